import { type LinkProps, Link as RouterLink } from 'react-router'

/**
 * A link to a public page: its script is fetched when a visitor reaches for it. Private pages use the router's own, which fetches nothing ahead.
 * No route has to be discovered, all are in the table that comes with the page: so no link is marked for it.
 */
export function Link(props: LinkProps) {
	return <RouterLink prefetch="intent" discover="none" {...props} />
}
