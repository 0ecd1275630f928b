/**
 * What the site says now, in this process: the documents of the release, and over them what was published. A request takes the
 * snapshot with which it began; a newer one replaces it at once for all after it.
 *
 * Nothing that goes wrong here takes the site down: without a database the last known documents stay (after a restart those of the
 * file that is written after every change, else those of the release), and a document or text that can't be made leaves the one before.
 */
import { forgetAll, remembered, runsOf } from '#content/derive/remembered.ts'
import { shippedEntries } from '#content/entries.ts'
import { type Documents, shipped } from '#content/shipped.ts'
import { photosIn } from '#domain/website/photos.ts'
import { errorCode, errorFrames, log } from '../log.ts'
import { type Job, repeat } from '../repeat.ts'
import { keepOfficeCalendar } from '../store/cases/calendar.ts'
import { letOthersRun } from '../turns.ts'
import {
	createDocuments,
	type DocumentFault,
	type PublishedVersion,
	parseAhead,
} from './documents.ts'
import { longestWriting, openPublishedFiles, type Published } from './published-files.ts'
import { createSnapshots, type KeptText, type Snapshot } from './snapshot.ts'

/** The rows of what was published (`server/store/website`). */
export interface PublishedRows {
	/** Grows with everything that changes what is or will be shown. */
	revision(): Promise<number>
	/** `known` is what was read before: what did not change since is the same object again. */
	at(moment: string, known?: Published): Promise<Published>
}

export interface SiteContent {
	current(): Snapshot
	/** Of the publications that the current snapshot shows. */
	revision(): number
	/** Published documents that can't be shown, and why. */
	faults(): readonly DocumentFault[]
	/** False while the last publication could not be made into pages. */
	isFresh(): boolean
	/** A text under its hash, also for a while after it was replaced: an open page may still ask for it. */
	textUnder(hash: string): KeptText | undefined
	/** Whether a text that is shown, or was until a while ago, names this photo. */
	showsPhoto(hash: string): Promise<boolean>
	/** Looks at the database now; afterwards everything that was published before the call is shown, if it can be. */
	refresh(): Promise<void>
	/** Refreshes, but seldom: for an address that this process does not know and another one may. */
	lookAgain(): Promise<void>
	/** Calls it whenever an erasure is shown: whoever keeps what was made of the texts lets go of it. */
	onErasure(letGo: () => void): void
	/** Looks every second, until it is stopped. */
	follow(): Job
	/** What the site would say at a moment with these versions beside the published ones. */
	preview(more: readonly PublishedVersion[], at: string): Promise<Snapshot>
	/** Another release, while developing. */
	ship(documents: Documents): Promise<void>
}

/** How long texts are still there that were replaced. */
const grace = 10 * 60_000
const eachSecond = () => 1000
/** What could not be made into pages is tried again after so long, or when something else is published. */
const pauseAfterFailure = 60_000
/** Addresses that nobody knows don't become as many queries. */
const betweenLooks = 250

const nothingPublished: Published = {
	...{ at: '', revision: 0, versions: [], next_live_at: null, erased: [] },
}

const photosOf = remembered((document: object) => photosIn(document).map(({ photo }) => photo.hash))
const photosShown = remembered(async (documents: Documents) => {
	const shown = new Set<string>()
	for (const { document } of shippedEntries(documents)) {
		await letOthersRun()
		for (const hash of photosOf(document)) shown.add(hash)
	}
	return shown
})

export async function openSiteContent(rows: PublishedRows, dataDir: string): Promise<SiteContent> {
	let build = createSnapshots()
	let files = openPublishedFiles(dataDir)
	let release = shipped
	let documentsAt = createDocuments(release)
	// First the release alone: what it says is what stays where a published document can't be shown.
	let current = await build(shipped)
	let published = nothingPublished
	let faults: readonly DocumentFault[] = []
	let failed: { revision: number; at: number } | null = null
	/** When the files of what is published are to be written; null where nothing is. */
	let writeAt: number | null = null
	let replaced: { snapshot: Snapshot; at: number }[] = []
	const lettingGo: (() => void)[] = []
	let isDatabaseDown = false
	let lastLook = 0

	async function show(next: Published): Promise<void> {
		const moment = new Date().toISOString()
		const isErased = next.erased.length !== published.erased.length
		// What was read of the texts before is forgotten with them.
		if (isErased) {
			documentsAt = createDocuments(release)
			files = openPublishedFiles(dataDir, longestWriting.afterErasure)
			// At a start that is the release alone, and everything would be made twice.
			if (published !== nothingPublished) {
				forgetAll()
				build = createSnapshots()
			}
		}
		const known = new Set(runsOf(published.versions))
		await parseAhead(runsOf(next.versions).filter((run) => !known.has(run)))
		const made = documentsAt(next.versions, moment, next.erased)
		const snapshot = await build(made.documents, made.deleted)
		for (const { kind, id } of made.faults) log.error('content_not_shown', { kind, entry: id })
		for (const { name } of snapshot.faults) log.error('text_not_made', { entry: name })
		faults = made.faults
		published = next
		const now = Date.now()
		if (isErased) replaced = []
		else if (snapshot.version !== current.version)
			replaced = [{ snapshot: current, at: now }, ...replaced.filter(({ at }) => now - at < grace)]
		current = snapshot
		if (isErased) for (const letGo of lettingGo) letGo()
		const { site, 'public-holidays': holidays } = made.documents.pages
		keepOfficeCalendar({ hours: site.site.officeHours, holidays: holidays.publicHolidays })
	}

	async function look(): Promise<void> {
		lastLook = Date.now()
		const next = await readRows().catch((error: unknown) => {
			if (!isDatabaseDown) log.warn('content not read', { code: errorCode(error) })
			isDatabaseDown = true
			return null
		})
		if (next === null) return
		isDatabaseDown = false
		if (next === published) return writeFiles()
		try {
			await show(next)
			failed = null
			writeAt = 0
			await writeFiles()
		} catch (error) {
			failed = { revision: next.revision, at: Date.now() }
			log.error('content_not_made', { code: errorCode(error), stack: errorFrames(error) })
		}
	}

	async function writeFiles(): Promise<void> {
		if (writeAt === null || Date.now() < writeAt) return
		const pause = await files.write(published)
		writeAt = pause === null ? null : Date.now() + pause
	}

	/** The same object when nothing has changed. */
	async function readRows(): Promise<Published> {
		const revision = await rows.revision()
		const moment = new Date().toISOString()
		const isDue = published.next_live_at !== null && published.next_live_at <= moment
		if (revision === published.revision && !isDue) return published
		const isRetry = failed?.revision === revision && Date.now() - failed.at < pauseAfterFailure
		return isRetry ? published : rows.at(moment, published)
	}

	// One after another: two at once would build on each other's texts.
	let work: Promise<void> = Promise.resolve()
	const inTurn = (task: () => Promise<void>): Promise<void> => {
		const done = work.then(task)
		// One that fails does not keep the next from being done.
		work = done.catch(() => undefined)
		return done
	}

	// Shared by all who ask meanwhile: a database that is silent would otherwise be asked once for each of them.
	let waiting: Promise<void> | null = null

	await look()
	if (isDatabaseDown) {
		const known = await files.read()
		// Its revision is not taken over: what the database says counts as soon as it answers.
		if (known) await show({ ...known, revision: -1 })
	}

	function snapshots(): Snapshot[] {
		const now = Date.now()
		const before = replaced.filter(({ at }) => now - at < grace)
		return [current, ...before.map(({ snapshot }) => snapshot)]
	}

	return {
		current: () => current,
		revision: () => published.revision,
		faults: () => faults,
		isFresh: () => failed === null,
		textUnder: (hash) =>
			snapshots()
				.map((one) => one.textUnder(hash))
				.find((text) => text !== undefined),
		async showsPhoto(hash) {
			for (const { documents } of snapshots())
				if ((await photosShown(documents)).has(hash)) return true
			return false
		},
		refresh: () => inTurn(look),
		lookAgain() {
			if (Date.now() - lastLook < betweenLooks) return work
			waiting ??= inTurn(look).finally(() => {
				waiting = null
			})
			return waiting
		},
		onErasure(letGo) {
			lettingGo.push(letGo)
		},
		follow: () => repeat(() => inTurn(look), eachSecond),
		async preview(more, at) {
			const { versions, erased } =
				at > new Date().toISOString() ? await rows.at(at, published) : published
			// With a memory of its own: a draft is nobody's last good text.
			const made = createDocuments(release)([...versions, ...more], at, erased)
			return build.aside(made.documents, made.deleted)
		},
		ship: (documents) =>
			inTurn(async () => {
				release = documents
				documentsAt = createDocuments(release)
				await show(published)
			}),
	}
}
