/** Who confirmed which figure, by which source, and until when it counts. Rows are only added. */
import { randomUUID } from 'node:crypto'
import { addEvent } from '../cases/events.ts'
import type { Database } from '../database.ts'
import type { Trx } from '../schema.ts'
import type { EntryName } from './documents.ts'

interface Confirmation extends EntryName {
	field: string
	value: string
}

interface Source {
	source: string
	link: string | null
	checked_on: string
	valid_until: string | null
}

/** In the transaction that publishes them. */
export async function addConfirmations(
	trx: Trx,
	points: readonly Confirmation[],
	{ source, ...more }: Source,
	by: string,
): Promise<void> {
	const at = new Date().toISOString()
	await trx
		.insertInto('content_confirmations')
		.values(
			points.map(({ kind, id, field, value }) => ({
				...{ id: randomUUID(), kind, entry_id: id, field, value, source },
				...{ ...more, by, at },
			})),
		)
		.execute()
	const data = {
		count: points.length,
		entries: [...new Set(points.map(({ kind, id }) => `${kind}/${id}`))],
	}
	await addEvent(trx, { caseId: null, at, actor: by, type: 'points_confirmed', data })
}

export function createConfirmations(database: Database) {
	return {
		/** Of all entries, oldest first. */
		async all() {
			const db = await database.ready()
			return db.selectFrom('content_confirmations').selectAll().orderBy('at').execute()
		},

		async of({ kind, id }: EntryName) {
			const db = await database.ready()
			return db
				.selectFrom('content_confirmations')
				.selectAll()
				.where('kind', '=', kind)
				.where('entry_id', '=', id)
				.orderBy('at')
				.execute()
		},
	}
}
