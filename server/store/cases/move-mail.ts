/** A message that came into the wrong case by mail or WhatsApp goes into the right one, with its files; both histories say so. */
import type { Database } from '../database.ts'
import { mailLookups } from '../mail-lookups.ts'
import type { Row, Trx } from '../schema.ts'
import { whatsappLookups } from '../whatsapp-lookups.ts'
import type { Doing } from './case-changes.ts'
import { lockCase } from './case-rows.ts'
import { applicant } from './events.ts'
import { turnAfter, writeTurn } from './happenings.ts'
import { recordEvent, touchCase } from './record-event.ts'

export type Moved = 'moved' | 'not_found' | 'no_case'

/** Whose message it is to this case. A sender of whom nobody was sure there is not sure here either. */
async function standingIn(
	trx: Trx,
	caseId: string,
	{ proof, sender, channel }: Pick<Row<'messages'>, 'proof' | 'sender' | 'channel'>,
): Promise<Row<'messages'>['proof']> {
	if (proof === 'auto') return proof
	const known =
		channel === 'wa'
			? await whatsappLookups(trx).casesOfSender([sender ?? ''])
			: await mailLookups(trx).casesOfContact(sender ?? '')
	if (!known.some(({ id }) => id === caseId)) return 'other'
	// The platform vouches for every sender.
	return proof === 'own' || channel === 'wa' ? 'own' : 'unsure'
}

async function move(
	trx: Trx,
	caseId: string,
	messageId: string,
	reference: string,
	doing: Doing,
): Promise<Moved> {
	// Four tables drew their references separately; where two cases have the same, neither is meant for sure.
	const named = await trx
		.selectFrom('cases')
		.select('id')
		.where('reference', '=', reference)
		.limit(2)
		.execute()
	const to = named.length === 1 ? (named[0]?.id ?? '') : ''
	if (to === '' || to === caseId) return 'no_case'
	// Always in the same order, so that two moves never wait for each other.
	for (const id of [caseId, to].sort()) if (!(await lockCase(trx, id))) return 'not_found'
	const message = await trx
		.selectFrom('messages')
		.select(['id', 'case_id', 'event_id', 'at', 'proof', 'sender', 'channel'])
		.where('id', '=', messageId)
		.where('channel', 'in', ['mail', 'wa'])
		.executeTakeFirst()
	// The same press twice.
	if (message?.case_id === to) return 'moved'
	if (message?.case_id !== caseId) return 'not_found'
	const proof = await standingIn(trx, to, message)
	await trx
		.updateTable('messages')
		.set({ case_id: to, proof })
		.where('id', '=', message.id)
		.execute()
	await trx.updateTable('events').set({ case_id: to }).where('id', '=', message.event_id).execute()
	await trx
		.updateTable('documents')
		// What a colleague has said of them was said of the other case.
		.set({
			...{ case_id: to, application_id: to, label: null },
			...{ state: 'new', reason: null, title: null, checked_by: null, checked_at: null },
		})
		.where('message_id', '=', message.id)
		.execute()
	// Also those that are still fetched.
	await trx
		.updateTable('attachments')
		.set({ case_id: to })
		.where('message_id', '=', message.id)
		.execute()
	await trx
		.updateTable('arrivals')
		.set({ case_id: to })
		.where('message_id', '=', message.id)
		.execute()
	await recordEvent(trx, caseId, 'mail_moved', doing, { message: message.id, to })
	await recordEvent(trx, to, 'mail_moved', doing, { message: message.id, from: caseId })
	await touchCase(trx, caseId, doing.actor)
	if (message.proof === 'auto') return 'moved'
	const row = await lockCase(trx, to)
	if (row && row.closed_at === null)
		await writeTurn(trx, to, await turnAfter(trx, row, 'wrote', message.at))
	await touchCase(trx, to, applicant)
	const spoke = { spoke_at: message.at, ...(proof === 'unsure' ? {} : { remind_at: null }) }
	await trx.updateTable('cases').set(spoke).where('id', '=', to).execute()
	return 'moved'
}

/** `no_case`: there is none with this reference, or it is the one that the mail is in. */
export const createMoveMail =
	(database: Database) =>
	(caseId: string, messageId: string, reference: string, doing: Doing): Promise<Moved> =>
		database.transaction((trx) => move(trx, caseId, messageId, reference, doing))
