/**
 * A message that came into the wrong case by mail or WhatsApp goes into the right one, or into one of its own, with its files; both
 * histories say so. Spam goes the same way, into a case that is closed as such.
 */
import { languageOf } from '#domain/conversations/language-of.ts'
import { masked } from '#domain/masked.ts'
import type { Database } from '../database.ts'
import { mailLookups } from '../mail-lookups.ts'
import type { Row, Trx } from '../schema.ts'
import { createSubmissions } from '../submissions.ts'
import { whatsappLookups } from '../whatsapp-lookups.ts'
import type { CaseChangesRows, Doing } from './case-changes.ts'
import { lockCase } from './case-rows.ts'
import { applicant } from './events.ts'
import { movedBy, turnAfter, writeTurn } from './happenings.ts'
import { addCase } from './new-case.ts'
import { endPacks } from './packs.ts'
import { recordEvent, touchCase } from './record-event.ts'
import { noteWhatsappWord } from './whatsapp-people.ts'

/** `no_case`: there is none with this reference, or it is the one that the message is in. */
export type Moved =
	| { result: 'moved'; to: string }
	| { result: 'not_found' }
	| { result: 'no_case' }

type Message = Pick<
	Row<'messages'>,
	'id' | 'case_id' | 'event_id' | 'at' | 'proof' | 'sender' | 'channel' | 'subject' | 'body'
>

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

/** What somebody sent us: an answer of ours would be read by the other family, and what a colleague noted of a call has no sender. */
async function findMessage(trx: Trx, id: string): Promise<Message | undefined> {
	return trx
		.selectFrom('messages')
		.select([
			...(['id', 'case_id', 'event_id', 'at', 'proof', 'sender', 'channel'] as const),
			...(['subject', 'body'] as const),
		])
		.where('id', '=', id)
		.where('channel', 'in', ['mail', 'wa'])
		.where('direction', '=', 'in')
		.where('sender', 'is not', null)
		.executeTakeFirst()
}

/** Its files and its place in the mailbox go with it. */
async function carry(trx: Trx, message: Message, to: string): Promise<void> {
	const proof = await standingIn(trx, to, message)
	await trx
		.updateTable('messages')
		.set({ case_id: to, proof })
		.where('id', '=', message.id)
		.execute()
	await trx.updateTable('events').set({ case_id: to }).where('id', '=', message.event_id).execute()
	await trx
		.updateTable('requests')
		// What they were sent for is missing again.
		.set({ state: 'open', document_name: null })
		.where('document_name', 'in', ({ selectFrom }) =>
			selectFrom('documents').select('name').where('message_id', '=', message.id),
		)
		.where('state', '<>', 'withdrawn')
		.execute()
	const { numUpdatedRows } = await trx
		.updateTable('documents')
		// What a colleague has said of them was said of the other case.
		.set({
			...{ case_id: to, application_id: to, label: null },
			...{ state: 'new', reason: null, title: null, checked_by: null, checked_at: null },
		})
		.where('message_id', '=', message.id)
		.executeTakeFirst()
	if (numUpdatedRows > 0n) await endPacks(trx, message.case_id)
	// Also those that are still fetched.
	for (const table of ['attachments', 'arrivals'] as const) {
		const moved = trx.updateTable(table).set({ case_id: to })
		await moved.where('message_id', '=', message.id).execute()
	}
}

/** The answer that it asked for is no longer owed here. */
async function leave(
	trx: Trx,
	{ case_id: from, at }: Message,
	to: string,
	doing: Doing,
	id: string,
) {
	const row = await lockCase(trx, from)
	const isOwed = row?.closed_at === null && row.due_from === at
	const after = row && isOwed ? await turnAfter(trx, row, 'message_moved', at) : null
	if (after) await writeTurn(trx, from, after)
	const moved = row && after ? movedBy(row, after) : {}
	await recordEvent(trx, from, 'mail_moved', doing, { message: id, to, ...moved })
	await touchCase(trx, from, doing.actor)
}

async function arrive(trx: Trx, message: Message, to: string): Promise<void> {
	if (message.proof === 'auto') return
	const row = await lockCase(trx, to)
	if (row && row.closed_at === null)
		await writeTurn(trx, to, await turnAfter(trx, row, 'wrote', message.at))
	await touchCase(trx, to, applicant)
	const { proof } = (await findMessage(trx, message.id)) ?? message
	const spoke = { spoke_at: message.at, ...(proof === 'unsure' ? {} : { remind_at: null }) }
	await trx.updateTable('cases').set(spoke).where('id', '=', to).execute()
}

async function moveTo(
	trx: Trx,
	{ from, messageId, to }: { from: string; messageId: string; to: string },
	doing: Doing,
): Promise<Moved> {
	if (to === '' || to === from) return { result: 'no_case' }
	// Always in the same order, so that two moves never wait for each other.
	for (const id of [from, to].sort()) if (!(await lockCase(trx, id))) return { result: 'not_found' }
	const message = await findMessage(trx, messageId)
	// The same press twice.
	if (message?.case_id === to) return { result: 'moved', to }
	if (message?.case_id !== from) return { result: 'not_found' }
	await carry(trx, message, to)
	await leave(trx, message, to, doing, messageId)
	await recordEvent(trx, to, 'mail_moved', doing, { message: messageId, from })
	await arrive(trx, message, to)
	return { result: 'moved', to }
}

/** Four tables drew their references separately; where two cases have the same, neither is meant for sure. */
async function caseOf(trx: Trx, reference: string): Promise<string> {
	const named = await trx
		.selectFrom('cases')
		.select('id')
		.where('reference', '=', reference)
		.limit(2)
		.execute()
	return named.length === 1 ? (named[0]?.id ?? '') : ''
}

export function createMoveMail(
	database: Database,
	{ changeIn }: Pick<CaseChangesRows, 'changeIn'>,
) {
	// Neither a mail to the company nor a confirmation: nobody has filled in a form.
	const cameBy = (channel: 'mail' | 'whatsapp') =>
		createSubmissions(database, async (trx, submission) => {
			await addCase(trx, submission, { beforeDesk: false, cameBy: channel })
		})
	const submissions = { mail: cameBy('mail'), wa: cameBy('whatsapp') }

	const keyOf = (messageId: string, { key = '' }: Doing) => `moved ${messageId} ${key}`

	/** As if the message had been the first that its sender wrote. */
	async function newCaseFor(trx: Trx, message: Message, key: string): Promise<string> {
		const { id, sender, channel, subject, body, at } = message
		const address = sender ?? ''
		const isMail = channel === 'mail'
		const number = address.startsWith('+') ? address : ''
		const { submission } = await submissions[isMail ? 'mail' : 'wa'].submitIn(trx, {
			kind: 'contact_submissions',
			key,
			fingerprint: id,
			language: languageOf(`${subject ?? ''} ${body}`),
			createdAt: at,
			fields: {
				name: number === '' ? address : masked(number),
				email: isMail ? address : '',
				phone: number,
				subject: subject ?? '',
				message: '',
				inquiry_type: null,
			},
			deliveries: [],
		})
		// They can be answered there, and what they write next comes into this case.
		if (!isMail && address !== '')
			await noteWhatsappWord(trx, submission.id, { number, userId: number ? '' : address }, at)
		return submission.id
	}

	async function toNew(trx: Trx, from: string, messageId: string, doing: Doing): Promise<Moved> {
		// Two who move it at once: the second finds it moved, and makes no case.
		if (!(await lockCase(trx, from))) return { result: 'not_found' }
		const message = await findMessage(trx, messageId)
		const key = keyOf(messageId, doing)
		if (message?.case_id !== from) {
			const known = await trx
				.selectFrom('contact_submissions')
				.select('id')
				.where('idempotency_key', '=', key)
				.executeTakeFirst()
			// The same press twice.
			const isDone = known !== undefined && known.id === message?.case_id
			return isDone ? { result: 'moved', to: known.id } : { result: 'not_found' }
		}
		const to = await newCaseFor(trx, message, key)
		const moved = await moveTo(trx, { from, messageId, to }, doing)
		// One message is one piece of news, though it made a case and came into it.
		await trx.updateTable('cases').set({ news: 1 }).where('id', '=', to).execute()
		return moved
	}

	/** Whether the message is all that the case is made of. */
	async function isAllOf(trx: Trx, caseId: string, messageId: string): Promise<boolean> {
		if ((await findMessage(trx, messageId))?.case_id !== caseId) return false
		const row = await trx
			.selectFrom('contact_submissions')
			.select('message')
			.where('id', '=', caseId)
			.executeTakeFirst()
		if (row?.message !== '') return false
		const other = await trx
			.selectFrom('messages')
			.select('id')
			.where('case_id', '=', caseId)
			.where('id', '<>', messageId)
			.limit(1)
			.executeTakeFirst()
		return other === undefined
	}

	return {
		/** `to`: the reference of a case, or `new` for one of its own. */
		moveMail: (caseId: string, messageId: string, to: string, doing: Doing): Promise<Moved> =>
			database.transaction(async (trx) =>
				to === 'new'
					? toNew(trx, caseId, messageId, doing)
					: moveTo(trx, { from: caseId, messageId, to: await caseOf(trx, to) }, doing),
			),

		/** Out of the case, into one that is closed as spam; a case that is nothing else is closed itself. Moving it back undoes this. */
		markSpam: (caseId: string, messageId: string, doing: Doing): Promise<Moved> =>
			database.transaction(async (trx) => {
				// What arrives from now on waits, and is not closed with it.
				if (!(await lockCase(trx, caseId))) return { result: 'not_found' }
				const isAll = await isAllOf(trx, caseId, messageId)
				const moved: Moved = isAll
					? { result: 'moved', to: caseId }
					: await toNew(trx, caseId, messageId, doing)
				const row = moved.result === 'moved' ? await lockCase(trx, moved.to) : null
				if (!row) return moved
				if (row.outcome !== 'spam') await changeIn(trx, row, { outcome: 'spam' }, doing)
				const seen = { unread: false, news: 0 }
				await trx.updateTable('cases').set(seen).where('id', '=', row.id).execute()
				return moved
			}),
	}
}
