/**
 * `npm run learn`: counts what the examples of `domain/assistant/examples` have in common, and writes it for Wanderbot: a softmax over
 * words and letters, most of whose weights are left out so that a phone fetches little. The same examples give the same file.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Learned, letterOf } from '#domain/assistant/likeness/likeness.ts'
import { traitsOf } from '#domain/assistant/likeness/traits.ts'
import { isArabic } from '#domain/assistant/spelling.ts'
import { root } from '#scripts/run.ts'
import { type Example, readExamples, stampOfExamples } from './examples.ts'

/** A trait of one or two examples says nothing about others. */
const leastExamples = 3
/** First with all weights, to find out which of them matter; then with those alone. */
const rounds = {
	first: { count: 8, speed: 4, slower: 0.3 },
	second: { count: 12, speed: 2.4, slower: 1 },
}
const kept = { arabic: 16_000, latin: 10_000 }

/** Always the same numbers, spread as if by chance. */
function createChance() {
	let seed = 1
	return (below: number) => {
		seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
		return seed % below
	}
}

export function learnFrom(examples: readonly Example[], most: number): Learned {
	const meanings = [...new Set(examples.map(({ meaning }) => meaning))].sort()
	const count = meanings.length
	const all = examples.map(({ question, beside }) => traitsOf(question, beside))
	const numberOf = new Map<string, number>()
	const seen = new Map<string, number>()
	for (const traits of all)
		for (const trait of traits.keys()) {
			const times = (seen.get(trait) ?? 0) + 1
			seen.set(trait, times)
			if (times === leastExamples) numberOf.set(trait, numberOf.size)
		}
	const data = all.map((traits, at) => {
		const known = [...traits].filter(([trait]) => numberOf.has(trait))
		return {
			meaning: meanings.indexOf(examples[at]?.meaning ?? ''),
			places: Int32Array.from(known, ([trait]) => (numberOf.get(trait) ?? 0) * count),
			shares: Float32Array.from(known, ([, share]) => share),
		}
	})
	const weights = new Float32Array(numberOf.size * count)
	const bias = new Float64Array(count)
	const misses = new Float64Array(count)
	let isKept: Uint8Array | undefined
	const chance = createChance()

	/** How far the likelihood of each meaning is from what it should be. */
	function compare({ meaning, places, shares }: (typeof data)[number]): void {
		misses.set(bias)
		for (let at = 0; at < places.length; at += 1) {
			const [place = 0, share = 0] = [places[at], shares[at]]
			for (let one = 0; one < count; one += 1)
				misses[one] = (misses[one] ?? 0) + (weights[place + one] ?? 0) * share
		}
		const highest = misses.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY)
		const all = misses.reduce((sum, one) => sum + Math.exp(one - highest), 0)
		for (let one = 0; one < count; one += 1)
			misses[one] = (one === meaning ? 1 : 0) - Math.exp((misses[one] ?? 0) - highest) / all
	}

	function round(speed: number): void {
		for (let at = data.length - 1; at > 0; at -= 1) {
			const other = chance(at + 1)
			const [one, two] = [data[at], data[other]]
			if (one && two) [data[at], data[other]] = [two, one]
		}
		for (const example of data) {
			compare(example)
			for (let one = 0; one < count; one += 1) {
				const miss = speed * (misses[one] ?? 0)
				if (Math.abs(miss) < speed * 0.001) continue
				bias[one] = (bias[one] ?? 0) + 0.1 * miss
				for (let at = 0; at < example.places.length; at += 1) {
					const place = (example.places[at] ?? 0) + one
					if (!isKept || isKept[place])
						weights[place] = (weights[place] ?? 0) + miss * (example.shares[at] ?? 0)
				}
			}
		}
	}

	const { first, second } = rounds
	for (let at = 0; at < first.count; at += 1) round(first.speed / (1 + at * first.slower))
	const sizes = Float32Array.from(weights, Math.abs).sort()
	const least = sizes[sizes.length - most - 1] ?? 0
	isKept = Uint8Array.from(weights, (weight) => (Math.abs(weight) > least ? 1 : 0))
	for (let at = 0; at < weights.length; at += 1) if (!isKept[at]) weights[at] = 0
	for (let at = 0; at < second.count; at += 1) round(second.speed / (1 + at * second.slower))

	const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
	const step = largest / letterOf.weight.most
	const written = [...numberOf].flatMap(([trait, number]) => {
		const letters = meanings.map((_, meaning) => {
			const weight = Math.round((weights[number * count + meaning] ?? 0) / step)
			return weight === 0
				? ''
				: String.fromCharCode(letterOf.meaning.first + meaning, letterOf.weight.middle + weight)
		})
		const text = letters.join('')
		return text === '' ? [] : [{ trait, text }]
	})
	written.sort((a, b) => (a.trait < b.trait ? -1 : 1))
	return {
		meanings,
		bias: [...bias].map((one) => Number(one.toFixed(2))),
		traits: written.map(({ trait }) => trait).join('|'),
		weights: written.map(({ text }) => text).join('|'),
		step: Number(step.toFixed(4)),
	}
}

if (import.meta.main) {
	const examples = readExamples()
	const from = stampOfExamples()
	for (const name of ['arabic', 'latin'] as const) {
		const own = examples.filter(({ question }) => isArabic(question) === (name === 'arabic'))
		const learned = learnFrom(own, kept[name])
		const file = join(root, 'domain/assistant/likeness', `${name}.json`)
		writeFileSync(file, `${JSON.stringify({ from, ...learned })}\n`)
		console.log(`${name}: ${own.length} examples, ${learned.traits.split('|').length} traits`)
	}
}
