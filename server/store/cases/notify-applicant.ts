/**
 * The mail that says that something changed, not what: at most once an hour for a case, and only where the company mails
 * applicants by itself. Its words are made when it is sent.
 */
import type { OutgoingRows } from '../outgoing-rows.ts'
import type { Trx } from '../schema.ts'
import { type CaseRow, mailAddressOf } from './case-rows.ts'

const template = 'changed'
const hour = 60 * 60 * 1000

export type NotifyApplicant = (trx: Trx, row: CaseRow, eventId: string) => Promise<void>

export function createNotifyApplicant(
	outgoing: OutgoingRows,
	{ confirmMail }: { confirmMail: boolean },
): NotifyApplicant {
	return async (trx, row, eventId) => {
		if (!confirmMail) return
		const since = new Date(Date.now() - hour).toISOString()
		const recent = await trx
			.selectFrom('outgoing')
			.select('id')
			.where('case_id', '=', row.id)
			.where('template', '=', template)
			.where('created_at', '>', since)
			.executeTakeFirst()
		if (recent) return
		const recipient = await mailAddressOf(trx, row)
		const params = { language: row.language }
		await outgoing.add(trx, [{ eventId, caseId: row.id, recipient, template, params }])
	}
}
