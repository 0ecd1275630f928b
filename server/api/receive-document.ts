/** Documents of visitors: kept under names nobody can guess. What takes one says what becomes of it afterwards. */
import type { Context } from 'hono'
import { documentKinds } from '#domain/forms/document-kinds.ts'
import { log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import type { Limits } from './limits.ts'
import {
	createFileReceiver,
	createFileTaker,
	type FileIntake,
	type Incoming,
	type SentFile,
} from './receive-upload.ts'
import type { Answer } from './responses.ts'
import { keyReused } from './single-flight.ts'

export type Intake = {
	/** What these calls are counted as. */
	counted: string
	/** What to do with a document that was kept, and what to answer. */
	kept: (name: string, file: SentFile) => Answer | Promise<Answer>
}

const asFiles = ({ documents }: Services, { counted, kept }: Intake): FileIntake => ({
	counted,
	kinds: documentKinds,
	async keep(file) {
		const name = await documents.keep(file)
		if (name === null) return keyReused
		log.info('document stored', { document: name })
		return kept(name, file)
	},
})

export function createDocumentTaker(services: Services, limits: Limits, settings: Settings) {
	const take = createFileTaker(services, limits, settings)
	return (incoming: Incoming, intake: Intake) => take(incoming, asFiles(services, intake))
}

/** For the calls that take a document. */
export function createDocumentReceiver(services: Services, limits: Limits, settings: Settings) {
	const receive = createFileReceiver(services, limits, settings)
	return (c: Context, intake: Intake) => receive(c, asFiles(services, intake))
}
