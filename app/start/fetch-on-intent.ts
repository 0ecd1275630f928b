/** The code and the texts of a page are fetched when a visitor reaches for its link, before the press. */
import { useEffect } from 'react'
import { onFirstMove } from './first-move.ts'
import { fetchPage } from './route-table.ts'

const fetched = new Set<string>()

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
		const stop = onFirstMove(
			() => void import('#app/language/text-files.ts').catch(() => undefined),
		)
		return () => {
			stop()
			for (const type of intents) document.removeEventListener(type, onIntent)
		}
	}, [])
}
