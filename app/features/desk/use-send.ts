/**
 * What a form of the desk sends. One call at a time; and while a call's answer is missing, the same content goes out under the
 * same key, also from a page that was loaded again, so that the server stores it once. Edited content gets another key.
 */
import { useRef, useState } from 'react'
import { keyOf, newId } from '#app/form/submission-key.ts'
import type { DeskAnswer } from './call.ts'
import { useDeskCall } from './confirm.tsx'
import { keepInTab, keptInTab } from './tab-storage.ts'

const originOf = (form: string) => `${form} origin`

/** What this form sends from now on is something new, even where it says the same. */
export const startAnew = (form: string) => keepInTab(originOf(form), '')

/** `form` is the name under which the tab keeps its draft, if it keeps one. */
export function useSend(form: string) {
	const call = useDeskCall()
	const [answer, setAnswer] = useState<DeskAnswer | null>(null)
	const [isBusy, setBusy] = useState(false)
	const isUnderWay = useRef(false)

	/** Null while another call is under way. `content` is what makes two calls the same one. */
	async function send(
		endpoint: string,
		body?: unknown,
		content: unknown = body,
	): Promise<DeskAnswer | null> {
		if (isUnderWay.current) return null
		isUnderWay.current = true
		setBusy(true)
		const origin = keptInTab(originOf(form)) || newId()
		keepInTab(originOf(form), origin)
		const key = keyOf({ origin, turn: 0 }, JSON.stringify([endpoint, content]))
		const given = await call(endpoint, body, key)
		isUnderWay.current = false
		setBusy(false)
		setAnswer(given.error ? given : null)
		if (!given.error && endpoint.startsWith('POST')) startAnew(form)
		return given
	}
	return { send, answer, isBusy }
}
