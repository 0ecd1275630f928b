/** What was typed and not sent stays in this tab until it is sent or its writer signs out. */
import { useEffect, useState } from 'react'
import { keepInTab, keptInTab } from '../tab-storage.ts'
import { startAnew } from '../use-send.ts'

export function useDraft(name: string): [string, (text: string) => void] {
	const [text, setText] = useState('')
	// Read once the page runs: the server knows no drafts.
	useEffect(() => setText(keptInTab(name)), [name])
	return [
		text,
		(typed) => {
			setText(typed)
			keepInTab(name, typed)
			if (typed === '') startAnew(name)
		},
	]
}
