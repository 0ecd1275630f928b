/** What an applicant does with the own case, on the status page. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database.ts'
import { claimForCase } from '../document-rows.ts'
import type { CaseChangesRows } from './case-changes.ts'
import type { CaseMessages } from './case-messages.ts'
import { findCase } from './case-rows.ts'
import { addEvent, applicant, idOfKey } from './events.ts'
import type { CameBy } from './links.ts'
import type { Notify } from './notices.ts'
import { touchCase } from './record-event.ts'

/** Where on the site it was said. */
const channel = 'status'

const doorRows = v.array(
	v.object({
		id: v.string(),
		kind: v.string(),
		email_key: v.string(),
		date_of_birth: v.nullable(v.string()),
	}),
)
export type DoorRow = v.InferOutput<typeof doorRows>[number]

export type Attached = 'attached' | 'settled' | 'taken'

type Parts = Pick<CaseMessages, 'receive'> & Pick<CaseChangesRows, 'changeIn'>

export function createFromApplicant(
	database: Database,
	{ receive, changeIn }: Parts,
	notify: Notify,
) {
	const lock = database.pool ? sql`for update` : sql``
	return {
		/**
		 * Every case with this reference, because four tables drew theirs separately, with what opens it. In one question, whether
		 * there is one or not, and no more of it than that: whoever guesses must not hear by the time that a reference exists.
		 */
		async atDoor(reference: string): Promise<DoorRow[]> {
			const { rows } = await sql`
				select cases.id, cases.kind, cases.email_key, user_applications.date_of_birth
				from cases left join user_applications on user_applications.id = cases.submission_id
				where cases.reference = ${reference} limit 8`.execute(await database.ready())
			return v.parse(doorRows, rows)
		},

		write: (caseId: string, body: string, via: CameBy, key?: string): Promise<string | null> =>
			database.transaction((trx) =>
				receive(trx, caseId, { type: 'wrote', body, channel, key, via }),
			),

		/**
		 * A document that was just kept becomes the answer to a request. `taken` when it is the answer to another one already,
		 * as the repeated call finds it, or nobody's any more; `settled` when nobody waits for an answer.
		 */
		attach: (caseId: string, requestId: string, name: string, via: CameBy): Promise<Attached> =>
			database.transaction(async (trx) => {
				// Erasing locks the case too: after it there is none, before it finds the document. So does any other answer.
				const { rows: cases } = await sql`
					select id from cases where id = ${caseId} ${lock}`.execute(trx)
				if (cases.length === 0) return 'settled'
				const { rows } = await sql<{
					document: string
					state: string
					document_name: string | null
				}>`
					select document, state, document_name from requests
					where id = ${requestId} and case_id = ${caseId}`.execute(trx)
				const [request] = rows
				if (request?.state === 'sent' && request.document_name === name) return 'attached'
				if (request?.state !== 'open') return 'settled'
				if (!(await claimForCase(trx, name, caseId, request.document))) return 'taken'
				await sql`
					update requests set document_name = ${name}, state = 'sent' where id = ${requestId}`.execute(
					trx,
				)
				await receive(trx, caseId, { type: 'uploaded', channel, via })
				return 'attached'
			}),

		/** Closed as withdrawn, whoever is changing it at the same moment; a message opens it again. Unread, so that somebody sees it. */
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
