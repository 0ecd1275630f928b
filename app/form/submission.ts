/**
 * Sending what a visitor typed. A retry of the same submission carries the same key, so that a lost answer
 * never makes a second row; an edited one gets a new key. While one is on its way a second press does nothing.
 */
import type { FormErrors } from '#domain/forms/errors.ts'

/** What never reached the server, or whose answer never came back. */
export interface Unsent extends Attempt {
	path: string
}

export type Outcome =
	/** `reference`: what the visitor can quote. */
	| { kind: 'sent'; answer: unknown; reference: string | undefined }
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
	const lost: Outcome = {
		kind: 'failed',
		status: undefined,
		answer: undefined,
		unsent: { path, json, key },
	}
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
		return lost
	}
	const answer: unknown = await response.json().catch(() => undefined)
	if (response.ok && isObject(answer)) {
		return { kind: 'sent', answer, reference: referenceOf(answer) }
	}
	if (response.ok) {
		// The answer was cut off on its way, or a network that wants a login first answered instead of the server.
		console.warn('the answer to a submission was lost')
		return lost
	}
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

/** For one form. While one is on its way, another is not sent: undefined. */
export function createSubmission(path: string, memory?: AttemptMemory) {
	let last: Attempt = { json: '', key: '' }
	let inFlight = false

	async function send(json: string): Promise<Outcome> {
		if (last.json === '') last = (await memory?.read()) ?? last
		if (last.json !== json) {
			last = { json, key: newKey() }
			await memory?.keep(last)
		}
		const outcome = await post(path, json, last.key)
		if (outcome.kind === 'sent') {
			last = { json: '', key: '' }
			await memory?.keep(last)
		}
		return outcome
	}

	return async (body: unknown): Promise<Outcome | undefined> => {
		if (inFlight) return undefined
		inFlight = true
		return send(JSON.stringify(body)).finally(() => {
			inFlight = false
		})
	}
}

function referenceOf(answer: unknown): string | undefined {
	return isObject(answer) && typeof answer.reference === 'string' ? answer.reference : undefined
}
