/**
 * What the company has promised, and until when. A reply is promised for every message of an applicant, a review for an
 * application; how long a stage takes is expected, not promised. A person's answer keeps a promise, an automatic mail
 * does not.
 */
import { businessDayAfter, dueAt, type Holidays, type WeeklyHours } from '../hours.ts'
import { type CaseKind, stageOf } from './stages.ts'

export const dueKinds = ['reply', 'review', 'step'] as const
export type DueKind = (typeof dueKinds)[number]

/** What is due, until when, and when its time began. */
export interface Due {
	readonly due_kind: DueKind | null
	readonly due_at: string | null
	readonly due_from: string | null
}

export interface Calendar {
	readonly hours: WeeklyHours
	readonly holidays: Holidays
}

/** Sentinel that sorts after every date. */
export const never = '9999'

const day = 24 * 60 * 60 * 1000
export const nothingDue: Due = { due_kind: null, due_at: null, due_from: null }

export function promiseFrom(
	{ hours, holidays }: Calendar,
	kind: 'reply' | 'review',
	from: string,
): Due {
	const due = dueAt(hours, holidays, kind, new Date(from))
	return { due_kind: kind, due_at: due.toISOString(), due_from: from }
}

/** What a submission is promised when it arrives. */
export function promiseOnReceipt(calendar: Calendar, kind: CaseKind, at: string): Due {
	return promiseFrom(calendar, kind === 'user_applications' ? 'review' : 'reply', at)
}

/** The applicant wrote or sent something: a reply is due, unless an earlier promise is still open. */
export function promiseOnMessage(calendar: Calendar, open: Due, at: string): Due {
	const reply = promiseFrom(calendar, 'reply', at)
	if (!isPromised(open) || open.due_at === null || reply.due_at === null) return reply
	return open.due_at <= reply.due_at ? open : reply
}

/** What remains once the promises are kept: how long the stage may take, if that is known. */
export function promiseInStage(kind: CaseKind, stage: string, since: string): Due {
	const days = stageOf(kind, stage)?.expectedDays
	if (days === undefined) return nothingDue
	const due = new Date(Date.parse(since) + days * day)
	return { due_kind: 'step', due_at: due.toISOString(), due_from: since }
}

/** When what an applicant asked to be erased goes: at the close of the second business day, so that somebody is there to see it. */
export function erasureDueFrom({ hours, holidays }: Calendar, from: Date): Date {
	return businessDayAfter(hours, holidays, from, 2).closes
}

/** True for what was promised to somebody, false for what is only expected. */
export const isPromised = ({ due_kind }: Due) => due_kind === 'reply' || due_kind === 'review'

/** The same promise by today's hours and holidays. */
export function recount(calendar: Calendar, promise: Due): Due {
	const { due_kind, due_from } = promise
	if (due_from === null || (due_kind !== 'reply' && due_kind !== 'review')) return promise
	return promiseFrom(calendar, due_kind, due_from)
}

/** From when a review is pressing: the opening of the second business day. */
export function pressingFrom({ hours, holidays }: Calendar, promise: Due): string | null {
	if (promise.due_kind !== 'review' || promise.due_from === null) return null
	const from = new Date(promise.due_from)
	return businessDayAfter(hours, holidays, from, 2).opens.toISOString()
}

/** What orders the inbox: the earlier of what is due and what a colleague planned. */
export function clockAt(due: string | null, next: string | null): string {
	const times = [due, next].filter((time) => time !== null).sort()
	return times[0] ?? never
}
