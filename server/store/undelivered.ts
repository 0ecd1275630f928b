/** What a colleague wrote did not reach the family: the case is unread again, and a colleague is told to find another way. */
import { lockCase } from './cases/case-rows.ts'
import { applicant } from './cases/events.ts'
import { findMessage } from './cases/message-rows.ts'
import { touchCase } from './cases/record-event.ts'
import { addNotice } from './cases/staff-notices.ts'
import type { Failure } from './claims.ts'
import type { Database } from './database.ts'
import type { OutgoingRow, OutgoingRows } from './outgoing-rows.ts'
import type { Trx } from './schema.ts'

type Leaving = Pick<OutgoingRow, 'id' | 'case_id' | 'message_id' | 'template'>

/** The colleague who asked for the documents counts on these, though a machine wrote them. */
const reminders: ReadonlySet<string> = new Set(['reminder', 'wa_reminder'])

export const isMissed = ({ message_id, template }: Pick<Leaving, 'message_id' | 'template'>) =>
	message_id !== null || reminders.has(template)

/** Who has the case is told; who wrote the message where nobody has it. Of what a machine wrote, only reminders count. */
export async function noteUndelivered(
	trx: Trx,
	{ case_id: caseId, message_id, template }: Omit<Leaving, 'id'>,
): Promise<void> {
	if (caseId === null || !isMissed({ message_id, template })) return
	const row = await lockCase(trx, caseId)
	const message = row && message_id !== null && (await findMessage(trx, message_id, caseId))
	if (!row || (message_id !== null && !message)) return
	await touchCase(trx, caseId, applicant)
	const told = { caseId, kind: 'undelivered', by: 'system', at: new Date().toISOString() } as const
	await addNotice(trx, { ...told, staffId: row.assignee_id ?? (message ? message.by : null) })
}

export const createUndelivered = (database: Database, outgoing: OutgoingRows) => ({
	/** A mail was not taken, this time or for good. */
	mailFailed: (row: Leaving, failure: Failure, next: Date): Promise<void> =>
		database.transaction(async (trx) => {
			if (row.case_id !== null) await lockCase(trx, row.case_id)
			const isChanged = await outgoing.markFailed(row.id, failure, next, trx)
			if (isChanged && failure.permanent) await noteUndelivered(trx, row)
		}),
})
