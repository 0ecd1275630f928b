import { redirect } from 'react-router'

/** Where the desk begins. */
export const loader = () => redirect('/desk/me')
