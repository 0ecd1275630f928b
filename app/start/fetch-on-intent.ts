/**
 * The code and the texts of a page are fetched when a visitor reaches for its link, before the press: the router fetches the
 * code, and here the page's own loader runs once ahead, so that the texts are there too.
 */
import { useEffect } from 'react'
import { matchRoutes, type Params } from 'react-router'
import { onFirstMove } from './first-move.ts'

interface RouteEntry {
	id: string
	path?: string
	index?: boolean
	/** The address of its code. */
	module: string
}

declare global {
	interface Window {
		/** The router's own table. */
		__reactRouterManifest?: { routes: Record<string, RouteEntry> }
	}
}

type Loader = (page: { request: Request; params: Params }) => unknown

const fetched = new Set<string>()

async function fetchPage(url: URL): Promise<void> {
	const entries = Object.values(window.__reactRouterManifest?.routes ?? {})
	const routes = entries.flatMap(({ id, path, index }) =>
		id === 'root' ? [] : index ? { id, index: true as const } : { id, path: path ?? '' },
	)
	const match = matchRoutes(routes, url.pathname)?.[0]
	if (!match) return
	const { params, route } = match
	// The frame's texts too: the router asks for them again when the address loses its question.
	const wanted = entries.filter(({ id }) => id === 'root' || id === route.id)
	await Promise.all(
		wanted.map(async ({ module }) => {
			const { clientLoader }: { clientLoader?: Loader } = await import(/* @vite-ignore */ module)
			await clientLoader?.({ request: new Request(url), params })
		}),
	)
}

function onIntent({ target }: Event): void {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
	if (!link || link.target || link.origin !== location.origin) return
	const url = new URL(link.href)
	// A link to the other language would switch it.
	if (url.searchParams.has('lang') || url.pathname === location.pathname) return
	if (fetched.has(url.pathname)) return
	fetched.add(url.pathname)
	fetchPage(url).catch(() => fetched.delete(url.pathname))
}

const intents = ['pointerover', 'touchstart', 'focusin'] as const

export function useFetchOnIntent(): void {
	// Synchronises with what the visitor reaches for.
	useEffect(() => {
		for (const type of intents) document.addEventListener(type, onIntent, { passive: true })
		const stop = onFirstMove(() => void import('#app/page/text-files.ts').catch(() => undefined))
		return () => {
			stop()
			for (const type of intents) document.removeEventListener(type, onIntent)
		}
	}, [])
}
