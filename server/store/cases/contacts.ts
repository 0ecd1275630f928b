/** Further addresses of a case. What they write comes into it as the family's own; where the desk writes to stays as it was. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { emailKeyOf } from './applicant.ts'
import type { Doing } from './case-changes.ts'
import { lockCase } from './case-rows.ts'
import { recordEvent, touchCase } from './record-event.ts'

export function createContacts(database: Database) {
	return {
		/** The sender of this mail; false when there is no such mail in the case. Once added it stays, however often it is asked for. */
		addSender: (caseId: string, messageId: string, doing: Doing): Promise<boolean> =>
			database.transaction(async (trx) => {
				if (!(await lockCase(trx, caseId))) return false
				const message = await trx
					.selectFrom('messages')
					.select('sender')
					.where('id', '=', messageId)
					.where('case_id', '=', caseId)
					.where('channel', '=', 'mail')
					.executeTakeFirst()
				if (!message?.sender) return false
				const value = emailKeyOf(message.sender)
				const added = await trx
					.insertInto('contacts')
					.values({
						id: randomUUID(),
						case_id: caseId,
						value,
						added_by: doing.actor,
						added_at: new Date().toISOString(),
					})
					.onConflict((known) => known.columns(['case_id', 'value']).doNothing())
					.returning('id')
					.executeTakeFirst()
				if (!added) return true
				await recordEvent(trx, caseId, 'contact_added', doing, { message: messageId })
				await touchCase(trx, caseId, doing.actor)
				return true
			}),

		async ofCase(caseId: string): Promise<string[]> {
			const rows = await (await database.ready())
				.selectFrom('contacts')
				.select('value')
				.where('case_id', '=', caseId)
				.orderBy('added_at')
				.execute()
			return rows.map(({ value }) => value)
		},
	}
}
