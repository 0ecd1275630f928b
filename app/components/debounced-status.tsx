/**
 * A sentence for screen readers, changed only after the typing pauses. They read a live region as often as it changed, and always
 * with its last words: «6 questions found», twice.
 */
import { useEffect, useState } from 'react'

const pause = 400

export function DebouncedStatus({ children }: { children: string }) {
	const [shown, setShown] = useState('')
	// Synchronises with the reader's voice.
	useEffect(() => {
		const timer = setTimeout(() => setShown(children), pause)
		return () => clearTimeout(timer)
	}, [children])
	return (
		<p role="status" className="sr-only">
			{shown}
		</p>
	)
}
