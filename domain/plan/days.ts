/** Days as `2027-10-01`: they compare as texts, and no time zone moves them. */
import { malaysiaAhead } from '../format.ts'
import type { Holiday } from './facts.ts'

const day = 24 * 60 * 60 * 1000

const time = (iso: string) => Date.parse(`${iso}T00:00:00Z`)
const iso = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

export function addDays(date: string, days: number): string {
	return iso(time(date) + days * day)
}

export function daysBetween(from: string, to: string): number {
	return Math.round((time(to) - time(from)) / day)
}

/** The same day of an earlier month; the last one where that month is shorter. */
export function monthsBefore(date: string, months: number): string {
	const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
	const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
	return iso(Date.UTC(year, month - 1 - months, Math.min(dayOfMonth, last)))
}

/** Whether it is a day of the calendar: 2027-02-30 is none. */
export function isDay(date: string): boolean {
	return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(time(date)) && iso(time(date)) === date
}

/** Offices work from Monday to Friday, but for the holidays of the list. */
export function workingDayUpTo(day: string, holidays: readonly Holiday[]): string {
	let found = day
	while (isWeekend(found) || holidays.some(({ date }) => date === found)) found = addDays(found, -1)
	return found
}

function isWeekend(date: string): boolean {
	return [0, 6].includes(new Date(time(date)).getUTCDay())
}

/** Today as the calendar of Kuala Lumpur has it, on the server and on every device alike. */
export function todayIn(now: Date): string {
	return iso(now.getTime() + malaysiaAhead)
}
