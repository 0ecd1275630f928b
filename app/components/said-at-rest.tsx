/**
 * A sentence for those who listen, said once the typing rests. A live region that changes with every letter is read as often as it
 * changed, and always with its last words: «6 questions found», twice.
 */
import { useEffect, useState } from 'react'

const rest = 400

export function SaidAtRest({ children }: { children: string }) {
	const [said, setSaid] = useState('')
	// Synchronises with the reader's voice.
	useEffect(() => {
		const timer = setTimeout(() => setSaid(children), rest)
		return () => clearTimeout(timer)
	}, [children])
	return (
		<p role="status" className="sr-only">
			{said}
		</p>
	)
}
