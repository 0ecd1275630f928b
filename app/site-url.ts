import { createContext } from 'react-router'

/** The public address of the site, set by the page handler for each request. */
export const siteUrlContext = createContext<string>('')
