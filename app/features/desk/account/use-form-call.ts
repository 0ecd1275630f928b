import { type FormEvent, useState } from 'react'
import type { DeskAnswer } from '../call.ts'
import { useDeskCall } from '../confirm.tsx'

/** A form that makes one call: what is under way, what was refused, and what happens when it is done. */
export function useFormCall(
	way: string,
	read: (data: FormData) => unknown,
	done: (answer: DeskAnswer, form: HTMLFormElement) => void,
) {
	const call = useDeskCall()
	const [answer, setAnswer] = useState<DeskAnswer | null>(null)
	const [isBusy, setBusy] = useState(false)

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isBusy) return
		const form = event.currentTarget
		setBusy(true)
		const given = await call(way, read(new FormData(form)))
		setBusy(false)
		setAnswer(given)
		if (!given.error) done(given, form)
	}
	return { send, answer, isBusy, isDone: answer !== null && answer.error === null }
}
