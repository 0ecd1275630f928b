/**
 * Reminders of documents that were asked for: two at most, by themselves, until anything comes from the family. A reminder is an event
 * named after the request, its number and its moment, so that two processes send one. It keeps no promise and is no answer.
 */
import * as v from 'valibot'
import { reminderMessage } from '#domain/conversations/approved-message.ts'
import { cameBackFor } from '#domain/conversations/came-back.ts'
import {
	householdOf,
	mayRemindAt,
	mostReminders,
	nextAllowed,
	remindAt,
} from '#domain/conversations/reminder-times.ts'
import type { Database } from '../database.ts'
import { isHeld, type Lease } from '../leases.ts'
import type { OutgoingRows } from '../outgoing-rows.ts'
import { isRefused } from '../refused-templates.ts'
import type { Run, Trx } from '../schema.ts'
import { officeCalendar } from './calendar.ts'
import { type CaseRow, lockCase, mailAddressOf } from './case-rows.ts'
import { addEvent, applicant, idOfKey } from './events.ts'
import type { CameBy } from './links.ts'
import { lastMailFailure } from './message-rows.ts'
import { whatsappPersonOf } from './whatsapp-people.ts'

const day = 24 * 60 * 60 * 1000
/** Nobody sent it while it was due, because reminders were switched off or nothing ran: it is not caught up with. */
const tooLate = 7 * day
const atOnce = 50

const reminderTemplates = { email: 'reminder', wa: 'wa_reminder' } as const
/** Who wrote by WhatsApp within this time is reminded there. */
const wroteWithin = 90 * day

type Next = { remind_at: string | null; reminded?: number; updated_at?: string }

const write = (trx: Trx, caseId: string, next: Next) =>
	trx.updateTable('cases').set(next).where('id', '=', caseId).execute()

/** The next one counted from this moment; null after the last. */
function nextFrom(row: Pick<CaseRow, 'country'>, since: Date, sent: number): string | null {
	const { holidays } = officeCalendar()
	return remindAt(since, sent, householdOf(row.country), holidays)?.toISOString() ?? null
}

async function openRequests(run: Run, caseId: string) {
	return run
		.selectFrom('requests')
		.select(['id', 'asked_at'])
		.where('case_id', '=', caseId)
		.where('state', '=', 'open')
		.orderBy('asked_at', 'desc')
		.orderBy('id')
		.execute()
}

export type Reminded = 'sent' | 'later' | 'over'
type WayTo = { channel: keyof typeof reminderTemplates; recipient: string }

export interface ReminderSettings {
	canMail: boolean
	canWhatsapp: boolean
	remindersOn: boolean
}

const sentBy = v.pipe(v.string(), v.parseJson(), v.object({ channel: v.picklist(['email', 'wa']) }))

export function createReminders(
	database: Database,
	outgoing: OutgoingRows,
	{ canMail, canWhatsapp, remindersOn }: ReminderSettings,
) {
	/** By WhatsApp where they write there, have not stopped it and the platform takes it, else by mail; null where neither reaches them. */
	async function wayTo(trx: Trx, row: CaseRow, now: Date): Promise<WayTo | null> {
		const person = canWhatsapp ? await whatsappPersonOf(trx, row) : null
		const since = new Date(now.getTime() - wroteWithin).toISOString()
		const reminder = { name: reminderMessage, language: row.language }
		const isTaken = person !== null && !(await isRefused(trx, reminder))
		if (isTaken && person.stoppedAt === null && (person.lastInAt ?? '') > since)
			return { channel: 'wa', recipient: person.recipient }
		const recipient = canMail ? await mailAddressOf(trx, row) : ''
		const isBack = cameBackFor(await lastMailFailure(trx, row.id)) !== null
		return recipient === '' || isBack ? null : { channel: 'email', recipient }
	}

	async function remind(trx: Trx, caseId: string, lease: Lease, now: Date): Promise<Reminded> {
		if (!(await isHeld(trx, lease))) return 'later'
		const row = await lockCase(trx, caseId)
		const state = await trx
			.selectFrom('cases')
			.select(['remind_at', 'reminded'])
			.where('id', '=', caseId)
			.executeTakeFirst()
		if (!row || !state?.remind_at || state.remind_at > now.toISOString()) return 'later'
		const missing = await openRequests(trx, caseId)
		const [request] = missing
		const way = await wayTo(trx, row, now)
		const isLate = now.getTime() - Date.parse(state.remind_at) > tooLate
		if (!request || !way || isLate || row.closed_at !== null || row.reminders !== 'on') {
			await write(trx, caseId, { remind_at: null })
			return 'over'
		}
		const household = householdOf(row.country)
		const { holidays } = officeCalendar()
		if (!mayRemindAt(now, household, holidays)) {
			const next = nextAllowed(now, household, holidays)
			await write(trx, caseId, { remind_at: next?.toISOString() ?? null })
			return 'later'
		}
		const number = state.reminded + 1
		// A document that was refused is asked for by the same request: the moment tells one round of reminders from the next.
		const eventId = idOfKey('reminder', request.id, `${number}`, state.remind_at)
		const told = { request: request.id, n: number, channel: way.channel, missing: missing.length }
		const at = now.toISOString()
		const event = { id: eventId, caseId, at, actor: 'system', type: 'reminded', data: told }
		if (await addEvent(trx, { ...event, version: row.version })) {
			const params = { language: row.language, n: number, missing: missing.length }
			const { channel, recipient } = way
			const template = reminderTemplates[channel]
			await outgoing.add(trx, [{ eventId, caseId, recipient, template, params }])
		}
		const next = nextFrom(row, now, number)
		await write(trx, caseId, { reminded: number, remind_at: next, updated_at: at })
		return 'sent'
	}

	return {
		isOn: remindersOn,

		/** A document was asked for: the two reminders begin anew. In the transaction of the request. */
		async begin(trx: Trx, row: CaseRow, at: string): Promise<void> {
			const isWanted = remindersOn && row.reminders === 'on' && row.closed_at === null
			const remind_at = isWanted ? nextFrom(row, new Date(at), 0) : null
			const spoke = { spoke_at: at, reminded: 0, remind_at }
			await trx.updateTable('cases').set(spoke).where('id', '=', row.id).execute()
		},

		/** After a colleague's change: a closed case and a switch that is off end them, a switch that is on again goes on. */
		async follow(trx: Trx, before: CaseRow, after: CaseRow, at: string): Promise<void> {
			const isOver = after.closed_at !== null || after.reminders !== 'on'
			if (isOver) await write(trx, after.id, { remind_at: null })
			else if (remindersOn && before.reminders !== 'on') await resume(trx, after, at)
		},

		/** The family's own switch. False when there is no such case. */
		byFamily: (caseId: string, wants: boolean, via: CameBy): Promise<boolean> =>
			database.transaction(async (trx) => {
				const row = await lockCase(trx, caseId)
				if (!row) return false
				const from = wants ? 'family' : 'on'
				// What the desk has switched off stays so, and the same press twice is one.
				if (row.reminders !== from) return true
				const at = new Date().toISOString()
				const reminders = wants ? 'on' : 'family'
				const version = row.version + 1
				const set = { reminders, version, updated_at: at, remind_at: null } as const
				await trx.updateTable('cases').set(set).where('id', '=', caseId).execute()
				const data = { ...via, reminders: [from, reminders] }
				await addEvent(trx, { caseId, at, actor: applicant, type: 'changed', data, version })
				if (wants && remindersOn) await resume(trx, { ...row, reminders }, at)
				return true
			}),

		/** The cases whose time has come. */
		async due(now: Date): Promise<string[]> {
			const rows = await (await database.ready())
				.selectFrom('cases')
				.select('id')
				.where('remind_at', '<=', now.toISOString())
				.orderBy('remind_at')
				.limit(atOnce)
				.execute()
			return rows.map(({ id }) => id)
		},

		remind: (caseId: string, lease: Lease, now: Date): Promise<Reminded> =>
			database.transaction((trx) => remind(trx, caseId, lease, now)),

		/** Whether one that was made at that time still says what is so: since then they may have answered, or want none. */
		async isWanted(caseId: string, madeAt: string): Promise<boolean> {
			const db = await database.ready()
			const row = await db
				.selectFrom('cases')
				.select('id')
				.where('id', '=', caseId)
				.where('closed_at', 'is', null)
				.where('reminders', '=', 'on')
				.where(({ eb, or }) => or([eb('spoke_at', 'is', null), eb('spoke_at', '<=', madeAt)]))
				.executeTakeFirst()
			return row !== undefined && (await openRequests(db, caseId)).length > 0
		},

		/** The first moment from now on at which this family may be reminded; null where there is none for weeks. */
		allowedFrom: ({ country }: Pick<CaseRow, 'country'>, now: Date): Date | null =>
			nextAllowed(now, householdOf(country), officeCalendar().holidays),

		/** What the desk shows: the reminders of what is missing now, and when the next one goes. */
		async ofCase(caseId: string) {
			const db = await database.ready()
			const row = await db
				.selectFrom('cases')
				.select(['remind_at', 'reminded'])
				.where('id', '=', caseId)
				.executeTakeFirst()
			const sent = await db
				.selectFrom('events')
				.select(['at', 'data'])
				.where('case_id', '=', caseId)
				.where('type', '=', 'reminded')
				.orderBy('at', 'desc')
				.limit(row?.reminded ?? 0)
				.execute()
			const told = sent.map(({ at, data }) => ({ at, channel: v.parse(sentBy, data).channel }))
			return { next_at: row?.remind_at ?? null, sent: told.reverse() }
		},
	}

	/** Only where something is still missing. */
	async function resume(trx: Trx, row: CaseRow, at: string): Promise<void> {
		const [request] = await openRequests(trx, row.id)
		const { reminded } = await trx
			.selectFrom('cases')
			.select('reminded')
			.where('id', '=', row.id)
			.executeTakeFirstOrThrow()
		if (!request || reminded >= mostReminders || row.closed_at !== null) return
		await write(trx, row.id, { remind_at: nextFrom(row, new Date(at), reminded) })
	}
}
export type Reminders = ReturnType<typeof createReminders>
