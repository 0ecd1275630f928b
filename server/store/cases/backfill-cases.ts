/**
 * Cases for the rows that have none: those from before there were cases, and those that an older version of the site
 * still writes while it is being replaced. Promises also follow here when hours or holidays have changed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { clockAt, never, recount } from '#domain/cases/promise.ts'
import { withDate } from '#domain/cases/turn-rules.ts'
import type { Database } from '../database.ts'
import { copiedBackAfter } from '../sqlite.ts'
import { readRow } from '../submissions.ts'
import { type Kind, kinds } from '../tables.ts'
import { createBackfillFinding } from './backfill-finding.ts'
import { createBackfillPhones } from './backfill-phones.ts'
import { officeCalendar } from './calendar.ts'
import { selectCases } from './case-rows.ts'
import { addCase } from './new-case.ts'

/** Rows that are looked at in one statement. */
const looked = 500
/** Cases that are made in one transaction: a form that arrives meanwhile waits for no more. */
const together = 25
/** Milliseconds between two transactions, in which other processes on the same SQLite get to write. */
const breath = 20
/** Promises that are counted anew without a pause. */
const recounted = 100
/** Rows older than this were answered by other means, or never: no clock runs for them. */
const oldAfter = 3 * 24 * 60 * 60 * 1000

export function createBackfill(database: Database) {
	const backfillPhones = createBackfillPhones(database)
	const backfillFinding = createBackfillFinding(database)

	async function addCases(kind: Kind, ids: readonly string[]): Promise<number> {
		const isOld = new Date(Date.now() - oldAfter).toISOString()
		return database.transaction(async (trx) => {
			const rows = await trx
				.selectFrom(kind)
				.selectAll()
				.where('id', 'in', ids)
				// Being erased, it must not come back as a case; or another process fills it at this moment.
				.forUpdate()
				.skipLocked()
				.execute()
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
		let made = 0
		for (let after = ''; ; ) {
			const db = await database.ready()
			const rows = await db
				.selectFrom(kind)
				.leftJoin('cases', 'cases.id', `${kind}.id`)
				.select([`${kind}.id`, 'cases.id as case_id'])
				.where(`${kind}.id`, '>', after)
				.orderBy(`${kind}.id`)
				.limit(looked)
				.execute()
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
			const db = await database.ready()
			const filled = await db
				.updateTable('documents')
				.set(({ ref }) => ({ case_id: ref('application_id') }))
				.where('name', 'in', ({ selectFrom }) =>
					selectFrom('documents')
						.select('name')
						.where('case_id', 'is', null)
						.where('application_id', 'in', selectFrom('user_applications').select('id'))
						.limit(looked),
				)
				.executeTakeFirst()
			some = Number(filled.numUpdatedRows)
		}
	}

	async function recountPromises(signal: AbortSignal | undefined) {
		for (let after = ''; ; ) {
			if (signal?.aborted) return
			const db = await database.ready()
			const open = await selectCases(db)
				.where('closed_at', 'is', null)
				.where('due_kind', 'in', ['reply', 'review'])
				.where('id', '>', after)
				.orderBy('id')
				.limit(recounted)
				.execute()
			for (const row of open) {
				const due = recount(officeCalendar(), row)
				if (due.due_at === row.due_at) continue
				await db
					.updateTable('cases')
					.set({ due_at: due.due_at, clock_at: clockAt(due.due_at, row.next_at) })
					.where('id', '=', row.id)
					.where('version', '=', row.version)
					.where('due_from', '=', row.due_from)
					.execute()
			}
			after = open.at(-1)?.id ?? ''
			if (open.length < recounted) return
		}
	}

	/** What is our turn has a date; cases from before that was so get theirs from now on. */
	async function dateOurs(signal: AbortSignal | undefined) {
		const at = new Date().toISOString()
		for (;;) {
			if (signal?.aborted) return
			const db = await database.ready()
			const undated = await selectCases(db)
				.where('closed_at', 'is', null)
				.where('before_desk', '=', false)
				.where('waiting_on', '=', 'us')
				.where('clock_at', '=', never)
				.limit(recounted)
				.execute()
			for (const row of undated) {
				const { due_kind, due_at, due_from, clock_at } = withDate(row, officeCalendar(), at)
				await db
					.updateTable('cases')
					.set({ due_kind, due_at, due_from, clock_at })
					.where('id', '=', row.id)
					.where('clock_at', '=', never)
					.execute()
			}
			if (undated.length < recounted) return
		}
	}

	async function copyBackAfter(pages: number) {
		if (database.pool !== null) return
		await sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(await database.ready())
	}

	/** How many cases were made. */
	return async function backfill(signal?: AbortSignal): Promise<number> {
		await copyBackAfter(copiedBackAfter.inLongWork)
		try {
			await backfillPhones(signal)
			let made = 0
			for (const kind of kinds) made += await fillKind(kind, signal)
			await backfillFinding(signal)
			await fillDocuments(signal)
			await recountPromises(signal)
			await dateOurs(signal)
			return made
		} finally {
			await copyBackAfter(copiedBackAfter.usually)
		}
	}
}
