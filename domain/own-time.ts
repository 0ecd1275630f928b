/** A moment by the visitor's own clock, known only in the browser. */
import { formatDate, formatTime } from './format.ts'
import type { Language } from './language.ts'

const comma: Record<Language, string> = { ar: '، ', en: ', ' }
const eightHoursAhead = -480

/** Undefined where the visitor's clock shows what Malaysia's does. */
export function formatOwnMoment(language: Language, time: string): string | undefined {
	const there = new Date(time)
	if (there.getTimezoneOffset() === eightHoursAhead) return undefined
	const two = (part: number) => String(part).padStart(2, '0')
	const date = `${there.getFullYear()}-${two(there.getMonth() + 1)}-${two(there.getDate())}`
	const minutes = there.getHours() * 60 + there.getMinutes()
	return `${formatDate(language, date)}${comma[language]}${formatTime(language, minutes)}`
}
