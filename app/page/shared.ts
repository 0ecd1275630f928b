/**
 * Whether the pages of a route may be cached. A route that does not export `sharedPage` is private: its pages are rendered for each
 * request, and neither the server nor the browser keeps them.
 */

export interface SharedPage {
	/** Everybody gets the same page in one language: it is rendered once and cached. */
	readonly shared: true
	/** The parameters of the address that change what the page shows; every other one is ignored. */
	readonly query: readonly string[]
}

/** `export const handle = sharedPage()`, or with the names of the parameters that matter: `sharedPage('search', 'field')`. */
export function sharedPage(...query: string[]): SharedPage {
	return { shared: true, query }
}

export function isSharedPage(handle: unknown): handle is SharedPage {
	return typeof handle === 'object' && handle !== null && 'shared' in handle
}
