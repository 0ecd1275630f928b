import { type FormEvent, useState } from 'react'
import type { DeskAnswer } from '../call.ts'
import { useSend } from '../use-send.ts'

/** A form that makes one call: what is under way, what was refused, and what happens when it is done. */
export function useFormCall(
	endpoint: string,
	read: (data: FormData) => unknown,
	done: (answer: DeskAnswer, form: HTMLFormElement) => void,
) {
	const { send: call, answer, isBusy } = useSend(endpoint)
	const [isDone, setDone] = useState(false)

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const given = await call(endpoint, read(new FormData(form)))
		if (!given) return
		setDone(given.error === null)
		if (!given.error) done(given, form)
	}
	return { send, answer, isBusy, isDone }
}
