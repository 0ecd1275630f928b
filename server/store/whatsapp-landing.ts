/** One WhatsApp message becomes part of its case, or opens one: message, file, contacts and clock in the transaction of its arrival. */
import * as v from 'valibot'
import { languageOf } from '#domain/conversations/language-of.ts'
import { matchWhatsapp, type WhatsappMatch } from '#domain/conversations/match-whatsapp.ts'
import { stopRequestIn } from '#domain/conversations/stop-request.ts'
import {
	readWhatsappMessage,
	type WhatsappMessage,
} from '#domain/conversations/whatsapp-message.ts'
import { dialablePhone } from '#domain/dialable-phone.ts'
import { masked } from '#domain/masked.ts'
import { singleLine } from '#domain/plain-text.ts'
import { addAttachment } from './cases/attachments.ts'
import type { CaseMessages } from './cases/case-messages.ts'
import type { ContactChanges } from './cases/contact-changes.ts'
import { addEvent, applicant, idOfKey } from './cases/events.ts'
import { addMessage, type MailFacts } from './cases/message-rows.ts'
import { addCase } from './cases/new-case.ts'
import {
	noteWhatsappWord,
	resumeWhatsapp,
	stopWhatsapp,
	valuesOf,
	type WhatsappSender,
} from './cases/whatsapp-people.ts'
import type { ArrivalKind } from './conversation-tables.ts'
import type { Database } from './database.ts'
import type { Guesses } from './guesses.ts'
import type { OutgoingRows } from './outgoing-rows.ts'
import type { Row, Trx } from './schema.ts'
import { createSubmissions } from './submissions.ts'
import { createWhatsappBounds } from './whatsapp-bounds.ts'
import { whatsappLookups } from './whatsapp-lookups.ts'

export interface Landed {
	kind: ArrivalKind
	caseId: string | null
	messageId?: string | null
	aside?: string
}

/** Names that the platform gives are of this form; anything else is none. */
const name = v.pipe(v.string(), v.regex(/^[!-~]{0,500}$/))
export const storedMessage = v.object({
	sender: v.object({ number: name, userId: name, name: v.string() }),
	message: v.looseObject({
		id: name,
		context: v.optional(v.object({ id: v.optional(v.string(), '') })),
		group_id: v.optional(v.string()),
	}),
})
type StoredMessage = v.InferOutput<typeof storedMessage>
export type Waiting = Pick<Row<'arrivals'>, 'key' | 'at' | 'data' | 'reason'>
type Said = Extract<WhatsappMessage, { kind: 'message' }>

/** The platform counts seconds: what comes after something else of the same second is shown after it. */
async function afterOthers(trx: Trx, caseId: string, at: string): Promise<string> {
	const second = at.slice(0, 19)
	const { last } = await trx
		.selectFrom('messages')
		.select(({ fn }) => fn.max<string | null>('at').as('last'))
		.where('case_id', '=', caseId)
		.where('channel', '=', 'wa')
		.where('direction', '=', 'in')
		.where('at', '>=', `${second}.000Z`)
		.where('at', '<=', `${second}.999Z`)
		.executeTakeFirstOrThrow()
	return last === null || last < at ? at : new Date(Date.parse(last) + 1).toISOString()
}

export interface LandingParts {
	messages: Pick<CaseMessages, 'receive'>
	contactChanges: Pick<ContactChanges, 'askIn'>
	outgoing: Pick<OutgoingRows, 'add'>
	guesses: Pick<Guesses, 'takeIn'>
}

/** Names are in every list, notice and file: the number in full would be there without anybody having pressed Show. */
const namelessName = ({ number, userId }: WhatsappSender) =>
	number === '' ? userId : masked(number)

/** The stop is confirmed, once: nothing else is answered by a machine. */
const stoppedTemplate = 'wa_stopped'

export function createWhatsappLanding(
	database: Database,
	{ messages: { receive }, contactChanges, outgoing, guesses }: LandingParts,
) {
	const bounds = createWhatsappBounds(guesses)
	// No mail to the company, which may come back into a mailbox that is read; and there is no address for a confirmation.
	const submissions = createSubmissions(database, async (trx, submission) => {
		await addCase(trx, submission, { beforeDesk: false, cameBy: 'whatsapp' })
	})

	const factsOf = (
		{ sender, message }: StoredMessage,
		proof: MailFacts['proof'],
		leftOut: MailFacts['leftOut'] = [],
	): MailFacts => ({
		externalId: message.id,
		sender: sender.number || sender.userId,
		proof,
		quoted: '',
		leftOut,
	})

	async function intoCase(
		trx: Trx,
		row: Waiting,
		given: StoredMessage,
		said: Said,
		match: Extract<WhatsappMatch, { result: 'case' }>,
	): Promise<Landed> {
		const { caseId, standing, by, also } = match
		if (row.reason === null && (await bounds.isFloodOfCase(trx, caseId)))
			return { kind: 'message', caseId, aside: 'flood' }
		const at = await afterOthers(trx, caseId, row.at)
		const wordless = said.wordless === null ? [] : [{ name: '', reason: said.wordless }]
		const messageId = await receive(trx, caseId, {
			type: 'wrote',
			channel: 'wa',
			body: said.body,
			key: row.key,
			at,
			mail: factsOf(given, standing, wordless),
			staysClosed: !match.opensAgain,
			data: { proof: standing, by, ...(also.length > 0 ? { also } : {}) },
		})
		// Erased since the match: what was written afterwards must not go with it, and is matched once more.
		if (messageId === null) throw new Error('the case was erased meanwhile')
		if (said.file) await addAttachment(trx, { caseId, messageId, file: said.file, key: row.key })
		if (standing === 'own') await noteWhatsappWord(trx, caseId, given.sender, row.at)
		return { kind: 'message', caseId, messageId }
	}

	async function intoNewCase(
		trx: Trx,
		row: Waiting,
		given: StoredMessage,
		said: Said,
	): Promise<Landed> {
		const { sender } = given
		if (row.reason === null && (await bounds.isFloodOfNew(trx)))
			return { kind: 'message', caseId: null, aside: 'flood' }
		const { submission } = await submissions.submitIn(trx, {
			kind: 'contact_submissions',
			key: `wa ${row.key}`,
			fingerprint: row.key,
			language: languageOf(`${sender.name} ${said.body}`),
			createdAt: row.at,
			// What was written is the case's first message, with all that is known of it.
			fields: {
				name: singleLine(sender.name).slice(0, 200) || namelessName(sender),
				email: '',
				phone: sender.number,
				subject: '',
				message: '',
				inquiry_type: null,
			},
			deliveries: [],
		})
		const caseId = submission.id
		const match = { result: 'case', caseId, standing: 'own', by: 'contact' } as const
		const landed = await intoCase(trx, row, given, said, { ...match, opensAgain: true, also: [] })
		// One message is one piece of news, though it made a case and wrote into it.
		await trx.updateTable('cases').set({ news: 1 }).where('id', '=', caseId).execute()
		return landed
	}

	/** A sign on a message of ours: in its case without a clock, and not unread. */
	async function reaction(
		trx: Trx,
		{ key, at }: Waiting,
		given: StoredMessage,
		body: string,
		match: WhatsappMatch,
	): Promise<Landed> {
		if (match.result === 'new' || body === '') return { kind: 'auto', caseId: null }
		const { caseId } = match
		// Signs have no words to lose: what comes beyond the bound is counted, and nobody has to look at it.
		if (await bounds.isFloodOfReactions(trx, caseId)) return { kind: 'auto', caseId: null }
		const id = idOfKey(key, caseId, 'wa_reaction')
		const eventId = idOfKey(id, 'event')
		const event = { id: eventId, caseId, at, actor: applicant, type: 'wa_reaction' }
		if (await addEvent(trx, { ...event, data: { channel: 'wa' } })) {
			const message = { id, caseId, eventId, channel: 'wa', body, by: applicant, at }
			await addMessage(trx, { ...message, direction: 'in', mail: factsOf(given, 'auto') })
		}
		return { kind: 'auto', caseId, messageId: id }
	}

	/** Nothing that comes in changes where we write: a colleague asks back first. */
	async function numberChanged(
		trx: Trx,
		{ key, at }: Waiting,
		given: StoredMessage,
		number: string,
		match: WhatsappMatch,
	): Promise<Landed> {
		const phone = dialablePhone({ number: `+${number}` })
		if (match.result === 'new' || match.standing !== 'own' || phone === null)
			return { kind: 'auto', caseId: null }
		const { caseId } = match
		const mail = factsOf(given, 'own', [{ name: '', reason: 'number_changed' }])
		const said = { type: 'wrote', channel: 'wa', body: phone, key, at, mail } as const
		const messageId = await contactChanges.askIn(trx, caseId, { email: null, phone }, said)
		return { kind: 'message', caseId, messageId }
	}

	/** Counts for the person, whichever cases they have; those of today show it. */
	async function stopOrResume(
		trx: Trx,
		{ key, at }: Waiting,
		sender: WhatsappSender,
		body: string,
		caseId: string,
	): Promise<void> {
		const asked = stopRequestIn(body)
		if (asked === null) return
		const isNew =
			asked === 'stop' ? await stopWhatsapp(trx, sender, at) : await resumeWhatsapp(trx, sender)
		const values = valuesOf(sender).map(({ value }) => value)
		// Not the case itself where they answered in it and are none of its contacts.
		const theirs = await whatsappLookups(trx).casesOfSender(values)
		if (!isNew || theirs.length === 0) return
		const type = asked === 'stop' ? 'wa_stopped' : 'wa_resumed'
		for (const { id } of theirs)
			await addEvent(trx, { id: idOfKey(key, id, type), caseId: id, at, actor: applicant, type })
		if (asked === 'resume') return
		const recipient = sender.number || sender.userId
		const params = { language: languageOf(body) }
		const eventId = idOfKey(key, caseId, type)
		await outgoing.add(trx, [{ eventId, caseId, recipient, template: stoppedTemplate, params }])
	}

	async function landMessage(trx: Trx, row: Waiting, given: StoredMessage): Promise<Landed> {
		const { sender, message } = given
		// Nobody could be answered.
		if (message.group_id !== undefined || valuesOf(sender).length === 0)
			return { kind: 'message', caseId: null, aside: 'no_sender' }
		const said = readWhatsappMessage(message)
		const text = said.kind === 'message' ? said.body : ''
		const answers = (said.kind === 'reaction' ? said.on : message.context?.id) || null
		const match = await matchWhatsapp(
			{ ...sender, answers, text, at: row.at },
			whatsappLookups(trx),
		)
		if (said.kind === 'reaction') return reaction(trx, row, given, said.body, match)
		if (said.kind === 'number_changed') return numberChanged(trx, row, given, said.number, match)
		const landed =
			match.result === 'case'
				? await intoCase(trx, row, given, said, match)
				: await intoNewCase(trx, row, given, said)
		if (landed.messageId && landed.caseId !== null)
			await stopOrResume(trx, row, sender, said.body, landed.caseId)
		return landed
	}

	return landMessage
}
