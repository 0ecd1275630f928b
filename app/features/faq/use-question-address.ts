import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the question whose address the visitor came by; `showAll` brings back what a search had taken away. */
export function useQuestionAddress(showAll: () => void): void {
	const { hash, key } = useLocation()
	// Synchronises with the address. Browsers do the same for links they follow themselves, but not for the router's.
	// biome-ignore lint/correctness/useExhaustiveDependencies: following the same address twice opens it twice.
	useEffect(() => {
		const id = decodeURIComponent(hash.slice(1))
		if (id === '') return
		const answer = document.getElementById(id)
		if (!answer) return showAll()
		const question = answer.closest('details')
		if (!question || question.open) return
		question.open = true
		question.scrollIntoView({ block: 'start' })
	}, [hash, key, showAll])
}
