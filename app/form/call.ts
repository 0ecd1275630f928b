/**
 * How a form speaks to the server: one call under a key, whatever it carries. The older way to ask, because `fetch` can't tell how much
 * of a file has left the device.
 */
import * as v from 'valibot'
import { type FormErrors, refusedSchema } from '#domain/forms/errors.ts'

export interface Answer {
	status: number
	/** The parsed body; null when it was cut off on its way, or is no JSON. */
	body: unknown
	retryAfter: string | null
}

interface CallOptions {
	/** However often the same content comes under this key, it is stored once. */
	key: string
	body: string | FormData
	/** A connection that moves nothing for so long is gone, whatever the browser believes. */
	patience: number
	/** From 0 to 1. */
	onProgress?: (share: number) => void
	signal?: AbortSignal
}

/** Undefined when there was no answer: no network, or none that moves. */
export function call(
	path: string,
	{ key, body, patience, onProgress, signal }: CallOptions,
): Promise<Answer | undefined> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest()
		let timer: ReturnType<typeof setTimeout> | undefined
		const end = (answer: Answer | undefined) => {
			clearTimeout(timer)
			resolve(answer)
		}
		const wait = () => {
			clearTimeout(timer)
			timer = setTimeout(() => request.abort(), patience)
		}
		request.upload.addEventListener('progress', ({ loaded, total }) => {
			wait()
			if (total > 0) onProgress?.(loaded / total)
		})
		request.addEventListener('load', () =>
			end({
				status: request.status,
				body: request.response,
				retryAfter: request.getResponseHeader('Retry-After'),
			}),
		)
		for (const type of ['error', 'abort']) request.addEventListener(type, () => end(undefined))
		signal?.addEventListener('abort', () => request.abort())
		request.open('POST', path)
		request.responseType = 'json'
		request.setRequestHeader('Idempotency-Key', key)
		if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json')
		wait()
		request.send(body)
	})
}

export interface Sent {
	/** What the visitor can quote. */
	reference: string | undefined
	/** Where the visitor can follow it, if the server says so. */
	statusAddress: string | undefined
}

export type Outcome =
	| ({ kind: 'sent'; answer: Record<string, unknown> } & Sent)
	/** The server found fault with fields; codes as in `domain/forms/errors.ts`. */
	| { kind: 'refused'; errors: FormErrors }
	| { kind: 'too-often'; seconds: number }
	/** The server or its store failed, for the form or for one of its files. Nothing typed is lost. */
	| { kind: 'failed'; status?: number; of?: 'files' }
	/** It never reached the server, or its answer never came back. */
	| { kind: 'lost'; of?: 'files' }
	/** The visitor stopped a file on its way. */
	| { kind: 'cancelled' }

const sentSchema = v.object({
	reference: v.optional(v.string()),
	status_address: v.optional(v.string()),
})

export function outcomeOf(answer: Answer | undefined): Outcome {
	if (!answer) return { kind: 'lost' }
	const { status, body, retryAfter } = answer
	if (status >= 200 && status < 300) {
		// Cut off on its way, or a network that wants a login first answered instead of the server.
		if (!v.is(sentSchema, body)) return { kind: 'lost' }
		const { reference, status_address: statusAddress } = body
		return { kind: 'sent', answer: body, reference, statusAddress }
	}
	const refused = v.safeParse(refusedSchema, body)
	if (status === 422 && refused.success) return { kind: 'refused', ...refused.output }
	if (status === 429) return { kind: 'too-often', seconds: Number(retryAfter ?? 60) }
	return { kind: 'failed', status }
}
