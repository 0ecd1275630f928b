import { formatDate, formatTime } from '../format.ts'
import type { Language } from '../language.ts'

const comma: Record<Language, string> = { ar: '، ', en: ', ' }
const eightHours = 8 * 3_600_000

/** The time of day by the clock of Kuala Lumpur. */
export function formatClock(language: Language, time: string): string {
	const there = new Date(Date.parse(time) + eightHours)
	return formatTime(language, there.getUTCHours() * 60 + there.getUTCMinutes())
}

/** A moment by the calendar and the clock of Kuala Lumpur. */
export function formatMoment(language: Language, time: string): string {
	return `${formatDate(language, time)}${comma[language]}${formatClock(language, time)}`
}
