/** Messages to and from applicants, and notes among colleagues. They are only ever added. */
import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { Run } from '../database.ts'

export const directions = ['out', 'in', 'note'] as const

export type NewMessage = {
	id?: string
	caseId: string
	eventId: string
	direction: (typeof directions)[number]
	channel?: string | null
	template?: string | null
	language?: string | null
	subject?: string | null
	body: string
	/** A colleague's id, or `applicant`. */
	by: string
	at: string
}

/** How long a mail can be taken back: it leaves, and the status page shows it, this many milliseconds after it was written. */
const undoTime = 20_000

/**
 * Said by the message alone and never by its mail: a mail that is refused or tried again has another next attempt, and the
 * applicant would not see the message meanwhile.
 */
export function leavingTime(message: Pick<NewMessage, 'direction' | 'channel' | 'at'>): string {
	const isMail = message.direction === 'out' && message.channel === 'email'
	return new Date(Date.parse(message.at) + (isMail ? undoTime : 0)).toISOString()
}

const columns = v.object({
	id: v.string(),
	event_id: v.string(),
	direction: v.picklist(directions),
	channel: v.nullable(v.string()),
	template: v.nullable(v.string()),
	language: v.nullable(v.string()),
	subject: v.nullable(v.string()),
	body: v.string(),
	by: v.string(),
	at: v.string(),
	/** Of mails: what became of it. */
	sent_at: v.nullable(v.string()),
	cancelled_at: v.nullable(v.string()),
	failed_at: v.nullable(v.string()),
	failure_reason: v.nullable(v.string()),
})
const messageRow = v.pipe(
	columns,
	v.transform((row) => ({ ...row, leaves_at: leavingTime(row) })),
)
export type MessageRow = v.InferOutput<typeof messageRow>

export async function addMessage(trx: Transaction<unknown>, message: NewMessage): Promise<string> {
	const id = message.id ?? randomUUID()
	await sql`
		insert into messages (id, case_id, event_id, direction, channel, template, language, subject, body, "by", at)
		values (${id}, ${message.caseId}, ${message.eventId}, ${message.direction}, ${message.channel ?? null},
			${message.template ?? null}, ${message.language ?? null}, ${message.subject ?? null}, ${message.body},
			${message.by}, ${message.at})`.execute(trx)
	return id
}

const selected = sql`
	select messages.id, messages.event_id, direction, channel, messages.template, language, subject, body, "by", at,
		sent_at, cancelled_at, failed_at, failure_reason
	from messages left join outgoing on outgoing.message_id = messages.id`

/** Newest first. */
export async function messagesOf(run: Run, caseId: string): Promise<MessageRow[]> {
	const { rows } = await sql`
		${selected} where messages.case_id = ${caseId} order by at desc, messages.id desc limit 500`.execute(
		run,
	)
	return v.parse(v.array(messageRow), rows)
}

/** Only among the messages of this case, where one is named. */
export async function findMessage(
	run: Run,
	id: string,
	caseId?: string,
): Promise<MessageRow | null> {
	const inCase = caseId === undefined ? sql`` : sql`and messages.case_id = ${caseId}`
	const { rows } = await sql`${selected} where messages.id = ${id} ${inCase}`.execute(run)
	return v.parse(v.array(messageRow), rows)[0] ?? null
}

/** The last answer that was not taken back. */
export async function lastAnswer(run: Run, caseId: string): Promise<MessageRow | null> {
	const { rows } = await sql`
		${selected}
		where messages.case_id = ${caseId} and direction = 'out' and cancelled_at is null
		order by at desc, messages.id desc limit 1`.execute(run)
	return v.parse(v.array(messageRow), rows)[0] ?? null
}
