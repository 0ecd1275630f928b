/** Further addresses and numbers of a case. What they write comes into it as the family's own; where the desk writes to stays as it was. */
import { randomUUID } from 'node:crypto'
import type { ContactKind } from '../conversation-tables.ts'
import type { Database } from '../database.ts'
import type { Row, Run } from '../schema.ts'
import { emailKeyOf } from './applicant.ts'
import type { Doing } from './case-changes.ts'
import { lockCase } from './case-rows.ts'
import { recordEvent, touchCase, wasRecorded } from './record-event.ts'

/** Who wrote by WhatsApp can be answered there from now on. */
function contactOf(sender: string, { channel, at }: Pick<Row<'messages'>, 'channel' | 'at'>) {
	if (channel === 'mail') return { kind: 'email', value: emailKeyOf(sender) } as const
	const kind: ContactKind = sender.startsWith('+') ? 'phone' : 'wa_user'
	return { kind, value: sender, last_in_at: at }
}

export type Contact = Pick<Row<'contacts'>, 'id' | 'kind' | 'value'>
const select = (run: Run) => run.selectFrom('contacts').select(['id', 'kind', 'value'])

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

		ofCase: async (caseId: string): Promise<Contact[]> =>
			select(await database.ready())
				.where('case_id', '=', caseId)
				.orderBy('added_at')
				.orderBy('id')
				.execute(),

		find: async (caseId: string, id: string): Promise<Contact | null> =>
			(await select(await database.ready())
				.where('case_id', '=', caseId)
				.where('id', '=', id)
				.executeTakeFirst()) ?? null,

		/** What comes from there no longer finds the case by its sender. False when there is no such contact in the case. */
		remove: (caseId: string, id: string, doing: Doing): Promise<boolean> =>
			database.transaction(async (trx) => {
				if (!(await lockCase(trx, caseId))) return false
				const removed = await trx
					.deleteFrom('contacts')
					.where('case_id', '=', caseId)
					.where('id', '=', id)
					.returning('kind')
					.executeTakeFirst()
				if (!removed) return wasRecorded(trx, caseId, 'contact_removed', doing)
				await recordEvent(trx, caseId, 'contact_removed', doing, { kind: removed.kind })
				await touchCase(trx, caseId, doing.actor)
				return true
			}),
	}
}
