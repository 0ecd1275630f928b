/**
 * Erases submissions with all that belongs to them, for whoever asks: retention, the command, the desk, a family. First
 * the mark that it was erased, then the rows in one transaction, then the bytes of documents and the files. What can't be
 * deleted now is tried again every minute and blocks nothing else.
 */
import { randomUUID } from 'node:crypto'
import { csvLine } from '../deliver/csv.ts'
import { rowOf } from '../deliver/spreadsheet.ts'
import type { Storage } from '../documents/storage.ts'
import { errorCode, log } from '../log.ts'
import type { Erased, MarkFile } from '../store/erased-marks.ts'
import type { Target } from '../store/erased-tables.ts'
import type { Asked, IsStill } from '../store/erasures.ts'
import type { Store } from '../store/store.ts'
import { lineDigest, removeFromFiles } from './erased-files.ts'
import type { Tombstones } from './tombstones.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** A mail or a call that was under way when its submission was erased has ended after this, at the latest. */
const aftermath = 10 * minute
/** So long the files of a backup that is put back alone are looked through for what the database knows as erased. */
const filesDays = 60
/** Marks older than this are deleted: no backup may be kept, or put back, that is older (docs/deploy.md). */
const marksDays = 400
/** How often a submission is marked again because a document came in between. */
const mostRounds = 5

const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

export type Eraser = ReturnType<typeof createEraser>

export function createEraser(
	store: Store,
	storage: Storage,
	tombstones: Tombstones,
	dataDir: string,
) {
	const { erasures } = store

	async function markOf(
		target: Target,
		asked: Asked,
		leaving: readonly string[],
	): Promise<Erased | null> {
		const found = await erasures.trace(target, leaving)
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

	/** What was erased, and what must be marked anew because a document came after its mark. */
	async function eraseSome(targets: readonly Target[], asked: Asked, isStill?: IsStill) {
		const leaving = targets.map(({ id }) => id)
		const marks: Erased[] = []
		for (const target of targets) {
			const mark = await markOf(target, asked, leaving)
			if (mark) marks.push(mark)
		}
		if (marks.length === 0) return { gone: [], changed: [] }
		const name = await tombstones.keep(marks)
		const gone: Erased[] = []
		const changed: Target[] = []
		for (const mark of marks) {
			const result = await erasures.eraseRows(mark, isStill)
			if (result === 'erased') gone.push(mark)
			if (result === 'changed') changed.push({ kind: mark.kind, id: mark.submissionId })
		}
		if (gone.length === marks.length) await erasures.rememberMarks([name])
		else {
			// A mark of what is still there would erase it at the next start.
			if (gone.length > 0) await erasures.rememberMarks([await tombstones.keep(gone)])
			await tombstones.remove(name)
		}
		return { gone, changed }
	}

	/** The number of submissions that are gone now. `isStill` is asked once more in the moment of erasing. */
	async function erase(
		targets: readonly Target[],
		asked: Asked,
		isStill?: IsStill,
	): Promise<number> {
		const erased: Erased[] = []
		let left = targets
		for (let round = 0; left.length > 0; round += 1) {
			if (round === mostRounds) throw new Error('documents kept coming while they were erased')
			const { gone, changed } = await eraseSome(left, asked, isStill)
			erased.push(...gone)
			left = changed
		}
		for (const { kind, reference } of erased) log.info('submission erased', { kind, reference })
		if (erased.length > 0) await removeOutside(erased)
		return erased.length
	}

	/** What is due, what could not be finished, and what was just being sent when it was erased. */
	async function eraseDue(signal?: AbortSignal): Promise<void> {
		for (const { kind, submission_id, by, reason } of await erasures.due()) {
			if (signal?.aborted) return
			const target = { kind, id: submission_id }
			try {
				const count = await erase([target], { by, reason })
				if (count === 0 && !(await erasures.isBegun(target))) await erasures.markDone([target.id])
			} catch (error) {
				log.error('submission not erased', { kind, code: errorCode(error) })
			}
		}
		const unsettled = await erasures.unsettled(new Date(Date.now() - aftermath))
		if (unsettled.length === 0) return
		await erasures.eraseRest(unsettled)
		await eraseOrphans()
		await removeOutside(unsettled)
	}

	/** A manager's free words in marks from before there were codes: the file is written anew without them. */
	async function rewrite({ name, marks }: MarkFile): Promise<void> {
		await erasures.rememberMarks([await tombstones.keep(marks)])
		await tombstones.remove(name)
	}

	/** After a restore: what the rows of a backup brought back if the marks could not be read before, then what its files did. */
	async function eraseAgain(signal?: AbortSignal): Promise<void> {
		const unknown = await tombstones.unknown(await erasures.knownMarks())
		await erasures.replay(unknown)
		for (const file of unknown.filter(({ isTyped }) => isTyped)) await rewrite(file)
		const marks = await erasures.since(daysAgo(filesDays))
		if (marks.length > 0) {
			const there = new Set(await storage.list(''))
			for (const mark of marks) {
				if (signal?.aborted) return
				if (mark.traces.documents.some((document) => there.has(document))) await removeBytes(mark)
			}
			await removeFromFiles(dataDir, marks)
		}
		const oldest = daysAgo(marksDays).slice(0, 10)
		await tombstones.removeBefore(oldest)
		await erasures.forgetMarksBefore(oldest)
	}

	/** Documents of a submission that is gone belong to nobody. */
	async function eraseOrphans(signal?: AbortSignal): Promise<void> {
		for (const document of await erasures.orphans()) {
			if (signal?.aborted) return
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
