import { formatDate } from '../format.ts'
import type { Language } from '../language.ts'
import { formatClock, formatMoment } from './moment.ts'

/** A moment by the clock of Kuala Lumpur, without its day while it is that day. */
export function formatRecent(language: Language, time: string, now: number): string {
	const isToday = formatDate(language, time) === formatDate(language, new Date(now))
	return isToday ? formatClock(language, time) : formatMoment(language, time)
}
