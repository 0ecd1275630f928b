/**
 * One uploaded file from its first byte until it is kept: counted, given room, received, looked at, scanned. Documents and
 * photos of the website come this way; what takes them says under which name calls are counted and how a file is kept.
 */
import { rm } from 'node:fs/promises'
import type { Context } from 'hono'
import type { DocumentLabel } from '#domain/cases/codes.ts'
import { type DocumentRefusal, maxDocumentBytes } from '#domain/forms/document.ts'
import type { FileExtension } from '#domain/forms/document-kinds.ts'
import { countRefusedUpload } from '../counts.ts'
import { inspect } from '../documents/inspect.ts'
import { createRoom } from '../documents/room.ts'
import { createFairQueue } from '../fair-queue.ts'
import { errorCode, log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import type { Scan } from '../store/document-rows.ts'
import { clientAddress } from './client-address.ts'
import type { Limits } from './limits.ts'
import { receiveFile } from './receive-file.ts'
import { idempotencyKeyOf } from './request-parts.ts'
import { type Answer, filesInLine, noRoom, send, storeDown, tooOften } from './responses.ts'
import { createSingleFlight } from './single-flight.ts'

export type FileIntake = {
	/** What these calls are counted as. */
	counted: string
	/** By the endings that are taken. */
	kinds: object
	/** What to do with a file that nothing speaks against, and what to answer. */
	keep: (file: InspectedFile) => Promise<Answer>
}

/** The file as its sender has it, and what the sender says it is. */
export type SentFile = { fileName: string; size: number; label: DocumentLabel | null }

type ReceivedFile = SentFile & { path: string; extension: FileExtension; fingerprint: string }
export type InspectedFile = ReceivedFile & { key: string; source: string; scan: Scan }

/** One request that carries a file, and who sends it. A key that is null was refused. */
export type Incoming = { request: Request; address: string; key: string | null }

function refusalAnswer(refusal: DocumentRefusal): Answer {
	countRefusedUpload(refusal)
	if (refusal === 'too_large') return { status: 413, body: { error: refusal } }
	if (refusal === 'required' || refusal === 'empty_file' || refusal === 'bad_name') {
		return { status: 422, body: { errors: { file: refusal } } }
	}
	return { status: 415, body: { error: refusal } }
}

function announcedBytes({ headers }: Request): number {
	const length = Number(headers.get('content-length') ?? maxDocumentBytes)
	return Math.min(maxDocumentBytes, length > 0 ? length : maxDocumentBytes)
}

/** Looking inside takes memory and time, so that the process looks at two at once; the others wait on disk, by turns. */
const inspections = createFairQueue({ running: 2, runningEach: 1, waiting: 60, waitingEach: 3 })
/** What a file costs that took all the time there is: as many calls as otherwise fill that time. */
const tooComplexPoints = 20

const megabyte = 1024 * 1024

/** `source` is a digest of the address, or of the network around it. */
type Sender = { address: string; source: string }

/** Answers with what the call says of the file. */
export function createFileTaker(
	{ documents, scanning, store }: Services,
	limits: Limits,
	settings: Settings,
) {
	const singly = createSingleFlight()
	const room = createRoom(settings, documents.folder, store.documents)

	let isSweeping = false
	/** With little room left, unclaimed uploads are deleted earlier, so that the next try may find room. */
	function makeRoom(): void {
		if (isSweeping) return
		isSweeping = true
		void documents
			.sweep()
			.catch((error) => log.error('sweep failed', { code: errorCode(error) }))
			.finally(() => {
				isSweeping = false
			})
	}

	/** Every refusal of a file passes here. */
	function refuse(refusal: DocumentRefusal, { source }: Sender): Answer {
		log[refusal === 'infected' ? 'warn' : 'info']('document refused', { code: refusal, source })
		return refusalAnswer(refusal)
	}

	async function look(
		file: ReceivedFile,
		key: string,
		sender: Sender,
		intake: FileIntake,
	): Promise<Answer> {
		const inspecting = inspections.run(sender.source, () => inspect(file.path, file.extension))
		if (!inspecting) {
			log.info('too many files in line', { source: sender.source })
			return filesInLine
		}
		const refusal = await inspecting
		if (refusal === 'too_complex') {
			await limits.take('upload', intake.counted, sender.address, tooComplexPoints - 1)
		}
		if (refusal) return refuse(refusal, sender)
		const scan = await scanning.scanFile(file.path)
		if (scan === 'infected') return refuse('infected', sender)
		return intake.keep({ ...file, key, source: sender.source, scan })
	}

	async function receive(
		request: Request,
		sender: Sender,
		key: string,
		intake: FileIntake,
	): Promise<Answer> {
		const path = await documents.incomingPath()
		try {
			const received = await receiveFile(request, path, intake.kinds)
			if ('refusal' in received) return refuse(received.refusal, sender)
			if ('failed' in received) {
				log.error('upload not written', { code: received.failed })
				return received.failed === 'ENOSPC' ? noRoom : storeDown
			}
			const { extension, size, digest, fileName, label } = received
			const fingerprint = `${digest}.${extension}`
			const file = { path, extension, size, fileName, label, fingerprint }
			return await singly(key, fingerprint, () => look(file, key, sender, intake))
		} finally {
			await rm(path, { force: true })
		}
	}

	return async ({ request, address, key }: Incoming, intake: FileIntake): Promise<Answer> => {
		const seconds = await limits.take('upload', intake.counted, address)
		if (seconds !== null) return tooOften(seconds)
		if (key === null) return { status: 422, body: { errors: { idempotency_key: 'invalid' } } }
		const megabytes = Math.ceil(announcedBytes(request) / megabyte)
		if ((await limits.take('bytes', 'documents', address, megabytes)) !== null) {
			log.warn('too much in a day', { source: limits.sharerOf(address) })
			return noRoom
		}
		const sender = { address, source: limits.sharerOf(address) }
		try {
			const giveBack = await room.take(sender.source, announcedBytes(request))
			if (!giveBack) {
				makeRoom()
				log.warn('no room for an upload', { source: sender.source })
				return noRoom
			}
			return await receive(request, sender, key, intake).finally(giveBack)
		} catch (error) {
			log.error('document not stored', { code: errorCode(error) })
			return storeDown
		}
	}
}

/** For the calls that take a file. */
export function createFileReceiver(services: Services, limits: Limits, settings: Settings) {
	const take = createFileTaker(services, limits, settings)
	return async (c: Context, intake: FileIntake): Promise<Response> => {
		const address = clientAddress(c, settings.trustProxy)
		const key = idempotencyKeyOf(c)
		return send(c, await take({ request: c.req.raw, address, key }, intake))
	}
}
