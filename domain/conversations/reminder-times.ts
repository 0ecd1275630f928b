/**
 * When a family may be reminded: by day, by the clock and on the working days of the country they live in, not at the Friday prayer and
 * not while our office is closed, because a reminder brings questions.
 */
import { timeZoneOf } from '../desk/time-zones.ts'
import type { Holidays } from '../hours.ts'

// In most engines of today, not yet in TypeScript's own description of them.
declare global {
	namespace Intl {
		interface Locale {
			getWeekInfo?(): { readonly weekend: readonly number[] }
		}
	}
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const step = 15 * minute

const opens = 10 * 60
const closes = 18 * 60
const prayer = { from: 11 * 60, until: 14 * 60 }
const friday = 5

/** Days after the request, or after the first reminder. */
const waits = [3, 7] as const

export const mostReminders = waits.length

export interface Household {
	/** Two letters; decides which days are the weekend. */
	readonly country: string
	readonly timeZone: string
}

const office: Household = { country: 'MY', timeZone: 'Asia/Kuala_Lumpur' }

/** Where nobody knows where they live, or the country has several times, the office's own days count. */
export function householdOf(country: string | null): Household {
	const timeZone = timeZoneOf(country ?? '')
	return country !== null && timeZone !== undefined ? { country, timeZone } : office
}

/** Behind a month of closed days nothing is sent at all: somebody should look. */
const farthest = 31 * day

/** The moment of the next reminder, or null after the last. */
export function remindAt(
	since: Date,
	sent: number,
	household: Household,
	holidays: Holidays,
): Date | null {
	const wait = waits[sent]
	if (wait === undefined) return null
	return nextAllowed(new Date(since.getTime() + wait * day), household, holidays)
}

export function mayRemindAt(at: Date, household: Household, holidays: Holidays): boolean {
	const { weekday, minutes } = wallClock(at, household.timeZone)
	if (minutes < opens || minutes >= closes) return false
	if (weekday === friday && minutes >= prayer.from && minutes < prayer.until) return false
	if (weekendOf(household.country).includes(weekday)) return false
	const { date } = wallClock(at, office.timeZone)
	return !holidays.some((holiday) => holiday.date === date)
}

/** The first moment from this one on. Zones differ from each other by quarters of an hour at the finest. */
export function nextAllowed(from: Date, household: Household, holidays: Holidays): Date | null {
	if (mayRemindAt(from, household, holidays)) return from
	const start = Math.ceil(from.getTime() / step) * step
	for (let time = start; time < start + farthest; time += step) {
		const at = new Date(time)
		if (mayRemindAt(at, household, holidays)) return at
	}
	return null
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function wallClock(at: Date, timeZone: string) {
	let clock = clocks.get(timeZone)
	if (!clock) {
		clock = new Intl.DateTimeFormat('en-CA', {
			timeZone,
			hourCycle: 'h23',
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
			hour: '2-digit',
			minute: '2-digit',
		})
		clocks.set(timeZone, clock)
	}
	const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
	const date = `${parts.year}-${parts.month}-${parts.day}`
	return {
		date,
		/** 1 = Monday, as weekends are told. */
		weekday: new Date(`${date}T00:00:00Z`).getUTCDay() || 7,
		minutes: Number(parts.hour) * 60 + Number(parts.minute),
	}
}

const fridayAndSaturday = new Set('BH DZ EG IQ JO KW LY OM QA SA SD SY YE'.split(' '))

/** For an engine that does not know weekends. */
export const weekendByTable = (country: string): readonly number[] =>
	fridayAndSaturday.has(country) ? [5, 6] : [6, 7]

const weekends = new Map<string, readonly number[]>()

function weekendOf(country: string): readonly number[] {
	const known = weekends.get(country)
	if (known) return known
	const locale = new Intl.Locale('ar', { region: country })
	const weekend = locale.getWeekInfo?.().weekend ?? weekendByTable(country)
	weekends.set(country, weekend)
	return weekend
}
