/**
 * Erases submissions with all that belongs to them, for whoever asks: retention, the command, the desk, a family. First
 * the mark that it was erased, then the bytes of documents, then the rows in one transaction, then the files. What can't be
 * deleted now is tried again every minute and blocks nothing else.
 */
import { randomUUID } from 'node:crypto'
import { csvLine } from '../deliver/csv.ts'
import { rowOf } from '../deliver/spreadsheet.ts'
import type { Storage } from '../documents/storage.ts'
import { errorCode, log } from '../log.ts'
import type { Target } from '../store/erased-tables.ts'
import type { Asked, Erased } from '../store/erasures.ts'
import type { Store } from '../store/store.ts'
import { lineDigest, removeFromFiles } from './erased-files.ts'
import type { Tombstones } from './tombstones.ts'

const minute = 60_000
/** A mail that was just being written when its submission was erased is gone after this, at the latest. */
const aftermath = 10 * minute
/** No backup is kept as long. */
const backupDays = 60

export type Eraser = ReturnType<typeof createEraser>

export function createEraser(
	store: Store,
	storage: Storage,
	tombstones: Tombstones,
	dataDir: string,
) {
	const { erasures } = store

	async function markOf(target: Target, asked: Asked): Promise<Erased | null> {
		const found = await erasures.trace(target)
		if (!found) return null
		const { reference, ...traces } = found
		const isContact = target.kind === 'contact_submissions'
		const submission = isContact ? await store.submissions.find(target.kind, target.id) : null
		return {
			id: randomUUID(),
			kind: target.kind,
			submissionId: target.id,
			reference,
			line: submission ? lineDigest(csvLine(Object.values(rowOf(submission)))) : '',
			traces,
			...asked,
			requestedAt: new Date().toISOString(),
		}
	}

	async function removeBytes({ traces }: Erased): Promise<boolean> {
		let isGone = true
		for (const document of traces.documents) {
			try {
				await storage.remove(document)
			} catch (error) {
				isGone = false
				log.error('document not removed', { document, code: errorCode(error) })
			}
		}
		return isGone
	}

	/** Bytes and files, of what is marked already. */
	async function removeOutside(marks: readonly Erased[]): Promise<void> {
		const gone: string[] = []
		for (const mark of marks) if (await removeBytes(mark)) gone.push(mark.submissionId)
		await removeFromFiles(dataDir, marks)
		await erasures.markDone(gone)
		await erasures.overwrite()
	}

	/** The number of submissions that were there. */
	async function erase(targets: readonly Target[], asked: Asked): Promise<number> {
		const marks: Erased[] = []
		for (const target of targets) {
			const mark = await markOf(target, asked)
			if (mark) marks.push(mark)
		}
		if (marks.length === 0) return 0
		await tombstones.keep(marks)
		await erasures.eraseRows(marks)
		for (const { kind, reference } of marks) log.info('submission erased', { kind, reference })
		await removeOutside(marks)
		return marks.length
	}

	/** What is due, what could not be finished, and what was just being sent when it was erased. */
	async function eraseDue(): Promise<void> {
		for (const { kind, submission_id, by, reason } of await erasures.due()) {
			const target = { kind, id: submission_id }
			try {
				const count = await erase([target], { by, reason })
				if (count === 0 && !(await erasures.isBegun(target))) await erasures.markDone([target.id])
			} catch (error) {
				log.error('submission not erased', { kind, code: errorCode(error) })
			}
		}
		const unsettled = await erasures.unsettled(new Date(Date.now() - aftermath))
		if (unsettled.length > 0) await removeOutside(unsettled)
	}

	/** After a restore: what the files of a backup brought back. */
	async function eraseAgain(): Promise<void> {
		const since = new Date(Date.now() - backupDays * 24 * 60 * minute).toISOString().slice(0, 10)
		const marks = await tombstones.all(since)
		await erasures.eraseAgain(marks)
		if (marks.length > 0) await removeOutside(marks)
	}

	/** Documents of a submission that somebody deleted by hand belong to nobody. */
	async function eraseOrphans(): Promise<void> {
		for (const document of await erasures.orphans()) {
			try {
				await storage.remove(document)
				await store.documents.forget(document)
			} catch (error) {
				log.error('document not removed', { document, code: errorCode(error) })
			}
		}
	}

	return { erase, eraseDue, eraseAgain, eraseOrphans }
}
