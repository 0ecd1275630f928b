/** Sends a record: its files one by one, then what was typed with their addresses. From the open form or from any page, it is the same. */
import { call, type Outcome, outcomeOf } from './call.ts'
import { createFiles, type Files } from './files.ts'
import type { FormRecord } from './record.ts'
import { deviceFiles } from './storage.ts'
import { keyOf } from './submission-key.ts'

const patience = 20_000

/** The files of a record as the device has them; those it could not keep are missing. */
export async function keptFiles({ id: record, files }: FormRecord) {
	const read = files.map(async (one) => ({ ...one, file: await deviceFiles.read(record, one.id) }))
	return (await Promise.all(read)).flatMap(({ file, ...one }) => (file ? { ...one, file } : []))
}

async function filesOf(record: FormRecord): Promise<Files | undefined> {
	if (!record.upload || record.files.length === 0) return undefined
	const files = createFiles(record.upload)
	files.restore(await keptFiles(record))
	return files
}

/** `chosen`: the files as the open form has them, with their progress. */
export async function deliver(record: FormRecord, chosen?: Files, again = true): Promise<Outcome> {
	const files = chosen ?? (await filesOf(record))
	let json = record.body ?? '{}'
	if (files && record.upload) {
		const uploads = await files.sendAll()
		if (uploads.kind === 'cancelled') return uploads
		if (uploads.kind === 'failed') {
			const { file } = files.read().chosen.find(({ state }) => state === 'failed') ?? {}
			console.warn(`Failed to upload ${file?.name}: ${uploads.reason}`)
			return { kind: uploads.reason === 'network' ? 'lost' : 'failed', of: 'files' }
		}
		const { as, kindsAs } = record.upload
		const { addresses, kinds } = uploads
		json = JSON.stringify({
			...JSON.parse(json),
			[as]: addresses,
			...(kindsAs && kinds.length > 0 && { [kindsAs]: kinds }),
		})
	}
	const outcome = outcomeOf(
		await call(record.endpoint, { key: keyOf(record, json), body: json, patience }),
	)
	// A day has passed, and what was up is gone: it is sent anew, once.
	const isForgotten =
		outcome.kind === 'refused' && outcome.errors[record.upload?.as ?? ''] === 'unknown_document'
	if (!isForgotten || !again) return outcome
	files?.forgetAddresses()
	return deliver(record, files, false)
}
