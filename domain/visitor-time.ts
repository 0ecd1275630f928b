/** A moment by the visitor's own clock, known only in the browser. */
import { formatMoment } from './desk/moment.ts'
import { malaysiaAhead } from './format.ts'
import type { Language } from './language.ts'

/** Undefined where the visitor's clock shows what Malaysia's does. */
export function formatVisitorMoment(language: Language, time: string): string | undefined {
	const there = new Date(time)
	const behind = there.getTimezoneOffset() * 60_000 + malaysiaAhead
	if (behind === 0) return undefined
	// When Malaysia's clock showed what the visitor's shows then.
	return formatMoment(language, new Date(there.getTime() - behind).toISOString())
}
