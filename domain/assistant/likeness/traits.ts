/** What of a question is compared with examples: its words, words that stand beside each other, and the letters inside a word, so that a dialect or a slip changes little; what was answered before it, and what the tables take it for. */
import { toLatinDigits } from '../../digits.ts'
import { wordsOf } from '../spelling.ts'

/** A long story says its question last. */
const mostWords = 40
const weights = {
	word: 1,
	pair: 0.7,
	letters: 0.5,
	before: 0.25,
	byTables: 0.3,
	idea: 0.2,
} as const

/** Below one half: a trait of a long question counts for a little less than one of a short question, and all of them together for more. */
const lengthCounts = 0.4

/** What is known of a question besides its words. */
export interface Beside {
	/** The meaning of the question before it, which was answered. */
	before?: string | undefined
	/** What the tables take it for; with a mark where they are not sure, or did not read all of it. */
	byTables?: string | undefined
	/** What they take its halves for. */
	halves?: readonly string[] | undefined
	/** Ideas of the tables in it, and kinds of things it names. */
	ideas?: readonly string[] | undefined
}

const fieldOf = (meaning: string) => meaning.replace(/\..*/, '')

export function traitsOf(question: string, beside: Beside = {}): Map<string, number> {
	const words = wordsOf(toLatinDigits(question))
		.slice(-mostWords)
		.map((word) => (/^\d/.test(word) ? '0' : word))
	const traits = new Map<string, number>()
	const add = (trait: string, weight: number) =>
		traits.set(trait, (traits.get(trait) ?? 0) + weight)
	words.forEach((word, at) => {
		add(` ${word} `, weights.word)
		if (at > 0) add(`${words[at - 1]} ${word}`, weights.pair)
		const whole = `^${word}$`
		for (const length of [3, 4])
			for (let start = 0; start + length <= whole.length; start += 1)
				add(whole.slice(start, start + length), weights.letters)
	})
	const sum = [...traits.values()].reduce((sum, weight) => sum + weight * weight, 0)
	for (const [trait, weight] of traits) traits.set(trait, weight / sum ** lengthCounts)
	const { before, byTables, halves = [], ideas = [] } = beside
	if (before) {
		traits.set(`<${before}`, weights.before)
		traits.set(`<${fieldOf(before)}.`, weights.before)
	}
	if (byTables) {
		traits.set(`=${byTables}`, weights.byTables)
		const sure = byTables.replace(/[?~]$/, '')
		if (sure !== byTables) traits.set(`=${sure}`, weights.byTables)
	}
	for (const idea of ideas) traits.set(`#${idea}`, weights.idea)
	for (const half of halves) traits.set(`+${half}`, weights.byTables)
	return traits
}
