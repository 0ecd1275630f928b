/**
 * What a route says about who may see its pages. One that exports nothing of this is private: it is made for each request
 * anew, and neither the server nor the browser keeps it.
 */

export interface SharedPage {
	/** The page is the same for everyone who reads it in one language: it is made once and kept. */
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
