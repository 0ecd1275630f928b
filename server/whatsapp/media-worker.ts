/** Fetches the files of WhatsApp messages from the platform, and keeps them by the way of uploads. Their messages stand already: what fails here loses no word. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { maxDocumentBytes } from '#domain/forms/document.ts'
import { extensionOf } from '#domain/forms/document-kinds.ts'
import { limitedBody } from '../api/limited-body.ts'
import { ChannelFailure } from '../deliver/channel.ts'
import type { Job, Queue } from '../deliver/queues.ts'
import { createWorker, defaultTimes } from '../deliver/worker.ts'
import type { Documents } from '../documents/documents.ts'
import { inspect } from '../documents/inspect.ts'
import { createRoom } from '../documents/room.ts'
import type { Scanning } from '../documents/scanning.ts'
import { errorCode } from '../log.ts'
import type { Settings, WhatsappSettings } from '../settings.ts'
import type { AttachmentRow } from '../store/cases/attachments.ts'
import type { Store } from '../store/store.ts'

const minute = 60_000
/** After each try that failed; beyond the last as long as the platform keeps the file. */
const pauses = [1, 5, 30, 120, 720]
/** The platform forgets a file on the seventh day. */
const keptFor = 6 * 24 * 60 * minute
const longestCall = 60_000

/** Where the platform keeps files: the token goes nowhere else. */
const platformHosts = ['fbsbx.com', 'facebook.com', 'fbcdn.net', 'whatsapp.net']

export function isPlatformAddress(address: string, api: string): boolean {
	if (!URL.canParse(address)) return false
	const { protocol, hostname, origin, username } = new URL(address)
	if (username !== '') return false
	if (origin === new URL(api).origin) return true
	const isKnown = platformHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
	return protocol === 'https:' && isKnown
}

const described = v.object({
	url: v.string(),
	mime_type: v.optional(v.string(), ''),
	sha256: v.optional(v.string(), ''),
	file_size: v.optional(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), 0),
})

/** The file is not kept, for this reason. */
class Refused extends Error {}

interface MediaParts {
	store: Store
	documents: Documents
	scanning: Scanning
}

/** The bytes in a file of their own. */
async function save(response: Response, path: string) {
	const body = limitedBody(response.body, maxDocumentBytes)
	const hash = createHash('sha256')
	let size = 0
	async function* counted() {
		for await (const chunk of body.chunks()) {
			hash.update(chunk)
			size += chunk.byteLength
			yield chunk
		}
	}
	await pipeline(Readable.from(counted()), createWriteStream(path, { mode: 0o600 }))
	if (body.isOver()) throw new Refused('too_large')
	if (size === 0) throw new Refused('empty_file')
	const digest = hash.digest()
	return { size, hex: digest.toString('hex'), base64: digest.toString('base64') }
}

function mediaQueue(
	{ store, documents, scanning }: MediaParts,
	settings: Settings,
	{ api, token }: WhatsappSettings,
): Queue {
	const { attachments } = store.cases
	const room = createRoom(settings, documents.folder, store.documents)

	async function ask(address: string, signal: AbortSignal): Promise<Response> {
		const response = await fetch(address, {
			headers: { authorization: `Bearer ${token}` },
			// The token would go along.
			redirect: 'error',
			signal: AbortSignal.any([signal, AbortSignal.timeout(longestCall)]),
		})
		if (response.ok) return response
		await response.body?.cancel()
		throw new ChannelFailure(`HTTP_${response.status}`)
	}

	async function fetchFile(row: AttachmentRow, path: string, signal: AbortSignal): Promise<string> {
		const answer = await ask(`${api}/${row.media_id}`, signal)
		const file = v.parse(described, await answer.json())
		if (file.file_size > maxDocumentBytes) throw new Refused('too_large')
		if (!isPlatformAddress(file.url, api)) throw new Refused('wrong_place')
		const extension = extensionOf(row.content_type || file.mime_type, row.file_name ?? '')
		if (extension === null)
			throw new Refused(row.content_type === 'image/heic' ? 'heic' : 'wrong_kind')
		const { size, hex, base64 } = await save(await ask(file.url, signal), path)
		if (
			[row.digest || base64, file.sha256 || base64].some((said) => said !== base64 && said !== hex)
		)
			throw new Refused('damaged')
		const refusal = await inspect(path, extension)
		if (refusal) throw new Refused(refusal)
		const source = createHash('sha256').update(`wa ${row.case_id}`).digest('hex').slice(0, 16)
		const giveBack = await room.take(source, size)
		if (!giveBack) throw new ChannelFailure('NO_ROOM')
		try {
			const scan = await scanning.scanFile(path)
			if (scan === 'infected') throw new Refused('infected')
			const name = await documents.keep({
				...{ path, size, extension, source, scan },
				key: `wa ${row.id}`,
				fingerprint: `${hex}.${extension}`,
				fileName: row.file_name ?? `WhatsApp.${extension}`,
			})
			if (name === null) throw new Refused('damaged')
			return name
		} finally {
			giveBack()
		}
	}

	function job(row: AttachmentRow): Job {
		let end: { name: string } | { reason: string } = { reason: 'not_fetched' }
		return {
			id: row.id,
			attempts: row.attempts,
			said: { channel: 'wa', kind: 'media' },
			async send(attempt) {
				attempt.begin()
				const path = await documents.incomingPath()
				try {
					end = { name: await fetchFile(row, path, attempt.signal) }
				} catch (error) {
					if (error instanceof Refused) end = { reason: error.message }
					else throw error instanceof ChannelFailure ? error : new ChannelFailure(errorCode(error))
				} finally {
					await rm(path, { force: true })
				}
			},
			async markDone() {
				if ('reason' in end) return attachments.refuse(row.id, end.reason)
				await attachments.keep(row.id, end.name)
				// The case was erased meanwhile, or had the file already.
				await documents.removeUnclaimed([end.name])
			},
			async markFailed(failure) {
				const isOver = Date.now() - Date.parse(row.created_at) > keptFor
				if (isOver) return attachments.refuse(row.id, 'not_fetched')
				const pause = pauses[Math.min(row.attempts, pauses.length - 1)] ?? 720
				await attachments.failed(row.id, failure, new Date(Date.now() + pause * minute))
			},
		}
	}

	return {
		atOnce: 2,
		claimDue: async (by, until, limit) => (await attachments.claimDue(by, until, limit)).map(job),
		// Each file has its own schedule: a partner blocks who asks in vain too often.
		claimProbe: async () => undefined,
		hold: attachments.hold,
		release: attachments.release,
		wake: async () => {},
	}
}

export function createMediaWorker(
	parts: MediaParts,
	settings: Settings,
	whatsapp: WhatsappSettings,
) {
	const { start, stop } = createWorker(
		{ media: mediaQueue(parts, settings, whatsapp) },
		{ sharesMachine: parts.store.pool === null, before: async () => {} },
		defaultTimes,
	)
	return { start, stop }
}
