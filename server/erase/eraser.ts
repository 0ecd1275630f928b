/**
 * Erases submissions with all that belongs to them, asked for by retention, the command, the desk or a family. First
 * its tombstone is written, then the rows go in one transaction, then the bytes of documents and the files. What can't be
 * deleted now is tried again every minute and blocks nothing else.
 */
import { randomUUID } from 'node:crypto'
import { csvLine } from '../deliver/csv.ts'
import { rowOf } from '../deliver/spreadsheet.ts'
import type { Storage } from '../documents/storage.ts'
import { errorCode, log } from '../log.ts'
import type { Target } from '../store/erased-tables.ts'
import type { Asked, IsStill } from '../store/erasures.ts'
import type { Store } from '../store/store.ts'
import type { Tombstone, TombstoneFile } from '../store/tombstone-rows.ts'
import { lineDigest, removeFromFiles } from './erased-files.ts'
import type { TombstoneFiles } from './tombstone-files.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** A mail or a call that was under way when its submission was erased has ended after this, at the latest. */
const aftermath = 10 * minute
/** So long the files of a backup that is put back alone are looked through for what the database knows as erased. */
const filesDays = 60
/** Tombstones older than this are deleted: no backup may be kept, or put back, that is older (docs/deploy.md). */
const tombstoneDays = 400
/** How often a submission is marked again because a document came in between. */
const mostRounds = 5

const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

export type Eraser = ReturnType<typeof createEraser>

export function createEraser(
	store: Store,
	storage: Storage,
	tombstoneFiles: TombstoneFiles,
	dataDir: string,
) {
	const { erasures } = store

	async function tombstoneOf(
		target: Target,
		asked: Asked,
		leaving: readonly string[],
	): Promise<Tombstone | null> {
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

	async function removeBytes({ traces }: Tombstone): Promise<boolean> {
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
	async function removeOutside(tombstones: readonly Tombstone[]): Promise<void> {
		const gone: string[] = []
		for (const tombstone of tombstones)
			if (await removeBytes(tombstone)) gone.push(tombstone.submissionId)
		await removeFromFiles(dataDir, tombstones)
		await erasures.markDone(gone)
		await erasures.overwrite()
	}

	/** What was erased, and what needs a new tombstone because a document came after the first was made. */
	async function eraseSome(targets: readonly Target[], asked: Asked, isStill?: IsStill) {
		const leaving = targets.map(({ id }) => id)
		const tombstones: Tombstone[] = []
		for (const target of targets) {
			// Asked before anything is written: a tombstone of what stays would erase it at the next start.
			if (isStill && !(await store.transaction((trx) => isStill(trx, target)))) continue
			const tombstone = await tombstoneOf(target, asked, leaving)
			if (tombstone) tombstones.push(tombstone)
		}
		if (tombstones.length === 0) return { gone: [], changed: [] }
		const name = await tombstoneFiles.keep(tombstones)
		const gone: Tombstone[] = []
		const changed: Target[] = []
		for (const tombstone of tombstones) {
			const result = await erasures.eraseRows(tombstone, isStill)
			if (result === 'erased') gone.push(tombstone)
			if (result === 'changed') changed.push({ kind: tombstone.kind, id: tombstone.submissionId })
		}
		if (gone.length === tombstones.length) await erasures.rememberTombstoneFiles([name])
		else {
			// A tombstone of what is still there would erase it at the next start.
			if (gone.length > 0) await erasures.rememberTombstoneFiles([await tombstoneFiles.keep(gone)])
			await tombstoneFiles.remove(name)
		}
		return { gone, changed }
	}

	/** The number of submissions that are gone now. `isStill` is asked first, and once more with the rows locked. */
	async function erase(
		targets: readonly Target[],
		asked: Asked,
		isStill?: IsStill,
	): Promise<number> {
		const erased: Tombstone[] = []
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

	/** A manager's free words in tombstones from before there were codes: the file is written anew without them. */
	async function rewrite({ name, tombstones, website }: TombstoneFile): Promise<void> {
		const kept = await tombstoneFiles.keep([...tombstones, ...website])
		await erasures.rememberTombstoneFiles([kept])
		await tombstoneFiles.remove(name)
	}

	/** After a restore: what the rows of a backup brought back if the tombstones could not be read before, then what its files did. */
	async function eraseAgain(signal?: AbortSignal): Promise<void> {
		const unknown = await tombstoneFiles.unknown(await erasures.knownTombstoneFiles())
		await erasures.replay(unknown)
		for (const file of unknown.filter(({ isTyped }) => isTyped)) await rewrite(file)
		const tombstones = await erasures.since(daysAgo(filesDays))
		if (tombstones.length > 0) {
			const there = new Set(await storage.list(''))
			for (const tombstone of tombstones) {
				if (signal?.aborted) return
				if (tombstone.traces.documents.some((document) => there.has(document)))
					await removeBytes(tombstone)
			}
			await removeFromFiles(dataDir, tombstones)
		}
		const oldest = daysAgo(tombstoneDays).slice(0, 10)
		await tombstoneFiles.removeBefore(oldest)
		await erasures.forgetTombstoneFilesBefore(oldest)
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
