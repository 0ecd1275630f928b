/**
 * What is to be erased, what was, and what must stay gone. A row is made when an erasure is asked for (it can be taken back
 * until it is due) and stays as the mark of what was erased: it holds ids and names of files, nothing of the visitor.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { Database, Run } from './database.ts'
import { deleteAllOf, type Target } from './erased-tables.ts'
import { type Kind, kinds } from './tables.ts'

/** Names by which what was erased is found again outside the database. */
const traces = v.object({
	/** Ids that stand in exported tables. */
	ids: v.array(v.string()),
	/** Documents, in the store of documents. */
	documents: v.array(v.string()),
	/** When it was sent, and under which names its mails were written. */
	createdAt: v.string(),
	mails: v.array(v.string()),
	/** The digest of its key, which names its waiting file; empty where there was none. */
	waiting: v.string(),
})
type Traces = v.InferOutput<typeof traces>

/** The mark of one erased submission, also as it is kept beside the documents. */
export const erased = v.object({
	id: v.string(),
	kind: v.picklist(kinds),
	submissionId: v.string(),
	reference: v.string(),
	/** The digest of its line in the spreadsheet file; empty for forms that have none. */
	line: v.string(),
	traces,
	by: v.string(),
	reason: v.string(),
	requestedAt: v.string(),
})
export type Erased = v.InferOutput<typeof erased>

const asked = v.object({
	id: v.string(),
	kind: v.picklist(kinds),
	submission_id: v.string(),
	by: v.string(),
	reason: v.string(),
	requested_at: v.string(),
	due_at: v.string(),
})

export type Asked = { by: string; reason: string }

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

async function column(run: Run, query: ReturnType<typeof sql>): Promise<string[]> {
	const { rows } = await query.execute(run)
	return v.parse(v.array(v.object({ value: v.string() })), rows).map(({ value }) => value)
}

export function createErasures(database: Database) {
	/** What there is of a submission; null when it is gone. */
	async function trace({ kind, id }: Target): Promise<(Traces & { reference: string }) | null> {
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
			ids: [id, ...cases],
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

	/** Marks and deletes in one transaction. */
	async function eraseRows(marks: readonly Erased[]): Promise<void> {
		for (const mark of marks) {
			await database.transaction((trx) => eraseOne(trx, mark))
		}
	}

	return {
		trace,
		eraseRows,
		eraseAgain: async (marks: readonly Erased[]) => eraseAgain(await database.ready(), marks),

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

		/** Takes it back. False when there is none, or it is too late. */
		async withdraw(trx: Transaction<unknown>, { kind, id }: Target): Promise<boolean> {
			const { rows } = await sql`
				delete from erasures where kind = ${kind} and submission_id = ${id} and done_at is null
					and traces = '{}' and due_at > ${new Date().toISOString()}
				returning id`.execute(trx)
			return rows.length > 0
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

		/** The marks of what was begun: with its bytes not all gone yet, or so lately that it may have been under way. */
		async unsettled(since: Date): Promise<Erased[]> {
			const { rows } = await sql<{ value: string }>`
				select traces as value from erasures
				where traces <> '{}' and (done_at is null or done_at > ${since.toISOString()})
				limit 500`.execute(await database.ready())
			return rows.map(({ value }) => v.parse(erased, JSON.parse(value)))
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

		/** Ids of submissions from before that time. */
		async before(kind: Kind, time: string, limit: number): Promise<string[]> {
			return column(
				await database.ready(),
				sql`select id as value from ${sql.table(kind)} where created_at < ${time} order by created_at limit ${limit}`,
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

		/** Documents of submissions that somebody deleted by hand. */
		async orphans(): Promise<string[]> {
			const ofAny = sql.join(
				kinds.map((kind) => sql`select id from ${sql.table(kind)}`),
				sql` union all `,
			)
			return column(
				await database.ready(),
				sql`select name as value from documents
					where application_id is not null and application_id <> 'removal'
						and application_id not in (${ofAny})
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

/** The row of the erasure is made or completed, and everything else goes. */
async function eraseOne(trx: Transaction<unknown>, mark: Erased): Promise<void> {
	const { id, kind, submissionId, reference, by, reason, requestedAt } = mark
	const text = JSON.stringify(mark)
	const names = JSON.stringify(mark.traces.documents)
	await sql`
		insert into erasures (id, kind, submission_id, reference, document_names, traces, requested_at, due_at, "by", reason)
		values (${id}, ${kind}, ${submissionId}, ${reference}, ${names}, ${text}, ${requestedAt},
			${new Date().toISOString()}, ${by}, ${reason})
		on conflict (submission_id) do update set traces = ${text}, document_names = ${names}`.execute(
		trx,
	)
	await deleteAllOf(trx, { kind, id: submissionId }, mark.traces.documents)
}

/** Erases again what a backup brought back; on the bare connection, before anybody asks anything. */
export async function eraseAgain(db: Kysely<unknown>, marks: readonly Erased[]): Promise<void> {
	if (marks.length === 0) return
	const known = new Set(
		await column(db, sql`select submission_id as value from erasures where traces <> '{}'`),
	)
	for (const mark of marks) {
		if (!known.has(mark.submissionId)) {
			await db.transaction().execute((trx) => eraseOne(trx, mark))
		}
	}
}
