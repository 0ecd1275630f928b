/** The day of the office, by the clock of Kuala Lumpur, and where a case's clock falls in it. */
import { never } from '../cases/promise.ts'
import { malaysiaAhead } from '../format.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Minutes after midnight. */
export function minutesOfDay(time: number): number {
	return Math.floor(((time + malaysiaAhead) % day) / minute)
}

/** The midnight that ends the day. */
export function endOfDay(now: number): number {
	return (Math.floor((now + malaysiaAhead) / day) + 1) * day - malaysiaAhead
}

export const isSameDay = (time: number, now: number) => endOfDay(time) === endOfDay(now)

export type ClockGroup = 'late' | 'today' | 'later' | 'none' | 'closed'

export interface ClockOf {
	readonly clock_at: string
	readonly closed_at: string | null
}

export function groupOf({ clock_at, closed_at }: ClockOf, now: number): ClockGroup {
	if (closed_at !== null) return 'closed'
	if (clock_at === never) return 'none'
	const clock = Date.parse(clock_at)
	if (clock < now) return 'late'
	return clock < endOfDay(now) ? 'today' : 'later'
}

/** Two hours before its time; a review already from its second business day on. */
export function isPressing(row: ClockOf & { pressing_at: string | null }, now: number): boolean {
	const group = groupOf(row, now)
	if (group !== 'today' && group !== 'later') return false
	const left = Date.parse(row.clock_at) - now
	return left < 2 * hour || (row.pressing_at !== null && Date.parse(row.pressing_at) < now)
}
