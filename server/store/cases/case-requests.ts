/** The documents that applicants are asked for: asked, withdrawn, and settled by what arrives. */
import type { Database } from '../database.ts'
import type { Trx } from '../schema.ts'
import type { Doing } from './case-changes.ts'
import { type CaseRow, lockCase } from './case-rows.ts'
import { addEvent, idOfKey } from './events.ts'
import { keptBy, movedBy, turnAfter, writeTurn } from './happenings.ts'
import type { NotifyApplicant } from './notify-applicant.ts'
import { touchCase } from './record-event.ts'
import type { Reminders } from './reminders.ts'

export type NewRequest = { document: string; note?: string | null; due_on?: string | null }

/** In the transaction of what asks for it; nothing where it was asked for by the same call before. */
export async function addRequest(
	trx: Trx,
	{ id, caseId, wanted, actor, at }: NewRequestRow,
): Promise<void> {
	const { document, note = null, due_on = null } = wanted
	await trx
		.insertInto('requests')
		.values({
			id,
			case_id: caseId,
			document,
			note,
			due_on,
			asked_by: actor,
			asked_at: at,
			state: 'open',
		})
		.onConflict((known) => known.column('id').doNothing())
		.execute()
}
type NewRequestRow = { id: string; caseId: string; wanted: NewRequest; actor: string; at: string }

export function createCaseRequests(
	database: Database,
	notifyApplicant: NotifyApplicant,
	{ begin }: Pick<Reminders, 'begin'>,
) {
	async function withdrawIn(trx: Trx, row: CaseRow, id: string, { actor, key }: Doing) {
		const withdrawn = await trx
			.updateTable('requests')
			.set({ state: 'withdrawn' })
			.where('id', '=', id)
			.where('case_id', '=', row.id)
			.where('state', '=', 'open')
			.returning('document')
			.executeTakeFirst()
		if (!withdrawn) return false
		const at = new Date().toISOString()
		const after = await turnAfter(trx, row, 'request_withdrawn', at)
		await writeTurn(trx, row.id, after)
		await addEvent(trx, {
			id: idOfKey(key, actor, id, 'request_withdrawn'),
			caseId: row.id,
			at,
			actor,
			type: 'request_withdrawn',
			data: { request: id, document: withdrawn.document, ...movedBy(row, after) },
			version: row.version,
		})
		await touchCase(trx, row.id, actor)
		return true
	}

	return {
		ofCase: async (caseId: string) =>
			(await database.ready())
				.selectFrom('requests')
				.select([
					'id',
					'document',
					'note',
					'due_on',
					'asked_by',
					'asked_at',
					'document_name',
					'state',
				])
				.where('case_id', '=', caseId)
				.orderBy('asked_at')
				.orderBy('id')
				.execute(),

		/** Asks for a document that is missing; null when there is no such case. */
		ask: (caseId: string, wanted: NewRequest, { actor, key }: Doing): Promise<string | null> =>
			database.transaction(async (trx) => {
				const row = await lockCase(trx, caseId)
				if (!row) return null
				const id = idOfKey(key, actor, caseId, 'request')
				const at = new Date().toISOString()
				const eventId = idOfKey(id, 'event')
				await addRequest(trx, { id, caseId, wanted, actor, at })
				const after = await turnAfter(trx, row, 'requested', at)
				const data = {
					request: id,
					document: wanted.document,
					due_on: wanted.due_on ?? null,
					...keptBy(row, after, at),
					...movedBy(row, after),
				}
				const told = { id: eventId, caseId, at, actor, type: 'requested', data }
				if (!(await addEvent(trx, { ...told, version: row.version }))) return id
				await writeTurn(trx, caseId, after)
				await touchCase(trx, caseId, actor)
				await begin(trx, row, at)
				await notifyApplicant(trx, row, eventId, 'asked')
				return id
			}),

		/** Takes back what has not come yet. False when it came, was taken back before, or never was. */
		withdraw: (caseId: string, id: string, doing: Doing): Promise<boolean> =>
			database.transaction(async (trx) => {
				const row = await lockCase(trx, caseId)
				return row !== null && withdrawIn(trx, row, id, doing)
			}),
	}
}
