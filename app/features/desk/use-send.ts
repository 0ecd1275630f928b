/**
 * A call of the desk from a component. One at a time; and while the answer to a POST is missing, the same content goes out under the
 * same key, also from a page that was loaded again, so that the server stores it once. Edited content gets another key.
 */
import { use, useRef, useState } from 'react'
import { keyOf, newId } from '#app/form/submission-key.ts'
import type { DeskAnswer } from './call.ts'
import { CallContext } from './call-context.ts'
import { keepInTab, keptInTab } from './tab-storage.ts'

const originOf = (form: string) => `${form} origin`

/** What this form sends from now on is something new, even where it says the same. */
export const startAnew = (form: string) => keepInTab(originOf(form), '')

function keyFor(form: string, content: unknown): string {
	const origin = keptInTab(originOf(form)) || newId()
	keepInTab(originOf(form), origin)
	return keyOf({ origin, turn: 0 }, JSON.stringify(content))
}

/** `form` is the name under which the tab keeps its draft, if it keeps one. */
export function useSend(form: string) {
	const call = use(CallContext)
	const [last, setLast] = useState<DeskAnswer | null>(null)
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
		const isPost = endpoint.startsWith('POST')
		const given = await call(endpoint, body, isPost ? keyFor(form, [endpoint, content]) : undefined)
		isUnderWay.current = false
		setBusy(false)
		setLast(given)
		if (!given.error && isPost) startAnew(form)
		return given
	}
	return {
		send,
		isBusy,
		/** Why the last call was refused; null when it was not. */
		answer: last?.error ? last : null,
		isDone: last !== null && last.error === null,
	}
}
