import { type LinkProps, Link as RouterLink } from 'react-router'

/** A link to a public page: its script is fetched when a visitor reaches for it. Private pages use the router's own, which fetches nothing ahead. */
export function Link(props: LinkProps) {
	return <RouterLink prefetch="intent" {...props} />
}
