/** What ties the mails of a case together in the reader's mailbox, and brings an answer back to the case. */
import { messageIdIn } from '#domain/conversations/mail-signs.ts'
import type { Database } from '../database.ts'
import { makeReplyTag } from '../reference.ts'
import type { Trx } from '../schema.ts'
import { whatsappTemplates } from '../whatsapp-outgoing.ts'

/** Mail programs drop the oldest of a long header themselves. */
const mostReferences = 10

/** An address that somebody passed on leads to the case no more. */
export async function dropReplyTag(trx: Trx, caseId: string): Promise<void> {
	await trx.updateTable('cases').set({ reply_tag: null }).where('id', '=', caseId).execute()
}

export function createMailThread(database: Database) {
	return {
		/** The ids of the case's mails that left before, oldest first. */
		async references(caseId: string): Promise<string[]> {
			const rows = await (await database.ready())
				.selectFrom('outgoing')
				.select('id')
				.where('case_id', '=', caseId)
				.where('template', 'not in', whatsappTemplates)
				.where('sent_at', 'is not', null)
				.orderBy('sent_at', 'desc')
				.orderBy('id')
				.limit(mostReferences)
				.execute()
			return rows.map(({ id }) => id).reverse()
		},

		/** The Message-ID of the last mail that came from the family, for their program to show the answer beside it. */
		async lastReceived(caseId: string): Promise<string | null> {
			const row = await (await database.ready())
				.selectFrom('messages')
				.select('external_id')
				.where('case_id', '=', caseId)
				.where('channel', '=', 'mail')
				.where('proof', '=', 'own')
				.orderBy('at', 'desc')
				.limit(1)
				.executeTakeFirst()
			// Rows from before hold whatever was written there.
			return messageIdIn(row?.external_id ?? '') || null
		},

		/** How many mails that are in the mailbox came into this case. */
		async countReceived(caseId: string): Promise<number> {
			const { n } = await (await database.ready())
				.selectFrom('arrivals')
				.select(({ fn }) => fn.countAll<number>().as('n'))
				.where('case_id', '=', caseId)
				.where('channel', '=', 'mail')
				.executeTakeFirstOrThrow()
			return Number(n)
		},

		/** Made with the first mail; of two that leave at once, one makes it. Null when the case is gone. */
		async replyTag(caseId: string): Promise<string | null> {
			const db = await database.ready()
			await db
				.updateTable('cases')
				.set({ reply_tag: makeReplyTag() })
				.where('id', '=', caseId)
				.where('reply_tag', 'is', null)
				.execute()
			const row = await db
				.selectFrom('cases')
				.select('reply_tag')
				.where('id', '=', caseId)
				.executeTakeFirst()
			return row?.reply_tag ?? null
		},
	}
}
