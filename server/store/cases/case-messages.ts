/**
 * Writing to an applicant and being written to. A mail leaves twenty seconds later, and can be taken back until then.
 * What a person says keeps the promise that was open; taking it back opens it again.
 */
import * as v from 'valibot'
import { dueKinds, isPromised } from '#domain/cases/promise.ts'
import { waitingOn } from '#domain/cases/stages.ts'
import { withDate } from '#domain/cases/turn-rules.ts'
import type { Database } from '../database.ts'
import type { OutgoingRows } from '../outgoing-rows.ts'
import type { Trx } from '../schema.ts'
import { officeCalendar } from './calendar.ts'
import type { Doing } from './case-changes.ts'
import { type CaseRow, lockCase } from './case-rows.ts'
import { addEvent, applicant, type EventData, idOfKey } from './events.ts'
import { keptBy, movedBy, turnAfter, turnOf, writeTurn } from './happenings.ts'
import { type Answer, leavingRow } from './leaving-row.ts'
import type { CameBy } from './links.ts'
import {
	addMessage,
	findMessage,
	lastAnswer,
	leavingTime,
	type MailFacts,
	type MessageRow,
} from './message-rows.ts'
import { touchCase } from './record-event.ts'
import { addNotice } from './staff-notices.ts'

export type SendResult =
	| { result: 'done'; id: string; leavesAt: string }
	| { result: 'answered'; last: MessageRow }
	/** `unreachable`: there is no address or number to which it could go. */
	| { result: 'unreachable' }
	| { result: 'gone' }

const maybe = v.nullable(v.string())
/** Events from before turns followed hold the promise alone. */
const keptBefore = v.object({
	before: v.object({
		due_kind: v.nullable(v.picklist(dueKinds)),
		due_at: maybe,
		due_from: maybe,
		first_reply_at: maybe,
		stage: v.exactOptional(v.string()),
		stage_at: v.exactOptional(v.string()),
		waiting_on: v.exactOptional(v.picklist(waitingOn)),
	}),
})

type Before = v.InferOutput<typeof keptBefore>['before']

/**
 * The case as it was before an answer that is taken back. What has happened since stays: a turn or stage that is no longer the one
 * the answer made, and a promise that is not the answer's own and is the earlier one.
 */
function turnBefore(row: CaseRow, before: Before, answeredAt: string, now: string) {
	const { first_reply_at: _, due_kind, due_at, due_from, waiting_on, ...stage } = before
	const due = { due_kind, due_at, due_from }
	const isNewer = isPromised(row) && row.due_from !== answeredAt
	const isEarlier = isNewer && (!isPromised(due) || (row.due_at ?? '') < (due.due_at ?? ''))
	const hasWritten = isNewer && row.waiting_on === 'us'
	return withDate(
		{
			...row,
			...(isEarlier ? {} : due),
			...(hasWritten || waiting_on === undefined ? {} : { waiting_on }),
			...(row.stage_at === answeredAt ? stage : {}),
		},
		officeCalendar(),
		now,
	)
}

export function createCaseMessages(database: Database, outgoing: OutgoingRows) {
	async function sendIn(
		trx: Trx,
		caseId: string,
		answer: Answer,
		{ actor, key, after }: Doing & { after?: string | null | undefined },
	): Promise<SendResult> {
		const row = await lockCase(trx, caseId)
		if (!row) return { result: 'gone' }
		const id = idOfKey(key, actor, caseId, 'message')
		const known = await findMessage(trx, id)
		if (known) return { result: 'done', id, leavesAt: known.leaves_at }
		if (after !== undefined) {
			const last = await lastAnswer(trx, caseId)
			if (last && last.id !== after) return { result: 'answered', last }
		}
		const leaving = await leavingRow(trx, row, answer)
		if (leaving?.recipient === '') return { result: 'unreachable' }
		const at = new Date().toISOString()
		const eventId = idOfKey(id, 'event')
		const turn = await turnAfter(trx, row, 'replied', at)
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
				...keptBy(row, turn, at),
				...movedBy(row, turn),
				before: { ...turnOf(row), first_reply_at: row.first_reply_at },
			},
			version: row.version,
		})
		const { approved: _, ...said } = answer
		const message = { ...said, id, caseId, eventId, direction: 'out', by: actor, at } as const
		await addMessage(trx, message)
		const leavesAt = leavingTime(message)
		if (leaving) {
			const about = { eventId, caseId, messageId: id, leavesAt: new Date(leavesAt) }
			await outgoing.add(trx, [{ ...leaving, ...about }])
		}
		await trx
			.updateTable('cases')
			.set({
				first_reply_at: row.first_reply_at ?? at,
				unread: false,
				news: 0,
				before_desk: false,
				updated_at: at,
				spoke_at: at,
			})
			.where('id', '=', caseId)
			.execute()
		if (row.closed_at === null) await writeTurn(trx, caseId, turn)
		return { result: 'done', id, leavesAt }
	}

	async function undoIn(trx: Trx, caseId: string, id: string, actor: string) {
		const row = await lockCase(trx, caseId)
		const message = row && (await findMessage(trx, id, caseId))
		if (!row || !message || message.direction !== 'out') return 'gone' as const
		// The writer alone: a colleague can't know what the message was about to say.
		if (message.by !== actor) return 'not_own' as const
		if (message.cancelled_at !== null) return 'done' as const
		if (!(await outgoing.cancel(trx, id))) return 'sent' as const
		const at = new Date().toISOString()
		const { data } = await trx
			.selectFrom('events')
			.select('data')
			.where('id', '=', message.event_id)
			.executeTakeFirstOrThrow()
		const { before } = v.parse(keptBefore, JSON.parse(data))
		if (row.closed_at === null)
			await writeTurn(trx, caseId, turnBefore(row, before, message.at, at))
		const isFirst = row.first_reply_at === message.at
		await trx
			.updateTable('cases')
			.set({
				updated_at: at,
				first_reply_at: isFirst ? before.first_reply_at : row.first_reply_at,
			})
			.where('id', '=', caseId)
			.execute()
		await addEvent(trx, { caseId, at, actor, type: 'message_undone', data: { message: id } })
		return 'done' as const
	}

	return {
		/**
		 * `after` is the last answer that the writer has seen. When there is a later one, nothing is sent and that one is returned: a
		 * colleague's, or the writer's own from a call whose response was lost.
		 */
		send: (
			caseId: string,
			answer: Answer,
			doing: Doing & { after?: string | null | undefined },
		): Promise<SendResult> => database.transaction((trx) => sendIn(trx, caseId, answer, doing)),

		/** `sent` when it has left, or is leaving right now. */
		undo: (caseId: string, id: string, actor: string) =>
			database.transaction((trx) => undoIn(trx, caseId, id, actor)),

		/** A note among colleagues; the applicant never sees it, and those who are mentioned are told. */
		note: (
			caseId: string,
			body: string,
			{ actor, key, mentions = [] }: Doing & { mentions?: readonly string[] },
		): Promise<string | null> =>
			database.transaction(async (trx) => {
				const row = await lockCase(trx, caseId)
				if (!row) return null
				const id = idOfKey(key, actor, caseId, 'note')
				if (await findMessage(trx, id)) return id
				const at = new Date().toISOString()
				const eventId = idOfKey(id, 'event')
				await addEvent(trx, { id: eventId, caseId, at, actor, type: 'note', version: row.version })
				await touchCase(trx, caseId, actor)
				for (const staffId of mentions) {
					await addNotice(trx, { staffId, caseId, kind: 'mention', by: actor, at })
				}
				return addMessage(trx, { id, caseId, eventId, direction: 'note', body, by: actor, at })
			}),

		/**
		 * The applicant wrote or sent something, in the transaction that keeps it: it is our turn, a reply is due, and a closed
		 * case is open again.
		 */
		async receive(
			trx: Trx,
			caseId: string,
			given: {
				type: 'wrote' | 'uploaded'
				body?: string
				channel: string
				by?: string
				key?: string | undefined
				via?: CameBy
				subject?: string
				/** When a mail server took it; now, where it came by a page of ours. */
				at?: string
				mail?: MailFacts
				/** Nobody vouches for the sender: a closed case stays closed, and a colleague looks at it. */
				staysClosed?: boolean
				/** What else its event says, in codes. */
				data?: EventData
			},
		): Promise<string | null> {
			const row = await lockCase(trx, caseId)
			if (!row) return null
			const by = given.by ?? applicant
			const id = idOfKey(given.key, by, caseId, given.type)
			const eventId = idOfKey(id, 'event')
			const now = new Date().toISOString()
			const at = given.at ?? now
			const isLeftClosed = row.closed_at !== null && given.staysClosed === true
			const reopened = row.closed_at !== null && !isLeftClosed
			const version = row.version + (reopened ? 1 : 0)
			const { channel } = given
			const data = { ...given.via, channel, ...given.data, ...(reopened ? { reopened } : {}) }
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
				const { body, subject = null, mail } = given
				const message = { id, caseId, eventId, channel, body, subject, by, at, mail }
				await addMessage(trx, { ...message, direction: 'in' })
			}
			if (isLeftClosed) {
				await touchCase(trx, caseId, applicant)
				return id
			}
			const open = { ...row, closed_at: null, outcome: null }
			const after = await turnAfter(trx, open, given.type, at)
			await trx
				.updateTable('cases')
				.set(({ eb }) => ({
					unread: true,
					news: eb('news', '+', 1),
					before_desk: false,
					closed_at: null,
					outcome: null,
					duplicate_of: null,
					version,
					updated_at: now,
					spoke_at: at,
					// Somebody of whom nobody is sure does not end what the family is reminded of.
					...(given.mail?.proof === 'unsure' ? {} : { remind_at: null }),
				}))
				.where('id', '=', caseId)
				.execute()
			await writeTurn(trx, caseId, after)
			await addNotice(trx, { staffId: row.assignee_id, caseId, kind: given.type, by, at })
			return id
		},
	}
}
export type CaseMessages = ReturnType<typeof createCaseMessages>
