/** The scores that tests of English give, as an application holds them. */
import { readNumber } from '../plan/score.ts'
import type { EnglishTest } from './application-options.ts'

interface Scale {
	min: number
	max: number
	step: number
}

const scales: Record<EnglishTest, readonly Scale[]> = {
	ielts: [{ min: 0, max: 9, step: 0.5 }],
	// Reports since January 2026 show 1 to 6 first, those before 0 to 120.
	toefl: [
		{ min: 1, max: 6, step: 0.5 },
		{ min: 0, max: 120, step: 1 },
	],
	// The highest band is written 5+ and counts as 5.5.
	muet: [{ min: 1, max: 5.5, step: 0.5 }],
	pte: [{ min: 10, max: 90, step: 1 }],
	duolingo: [{ min: 10, max: 160, step: 5 }],
	cambridge: [{ min: 80, max: 230, step: 1 }],
}

/** The score as it is stored, or undefined where the test gives none like it. */
export function readEnglishScore(test: EnglishTest, text: string): string | undefined {
	const value = readNumber(test === 'muet' ? text.replace(/5\s*\+$/, '5.5') : text)
	if (value === undefined) return undefined
	const isGiven = scales[test].some(
		({ min, max, step }) => value >= min && value <= max && value % step === 0,
	)
	return isGiven ? String(value) : undefined
}
