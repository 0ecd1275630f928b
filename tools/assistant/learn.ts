/**
 * `npm run learn`: counts what the examples of `domain/assistant/examples` have in common, and writes it for Wanderbot: a softmax over
 * words and letters, most of whose weights are left out so that a phone fetches little. The same examples give the same file.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Learned, letterOf } from '#domain/assistant/likeness/likeness.ts'
import { traitsOf } from '#domain/assistant/likeness/traits.ts'
import { isArabic } from '#domain/assistant/spelling.ts'
import { root } from '#scripts/run.ts'

const folder = join(root, 'domain/assistant/examples')
/** Questions with their meanings that tests ask: what families wrote is worth more than what was written for learning. */
const asked = ['development', 'dialects', 'families', 'fresh', 'newcomers', 'strangers']
/** A trait of one example alone says nothing about others. */
const leastExamples = 2
const rounds = { first: 10, second: 12 }
const kept = { arabic: 12_000, latin: 8_000 }

interface Example {
	meaning: string
	question: string
}

export function examplesIn(text: string): Example[] {
	return text.split('\n').flatMap((line) => {
		const [meaning = '', question = ''] = line.split(' | ')
		return question === '' || line.startsWith('#') ? [] : [{ meaning, question }]
	})
}

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
	const all = examples.map(({ question }) => traitsOf(question))
	const numberOf = new Map<string, number>()
	const seen = new Map<string, number>()
	for (const traits of all)
		for (const trait of traits.keys()) {
			const times = (seen.get(trait) ?? 0) + 1
			seen.set(trait, times)
			if (times === leastExamples) numberOf.set(trait, numberOf.size)
		}
	const data = all.map((traits, at) => ({
		meaning: meanings.indexOf(examples[at]?.meaning ?? ''),
		traits: [...traits].flatMap(([trait, share]): [number, number][] => {
			const number = numberOf.get(trait)
			return number === undefined ? [] : [[number, share]]
		}),
	}))
	const weights = new Float32Array(numberOf.size * count)
	const bias = new Float64Array(count)
	let isKept: Uint8Array | undefined
	const chance = createChance()

	function round(speed: number): void {
		for (let at = data.length - 1; at > 0; at -= 1) {
			const other = chance(at + 1)
			const [one, two] = [data[at], data[other]]
			if (one && two) [data[at], data[other]] = [two, one]
		}
		for (const { meaning, traits } of data) {
			const sums = Float64Array.from(bias)
			for (const [trait, share] of traits)
				for (let one = 0; one < count; one += 1)
					sums[one] = (sums[one] ?? 0) + (weights[trait * count + one] ?? 0) * share
			const highest = Math.max(...sums)
			let sum = 0
			for (let one = 0; one < count; one += 1) {
				sums[one] = Math.exp((sums[one] ?? 0) - highest)
				sum += sums[one] ?? 0
			}
			for (let one = 0; one < count; one += 1) {
				const miss = (one === meaning ? 1 : 0) - (sums[one] ?? 0) / sum
				if (Math.abs(miss) < 0.001) continue
				bias[one] = (bias[one] ?? 0) + speed * 0.1 * miss
				for (const [trait, share] of traits) {
					const place = trait * count + one
					if (!isKept || isKept[place])
						weights[place] = (weights[place] ?? 0) + speed * miss * share
				}
			}
		}
	}

	for (let at = 0; at < rounds.first; at += 1) round(2 / (1 + at * 0.3))
	const sizes = Float32Array.from(weights, Math.abs).sort()
	const least = sizes[sizes.length - most - 1] ?? 0
	isKept = Uint8Array.from(weights, (weight) => (Math.abs(weight) > least ? 1 : 0))
	for (let at = 0; at < weights.length; at += 1) if (!isKept[at]) weights[at] = 0
	for (let at = 0; at < rounds.second; at += 1) round(2.5 / (1 + at * 0.3))

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

/** Speech, question, meanings: one that goes on with the one before says too little alone. */
function examplesOfTests(text: string): Example[] {
	return text.split('\n').flatMap((line) => {
		const [speech = '', question = '', meanings = ''] = line.split(' | ')
		const [meaning = ''] = meanings.trim().split('|')
		if (!/^[a-z]/.test(speech) || meaning === '' || question.includes(' // ')) return []
		return { question, meaning: meaning === 'unclear' ? 'absent' : meaning }
	})
}

/** The stamp is that of what was written for learning: a test that is added asks for no new file. */
export function readExamples(): { text: string; examples: Example[] } {
	const read = (path: string) => readFileSync(join(root, path), 'utf8')
	const written = readdirSync(folder)
		.sort()
		.map((file) => read(`domain/assistant/examples/${file}`))
	const told = asked.map((file) => read(`tests/assistant/${file}.txt`))
	return {
		text: written.join('\n'),
		examples: [...written.flatMap(examplesIn), ...told.flatMap(examplesOfTests)],
	}
}

export const stampOf = (text: string) =>
	createHash('sha256').update(text).digest('hex').slice(0, 16)

if (import.meta.main) {
	const { text, examples } = readExamples()
	for (const name of ['arabic', 'latin'] as const) {
		const own = examples.filter(({ question }) => isArabic(question) === (name === 'arabic'))
		const learned = learnFrom(own, kept[name])
		const file = join(root, 'domain/assistant/likeness', `${name}.json`)
		writeFileSync(file, `${JSON.stringify({ from: stampOf(text), ...learned })}\n`)
		console.log(`${name}: ${own.length} examples, ${learned.traits.split('|').length} traits`)
	}
}
