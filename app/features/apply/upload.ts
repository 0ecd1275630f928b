/** Sends one file. `fetch` can't tell how much has left the device; the older way can. */
import * as v from 'valibot'
import { type DocumentRefusal, documentRefusals } from '#domain/forms/document.ts'

/** Why a file did not arrive: what the server has against it, or what came between. */
export type UploadFailure = DocumentRefusal | 'network' | 'server' | 'no_room' | 'too_often'

export type UploadOutcome =
	| { kind: 'sent'; address: string }
	| { kind: 'failed'; reason: UploadFailure }
	| { kind: 'cancelled' }

/** A connection that moves nothing for so long is gone, whatever the browser believes. */
const patience = 60_000

const sentAnswer = v.object({ address: v.string() })
const noRoomAnswer = v.object({ error: v.literal('no_room') })
const refusal = v.picklist(documentRefusals)
const refusedAnswer = v.union([
	v.pipe(
		v.object({ error: refusal }),
		v.transform(({ error }) => error),
	),
	v.pipe(
		v.object({ errors: v.object({ file: refusal }) }),
		v.transform(({ errors }) => errors.file),
	),
])

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

function outcomeOf(status: number, text: string): UploadOutcome {
	const answer = parseJson(text)
	if (status === 201) {
		const sent = v.safeParse(sentAnswer, answer)
		if (sent.success) return { kind: 'sent', address: sent.output.address }
	}
	if (status === 429) return { kind: 'failed', reason: 'too_often' }
	if (v.is(noRoomAnswer, answer)) return { kind: 'failed', reason: 'no_room' }
	const refused = v.safeParse(refusedAnswer, answer)
	if (refused.success) return { kind: 'failed', reason: refused.output }
	return { kind: 'failed', reason: status === 413 ? 'too_large' : 'server' }
}

interface Options {
	/** The same file under the same key is stored once, however often it is sent. */
	key: string
	/** From 0 to 1. */
	onProgress: (share: number) => void
	signal: AbortSignal
}

export function upload(file: File, { key, onProgress, signal }: Options): Promise<UploadOutcome> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest()
		let timer: ReturnType<typeof setTimeout> | undefined
		const end = (outcome: UploadOutcome) => {
			clearTimeout(timer)
			resolve(outcome)
		}
		const lost = () => end({ kind: 'failed', reason: 'network' })
		const wait = () => {
			clearTimeout(timer)
			timer = setTimeout(() => {
				lost()
				request.abort()
			}, patience)
		}
		request.upload.addEventListener('progress', ({ loaded, total }) => {
			wait()
			if (total > 0) onProgress(loaded / total)
		})
		request.addEventListener('load', () => end(outcomeOf(request.status, request.responseText)))
		request.addEventListener('error', lost)
		request.addEventListener('abort', () => end({ kind: 'cancelled' }))
		signal.addEventListener('abort', () => request.abort())

		const form = new FormData()
		form.append('file', file, file.name)
		request.open('POST', '/api/application-documents')
		request.setRequestHeader('Idempotency-Key', key)
		wait()
		request.send(form)
	})
}
