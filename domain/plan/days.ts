/** Days as `2027-10-01`: they compare as texts, and no time zone moves them. */
import { malaysiaAhead } from '../format.ts'
import type { Holiday } from './facts.ts'

const day = 24 * 60 * 60 * 1000

const time = (iso: string) => Date.parse(`${iso}T00:00:00Z`)
const iso = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** The number of a day, counted from 1970: a plan tries many intakes, and sums are faster than dates. */
export function dayNumber(date: string): number {
	return Math.round(time(date) / day)
}

export function dayOf(number: number): string {
	return iso(number * day)
}

export function addDays(date: string, days: number): string {
	return iso(time(date) + days * day)
}

export function daysBetween(from: string, to: string): number {
	return dayNumber(to) - dayNumber(from)
}

/** The same day of an earlier month; the last one where that month is shorter. */
export function monthsBefore(number: number, months: number): number {
	const date = new Date(number * day)
	const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months]
	const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
	return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / day
}

/** Whether it is a day of the calendar: 2027-02-30 is none. */
export function isDay(date: string): boolean {
	return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(time(date)) && iso(time(date)) === date
}

const closedDays = new WeakMap<readonly Holiday[], ReadonlySet<number>>()

/** Offices work from Monday to Friday, but for the holidays of the list. */
export function workingDayUpTo(number: number, holidays: readonly Holiday[]): number {
	const closed = closedDays.get(holidays) ?? new Set(holidays.map(({ date }) => dayNumber(date)))
	closedDays.set(holidays, closed)
	let found = number
	while (isWeekend(found) || closed.has(found)) found -= 1
	return found
}

/** 1 January 1970 was a Thursday. */
function isWeekend(number: number): boolean {
	return [2, 3].includes(number % 7)
}

/** Today as the calendar of Kuala Lumpur has it, on the server and on every device alike. */
export function todayIn(now: Date): string {
	return iso(now.getTime() + malaysiaAhead)
}
