/**
 * When the script of a page is lost on the network, the router loads the open page again. The address of the link that was pressed is
 * kept in this tab until its page is there, and the script in the head (`app/inline/preferences.js`) goes on to it.
 */
import { useEffect } from 'react'
import { useLocation } from 'react-router'

const storageKey = 'wanted'

function remember({ target, defaultPrevented }: MouseEvent): void {
	// The router opens the page itself, instead of the browser. Another language is no other page, and what is a button opens none.
	if (!defaultPrevented || !(target instanceof Element)) return
	const link = target.closest<HTMLAnchorElement>('a[href]:not([role="button"])')
	if (link && link.pathname !== location.pathname) store(link.href)
}

function store(address: string | null): void {
	try {
		if (address === null) sessionStorage.removeItem(storageKey)
		else sessionStorage.setItem(storageKey, address)
	} catch {
		// Storage can be blocked: then the open page is all there is.
	}
}

export function useWantedPage(): void {
	const location = useLocation()
	// Synchronises with presses on links, after the router has heard of them.
	useEffect(() => {
		addEventListener('click', remember)
		return () => removeEventListener('click', remember)
	}, [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: any page that has opened is the one that was wanted.
	useEffect(() => store(null), [location])
}
