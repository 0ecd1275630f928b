/** When somebody is there to answer. Kuala Lumpur is eight hours ahead of UTC all year, without summer time. */

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
const utcOffset = 8 * 60 * minute

export function isOpen(hours: WeeklyHours, holidays: Holidays, now: Date): boolean {
	const { minutes, times } = dayAt(hours, holidays, now, 0)
	return times !== undefined && minutes >= times.opens && minutes < times.closes
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
	const local = new Date(now.getTime() + utcOffset + daysAhead * day)
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
	return new Date(Date.parse(`${date}T00:00:00Z`) + opens * minute - utcOffset)
}
