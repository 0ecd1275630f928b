import { formatDate, formatTime, malaysiaAhead } from '../format.ts'
import type { Language } from '../language.ts'

const joint: Record<Language, string> = { ar: '، الساعة ', en: ', ' }

/** The time of day by the clock of Kuala Lumpur. */
export function formatClock(language: Language, time: string): string {
	const there = new Date(Date.parse(time) + malaysiaAhead)
	return formatTime(language, there.getUTCHours() * 60 + there.getUTCMinutes())
}

/** A moment by the calendar and the clock of Kuala Lumpur. */
export function formatMoment(language: Language, time: string): string {
	return `${formatDate(language, time)}${joint[language]}${formatClock(language, time)}`
}
