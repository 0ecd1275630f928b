/** Reads what a visitor typed into a field of numbers, in the digits of either script. */
import { toLatinDigits } from '../digits.ts'
import { cefrLevels, type TestName } from './plan.ts'

export type ScoreFault = 'out_of_range' | 'toefl_new_scale' | 'no_test'

/** A number, or nothing where the text is none. The Arabic decimal mark and a comma stand for a point. */
export function readNumber(text: string): number | undefined {
	const plain = toLatinDigits(text).trim().replace(/[٫،,]/g, '.')
	return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

interface Scale {
	min: number
	max: number
	step: number
}

const scales: Record<'ielts' | 'toefl' | 'muet', Scale> = {
	ielts: { min: 0, max: 9, step: 0.5 },
	toefl: { min: 0, max: 120, step: 1 },
	// The highest band is written 5+ and counts as 5.5.
	muet: { min: 1, max: 5.5, step: 0.5 },
}

export type ReadScore = { score: string; fault?: never } | { score?: never; fault: ScoreFault }

export function readScore(test: TestName, text: string): ReadScore {
	if (test === 'none') return { fault: 'no_test' }
	if (test === 'level') {
		const level = cefrLevels.find((one) => one === toLatinDigits(text).trim().toUpperCase())
		return level ? { score: level } : { fault: 'out_of_range' }
	}
	const value = readNumber(test === 'muet' ? text.replace(/5\s*\+$/, '5.5') : text)
	if (value === undefined) return { fault: 'out_of_range' }
	// Reports since January 2026 show 1 to 6 first; nobody applies with 6 of 120.
	if (test === 'toefl' && value >= 1 && value <= 6) return { fault: 'toefl_new_scale' }
	const { min, max, step } = scales[test]
	if (value < min || value > max || value % step !== 0) return { fault: 'out_of_range' }
	return { score: String(value) }
}
