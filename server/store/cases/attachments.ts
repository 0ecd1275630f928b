/** Files of WhatsApp messages: their message comes first, and they are fetched from the platform after it. */
import { expressionBuilder } from 'kysely'
import type { WhatsappFile } from '#domain/conversations/whatsapp-message.ts'
import { createClaims, type Failure } from '../claims.ts'
import type { Database } from '../database.ts'
import { claimForMessage } from '../document-rows.ts'
import type { Row, Run, Tables, Trx } from '../schema.ts'
import { lockCase } from './case-rows.ts'
import { idOfKey } from './events.ts'
import { touchCase } from './record-event.ts'

export interface NewAttachment {
	caseId: string
	messageId: string
	file: WhatsappFile
	/** Of the arrival. */
	key: string
}

export async function addAttachment(
	trx: Trx,
	{ caseId, messageId, file, key }: NewAttachment,
): Promise<void> {
	const now = new Date().toISOString()
	await trx
		.insertInto('attachments')
		.values({
			id: idOfKey(key, 'attachment'),
			case_id: caseId,
			message_id: messageId,
			media_id: file.mediaId,
			digest: file.digest || null,
			content_type: file.contentType,
			file_name: file.fileName || null,
			state: 'fetching',
			created_at: now,
			attempts: 0,
			next_attempt_at: now,
			outage: false,
		})
		.onConflict((known) => known.doNothing())
		.execute()
}

const needed = [
	'id',
	'case_id',
	'media_id',
	'digest',
	'content_type',
	'file_name',
	'created_at',
	'attempts',
] as const
export type AttachmentRow = Pick<Row<'attachments'>, (typeof needed)[number]>

const attachments = expressionBuilder<Tables, 'attachments'>()
const isFetching = attachments('state', '=', 'fetching')

async function refuse(run: Run, id: string, reason: string): Promise<void> {
	await run
		.updateTable('attachments')
		.set({ state: 'refused', reason, claimed_by: null, claimed_until: null })
		.where('id', '=', id)
		.where(isFetching)
		.execute()
}

export function createAttachments(database: Database) {
	const claims = createClaims(database, {
		name: 'attachments',
		isOpen: isFetching,
		isNotTaken: isFetching,
		takenAt: () => ({ state: 'kept' }),
	})

	return {
		hold: claims.hold,
		release: claims.release,

		async claimDue(by: string, until: Date, limit: number): Promise<AttachmentRow[]> {
			const isDue = attachments('next_attempt_at', '<=', new Date().toISOString())
			const db = await database.ready()
			const claim = claims.claim(db, by, until, isDue, limit)
			const ids = (await claim.returning('id').execute()).map(({ id }) => id)
			if (ids.length === 0) return []
			return db.selectFrom('attachments').select(needed).where('id', 'in', ids).execute()
		},

		/** The document belongs to the case in which the message is now. */
		keep: (id: string, name: string): Promise<void> =>
			database.transaction(async (trx) => {
				const fetching = () =>
					trx
						.selectFrom('attachments')
						.select(['case_id', 'message_id'])
						.where('id', '=', id)
						.where('state', '=', 'fetching')
				const found = await fetching().executeTakeFirst()
				// The case first, as everywhere: an erasure has the case when it comes to the rows of it.
				if (found) await lockCase(trx, found.case_id)
				const row = await fetching().forUpdate().executeTakeFirst()
				if (!row) return
				await claimForMessage(trx, [name], row.case_id, row.message_id)
				await touchCase(trx, row.case_id, 'system')
				const isClaimed = await trx
					.selectFrom('documents')
					.select('name')
					.where('name', '=', name)
					.where('message_id', '=', row.message_id)
					.executeTakeFirst()
				// The case has it already. Said, because a message that is nothing but a file would be empty.
				if (!isClaimed) return refuse(trx, id, 'known')
				await trx
					.updateTable('attachments')
					.set({ document_name: name })
					.where('id', '=', id)
					.execute()
				await claims.done(trx, attachments('id', '=', id))
			}),

		refuse: async (id: string, reason: string) => refuse(await database.ready(), id, reason),

		failed: async (id: string, failure: Failure, next: Date) =>
			claims.failed(await database.ready(), attachments('id', '=', id), failure, next, false),

		/** What is not there yet, and what will never be. */
		ofCase: async (caseId: string) =>
			(await database.ready())
				.selectFrom('attachments')
				.select(['id', 'message_id', 'content_type', 'file_name', 'state', 'reason'])
				.where('case_id', '=', caseId)
				.where('state', '<>', 'kept')
				.orderBy('created_at')
				.execute(),
	}
}
