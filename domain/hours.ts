/** When somebody is there to answer, by the clock of Kuala Lumpur. */
import { malaysiaAhead } from './format.ts'

/** Opening times by day of the week (0 = Sunday), in minutes after midnight; a missing day is closed. */
export interface WeeklyHours {
	readonly [weekday: number]: { readonly opens: number; readonly closes: number }
}

/** Days on which nobody is there, as `2027-08-31`. */
export type Holidays = readonly { readonly date: string }[]

export interface Opening {
	/** The day in Kuala Lumpur, as `2027-08-31`. */
	date: string
	/** 0 = Sunday. */
	weekday: number
	/** 0 is today in Kuala Lumpur, 1 tomorrow. */
	daysAhead: number
	/** Minutes after midnight. */
	opens: number
}

const minute = 60_000
const day = 24 * 60 * minute

export function isOpen(hours: WeeklyHours, holidays: Holidays, now: Date): boolean {
	const { minutes, times } = dayAt(hours, holidays, now, 0)
	return times !== undefined && minutes >= times.opens && minutes < times.closes
}

/** Today's hours; on a closed day those of a Monday, to draw the day by. */
export function officeDay(hours: WeeklyHours, holidays: Holidays, now: Date) {
	const { times } = dayAt(hours, holidays, now, 0)
	const drawn = times ?? hours[1] ?? { opens: 9 * 60, closes: 18 * 60 }
	return { opens: drawn.opens, closes: drawn.closes, isOpenDay: times !== undefined }
}

/** When the office closes today, in minutes after midnight, while it is open. */
export function closingTime(hours: WeeklyHours, holidays: Holidays, now: Date): number | undefined {
	return isOpen(hours, holidays, now) ? dayAt(hours, holidays, now, 0).times?.closes : undefined
}

/** The first day of the list that is not over yet. */
export function nextHoliday<Holiday extends { readonly date: string }>(
	holidays: readonly Holiday[],
	now: Date,
): (Holiday & { isToday: boolean }) | undefined {
	const { date: today } = dayAt({}, [], now, 0)
	const [next] = holidays
		.filter(({ date }) => date >= today)
		.sort((a, b) => (a.date < b.date ? -1 : 1))
	return next && { ...next, isToday: next.date === today }
}

/** The first opening after now, within a month; none when every day of it is closed. */
export function nextOpening(
	hours: WeeklyHours,
	holidays: Holidays,
	now: Date,
): Opening | undefined {
	for (let daysAhead = 0; daysAhead <= 31; daysAhead += 1) {
		const { date, weekday, minutes, times } = dayAt(hours, holidays, now, daysAhead)
		if (times && (daysAhead > 0 || minutes < times.opens)) {
			return { date, weekday, daysAhead, opens: times.opens }
		}
	}
	return undefined
}

function dayAt(hours: WeeklyHours, holidays: Holidays, now: Date, daysAhead: number) {
	// Shifted so that the UTC fields of the date read as the clock on the wall in Kuala Lumpur.
	const local = new Date(now.getTime() + malaysiaAhead + daysAhead * day)
	const date = local.toISOString().slice(0, 10)
	const weekday = local.getUTCDay()
	const closed = holidays.some((holiday) => holiday.date === date)
	return {
		date,
		weekday,
		minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
		times: closed ? undefined : hours[weekday],
	}
}

/** The instant at which an opening begins. */
export function startOf({ date, opens }: Pick<Opening, 'date' | 'opens'>): Date {
	return new Date(Date.parse(`${date}T00:00:00Z`) + opens * minute - malaysiaAhead)
}

const twoHours = 120 * minute
/** Looked at ahead, so that a list of holidays without end is no loop without end. */
const farthest = 62

interface Span {
	opens: Date
	closes: Date
	weekday: number
}

/** The times of opening from a day on, one by one, closed days left out. */
function* spansFrom(hours: WeeklyHours, holidays: Holidays, from: Date, back = 0): Generator<Span> {
	for (let daysAhead = -back; daysAhead <= farthest; daysAhead += 1) {
		const { date, weekday, times } = dayAt(hours, holidays, from, daysAhead)
		if (!times) continue
		const { opens, closes } = times
		yield { opens: startOf({ date, opens }), closes: startOf({ date, opens: closes }), weekday }
	}
}

/** Milliseconds of opening between two moments. */
export function openTime(hours: WeeklyHours, holidays: Holidays, from: Date, until: Date): number {
	let open = 0
	for (const span of spansFrom(hours, holidays, from)) {
		if (span.opens >= until) break
		const start = Math.max(span.opens.getTime(), from.getTime())
		const end = Math.min(span.closes.getTime(), until.getTime())
		open += Math.max(0, end - start)
	}
	return open
}

/** The moment at which so much opening has passed. */
function afterOpenTime(hours: WeeklyHours, holidays: Holidays, from: Date, length: number): Date {
	let left = length
	for (const span of spansFrom(hours, holidays, from)) {
		const start = Math.max(span.opens.getTime(), from.getTime())
		const open = span.closes.getTime() - start
		if (open <= 0) continue
		if (open >= left) return new Date(start + left)
		left -= open
	}
	return new Date(from.getTime() + length)
}

/**
 * Until when "within 24 hours" asks somebody to act. Clock hours, as visitors read them. When the office is closed at
 * that moment, the last closing before it, provided two open hours lie between; else two open hours after the next
 * opening.
 */
function replyBy(hours: WeeklyHours, holidays: Holidays, from: Date): Date {
	const end = new Date(from.getTime() + day)
	if (isOpen(hours, holidays, end)) return end
	let lastClosing: Date | undefined
	for (const { closes } of spansFrom(hours, holidays, from, 1)) {
		if (closes > end) break
		lastClosing = closes
	}
	if (lastClosing && openTime(hours, holidays, from, lastClosing) >= twoHours) return lastClosing
	return afterOpenTime(hours, holidays, end, twoHours)
}

/** The opening times of the n-th business day (Monday to Friday, no holiday) after the day of a moment. */
export function businessDayAfter(
	hours: WeeklyHours,
	holidays: Holidays,
	from: Date,
	count: number,
): { opens: Date; closes: Date } {
	const today = dayAt(hours, holidays, from, 0).date
	const midnight = startOf({ date: today, opens: 0 })
	let left = count
	for (const { opens, closes, weekday } of spansFrom(hours, holidays, midnight)) {
		const isToday = opens.getTime() < midnight.getTime() + day
		if (isToday || weekday === 0 || weekday === 6) continue
		left -= 1
		if (left === 0) return { opens, closes }
	}
	const fallback = new Date(from.getTime() + count * day)
	return { opens: fallback, closes: fallback }
}

/**
 * Until when the company has to act: a reply is promised within 24 hours, the review of an application within three
 * business days.
 */
export function dueAt(
	hours: WeeklyHours,
	holidays: Holidays,
	promise: 'reply' | 'review',
	from: Date,
): Date {
	if (promise === 'reply') return replyBy(hours, holidays, from)
	return businessDayAfter(hours, holidays, from, 3).closes
}
