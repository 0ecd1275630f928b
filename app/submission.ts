/**
 * Sending what a visitor typed. A retry of the same submission carries the same key, so that a lost answer
 * never makes a second row; an edited one gets a new key. While one is on its way a second press does nothing.
 */
import { useRef, useState } from 'react'
import type { FormErrors } from '#domain/forms/errors.ts'

/** What never reached the server, or whose answer never came back. */
export interface Unsent extends Attempt {
	path: string
}

export type Outcome =
	| { kind: 'sent'; answer: unknown }
	/** The server found fault with fields; codes as in `domain/forms/errors.ts`. */
	| { kind: 'refused'; errors: FormErrors }
	| { kind: 'too-often'; seconds: number }
	/** Anything else: the server, the store or the network failed. Nothing typed is lost. */
	| { kind: 'failed'; status: number | undefined; answer: unknown; unsent?: Unsent }

const timeLimit = 20_000

/** `crypto.randomUUID` exists only on https and localhost; a test phone on the office network has neither. */
export function newKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, '0'),
	).join('')
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null
}

export async function post(path: string, json: string, key: string): Promise<Outcome> {
	let response: Response
	try {
		response = await fetch(path, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
			body: json,
			signal: AbortSignal.timeout(timeLimit),
		})
	} catch (error) {
		console.warn('submission did not reach the server', error)
		return { kind: 'failed', status: undefined, answer: undefined, unsent: { path, json, key } }
	}
	const answer: unknown = await response.json().catch(() => undefined)
	if (response.ok) return { kind: 'sent', answer }
	if (response.status === 422 && isObject(answer) && isObject(answer.errors)) {
		return { kind: 'refused', errors: answer.errors as FormErrors }
	}
	if (response.status === 429) {
		return { kind: 'too-often', seconds: Number(response.headers.get('Retry-After') ?? 60) }
	}
	return { kind: 'failed', status: response.status, answer }
}

/** What was sent last, and under which key. */
export interface Attempt {
	json: string
	key: string
}

/** Where the last attempt is kept, for forms whose text outlives the page. */
interface AttemptMemory {
	read: () => Promise<Attempt | undefined>
	keep: (attempt: Attempt) => Promise<void>
}

export function useSubmission(path: string, memory?: AttemptMemory) {
	const [sending, setSending] = useState(false)
	const inFlight = useRef(false)
	const last = useRef<Attempt>({ json: '', key: '' })

	/** Undefined means that a submission is already on its way. */
	async function submit(body: unknown): Promise<Outcome | undefined> {
		if (inFlight.current) return undefined
		const json = JSON.stringify(body)
		inFlight.current = true
		setSending(true)
		try {
			if (last.current.json === '') last.current = (await memory?.read()) ?? last.current
			if (last.current.json !== json) {
				last.current = { json, key: newKey() }
				await memory?.keep(last.current)
			}
			const outcome = await post(path, json, last.current.key)
			if (outcome.kind === 'sent') last.current = { json: '', key: '' }
			return outcome
		} finally {
			inFlight.current = false
			setSending(false)
		}
	}
	return { sending, submit }
}

/** The reference the server gave, for the success notice. */
export function referenceOf(answer: unknown): string | undefined {
	return isObject(answer) && typeof answer.reference === 'string' ? answer.reference : undefined
}
