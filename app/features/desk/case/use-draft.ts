/** What was typed and not sent stays in this tab until it is sent or its writer signs out. */
import { useEffect, useState } from 'react'

export function useDraft(name: string): [string, (text: string) => void] {
	const [text, setText] = useState('')
	// Read once the page runs: the server knows no drafts.
	useEffect(() => {
		try {
			setText(sessionStorage.getItem(`desk-draft ${name}`) ?? '')
		} catch {
			// Without storage a draft lives as long as the page.
		}
	}, [name])
	return [
		text,
		(typed) => {
			setText(typed)
			try {
				if (typed) sessionStorage.setItem(`desk-draft ${name}`, typed)
				else sessionStorage.removeItem(`desk-draft ${name}`)
			} catch {
				// As above.
			}
		},
	]
}
