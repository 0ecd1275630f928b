/**
 * The one way in which anything of the website is published: what the caller has checked becomes a version, in a transaction that
 * holds the row of the counter, so that publications come one after another in every process.
 */
import type { Clash } from '#domain/website/compare.ts'
import { type EntryState, versionAt, waitingAfter } from '#domain/website/versions.ts'
import { addEvent, idOfKey } from '../cases/events.ts'
import type { Database } from '../database.ts'
import type { Row, Run, Trx } from '../schema.ts'
import { documentOf, type EntryName, keepDocument } from './documents.ts'
import { changeDraft, removeDraft } from './drafts.ts'
import { readErased, textWithout } from './erased.ts'

/** Puts together what two sides made of `base`; documents are JSON in the order of their schema. */
export type Merge = (
	entry: EntryName,
	base: string | null,
	mine: string,
	theirs: string,
) => { merged: string; clashes: readonly Clash[] }

export interface EntryToPublish extends EntryName {
	/** Null leaves it as it is then: what was hidden meanwhile stays hidden. */
	state: EntryState | null
	/** As the caller has checked it; null leaves the text as it is. */
	document: string | null
	/** The version of the draft that it is; null where it comes from none. */
	draftVersion: number | null
	/** What stays in that draft because somebody left it out; without it the draft is gone. */
	left?: string | null
	/** Where it comes from no draft: the text that the caller read and changed. What was published meanwhile is merged, or refused. */
	madeFrom?: string | null
	/** What the release says of this entry. */
	shipped: string | null
	/** Codes that the document gives to its parts. */
	codes: readonly string[]
}

interface Publication {
	entries: readonly EntryToPublish[]
	/** Null for at once. */
	liveAt: string | null
	note: string
	actor: string
	/** The same key publishes once. */
	key: string
	merge: Merge
	/** Whether the release gives a code to another entry: those have no rows until they are published. */
	isOfOtherShipped(entry: EntryName, code: string): boolean
	/** Rows that are written with the publication or not at all; not again when the same key comes back. */
	also?: (trx: Trx) => Promise<void>
}

export interface PublishedEntry extends EntryName {
	number: number
	live_at: string
}

type PublishRefusal = EntryName &
	(
		| { result: 'conflict' }
		/** The text it would replace was changed in the same fields since the draft was begun. */
		| { result: 'clash'; clashes: readonly Clash[] }
		/** A version that waits for its date changes the same fields. */
		| { result: 'waiting'; number: number; clashes: readonly Clash[] }
		| { result: 'code_taken'; code: string }
	)
type PublishResult =
	| { result: 'published'; revision: number; entries: PublishedEntry[] }
	| PublishRefusal

/** Ends the transaction without a trace. */
class Refused extends Error {
	readonly refusal: PublishRefusal
	constructor(refusal: PublishRefusal) {
		super('not published')
		this.refusal = refusal
	}
}

const eventTypes: Record<EntryState, string> = {
	shown: 'content_published',
	hidden: 'content_hidden',
	deleted: 'content_deleted',
}

export async function raiseRevision(trx: Trx): Promise<number> {
	const row = await trx
		.updateTable('content_state')
		.set((state) => ({ revision: state('revision', '+', 1) }))
		.returning('revision')
		.executeTakeFirstOrThrow()
	return row.revision
}

export function versionsOf(run: Run, { kind, id }: EntryName): Promise<Row<'content_versions'>[]> {
	return run
		.selectFrom('content_versions')
		.selectAll()
		.where('kind', '=', kind)
		.where('entry_id', '=', id)
		.orderBy('number')
		.execute()
}

export function createPublish(database: Database) {
	async function claimCodes(
		trx: Trx,
		{ kind, id, codes }: EntryToPublish,
		{ isOfOtherShipped }: Publication,
		given_at: string,
	) {
		for (const code of codes) {
			if (isOfOtherShipped({ kind, id }, code))
				throw new Refused({ result: 'code_taken', kind, id, code })
			await trx
				.insertInto('content_codes')
				.values({ code, kind, entry_id: id, given_at })
				.onConflict((known) => known.column('code').doNothing())
				.execute()
			const owner = await trx
				.selectFrom('content_codes')
				.select(['kind', 'entry_id'])
				.where('code', '=', code)
				.executeTakeFirstOrThrow()
			if (owner.kind !== kind || owner.entry_id !== id)
				throw new Refused({ result: 'code_taken', kind, id, code })
		}
	}

	async function publishEntry(
		trx: Trx,
		entry: EntryToPublish,
		publication: Publication,
		{ now, revision }: { now: string; revision: number },
	): Promise<PublishedEntry & { isRepeat: boolean }> {
		const { liveAt, note, actor, key, merge } = publication
		const { kind, id } = entry
		const name = { kind, id }
		const erased = await readErased(trx, name)
		const shipped = textWithout(erased, name, entry.shipped)
		const all = await versionsOf(trx, entry)
		const versionId = idOfKey(key, actor, kind, id)
		const before = all.find((version) => version.id === versionId)
		if (before) return { ...name, number: before.number, live_at: before.live_at, isRepeat: true }

		const live_at = liveAt !== null && liveAt > now ? liveAt : now
		const replaced = versionAt(all, live_at)
		const state = entry.state ?? replaced?.state ?? 'shown'
		const replacedText = replaced ? await documentOf(trx, replaced.document_hash) : shipped
		const draft = await trx
			.selectFrom('content_drafts')
			.selectAll()
			.where('kind', '=', kind)
			.where('entry_id', '=', id)
			// Whoever saves it meanwhile waits, and is told that it was published: else the saved words would go with the draft.
			.forUpdate()
			.executeTakeFirst()
		if (entry.draftVersion !== null && draft?.version !== entry.draftVersion)
			throw new Refused({ result: 'conflict', ...name })

		let text = textWithout(erased, name, entry.document ?? replacedText)
		const isFromDraft = entry.draftVersion !== null && draft !== undefined
		const left = textWithout(erased, name, entry.left ?? null)
		const isPart = left !== null
		if (entry.document !== null && text !== null && replacedText !== null) {
			const base = isFromDraft
				? await documentOf(trx, draft.base_hash)
				: entry.madeFrom === undefined
					? replacedText
					: entry.madeFrom
			if (base !== replacedText) {
				const { merged, clashes } = merge(name, base, text, replacedText)
				if (clashes.length > 0) throw new Refused({ result: 'clash', ...name, clashes })
				text = merged
			}
		}

		let number = all.reduce((most, version) => Math.max(most, version.number), 0)
		const shipped_hash = await keepDocument(trx, shipped)
		const common = {
			...{ kind, entry_id: id, shipped_hash, published_at: now, published_by: actor, note },
			...{ withdrawn_at: null, withdrawn_by: null, erased_at: null, revision },
		}
		number += 1
		const published = { ...name, number, live_at }
		await claimCodes(trx, entry, publication, now)
		await trx
			.insertInto('content_versions')
			.values({
				...common,
				id: versionId,
				number,
				state,
				document_hash: await keepDocument(trx, text),
				base_number: replaced?.number ?? 0,
				live_at,
				restored_from: isFromDraft && !isPart ? draft.restored_from : null,
			})
			.execute()

		// What waits for a later date was written without this change: it is carried into each, or 1 January would undo it.
		let stateBefore = replaced?.state ?? 'shown'
		let isStateKept = true
		for (const waiting of waitingAfter(all, live_at)) {
			// The state too, up to the version that was dated to change it: what is hidden today is not shown again by new fees.
			isStateKept &&= waiting.state === stateBefore
			stateBefore = waiting.state
			const nextState = isStateKept ? state : waiting.state
			const mine = await documentOf(trx, waiting.document_hash)
			const { merged, clashes } =
				mine === null || text === null || waiting.state !== 'shown'
					? { merged: mine, clashes: [] }
					: merge(name, replacedText, mine, text)
			if (clashes.length > 0)
				throw new Refused({ result: 'waiting', ...name, number: waiting.number, clashes })
			if (merged === mine && nextState === waiting.state) continue
			await markWithdrawn(trx, waiting, { actor, at: now, revision })
			number += 1
			await trx
				.insertInto('content_versions')
				.values({
					...waiting,
					id: idOfKey(key, actor, kind, id, `${waiting.number}`),
					number,
					state: nextState,
					document_hash: await keepDocument(trx, merged),
					shipped_hash,
					base_number: published.number,
					revision,
				})
				.execute()
		}

		if (isFromDraft && !isPart) await removeDraft(trx, name)
		else if (draft && isPart && live_at > now) {
			// What is dated is not to be published a second time with the rest.
			await changeDraft(trx, draft, { document: left })
		} else if (draft && text !== null && replacedText !== null && text !== replacedText) {
			// Somebody is writing, or left a part out: the draft goes on from the new text; where both changed a field, the writer's stays.
			const base = await documentOf(trx, draft.base_hash)
			await changeDraft(trx, draft, {
				document: merge(name, base, draft.document, text).merged,
				base_number: published.number,
				base_hash: await keepDocument(trx, text),
			})
		}
		await addEvent(trx, {
			caseId: null,
			at: now,
			actor,
			type: state === 'shown' && live_at > now ? 'content_dated' : eventTypes[state],
			data: { kind, id, number: published.number, ...(live_at > now && { live_at }) },
		})
		return { ...published, isRepeat: false }
	}

	/** All of them or none. */
	return async function publish(publication: Publication): Promise<PublishResult> {
		try {
			return await database.transaction(async (trx) => {
				const revision = await raiseRevision(trx)
				const now = new Date().toISOString()
				const entries: PublishedEntry[] = []
				let isRepeat = true
				for (const entry of publication.entries) {
					const { isRepeat: isKnown, ...published } = await publishEntry(trx, entry, publication, {
						now,
						revision,
					})
					entries.push(published)
					isRepeat &&= isKnown
				}
				if (!isRepeat) await publication.also?.(trx)
				return { result: 'published', revision, entries }
			})
		} catch (error) {
			if (error instanceof Refused) return error.refusal
			throw error
		}
	}
}

export async function markWithdrawn(
	trx: Trx,
	{ id }: Pick<Row<'content_versions'>, 'id'>,
	{ actor, at, revision }: { actor: string; at: string; revision: number },
): Promise<void> {
	await trx
		.updateTable('content_versions')
		.set({ withdrawn_at: at, withdrawn_by: actor, revision })
		.where('id', '=', id)
		.execute()
}
