/** What the platform says of messages of ours. It says it in any order, twice, or before its own answer: states only go up. */
import * as v from 'valibot'
import { laterState, type MessageState, perhapsSent } from '#domain/conversations/whatsapp-codes.ts'
import { lockCase } from './cases/case-rows.ts'
import { never } from './claims.ts'
import type { Trx } from './schema.ts'
import { noteUndelivered } from './undelivered.ts'

const text = v.string()
const reported = v.object({
	id: text,
	status: v.picklist(['sent', 'delivered', 'read', 'failed']),
	/** The id of the row, which we gave along. */
	biz_opaque_callback_data: v.optional(text, ''),
	errors: v.optional(v.array(v.object({ code: v.number() })), []),
})

async function rowOf(trx: Trx, { id, biz_opaque_callback_data }: v.InferOutput<typeof reported>) {
	const select = () =>
		trx
			.selectFrom('outgoing')
			.select([
				'id',
				'case_id',
				'message_id',
				'template',
				'status',
				'sent_at',
				'failed_at',
				'failure_reason',
			])
	const named = await select().where('external_id', '=', id).executeTakeFirst()
	const row =
		named ??
		// Also of one that somebody is about to send again: what is reported has left.
		(await select().where('id', '=', biz_opaque_callback_data).executeTakeFirst())
	if (!row) return undefined
	// The case first, as everywhere: an erasure has the case when it comes to the rows of it.
	if (row.case_id !== null) await lockCase(trx, row.case_id)
	return select().where('id', '=', row.id).forUpdate().executeTakeFirst()
}

/** The case of the message; null where it is none of ours, or one of a state that has no meaning here. */
export async function noteStatus(trx: Trx, item: unknown, at: string): Promise<string | null> {
	const read = v.safeParse(reported, item)
	if (!read.success) return null
	const row = await rowOf(trx, read.output)
	if (!row) return null
	const { id: external_id, status: said, errors } = read.output
	const hasFailed = row.failed_at !== null && row.failure_reason !== perhapsSent
	const known: MessageState = hasFailed ? 'failed' : (row.status ?? 'accepted')
	const status = laterState(known, said)
	// Also of a call whose answer was lost: now it is known that the message left.
	const left = {
		...{ external_id, sent_at: row.sent_at ?? at, claimed_by: null, claimed_until: null },
		...(hasFailed ? {} : { failed_at: null, failure_reason: null }),
	}
	if (status !== 'failed') {
		await trx
			.updateTable('outgoing')
			.set({ ...left, status, ...(status === row.status ? {} : { status_at: at }) })
			.where('id', '=', row.id)
			.execute()
	} else if (known !== 'failed') {
		await trx
			.updateTable('outgoing')
			.set({
				...left,
				status,
				status_at: at,
				failed_at: at,
				failure_reason: `${errors[0]?.code ?? 'failed'}`,
				next_attempt_at: never,
				outage: false,
			})
			.where('id', '=', row.id)
			.execute()
		await noteUndelivered(trx, row)
	}
	return row.case_id
}
