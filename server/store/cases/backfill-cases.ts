/**
 * Cases for the rows that have none: those from before there were cases, and those that an older version of the site
 * still writes while it is being replaced. Promises also follow here when hours or holidays have changed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { clockAt, recount } from '#domain/cases/promise.ts'
import type { Database } from '../database.ts'
import { readRow } from '../submissions.ts'
import { type Kind, kinds } from '../tables.ts'
import { createBackfillPhones } from './backfill-phones.ts'
import { calendar } from './calendar.ts'
import { caseColumns, parseCases } from './case-rows.ts'
import { addCase } from './new-case.ts'

/** Rows that are looked at in one statement. */
const looked = 500
/** Cases that are made in one transaction: a form that arrives meanwhile waits for no more. */
const together = 25
/** Milliseconds between two transactions, in which other processes on the same SQLite get to write. */
const breath = 20
/** Promises that are counted anew without a pause. */
const recounted = 100
/** Whoever waited longer than this was answered by other means, or never: no clock runs for them. */
const oldAfter = 3 * 24 * 60 * 60 * 1000

export function createBackfill(database: Database) {
	const backfillPhones = createBackfillPhones(database)
	/** A row that is being erased must not come back as a case, and one that another process fills is its own to fill. */
	const lock = database.pool ? sql`for update skip locked` : sql``

	async function addCases(kind: Kind, ids: readonly string[]): Promise<number> {
		const isOld = new Date(Date.now() - oldAfter).toISOString()
		return database.transaction(async (trx) => {
			const { rows } = await sql`
				select * from ${sql.table(kind)} where id in (${sql.join(ids)}) ${lock}`.execute(trx)
			let made = 0
			for (const row of rows) {
				const { submission } = readRow(kind, row)
				const beforeDesk = submission.created_at < isOld
				if (await addCase(trx, submission, { beforeDesk })) made += 1
			}
			return made
		})
	}

	async function fillKind(kind: Kind, signal: AbortSignal | undefined): Promise<number> {
		const table = sql.table(kind)
		let made = 0
		for (let after = ''; ; ) {
			const { rows } = await sql<{ id: string; case_id: string | null }>`
				select id, (select cases.id from cases where cases.id = ${table}.id) as case_id from ${table}
				where id > ${after} order by id limit ${looked}`.execute(await database.ready())
			const ids = rows.filter((row) => row.case_id === null).map((row) => row.id)
			for (let from = 0; from < ids.length; from += together) {
				if (signal?.aborted) return made
				made += await addCases(kind, ids.slice(from, from + together))
				await wait(breath)
			}
			after = rows.at(-1)?.id ?? ''
			if (rows.length < looked) return made
		}
	}

	/** Documents that were claimed before cases were kept with them. */
	async function fillDocuments(signal: AbortSignal | undefined) {
		for (let some = looked; some === looked; ) {
			if (signal?.aborted) return
			const { rows } = await sql`
				update documents set case_id = application_id
				where name in (
					select name from documents
					where case_id is null and application_id in (select id from user_applications) limit ${looked}
				)
				returning name`.execute(await database.ready())
			some = rows.length
		}
	}

	async function recountPromises(signal: AbortSignal | undefined) {
		for (let after = ''; ; ) {
			if (signal?.aborted) return
			const { rows } = await sql`
				select ${caseColumns} from cases
				where closed_at is null and due_kind in ('reply', 'review') and id > ${after}
				order by id limit ${recounted}`.execute(await database.ready())
			const open = parseCases(rows)
			for (const row of open) {
				const due = recount(calendar, row)
				if (due.due_at === row.due_at) continue
				await sql`
					update cases set due_at = ${due.due_at}, clock_at = ${clockAt(due.due_at, row.next_at)}
					where id = ${row.id} and version = ${row.version} and due_from = ${row.due_from}`.execute(
					await database.ready(),
				)
			}
			after = open.at(-1)?.id ?? ''
			if (open.length < recounted) return
		}
	}

	/** How many cases were made. */
	return async function backfill(signal?: AbortSignal): Promise<number> {
		await backfillPhones(signal)
		let made = 0
		for (const kind of kinds) made += await fillKind(kind, signal)
		await fillDocuments(signal)
		await recountPromises(signal)
		return made
	}
}
