/** Which meaning the examples give to questions like this one. What it learned is counted from `examples/` by `npm run learn`. */
import { type Beside, traitsOf } from './traits.ts'

/** As `npm run learn` writes it. */
export interface Learned {
	/** The meanings, in the order of their numbers. */
	meanings: string[]
	bias: number[]
	/** Traits, behind each other with a line between them. */
	traits: string
	/** For each trait, its meanings and weights: two letters each. */
	weights: string
	/** What a step of a weight is worth. */
	step: number
}

export const letterOf = {
	meaning: { first: 0x100 },
	weight: { middle: 0x4f, most: 10 },
} as const

interface Ready {
	learned: Learned
	weights: Map<string, string>
}

const ready: Ready[] = []

/** The examples of one kind of letters take part from now on. */
export function learnLikeness(learned: Learned): void {
	if (ready.some((one) => one.learned === learned)) return
	const traits = learned.traits.split('|')
	const weights = learned.weights.split('|')
	ready.push({
		learned,
		weights: new Map(traits.map((trait, at) => [trait, weights[at] ?? ''])),
	})
}

export interface Likeness {
	meaning: string
	/** From 0 to 1. */
	share: number
}

/** The most likely meaning; undefined where no examples in its letters were learned. */
export function likenessOf(question: string, beside?: Beside): Likeness | undefined {
	const isArabic = /\p{Script=Arabic}/u.test(question)
	const one = ready.find(({ learned }) => /\p{Script=Arabic}/u.test(learned.traits) === isArabic)
	if (!one) return undefined
	const { meanings, bias, step } = one.learned
	const sums = [...bias]
	const traits = traitsOf(question, beside)
	// Of what no example has a word of, nothing is known; a letter is none.
	if (![...traits.keys()].some((trait) => /^ ../.test(trait.trimEnd()) && one.weights.has(trait)))
		return undefined
	for (const [trait, share] of traits) {
		const weights = one.weights.get(trait) ?? ''
		for (let at = 0; at < weights.length; at += 2) {
			const meaning = weights.charCodeAt(at) - letterOf.meaning.first
			const weight = weights.charCodeAt(at + 1) - letterOf.weight.middle
			sums[meaning] = (sums[meaning] ?? 0) + weight * step * share
		}
	}
	const highest = Math.max(...sums)
	const parts = sums.map((sum) => Math.exp(sum - highest))
	const all = parts.reduce((sum, part) => sum + part, 0)
	return { meaning: meanings[sums.indexOf(highest)] ?? '', share: 1 / all }
}
