import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Opens the question whose address the visitor came by; `showAll` brings back what a search had taken away. */
export function useQuestionAddress(showAll: () => void): void {
	const { hash, key } = useLocation()
	const wanted = useRef('')
	// Synchronises with the address. Browsers do the same for links they follow themselves, but not for the router's.
	// biome-ignore lint/correctness/useExhaustiveDependencies: following the same address twice opens it twice.
	useEffect(() => {
		wanted.current = decoded(hash.slice(1))
		if (wanted.current !== '' && !open(wanted.current)) showAll()
		else wanted.current = ''
	}, [hash, key])
	// Synchronises with the list: what a search had taken away is opened as soon as it is drawn again.
	useEffect(() => {
		if (wanted.current !== '' && open(wanted.current)) wanted.current = ''
	})
}

/** An address is input like any other: `#50%` is no question, and no reason to fail. */
function decoded(hash: string): string {
	try {
		return decodeURIComponent(hash)
	} catch {
		return ''
	}
}

/** Whether there is a question of that address on the page. */
function open(id: string): boolean {
	const question = document.getElementById(id)?.closest('details')
	if (!question) return false
	if (!question.open) {
		question.open = true
		question.scrollIntoView({ block: 'start' })
	}
	return true
}
