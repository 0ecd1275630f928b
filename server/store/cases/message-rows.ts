/** Messages to and from applicants, and notes among colleagues. They are only ever added. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { LeftOut } from '#domain/desk/message-api.ts'
import type { MailProof, MessageDirection } from '../conversation-tables.ts'
import type { Run, Trx } from '../schema.ts'

export type NewMessage = {
	id?: string
	caseId: string
	eventId: string
	direction: MessageDirection
	channel?: string | null
	template?: string | null
	language?: string | null
	subject?: string | null
	body: string
	/** A colleague's id, or `applicant`. */
	by: string
	at: string
	mail?: MailFacts | undefined
}

/** What is known of a message that came by mail. */
export type MailFacts = {
	/** The Message-ID, empty where it has none. */
	externalId: string
	sender: string
	proof: MailProof
	quoted: string
	/** What is not kept of it. */
	leftOut: readonly LeftOut[]
}

/** How long a message can be taken back: it leaves, and the status page shows it, this many milliseconds after it was written. */
const undoTime = 20_000

/**
 * Said by the message alone and never by its mail: a mail that is refused or tried again has another next attempt, and the
 * applicant would not see the message meanwhile.
 */
export function leavingTime(message: Pick<NewMessage, 'direction' | 'channel' | 'at'>): string {
	const isSent = message.channel === 'email' || message.channel === 'wa'
	const waits = message.direction === 'out' && isSent
	return new Date(Date.parse(message.at) + (waits ? undoTime : 0)).toISOString()
}

export async function addMessage(trx: Trx, message: NewMessage): Promise<string> {
	const { id = randomUUID(), channel = null, template = null, language = null } = message
	await trx
		.insertInto('messages')
		.values({
			id,
			case_id: message.caseId,
			event_id: message.eventId,
			direction: message.direction,
			channel,
			template,
			language,
			subject: message.subject ?? null,
			body: message.body,
			by: message.by,
			at: message.at,
			...(message.mail ? mailColumns(message.mail) : {}),
		})
		.execute()
	return id
}

const mailColumns = ({ externalId, sender, proof, quoted, leftOut }: MailFacts) => ({
	external_id: externalId || null,
	sender,
	proof,
	quoted: quoted || null,
	left_out: leftOut.length > 0 ? JSON.stringify(leftOut) : null,
})

const storedLeftOut = v.pipe(
	v.string(),
	v.parseJson(),
	v.array(v.object({ name: v.string(), reason: v.string() })),
)

/** With what became of its mail, if it was one. */
const selectMessages = (run: Run) =>
	run
		.selectFrom('messages')
		.leftJoin('outgoing', 'outgoing.message_id', 'messages.id')
		.select([
			'messages.id',
			'messages.event_id',
			'direction',
			'channel',
			'messages.template',
			'language',
			'subject',
			'body',
			'by',
			'at',
			'sender',
			'proof',
			'quoted',
			'left_out',
			'sent_at',
			'cancelled_at',
			'failed_at',
			'failure_reason',
			'status',
			'begun_at',
			'outgoing.id as outgoing_id',
		])
		.orderBy('at', 'desc')
		.orderBy('messages.id', 'desc')

type Selected = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number]
export type MessageRow = Omit<Selected, 'left_out' | 'outgoing_id'> & {
	leaves_at: string
	left_out: LeftOut[]
	/** It has neither left nor been given up or taken back. */
	is_waiting: boolean
}

const readMessage = ({ outgoing_id, ...row }: Selected): MessageRow => ({
	...row,
	is_waiting:
		outgoing_id !== null &&
		row.sent_at === null &&
		row.failed_at === null &&
		row.cancelled_at === null,
	leaves_at: leavingTime(row),
	left_out: row.left_out === null ? [] : v.parse(storedLeftOut, row.left_out),
})

/** Newest first. */
export async function messagesOf(run: Run, caseId: string): Promise<MessageRow[]> {
	const rows = await selectMessages(run).where('messages.case_id', '=', caseId).limit(500).execute()
	return rows.map(readMessage)
}

/** Those that these events are about. */
export async function messagesOfEvents(
	run: Run,
	eventIds: readonly string[],
): Promise<MessageRow[]> {
	if (eventIds.length === 0) return []
	const rows = await selectMessages(run).where('messages.event_id', 'in', eventIds).execute()
	return rows.map(readMessage)
}

/** Only among the messages of this case, where one is named. */
export async function findMessage(
	run: Run,
	id: string,
	caseId?: string,
): Promise<MessageRow | null> {
	const named = selectMessages(run).where('messages.id', '=', id)
	const query = caseId === undefined ? named : named.where('messages.case_id', '=', caseId)
	const row = await query.executeTakeFirst()
	return row ? readMessage(row) : null
}

/** The last answer that was not taken back. */
export async function lastAnswer(run: Run, caseId: string): Promise<MessageRow | null> {
	const row = await selectMessages(run)
		.where('messages.case_id', '=', caseId)
		.where('direction', '=', 'out')
		.where('cancelled_at', 'is', null)
		.limit(1)
		.executeTakeFirst()
	return row ? readMessage(row) : null
}

/** Whether the last word was ours or theirs; null while nobody has said anything. Notes, what was taken back and machines' mail do not count. */
export async function lastSaid(run: Run, caseId: string): Promise<'in' | 'out' | null> {
	const row = await selectMessages(run)
		.where('messages.case_id', '=', caseId)
		.where('direction', '<>', 'note')
		.where('cancelled_at', 'is', null)
		.where(({ eb, or }) => or([eb('proof', 'is', null), eb('proof', '<>', 'auto')]))
		.limit(1)
		.executeTakeFirst()
	return row ? (row.direction === 'in' ? 'in' : 'out') : null
}

/** Why the last mail to the family failed; null when it did not, and once a mail has come in since it failed. */
export async function lastMailFailure(run: Run, caseId: string): Promise<string | null> {
	const last = await selectMessages(run)
		.where('messages.case_id', '=', caseId)
		.where('direction', '=', 'out')
		.where('channel', '=', 'email')
		.where('cancelled_at', 'is', null)
		.limit(1)
		.executeTakeFirst()
	if (!last?.failed_at) return null
	const since = await run
		.selectFrom('messages')
		.select('id')
		.where('case_id', '=', caseId)
		.where('direction', '=', 'in')
		.where('channel', '=', 'mail')
		.where('at', '>', last.failed_at)
		.limit(1)
		.executeTakeFirst()
	return since ? null : last.failure_reason
}

/** The last thing the family wrote; null while they have written nothing. Machines' mail does not count. */
export async function lastWritten(run: Run, caseId: string): Promise<string | null> {
	const row = await run
		.selectFrom('messages')
		.select('id')
		.where('case_id', '=', caseId)
		.where('direction', '=', 'in')
		.where(({ eb, or }) => or([eb('proof', 'is', null), eb('proof', '<>', 'auto')]))
		.orderBy('at', 'desc')
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirst()
	return row?.id ?? null
}
