import { data } from 'react-router'

/** An address below the desk that is no page of it; the frame says so. */
export function loader() {
	throw data(null, { status: 404 })
}

export default function UnknownDeskPage() {
	return null
}
