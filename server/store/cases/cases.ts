/** Cases: what the desk works with. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { OutgoingRows } from '../outgoing-rows.ts'
import type { Submission } from '../tables.ts'
import { emailKeyOf, textOf } from './applicant.ts'
import { createCaseChanges } from './case-changes.ts'
import { createCaseMessages } from './case-messages.ts'
import { findCase } from './case-rows.ts'
import { eventsOf } from './events.ts'
import { createFill } from './fill.ts'
import { messagesOf } from './message-rows.ts'
import { addCase, receiptOf } from './new-case.ts'

/** The mail that says that a submission arrived; its words are made when it is sent. */
export const receivedTemplate = 'received'

/** More would let a stranger fill somebody's mailbox through the site. */
const confirmationsADay = 3
const day = 24 * 60 * 60 * 1000

export function createCases(
	database: Database,
	outgoing: OutgoingRows,
	settings: { confirmMail: boolean },
) {
	async function mayConfirm(trx: Transaction<unknown>, address: string): Promise<boolean> {
		const since = new Date(Date.now() - day).toISOString()
		const { rows } = await sql`
			select id from cases where email_key = ${emailKeyOf(address)} and created_at > ${since}
			limit ${confirmationsADay + 1}`.execute(trx)
		return rows.length <= confirmationsADay
	}

	return {
		...createCaseChanges(database, outgoing, settings),
		...createCaseMessages(database, outgoing),
		fill: createFill(database),

		/** The case of a new submission, with the mail that confirms it. */
		async open(trx: Transaction<unknown>, submission: Submission): Promise<void> {
			await addCase(trx, submission, { beforeDesk: false })
			const recipient = textOf(submission.fields.email)
			if (!settings.confirmMail || !(await mayConfirm(trx, recipient))) return
			await outgoing.add(trx, [
				{
					eventId: receiptOf(submission.id),
					caseId: submission.id,
					recipient,
					template: receivedTemplate,
					params: { language: submission.language },
				},
			])
		},

		find: async (id: string) => findCase(await database.ready(), id),
		events: async (id: string) => eventsOf(await database.ready(), id),
		messages: async (id: string) => messagesOf(await database.ready(), id),
	}
}
