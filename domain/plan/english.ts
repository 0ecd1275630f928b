/** How far a visitor's English is from what a level of study asks for, and how many hours of lessons lie between. */
import type { Level, PlanFacts, Range } from './facts.ts'
import type { Plan } from './plan.ts'

/** `partly`: enough for some programmes; `none`: no result of a test yet. */
export type EnglishStatus = 'met' | 'partly' | 'gap' | 'none'

export interface English {
	status: EnglishStatus
	/** Where lessons begin and where they lead; absent where none are needed or nothing is known. */
	way?: { from: string; to: string; hours: Range }
	/** The level that the visitor names is already that of the level of study: only the test is missing. */
	likelyEnough?: true
}

type Answers = Pick<Plan, 'test' | 'score'>

export function englishFor(
	{ test, score }: Answers,
	level: Level,
	{ english }: PlanFacts,
): English {
	if (test === 'none' || score === undefined) return { status: 'none' }
	const { rungs } = english
	const target = rungs.indexOf(english.target[level])
	if (test === 'level') {
		const from = rungs.indexOf(english.fromLevel[score] ?? '')
		if (from >= target) return { status: 'none', likelyEnough: true }
		return { status: 'none', way: wayBetween(from, target, english) }
	}
	const value = Number(score)
	const band = english.bands[level][test]
	if (value >= band.high) return { status: 'met' }
	if (value >= band.low) return { status: 'partly' }
	// The tables that compare tests overlap: who is below the line is at least one rung short.
	const from = Math.min(rungs.indexOf(rungOf(test, value, english)), target - 1)
	return { status: 'gap', way: wayBetween(from, target, english) }
}

function rungOf(
	test: 'ielts' | 'toefl' | 'muet',
	value: number,
	english: PlanFacts['english'],
): string {
	const tables = { ielts: english.fromIelts, toefl: english.fromToefl, muet: english.fromMuet }
	const rung = tables[test].find(({ below }) => value < below)?.rung
	// From 4.0 on the rungs are the bands of IELTS themselves.
	return rung ?? value.toFixed(1)
}

function wayBetween(from: number, to: number, { rungs, hours }: PlanFacts['english']) {
	const steps = hours.slice(from, to)
	const sum = (end: keyof Range) => steps.reduce((total, step) => total + step[end], 0)
	return {
		from: rungs[from] ?? '',
		to: rungs[to] ?? '',
		hours: { low: sum('low'), high: sum('high') },
	}
}
