/** Which row of `intents.ts` a question fits best, alone or with what was said before. */
import { type Intent, intentRows } from './intents.ts'
import { filled, type Memory } from './memory.ts'
import type { Reading } from './read.ts'

export interface Chosen {
	intent: Intent | 'unclear'
	weight: number
	reading: Reading
}

/** What a row may ask for besides ideas. */
export const tags = {
	uni: ({ universities }) => universities.length > 0,
	uni2: ({ universities }) => universities.length > 1,
	inst: ({ institutes }) => institutes.length > 0,
	home: ({ homes }) => homes.length > 0,
	city: ({ cities }) => cities.length > 0,
	subject: ({ subjects }) => subjects.length > 0,
	level: ({ level }) => level !== undefined,
	levelMaster: ({ level }) => level === 'master',
	levelPhd: ({ level }) => level === 'phd',
	cert: ({ certificate }) => certificate !== undefined,
	test: ({ numbers }) => numbers.test !== undefined,
	score: ({ numbers }) => numbers.score !== undefined,
	cefr: ({ numbers }) => numbers.cefr.length > 0,
	amount: ({ numbers }) => numbers.amount !== undefined,
	currency: ({ numbers }) => numbers.currencies.length > 0,
	currency2: ({ numbers }) => numbers.currencies.length > 1,
	months: ({ numbers }) => numbers.months !== undefined,
	monthName: ({ numbers }) => numbers.month !== undefined,
	percent: ({ numbers }) => numbers.percent !== undefined,
	aged: ({ numbers }) => numbers.age !== undefined,
	country: ({ country }) => country !== undefined,
	elsewhere: ({ elsewhere }) => elsewhere !== undefined,
	unnamed: ({ hasUnknownUniversity }) => hasUnknownUniversity,
	otherCountry: ({ otherCountry }) => otherCountry !== undefined,
} satisfies Record<string, (reading: Reading) => boolean>

/** The rows cut into their parts, once. */
const rows = intentRows.map(
	([weight, intent, needs, not]: readonly [number, Intent, string, string?]) => ({
		weight,
		intent,
		needs: needs.split(' ').map((part) => part.split('|')),
		not: not?.split(' ') ?? [],
	}),
)

interface Fit {
	intent: Intent
	weight: number
	used: number
	/** Nothing of what was understood is left over that the row does not ask for. */
	isWhole: boolean
}

function best(reading: Reading): Fit | undefined {
	let found: Fit | undefined
	const present = new Set<string>(reading.ideas)
	for (const [name, isThere] of Object.entries(tags)) if (isThere(reading)) present.add(name)
	for (const { weight, intent, needs, not } of rows) {
		if (!needs.every((part) => part.some((name) => present.has(name)))) continue
		if (not.some((name) => present.has(name))) continue
		const used = needs.length
		if (!found || weight > found.weight || (weight === found.weight && used > found.used))
			found = { intent, weight, used, isWhole: isWholly(reading, needs.flat()) }
	}
	return found
}

function isWholly({ ideas, country }: Reading, needs: readonly string[]): boolean {
	const isLeft = (idea: string) => !needs.includes(idea) && !passing.has(idea)
	return ![...ideas].some(isLeft) && (country === undefined || needs.includes('country'))
}

/** How much of the words that carry meaning must be understood, by the weight of a row. Where a row asks for a single common word, most of the question has to be understood, and nearly all where it could mean anything. */
const leastShares: readonly [below: number, share: number][] = [
	[4, 0.8],
	[5.1, 0.6],
	[8, 0.33],
]
/** Where nothing else can be meant, a word or two among strange ones are enough. */
const surelyMeant = 0.25
const shareFor = (weight: number) =>
	leastShares.find(([below]) => weight < below)?.[1] ?? surelyMeant

const talk = new Set<Intent>(['greeting', 'thanks', 'bye', 'insult', 'why'])

export function choose(reading: Reading, memory: Memory, follows: boolean): Chosen {
	const own = best(reading)
	// «شكرا» after a fee is no question about it.
	if (own && talk.has(own.intent)) return { intent: own.intent, weight: own.weight, reading }
	// A short question that is clear by itself is no part of the last one: «ما هو EMGS؟».
	const isClear = own?.isWhole === true && own.weight >= 7
	const pointsBack =
		follows || reading.pointsBackInWords || (reading.pointsBack && !reading.asksOfAll && !isClear)
	const repeated = pointsBack ? repeatedIntent(reading, memory, own?.weight ?? 0) : undefined
	const whole = pointsBack ? filled(reading, memory, repeated !== undefined) : reading
	if (repeated) return { intent: repeated, weight: 6, reading: whole }
	const together = pointsBack ? best(whole) : own
	const isNamed = reading.universities.length + reading.institutes.length + reading.homes.length > 0
	const share = reading.meaning === 0 ? 0 : reading.understood / reading.meaning
	const isUnsure =
		!own && !(pointsBack && together && together.weight >= 6 && reading.understood > 0)
	if (
		!together ||
		isUnsure ||
		(together.weight < 4 && !together.isWhole && !isNamed) ||
		(share < shareFor(together.weight) && !isNamed)
	)
		return { intent: 'unclear', weight: 0, reading }
	// What was remembered may make a row surer, but not turn a question about one thing into another.
	const meant = own && together.weight < own.weight ? own : together
	return {
		intent: meant.intent,
		weight: meant.weight,
		reading: meant === together ? whole : reading,
	}
}

/** A name, a level, a currency or a score alone: the last question again, with it. */
function repeatedIntent(reading: Reading, memory: Memory, weight: number): Intent | undefined {
	if (!memory.intent || weight > 5.6) return undefined
	const { numbers } = reading
	const changes =
		reading.universities.length > 0 ||
		reading.institutes.length > 0 ||
		reading.homes.length > 0 ||
		reading.level !== undefined ||
		reading.subjects.length > 0 ||
		(numbers.currencies.length > 0 && numbers.amount === undefined) ||
		numbers.score !== undefined ||
		(reading.country !== undefined && ['recognition', 'visa.need'].includes(memory.intent)) ||
		numbers.month !== undefined ||
		(numbers.months !== undefined && memory.intent.startsWith('institute'))
	const idle = [...reading.ideas].every((idea) => passing.has(idea))
	if (!changes || !idle) return undefined
	if (reading.institutes.length > 0)
		return memory.intent.startsWith('institute') ? memory.intent : 'institute.price'
	if (reading.homes.length > 0)
		return memory.intent.startsWith('housing') ? memory.intent : 'housing.room'
	if (
		reading.subjects.length > 0 &&
		memory.universities.length > 0 &&
		memory.intent === 'fee.university'
	)
		return 'fee.programme'
	if (reading.universities.length > 0 && memory.intent.startsWith('institute')) return undefined
	if (memory.intent === 'fee.general')
		return reading.subjects.length > 0 ? 'cheapest' : 'fee.university'
	if (memory.intent === 'compare' && reading.universities.length === 1) return 'fee.university'
	return memory.intent
}

const passing = new Set<string>([
	'offered',
	'which',
	'want',
	'can',
	'university',
	'about',
	'study',
	'where',
	'greeting',
	'programme',
	'foundation',
	'levels',
	'yearly',
	'enough',
	'english',
	'list',
	'compare',
])
