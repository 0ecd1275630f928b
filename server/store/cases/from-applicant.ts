/** What an applicant does with the own case, on the status page. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { type ClaimedDocument, claimForCase } from '../document-rows.ts'
import type { CaseChangesRows } from './case-changes.ts'
import type { CaseMessages } from './case-messages.ts'
import { type CaseRow, findCase, lockCase } from './case-rows.ts'
import { addEvent, applicant, idOfKey } from './events.ts'
import type { CameBy } from './links.ts'
import type { Notify } from './notices.ts'
import { touchCase } from './record-event.ts'

/** The channel of messages from the status page. */
const channel = 'status'

/** Far more than any application needs. */
const mostDocuments = 60

export type DoorRow = Pick<CaseRow, 'id' | 'kind' | 'email_key'> & { date_of_birth: string | null }

export type Attached = 'attached' | 'settled' | 'taken'

type Parts = Pick<CaseMessages, 'receive'> & Pick<CaseChangesRows, 'changeIn'>

export function createFromApplicant(
	database: Database,
	{ receive, changeIn }: Parts,
	notify: Notify,
) {
	return {
		/**
		 * Every case with this reference, because four tables drew theirs separately, with what opens it. Always one
		 * query, found or not: the time of the response must not reveal that a reference exists.
		 */
		async atDoor(reference: string): Promise<DoorRow[]> {
			const db = await database.ready()
			return db
				.selectFrom('cases')
				.leftJoin('user_applications', 'user_applications.id', 'cases.submission_id')
				.select(['cases.id', 'cases.kind', 'cases.email_key', 'user_applications.date_of_birth'])
				.where('cases.reference', '=', reference)
				.limit(8)
				.execute()
		},

		write: (caseId: string, body: string, via: CameBy, key?: string): Promise<string | null> =>
			database.transaction((trx) =>
				receive(trx, caseId, { type: 'wrote', body, channel, key, via }),
			),

		/**
		 * A document that was just kept becomes the answer to a request. `taken` when the document belongs to another
		 * request or is gone; `settled` when the request is no longer open. A repeated call is `attached` again.
		 */
		attach: (caseId: string, requestId: string, name: string, via: CameBy): Promise<Attached> =>
			database.transaction(async (trx) => {
				// Erasing locks the case too: it has either removed the case before, or finds this document afterwards.
				if (!(await lockCase(trx, caseId))) return 'settled'
				const request = await trx
					.selectFrom('requests')
					.select(['document', 'state', 'document_name'])
					.where('id', '=', requestId)
					.where('case_id', '=', caseId)
					.executeTakeFirst()
				if (request?.state === 'sent' && request.document_name === name) return 'attached'
				if (request?.state !== 'open') return 'settled'
				if (!(await claimForCase(trx, name, caseId, request.document))) return 'taken'
				await trx
					.updateTable('requests')
					.set({ document_name: name, state: 'sent' })
					.where('id', '=', requestId)
					.execute()
				await receive(trx, caseId, { type: 'uploaded', channel, via })
				return 'attached'
			}),

		/** A document that nobody asked for. `full` when the case has as many as it may; a repeated call is `attached` again. */
		add: (
			caseId: string,
			{ name, label }: ClaimedDocument,
			via: CameBy,
		): Promise<Exclude<Attached, 'settled'> | 'full'> =>
			database.transaction(async (trx) => {
				if (!(await lockCase(trx, caseId))) return 'taken'
				const kept = await trx
					.selectFrom('documents')
					.select('name')
					.where('case_id', '=', caseId)
					.where('stored_at', 'is not', null)
					.execute()
				if (kept.some((one) => one.name === name)) return 'attached'
				if (kept.length >= mostDocuments) return 'full'
				if (!(await claimForCase(trx, name, caseId, label ?? 'other'))) return 'taken'
				await receive(trx, caseId, { type: 'uploaded', channel, via })
				return 'attached'
			}),

		/** Closes the case as withdrawn, and tries again when a colleague changes it at the same moment. It becomes unread; a message opens it again. */
		async withdraw(caseId: string, via: CameBy): Promise<void> {
			for (let attempt = 0; attempt < 5; attempt += 1) {
				const isDone = await database.transaction(async (trx) => {
					const row = await findCase(trx, caseId)
					if (!row || row.closed_at !== null) return true
					const doing = { actor: applicant, via, key: randomUUID() }
					const { result } = await changeIn(trx, row, { outcome: 'withdrawn' }, doing)
					if (result !== 'done') return result !== 'conflict'
					await touchCase(trx, caseId, applicant)
					await notify(trx, row, 'withdrawn', {
						eventId: idOfKey(doing.key, applicant, caseId, 'changed'),
					})
					return true
				})
				if (isDone) return
			}
			throw new Error('a case could not be withdrawn')
		},

		/** Too many wrong answers at the door: only a link opens the case from now on. Told once. */
		doorLocked: (caseId: string): Promise<void> =>
			database.transaction(async (trx) => {
				const id = idOfKey('door', caseId, 'door_locked')
				const at = new Date().toISOString()
				const event = { id, caseId, at, actor: 'system', type: 'door_locked' }
				if (await addEvent(trx, event)) await touchCase(trx, caseId, applicant)
			}),
	}
}
