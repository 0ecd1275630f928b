import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the question whose address the visitor came by; `showAll` brings back what a search had taken away. */
export function useQuestionAddress(showAll: () => void): void {
	const { hash, key } = useLocation()
	// Synchronises with the address. Browsers do the same for links they follow themselves, but not for the router's.
	// biome-ignore lint/correctness/useExhaustiveDependencies: following the same address twice opens it twice.
	useEffect(() => {
		const id = decodeURIComponent(hash.slice(1))
		if (id === '' || open(id)) return
		showAll()
		const drawn = requestAnimationFrame(() => open(id))
		return () => cancelAnimationFrame(drawn)
	}, [hash, key, showAll])
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
