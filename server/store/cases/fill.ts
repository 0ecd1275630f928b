/**
 * Cases for the rows that have none: those from before there were cases, and those that an older version of the site
 * still writes while it is being replaced. Promises also follow here when hours or holidays have changed.
 */
import { sql } from 'kysely'
import { clockAt, recount } from '#domain/cases/promise.ts'
import type { Database } from '../database.ts'
import { readRow } from '../submissions.ts'
import { type Kind, kinds } from '../tables.ts'
import { calendar } from './calendar.ts'
import { caseColumns, parseCases } from './case-rows.ts'
import { addCase } from './new-case.ts'

const atOnce = 500
/** Whoever waited longer than this was answered by other means, or never: no clock runs for them. */
const oldAfter = 3 * 24 * 60 * 60 * 1000

export function createFill(database: Database) {
	/** A row that is being erased must not come back as a case, and one that another process fills is its own to fill. */
	const lock = database.pool ? sql`for update skip locked` : sql``

	async function fillSome(kind: Kind): Promise<number> {
		const isOld = new Date(Date.now() - oldAfter).toISOString()
		return database.transaction(async (trx) => {
			const { rows } = await sql`
				select ${sql.table(kind)}.* from ${sql.table(kind)}
				where not exists (select 1 from cases where cases.id = ${sql.table(kind)}.id)
				order by created_at limit ${atOnce} ${lock}`.execute(trx)
			for (const row of rows) {
				const { submission } = readRow(kind, row)
				await addCase(trx, submission, { beforeDesk: submission.created_at < isOld })
			}
			return rows.length
		})
	}

	/** Documents that were claimed before cases were kept with them. */
	async function fillDocuments() {
		await sql`
			update documents set case_id = application_id
			where case_id is null and application_id in (select id from user_applications)`.execute(
			await database.ready(),
		)
	}

	async function recountPromises() {
		for (let after = ''; ; ) {
			const { rows } = await sql`
				select ${caseColumns} from cases
				where closed_at is null and due_kind in ('reply', 'review') and id > ${after}
				order by id limit ${atOnce}`.execute(await database.ready())
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
			if (open.length < atOnce) return
		}
	}

	/** How many cases were made. */
	return async function fill(): Promise<number> {
		let made = 0
		for (const kind of kinds) {
			for (let some = atOnce; some === atOnce; made += some) some = await fillSome(kind)
		}
		await fillDocuments()
		await recountPromises()
		return made
	}
}
