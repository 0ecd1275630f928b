/**
 * Works out the number that is dialled for rows that have none yet: those from before it was stored, and those that an older
 * version of the site still writes while it is being replaced. Their cases are then found by it.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { dialledBy } from '../phones.ts'
import { readRow } from '../submissions.ts'
import { type Kind, kinds } from '../tables.ts'
import { findingOf } from './applicant.ts'

/** Rows of one transaction: a form that arrives meanwhile waits for no more. */
const together = 25
/** Milliseconds between two transactions, in which other processes on the same SQLite get to write. */
const breath = 20

export function createBackfillPhones(database: Database) {
	async function fillSome(kind: Kind): Promise<number> {
		return database.transaction(async (trx) => {
			const rows = await trx
				.selectFrom(kind)
				.selectAll()
				.where('phone_e164', 'is', null)
				.where('phone', 'is not', null)
				.orderBy('id')
				.limit(together)
				// Another process fills them at this moment.
				.forUpdate()
				.skipLocked()
				.execute()
			for (const row of rows) {
				const { submission } = readRow(kind, row)
				const { id, fields } = submission
				const phone_e164 = dialledBy(fields) ?? ''
				const { search } = findingOf({ ...submission, fields: { ...fields, phone_e164 } })
				await trx
					.updateTable(kind)
					.set({ phone_e164 })
					.where('id', '=', id)
					.where('phone_e164', 'is', null)
					.execute()
				await trx
					.updateTable('cases')
					.set({ search })
					.where('kind', '=', kind)
					.where('submission_id', '=', id)
					.execute()
			}
			return rows.length
		})
	}

	return async function backfillPhones(signal?: AbortSignal): Promise<void> {
		for (const kind of kinds) {
			while (!signal?.aborted && (await fillSome(kind)) === together) await wait(breath)
		}
	}
}
