/** How scores and levels of English compare, what each level of study asks for, and how long it takes from one rung to the next. */
import type { PlanFacts } from '#domain/plan/facts.ts'

export const englishLadder: PlanFacts['english'] = {
	/** From the lower score some programmes are open, from the higher one all; a PhD's are indicative. */
	bands: {
		foundation: {
			ielts: { low: 5, high: 5.5 },
			toefl: { low: 42, high: 59 },
			muet: { low: 3, high: 3 },
		},
		bachelor: {
			ielts: { low: 6, high: 6.5 },
			toefl: { low: 60, high: 79 },
			muet: { low: 4, high: 4 },
		},
		master: {
			ielts: { low: 6.5, high: 7 },
			toefl: { low: 80, high: 100 },
			muet: { low: 4, high: 5 },
		},
		phd: {
			ielts: { low: 6.5, high: 7 },
			toefl: { low: 80, high: 100 },
			muet: { low: 4, high: 5 },
		},
	},
	target: { foundation: '5.0', bachelor: '6.0', master: '6.5', phd: '6.5' },
	rungs: ['A0', 'A1', 'A2', '4.0', '4.5', '5.0', '5.5', '6.0', '6.5', '7.0'],
	/** Guided hours from each rung to the next: Cambridge's figures as the low ones, 200 for half a band as the high ones. */
	hours: [
		{ low: 90, high: 100 },
		{ low: 90, high: 100 },
		{ low: 170, high: 200 },
		{ low: 50, high: 200 },
		{ low: 50, high: 200 },
		{ low: 50, high: 200 },
		{ low: 67, high: 200 },
		{ low: 67, high: 200 },
		{ low: 67, high: 200 },
	],
	cefr: {
		A0: 'A0',
		A1: 'A1',
		A2: 'A2',
		'4.0': 'B1',
		'4.5': 'B1',
		'5.0': 'B1',
		'5.5': 'B2',
		'6.0': 'B2',
		'6.5': 'B2',
		'7.0': 'C1',
	},
	fromIelts: [
		{ below: 3, rung: 'A1' },
		{ below: 4, rung: 'A2' },
	],
	fromToefl: [
		{ below: 32, rung: 'A2' },
		{ below: 35, rung: '4.5' },
		{ below: 46, rung: '5.0' },
		{ below: 60, rung: '5.5' },
		{ below: 79, rung: '6.0' },
		{ below: 94, rung: '6.5' },
		{ below: 999, rung: '7.0' },
	],
	fromMuet: [
		{ below: 2, rung: 'A1' },
		{ below: 3, rung: 'A2' },
		{ below: 3.5, rung: '4.0' },
		{ below: 4, rung: '5.0' },
		{ below: 4.5, rung: '5.5' },
		{ below: 5, rung: '6.0' },
		{ below: 999, rung: '7.0' },
	],
	fromLevel: { A0: 'A0', A1: 'A1', A2: 'A2', B1: '4.0', B2: '5.5', C1: '7.0', C2: '7.0' },
}
