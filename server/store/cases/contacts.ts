/** Further addresses and numbers of a case. What they write comes into it as the family's own; where the desk writes to stays as it was. */
import { randomUUID } from 'node:crypto'
import type { ContactKind } from '../conversation-tables.ts'
import type { Database } from '../database.ts'
import type { Row } from '../schema.ts'
import { emailKeyOf } from './applicant.ts'
import type { Doing } from './case-changes.ts'
import { lockCase } from './case-rows.ts'
import { recordEvent, touchCase } from './record-event.ts'

/** Who wrote by WhatsApp can be answered there from now on. */
function contactOf(sender: string, { channel, at }: Pick<Row<'messages'>, 'channel' | 'at'>) {
	if (channel === 'mail') return { kind: 'email', value: emailKeyOf(sender) } as const
	const kind: ContactKind = sender.startsWith('+') ? 'phone' : 'wa_user'
	return { kind, value: sender, last_in_at: at }
}

export function createContacts(database: Database) {
	return {
		/** The sender of this message; false when there is no such message in the case. Once added it stays, however often it is asked for. */
		addSender: (caseId: string, messageId: string, doing: Doing): Promise<boolean> =>
			database.transaction(async (trx) => {
				if (!(await lockCase(trx, caseId))) return false
				const message = await trx
					.selectFrom('messages')
					.select(['sender', 'channel', 'at'])
					.where('id', '=', messageId)
					.where('case_id', '=', caseId)
					.where('channel', 'in', ['mail', 'wa'])
					.executeTakeFirst()
				if (!message?.sender) return false
				const added = await trx
					.insertInto('contacts')
					.values({
						id: randomUUID(),
						case_id: caseId,
						...contactOf(message.sender, message),
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
