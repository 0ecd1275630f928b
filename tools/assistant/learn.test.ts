import { expect, test } from 'vitest'
import arabic from '#domain/assistant/likeness/arabic.json' with { type: 'json' }
import latin from '#domain/assistant/likeness/latin.json' with { type: 'json' }
import { stampOfExamples } from './examples.ts'
import { learnFrom } from './learn.ts'

test('what Wanderbot learned is learned from the examples of today: else `npm run learn`', () => {
	const stamp = stampOfExamples()
	expect([arabic.from, latin.from]).toEqual([stamp, stamp])
})

test('the same examples give the same file, and few weights are kept', () => {
	const examples = [
		{ meaning: 'food', question: 'is the food halal there' },
		{ meaning: 'food', question: 'where do we find halal food' },
		{ meaning: 'food', question: 'halal food near the university' },
		{ meaning: 'work', question: 'may i work part time there' },
		{ meaning: 'work', question: 'can he work in the holidays' },
	]
	const learned = learnFrom(examples, 40)
	expect(learnFrom(examples, 40)).toEqual(learned)
	expect(learned.meanings).toEqual(['food', 'work'])
	expect(learned.weights.replaceAll('|', '').length / 2).toBeLessThanOrEqual(40)
	expect(learned.traits.split('|')).toContain(' halal ')
})
