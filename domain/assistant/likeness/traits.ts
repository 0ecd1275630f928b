/** What of a question is compared with examples: its words, words that stand beside each other, and the letters inside a word, so that a dialect or a slip changes little. */
import { toLatinDigits } from '../../digits.ts'
import { wordsOf } from '../spelling.ts'

/** A long story says its question last. */
const mostWords = 40
const weights = { word: 1, pair: 0.7, letters: 0.5 } as const

/** Each trait with its share: the shares of a question, squared, add up to one. */
export function traitsOf(question: string): Map<string, number> {
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
	const size = Math.hypot(...traits.values())
	for (const [trait, weight] of traits) traits.set(trait, weight / size)
	return traits
}
