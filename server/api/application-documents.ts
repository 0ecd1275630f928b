import { rm } from 'node:fs/promises'
import type { Context } from 'hono'
import type { DocumentRefusal } from '#domain/forms/document.ts'
import { atMost } from '../at-most.ts'
import { inspect } from '../documents/inspect.ts'
import { errorCode, log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { type Answer, send, storeDown, tooOften } from './answer.ts'
import { clientAddress } from './client-address.ts'
import type { Limits } from './limits.ts'
import { createOnce, keyReused } from './once.ts'
import { receiveFile } from './receive-file.ts'
import { idempotencyKeyOf } from './request-parts.ts'

function refusalAnswer(refusal: DocumentRefusal): Answer {
	if (refusal === 'too_large') return { status: 413, body: { error: refusal } }
	if (refusal === 'required' || refusal === 'empty_file' || refusal === 'bad_name') {
		return { status: 422, body: { errors: { file: refusal } } }
	}
	return { status: 415, body: { error: refusal } }
}

export function uploadEndpoint({ documents }: Services, limits: Limits, settings: Settings) {
	const once = createOnce()
	// Decoding takes memory; the others wait on disk.
	const few = atMost(2)

	async function answer(c: Context, path: string): Promise<Answer> {
		const seconds = await limits.take(
			'upload',
			'application-documents',
			clientAddress(c, settings.trustProxy),
		)
		if (seconds !== null) return tooOften(seconds)
		const key = idempotencyKeyOf(c)
		if (key === null) return { status: 422, body: { errors: { idempotency_key: 'invalid' } } }
		const received = await receiveFile(c, path)
		if ('refusal' in received) return refusalAnswer(received.refusal)
		const { extension, size, digest } = received
		const fingerprint = `${digest}.${extension}`

		return once(key, fingerprint, async () => {
			const refusal = await few(() => inspect(path, extension))
			if (refusal) return refusalAnswer(refusal)
			try {
				const name = await documents.keep({ path, size, extension, key, fingerprint })
				if (name === null) return keyReused
				log.info('document stored', { document: name })
				return { status: 201, body: { name, address: documents.addressOf(name) } }
			} catch (error) {
				log.error('document not stored', { code: errorCode(error) })
				return storeDown
			}
		})
	}

	return async (c: Context) => {
		const path = await documents.incomingPath().catch(() => null)
		if (path === null) return send(c, storeDown)
		try {
			return send(c, await answer(c, path))
		} finally {
			await rm(path, { force: true })
		}
	}
}
