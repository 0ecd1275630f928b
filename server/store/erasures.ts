/**
 * What is to be erased, what was, and what must stay gone. A row is made when an erasure is asked for (it can be taken back
 * until it is due) and stays as the tombstone of what was erased: it holds ids and names of files, nothing of the visitor.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import * as v from 'valibot'
import { lockSubmission } from './cases/case-rows.ts'
import { searchedOnlyFor } from './cases/saved-views.ts'
import type { Database } from './database.ts'
import { removal } from './document-rows.ts'
import { arrivalsOf, deleteAllOf, type Target } from './erased-tables.ts'
import type { Tables, Trx } from './schema.ts'
import { kinds } from './tables.ts'
import {
	eraseAndKeepTombstone,
	filesNotNamed,
	filesOf,
	knownTombstoneFiles,
	type ReasonCode,
	reasonCode,
	rememberTombstoneFiles,
	replay,
	type Tombstone,
	type TombstoneFile,
	type Traces,
	tombstoneSchema,
} from './tombstone-rows.ts'

/** Whether it is still to be erased, with its case locked. */
export type IsStill = (trx: Trx, target: Target) => Promise<boolean>

export type Asked = { by: string; reason: ReasonCode }

/** In the place of a tombstone while the erasure is only asked for. */
const notBegun = '{}'
const readTombstone = ({ traces }: { traces: string }) =>
	v.parse(tombstoneSchema, JSON.parse(traces))

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

export type Erasures = ReturnType<typeof createErasures>

export function createErasures(database: Database) {
	/** What there is of a submission; null when it is gone. `leaving` are all that go together. */
	async function trace(
		{ kind, id }: Target,
		leaving: readonly string[] = [id],
	): Promise<(Traces & { reference: string }) | null> {
		const db = await database.ready()
		const row = await db
			.selectFrom(kind)
			.select(['reference', 'created_at', 'idempotency_key'])
			.where('id', '=', id)
			.executeTakeFirst()
		if (!row) return null
		const cases = await db
			.selectFrom('cases')
			.select('id')
			.where(({ and }) => and({ kind, submission_id: id }))
			.execute()
		const ids = [...new Set([id, ...cases.map((one) => one.id)])]
		const arrivals = await arrivalsOf(db, ids)
		const mails = await db.selectFrom('outgoing').select('id').where('case_id', 'in', ids).execute()
		return {
			reference: row.reference,
			ids: [...ids, ...(await searchedOnlyFor(db, id, leaving))],
			documents: await filesOf(db, ids),
			createdAt: row.created_at,
			mails: [row.reference, ...mails.map((mail) => mail.id)],
			waiting: digest(row.idempotency_key),
			arrivals: arrivals.map(({ key }) => key),
			whatsappArrivals: arrivals.filter(({ channel }) => channel === 'wa').map(({ key }) => key),
		}
	}

	/**
	 * In one transaction, with the submission and its case locked. `changed` when a document or a mail came after the tombstone was
	 * made: nothing was deleted, because bytes that no tombstone names would stay, and a restored database would read the mail again. `kept` when it is not to go any more.
	 */
	const eraseRows = (
		tombstone: Tombstone,
		isStill: IsStill = async () => true,
	): Promise<'erased' | 'changed' | 'kept'> =>
		database.transaction(async (trx) => {
			const { kind, submissionId: id } = tombstone
			await lockSubmission(trx, kind, id)
			if (!(await isStill(trx, { kind, id }))) return 'kept'
			if ((await filesNotNamed(trx, tombstone)).length > 0) return 'changed'
			const { ids, arrivals } = tombstone.traces
			const came = await arrivalsOf(trx, ids)
			if (came.some(({ key }) => !arrivals.includes(key))) return 'changed'
			await eraseAndKeepTombstone(trx, tombstone)
			return 'erased'
		})

	return {
		trace,
		eraseRows,
		replay: async (files: readonly TombstoneFile[]) => replay(await database.ready(), files),
		knownTombstoneFiles: async () => knownTombstoneFiles(await database.ready()),
		rememberTombstoneFiles: async (names: readonly string[]) =>
			rememberTombstoneFiles(await database.ready(), names),
		async forgetTombstoneFilesBefore(name: string): Promise<void> {
			await (await database.ready()).deleteFrom('erased_marks').where('name', '<', name).execute()
		},

		/** What a call that was under way wrote about a case in the moment of its erasure. Documents are left to `orphans`. */
		eraseRest: (tombstones: readonly Tombstone[]): Promise<void> =>
			database.transaction((trx) =>
				deleteAllOf(
					trx,
					tombstones.flatMap(({ traces }) => traces.ids),
					[],
				),
			),

		/** The tombstones of what was erased since. */
		async since(time: string): Promise<Tombstone[]> {
			const db = await database.ready()
			const rows = await db
				.selectFrom('erasures')
				.select('traces')
				.where('traces', '<>', notBegun)
				.where('done_at', '>', time)
				.execute()
			return rows.map(readTombstone)
		},

		/** To be erased from `dueAt` on. False when it was asked for before. */
		async request(
			trx: Trx,
			target: Target & { reference: string },
			{ by, reason }: Asked,
			dueAt: Date,
		): Promise<boolean> {
			const added = await trx
				.insertInto('erasures')
				.values({
					id: randomUUID(),
					kind: target.kind,
					submission_id: target.id,
					reference: target.reference,
					document_names: '[]',
					traces: notBegun,
					requested_at: new Date().toISOString(),
					due_at: dueAt.toISOString(),
					by,
					reason,
				})
				.onConflict((known) => known.column('submission_id').doNothing())
				.returning('id')
				.executeTakeFirst()
			return added !== undefined
		},

		/** Takes it back, by the side that asked for it. `none` also when it is too late. */
		async withdraw(
			trx: Trx,
			{ kind, id }: Target,
			side: 'applicant' | 'office',
		): Promise<'done' | 'none' | 'not_yours'> {
			const isOpen = ({ eb, and }: ExpressionBuilder<Tables, 'erasures'>) =>
				and([
					eb('kind', '=', kind),
					eb('submission_id', '=', id),
					eb('done_at', 'is', null),
					eb('traces', '=', notBegun),
					eb('due_at', '>', new Date().toISOString()),
				])
			const taken = await trx
				.deleteFrom('erasures')
				.where(isOpen)
				.where('by', side === 'applicant' ? '=' : '<>', 'applicant')
				.executeTakeFirst()
			if (taken.numDeletedRows > 0n) return 'done'
			const other = await trx.selectFrom('erasures').select('id').where(isOpen).executeTakeFirst()
			return other ? 'not_yours' : 'none'
		},

		/** When a submission that is still there will be erased; null when nobody asked for it. */
		async dueAtOf({ kind, id }: Target): Promise<string | null> {
			const db = await database.ready()
			const asked = await db
				.selectFrom('erasures')
				.select('due_at')
				.where(({ and }) => and({ kind, submission_id: id }))
				.where('done_at', 'is', null)
				.executeTakeFirst()
			return asked?.due_at ?? null
		},

		/** What is due, and what was begun and could not be finished. */
		async due() {
			const db = await database.ready()
			const rows = await db
				.selectFrom('erasures')
				.select(['kind', 'submission_id', 'by', 'reason'])
				.where('done_at', 'is', null)
				.where('due_at', '<=', new Date().toISOString())
				.orderBy('due_at')
				.limit(500)
				.execute()
			return rows.map((row) => ({ ...row, reason: reasonCode(row.reason) }))
		},

		/** The tombstones of what was begun: with its bytes not all gone yet, or so lately that it may have been under way. */
		async unsettled(since: Date): Promise<Tombstone[]> {
			const db = await database.ready()
			const rows = await db
				.selectFrom('erasures')
				.select('traces')
				.where('traces', '<>', notBegun)
				.where(({ eb, or }) =>
					or([eb('done_at', 'is', null), eb('done_at', '>', since.toISOString())]),
				)
				.orderBy(({ eb, lit }) =>
					eb.case().when('done_at', 'is', null).then(lit(0)).else(lit(1)).end(),
				)
				.limit(500)
				.execute()
			return rows.map(readTombstone)
		},

		/** True when its rows are gone and only bytes may be left. */
		async isBegun({ kind, id }: Target): Promise<boolean> {
			const db = await database.ready()
			const begun = await db
				.selectFrom('erasures')
				.select('id')
				.where(({ and }) => and({ kind, submission_id: id }))
				.where('traces', '<>', notBegun)
				.executeTakeFirst()
			return begun !== undefined
		},

		/** Nothing of these submissions is left. */
		async markDone(submissionIds: readonly string[]): Promise<void> {
			if (submissionIds.length === 0) return
			const db = await database.ready()
			await db
				.updateTable('erasures')
				.set({ done_at: new Date().toISOString() })
				.where('submission_id', 'in', submissionIds)
				.where('done_at', 'is', null)
				.execute()
		},

		/** Every submission with this reference; four tables drew theirs separately. */
		async byReference(reference: string): Promise<Target[]> {
			const db = await database.ready()
			const found: Target[] = []
			for (const kind of kinds) {
				const query = db.selectFrom(kind).select('id').where('reference', '=', reference)
				found.push(...(await query.execute()).map(({ id }) => ({ kind, id })))
			}
			return found
		},

		/** Documents of submissions that are gone: somebody deleted them by hand, or the document came while they were erased. */
		async orphans(): Promise<string[]> {
			const db = await database.ready()
			const rows = await db
				.selectFrom('documents')
				.select('name')
				.where(({ eb, or }) =>
					or([eb('application_id', 'is not', null), eb('case_id', 'is not', null)]),
				)
				.where(({ eb, or, and, selectFrom }) =>
					or([
						eb('application_id', 'is', null),
						and([
							eb('application_id', '<>', removal),
							...kinds.map((kind) => eb('application_id', 'not in', selectFrom(kind).select('id'))),
						]),
					]),
				)
				.where(({ eb, or, selectFrom }) =>
					or([
						eb('case_id', 'is', null),
						eb('case_id', 'not in', selectFrom('cases').select('id')),
					]),
				)
				.limit(500)
				.execute()
			return rows.map(({ name }) => name)
		},

		/** Makes the embedded database forget what its log still has; another process that reads now makes it try again later. */
		async overwrite(): Promise<void> {
			if (!database.pool) await sql`pragma wal_checkpoint(truncate)`.execute(await database.ready())
		},
	}
}
