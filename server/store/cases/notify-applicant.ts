/**
 * The mail that says that something changed, not what: at most once an hour for a case, and only where the company mails
 * applicants by itself. Its words are made when it is sent.
 */
import { sql, type Transaction } from 'kysely'
import type { OutgoingRows } from '../outgoing-rows.ts'
import { type CaseRow, mailAddressOf } from './case-rows.ts'

const template = 'changed'
const hour = 60 * 60 * 1000

export type NotifyApplicant = (
	trx: Transaction<unknown>,
	row: CaseRow,
	eventId: string,
) => Promise<void>

export function createNotifyApplicant(
	outgoing: OutgoingRows,
	{ confirmMail }: { confirmMail: boolean },
): NotifyApplicant {
	return async (trx, row, eventId) => {
		if (!confirmMail) return
		const since = new Date(Date.now() - hour).toISOString()
		const { rows } = await sql`
			select id from outgoing
			where case_id = ${row.id} and template = ${template} and created_at > ${since}`.execute(trx)
		if (rows.length > 0) return
		const recipient = await mailAddressOf(trx, row)
		const params = { language: row.language }
		await outgoing.add(trx, [{ eventId, caseId: row.id, recipient, template, params }])
	}
}
