/**
 * Writing to an applicant and being written to. A mail leaves twenty seconds later, and can be taken back until then.
 * What a person says keeps the promise that was open; taking it back opens it again.
 */
import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import {
	clockAt,
	type Due,
	dueKinds,
	isPromised,
	promiseInStage,
	promiseOnMessage,
} from '#domain/cases/promise.ts'
import { stageOf } from '#domain/cases/stages.ts'
import type { Language } from '#domain/language.ts'
import type { Database } from '../database.ts'
import type { OutgoingRows } from '../outgoing-rows.ts'
import { calendar } from './calendar.ts'
import type { Doing } from './case-changes.ts'
import { type CaseRow, caseColumns, mailAddressOf, parseCases } from './case-rows.ts'
import { addEvent, applicant, idOfKey } from './events.ts'
import type { CameBy } from './links.ts'
import {
	addMessage,
	findMessage,
	lastAnswer,
	leavingTime,
	type MessageRow,
} from './message-rows.ts'

/** A colleague's own words, as they stand in the message's row. */
const messageTemplate = 'message'

export type Answer = {
	channel: 'email' | 'whatsapp' | 'call'
	template?: string | null
	language: Language
	subject?: string | null
	body: string
}

export type SendResult =
	| { result: 'done'; id: string; leavesAt: string }
	| { result: 'answered'; last: MessageRow }
	| { result: 'gone' }

const keptBefore = v.object({
	before: v.object({
		due_kind: v.nullable(v.picklist(dueKinds)),
		due_at: v.nullable(v.string()),
		due_from: v.nullable(v.string()),
		first_reply_at: v.nullable(v.string()),
	}),
})

const dueOf = ({ due_kind, due_at, due_from }: Due): Due => ({ due_kind, due_at, due_from })

export function createCaseMessages(database: Database, outgoing: OutgoingRows) {
	/** Nobody else writes to the case until this transaction ends. */
	const lock = database.pool ? sql`for update` : sql``

	async function take(trx: Transaction<unknown>, id: string): Promise<CaseRow | null> {
		const { rows } = await sql`
			select ${caseColumns} from cases where id = ${id} ${lock}`.execute(trx)
		return parseCases(rows)[0] ?? null
	}

	async function setDue(trx: Transaction<unknown>, row: CaseRow, due: Due) {
		await sql`
			update cases set due_kind = ${due.due_kind}, due_at = ${due.due_at}, due_from = ${due.due_from},
				clock_at = ${clockAt(due.due_at, row.next_at)}
			where id = ${row.id}`.execute(trx)
	}

	async function sendIn(
		trx: Transaction<unknown>,
		caseId: string,
		answer: Answer,
		{ actor, key, after }: Doing & { after?: string | null | undefined },
	): Promise<SendResult> {
		const row = await take(trx, caseId)
		if (!row) return { result: 'gone' }
		const id = idOfKey(key, actor, caseId, 'message')
		const known = await findMessage(trx, id)
		if (known) return { result: 'done', id, leavesAt: known.leaves_at }
		if (after !== undefined) {
			const last = await lastAnswer(trx, caseId)
			if (last && last.id !== after) return { result: 'answered', last }
		}
		const at = new Date().toISOString()
		const eventId = idOfKey(id, 'event')
		const promised = isPromised(row)
		await addEvent(trx, {
			id: eventId,
			caseId,
			at,
			actor,
			type: 'message',
			data: {
				message: id,
				channel: answer.channel,
				template: answer.template ?? null,
				...(promised ? { kept: row.due_at !== null && at <= row.due_at } : {}),
				before: { ...dueOf(row), first_reply_at: row.first_reply_at },
			},
			version: row.version,
		})
		const message = { ...answer, id, caseId, eventId, direction: 'out', by: actor, at } as const
		await addMessage(trx, message)
		const leavesAt = leavingTime(message)
		if (answer.channel === 'email') {
			const recipient = await mailAddressOf(trx, row)
			const params = { language: answer.language }
			const mail = { eventId, caseId, messageId: id, recipient, template: messageTemplate, params }
			await outgoing.add(trx, [{ ...mail, leavesAt: new Date(leavesAt) }])
		}
		await sql`
			update cases set first_reply_at = coalesce(first_reply_at, ${at}), unread = ${false},
				before_desk = ${false}, updated_at = ${at}
			where id = ${caseId}`.execute(trx)
		if (promised && row.closed_at === null) {
			await setDue(trx, row, promiseInStage(row.kind, row.stage, row.stage_at))
		}
		return { result: 'done', id, leavesAt }
	}

	async function undoIn(trx: Transaction<unknown>, caseId: string, id: string, actor: string) {
		const row = await take(trx, caseId)
		const message = row && (await findMessage(trx, id, caseId))
		if (!row || !message || message.direction !== 'out') return 'gone' as const
		// The writer alone: a colleague can't know what the message was about to say.
		if (message.by !== actor) return 'not_own' as const
		if (message.cancelled_at !== null) return 'done' as const
		if (!(await outgoing.cancel(trx, id))) return 'sent' as const
		const at = new Date().toISOString()
		const { rows } = await sql<{ data: string }>`
			select data from events where id = ${message.event_id}`.execute(trx)
		const { before } = v.parse(keptBefore, JSON.parse(rows[0]?.data ?? '{}'))
		// A promise that was made since stays where it is the earlier one.
		const isNewer = isPromised(row) && (row.due_at ?? '') < (before.due_at ?? '')
		if (isPromised(before) && row.closed_at === null && !isNewer) await setDue(trx, row, before)
		await sql`
			update cases set updated_at = ${at}, first_reply_at =
				case when first_reply_at = ${message.at} then ${before.first_reply_at} else first_reply_at end
			where id = ${caseId}`.execute(trx)
		await addEvent(trx, { caseId, at, actor, type: 'message_undone', data: { message: id } })
		return 'done' as const
	}

	return {
		/**
		 * `after` is the last answer that the writer has seen. A later one is told instead of sending: a colleague's, or
		 * the writer's own whose answer was lost and whose text was edited since.
		 */
		send: (
			caseId: string,
			answer: Answer,
			doing: Doing & { after?: string | null | undefined },
		): Promise<SendResult> => database.transaction((trx) => sendIn(trx, caseId, answer, doing)),

		/** `sent` when it has left, or is leaving right now. */
		undo: (caseId: string, id: string, actor: string) =>
			database.transaction((trx) => undoIn(trx, caseId, id, actor)),

		/** A note among colleagues; the applicant never sees it. */
		note: (caseId: string, body: string, { actor, key }: Doing): Promise<string | null> =>
			database.transaction(async (trx) => {
				const row = await take(trx, caseId)
				if (!row) return null
				const id = idOfKey(key, actor, caseId, 'note')
				if (await findMessage(trx, id)) return id
				const at = new Date().toISOString()
				const eventId = idOfKey(id, 'event')
				await addEvent(trx, { id: eventId, caseId, at, actor, type: 'note', version: row.version })
				await sql`update cases set updated_at = ${at} where id = ${caseId}`.execute(trx)
				return addMessage(trx, { id, caseId, eventId, direction: 'note', body, by: actor, at })
			}),

		/**
		 * The applicant wrote or sent something, in the transaction that keeps it: a reply is due, and a closed case is
		 * open again.
		 */
		async receive(
			trx: Transaction<unknown>,
			caseId: string,
			given: {
				type: 'wrote' | 'uploaded'
				body?: string
				channel: string
				by?: string
				key?: string | undefined
				via?: CameBy
			},
		): Promise<string | null> {
			const row = await take(trx, caseId)
			if (!row) return null
			const by = given.by ?? applicant
			const id = idOfKey(given.key, by, caseId, given.type)
			const eventId = idOfKey(id, 'event')
			const at = new Date().toISOString()
			const reopened = row.closed_at !== null
			const version = row.version + (reopened ? 1 : 0)
			const data = { ...given.via, channel: given.channel, ...(reopened ? { reopened } : {}) }
			if (
				!(await addEvent(trx, {
					id: eventId,
					caseId,
					at,
					actor: by,
					type: given.type,
					data,
					version,
				}))
			)
				return id
			if (given.body !== undefined) {
				const { body, channel } = given
				await addMessage(trx, { id, caseId, eventId, direction: 'in', channel, body, by, at })
			}
			const turn = reopened ? (stageOf(row.kind, row.stage)?.waitingOn ?? 'us') : row.waiting_on
			await sql`
				update cases set unread = ${true}, before_desk = ${false}, closed_at = null, outcome = null,
					duplicate_of = null, waiting_on = ${turn}, version = ${version}, updated_at = ${at}
				where id = ${caseId}`.execute(trx)
			await setDue(trx, row, promiseOnMessage(calendar, dueOf(row), at))
			return id
		},
	}
}
export type CaseMessages = ReturnType<typeof createCaseMessages>
