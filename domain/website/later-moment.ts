/** The day and the clock of Malaysia that somebody chose for a publication, and whether it can be dated with them. */

import { malaysiaAhead } from '../format.ts'
import { isIsoDate } from '../forms/iso-date.ts'

/** A call may be on its way for a while: a moment that has just gone by is now, an older one was chosen by mistake. */
const underWay = 5 * 60 * 1000
const mostAhead = 2 * 366 * 24 * 60 * 60 * 1000

/** Null while it is not written to its end. */
export function momentOf(day: string, time: string): string | null {
	if (!isIsoDate(day)) return null
	const there = Date.parse(`${day}T${time || '00:00'}:00Z`)
	return Number.isNaN(there) ? null : new Date(there - malaysiaAhead).toISOString()
}

/** What the server refuses a moment for; null where it can be kept, or is now. */
export function wrongMoment(at: string, now: number): 'past' | 'too_late' | null {
	const moment = Date.parse(at)
	if (moment < now - underWay) return 'past'
	return moment > now + mostAhead ? 'too_late' : null
}

export interface WrongPart {
	field: 'day' | 'time'
	why: 'past' | 'too_late'
}

/** What is wrong with it as it is chosen, and where: today at an hour that is over is wrong at its hour. */
export function wrongPart(day: string, time: string, now: number): WrongPart | null {
	const at = momentOf(day, time)
	if (at === null) return null
	const why = Date.parse(at) <= now ? 'past' : wrongMoment(at, now)
	const today = new Date(now + malaysiaAhead).toISOString().slice(0, 10)
	return why && { field: why === 'past' && day === today ? 'time' : 'day', why }
}
