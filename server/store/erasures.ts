/**
 * What is to be erased, what was, and what must stay gone. A row is made when an erasure is asked for (it can be taken back
 * until it is due) and stays as the tombstone of what was erased: it holds ids and names of files, nothing of the visitor.
 */
import { createHash, randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import { searchedOnlyFor } from './cases/saved-views.ts'
import type { Database } from './database.ts'
import { deleteAllOf, type Target } from './erased-tables.ts'
import { kinds } from './tables.ts'
import {
	column,
	documentsNotNamed,
	eraseAndKeepTombstone,
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

const asked = v.object({
	id: v.string(),
	kind: v.picklist(kinds),
	submission_id: v.string(),
	by: v.string(),
	reason: v.pipe(v.string(), v.transform(reasonCode)),
	requested_at: v.string(),
	due_at: v.string(),
})

/** Whether it is still to be erased, with its case locked. */
export type IsStill = (trx: Transaction<unknown>, target: Target) => Promise<boolean>

export type Asked = { by: string; reason: ReasonCode }

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

export type Erasures = ReturnType<typeof createErasures>

export function createErasures(database: Database) {
	/** Nobody else writes to the row until this transaction ends. */
	const lock = database.pool ? sql`for update` : sql``

	/** What there is of a submission; null when it is gone. `leaving` are all that go together. */
	async function trace(
		{ kind, id }: Target,
		leaving: readonly string[] = [id],
	): Promise<(Traces & { reference: string }) | null> {
		const db = await database.ready()
		const { rows } = await sql`
			select reference, created_at, idempotency_key from ${sql.table(kind)} where id = ${id}`.execute(
			db,
		)
		const row = v.parse(
			v.optional(
				v.object({ reference: v.string(), created_at: v.string(), idempotency_key: v.string() }),
			),
			rows[0],
		)
		if (!row) return null
		const cases = await column(
			db,
			sql`select id as value from cases where kind = ${kind} and submission_id = ${id}`,
		)
		const ofCases = cases.length === 0 ? sql`1 = 0` : sql`case_id in (${sql.join(cases)})`
		return {
			reference: row.reference,
			ids: [...new Set([id, ...cases, ...(await searchedOnlyFor(db, id, leaving))])],
			documents: await column(
				db,
				sql`select name as value from documents where application_id = ${id} or ${ofCases}`,
			),
			createdAt: row.created_at,
			mails: [
				row.reference,
				...(await column(db, sql`select id as value from outgoing where ${ofCases}`)),
			],
			waiting: digest(row.idempotency_key),
		}
	}

	/**
	 * In one transaction, with the submission and its case locked. `changed` when a document came after the tombstone was made:
	 * nothing was deleted, because bytes that no tombstone names would stay. `kept` when it is not to go any more.
	 */
	const eraseRows = (
		tombstone: Tombstone,
		isStill: IsStill = async () => true,
	): Promise<'erased' | 'changed' | 'kept'> =>
		database.transaction(async (trx) => {
			const { kind, submissionId: id } = tombstone
			await sql`select id from ${sql.table(kind)} where id = ${id} ${lock}`.execute(trx)
			await sql`
				select id from cases where kind = ${kind} and submission_id = ${id} ${lock}`.execute(trx)
			if (!(await isStill(trx, { kind, id }))) return 'kept'
			if ((await documentsNotNamed(trx, tombstone)).length > 0) return 'changed'
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
			await sql`delete from erased_marks where name < ${name}`.execute(await database.ready())
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
			const texts = await column(
				await database.ready(),
				sql`select traces as value from erasures where traces <> '{}' and done_at > ${time}`,
			)
			return texts.map((text) => v.parse(tombstoneSchema, JSON.parse(text)))
		},

		/** To be erased from `dueAt` on. False when it was asked for before. */
		async request(
			trx: Transaction<unknown>,
			target: Target & { reference: string },
			{ by, reason }: Asked,
			dueAt: Date,
		): Promise<boolean> {
			const { rows } = await sql`
				insert into erasures (id, kind, submission_id, reference, document_names, traces, requested_at, due_at,
					"by", reason)
				values (${randomUUID()}, ${target.kind}, ${target.id}, ${target.reference}, '[]', '{}',
					${new Date().toISOString()}, ${dueAt.toISOString()}, ${by}, ${reason})
				on conflict (submission_id) do nothing returning id`.execute(trx)
			return rows.length > 0
		},

		/** Takes it back, by the side that asked for it. `none` also when it is too late. */
		async withdraw(
			trx: Transaction<unknown>,
			{ kind, id }: Target,
			side: 'applicant' | 'office',
		): Promise<'done' | 'none' | 'not_yours'> {
			const isOpen = sql`kind = ${kind} and submission_id = ${id} and done_at is null
				and traces = '{}' and due_at > ${new Date().toISOString()}`
			const isTheirs = side === 'applicant' ? sql`"by" = 'applicant'` : sql`"by" <> 'applicant'`
			const taken = await sql`
				delete from erasures where ${isOpen} and ${isTheirs} returning id`.execute(trx)
			if (taken.rows.length > 0) return 'done'
			const others = await sql`select id from erasures where ${isOpen}`.execute(trx)
			return others.rows.length > 0 ? 'not_yours' : 'none'
		},

		/** When a submission that is still there will be erased; null when nobody asked for it. */
		async dueAtOf({ kind, id }: Target): Promise<string | null> {
			const [dueAt = null] = await column(
				await database.ready(),
				sql`select due_at as value from erasures
					where kind = ${kind} and submission_id = ${id} and done_at is null`,
			)
			return dueAt
		},

		/** What is due, and what was begun and could not be finished. */
		async due() {
			const { rows } = await sql`
				select id, kind, submission_id, "by", reason, requested_at, due_at from erasures
				where done_at is null and due_at <= ${new Date().toISOString()}
				order by due_at limit 500`.execute(await database.ready())
			return v.parse(v.array(asked), rows)
		},

		/** The tombstones of what was begun: with its bytes not all gone yet, or so lately that it may have been under way. */
		async unsettled(since: Date): Promise<Tombstone[]> {
			const { rows } = await sql<{ value: string }>`
				select traces as value from erasures
				where traces <> '{}' and (done_at is null or done_at > ${since.toISOString()})
				order by case when done_at is null then 0 else 1 end limit 500`.execute(
				await database.ready(),
			)
			return rows.map(({ value }) => v.parse(tombstoneSchema, JSON.parse(value)))
		},

		/** True when its rows are gone and only bytes may be left. */
		async isBegun({ kind, id }: Target): Promise<boolean> {
			const found = await column(
				await database.ready(),
				sql`select id as value from erasures
					where kind = ${kind} and submission_id = ${id} and traces <> '{}'`,
			)
			return found.length > 0
		},

		/** Nothing of these submissions is left. */
		async markDone(submissionIds: readonly string[]): Promise<void> {
			if (submissionIds.length === 0) return
			await sql`
				update erasures set done_at = ${new Date().toISOString()}
				where submission_id in (${sql.join([...submissionIds])}) and done_at is null`.execute(
				await database.ready(),
			)
		},

		/** Every submission with this reference; four tables drew theirs separately. */
		async byReference(reference: string): Promise<Target[]> {
			const db = await database.ready()
			const found: Target[] = []
			for (const kind of kinds) {
				const ids = await column(
					db,
					sql`select id as value from ${sql.table(kind)} where reference = ${reference}`,
				)
				found.push(...ids.map((id) => ({ kind, id })))
			}
			return found
		},

		/** Documents of submissions that are gone: somebody deleted them by hand, or the document came while they were erased. */
		async orphans(): Promise<string[]> {
			const ofAny = sql.join(
				kinds.map((kind) => sql`select id from ${sql.table(kind)}`),
				sql` union all `,
			)
			return column(
				await database.ready(),
				sql`select name as value from documents
					where coalesce(application_id, case_id) is not null and coalesce(application_id, '') <> 'removal'
						and (application_id is null or application_id not in (${ofAny}))
						and (case_id is null or case_id not in (select id from cases))
					limit 500`,
			)
		},

		/** Makes the embedded database forget what its log still has; another process that reads now makes it try again later. */
		async overwrite(): Promise<void> {
			if (!database.pool) await sql`pragma wal_checkpoint(truncate)`.execute(await database.ready())
		},
	}
}
