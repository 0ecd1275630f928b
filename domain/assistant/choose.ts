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

function best(reading: Reading): { intent: Intent; weight: number; used: number } | undefined {
	let found: { intent: Intent; weight: number; used: number } | undefined
	const present = new Set<string>(reading.ideas)
	for (const [name, isThere] of Object.entries(tags)) if (isThere(reading)) present.add(name)
	for (const { weight, intent, needs, not } of rows) {
		if (!needs.every((part) => part.some((name) => present.has(name)))) continue
		if (not.some((name) => present.has(name))) continue
		const used = needs.length
		if (!found || weight > found.weight || (weight === found.weight && used > found.used))
			found = { intent, weight, used }
	}
	return found
}

/** Below this share of the words that carry meaning, a question was not understood. */
const leastShare = 0.34
/** Where a row asks for a single common word, nearly all of the question has to be understood. */
const surelyMeant = 0.8

export function choose(reading: Reading, memory: Memory, follows: boolean): Chosen {
	const own = best(reading)
	const pointsBack =
		follows || reading.pointsBackInWords || (reading.pointsBack && !reading.asksOfAll)
	const repeated = pointsBack ? repeatedIntent(reading, memory, own?.weight ?? 0) : undefined
	const whole = pointsBack ? filled(reading, memory, repeated !== undefined) : reading
	if (repeated) return { intent: repeated, weight: 6, reading: whole }
	const together = pointsBack ? best(whole) : own
	const isNamed = reading.universities.length + reading.institutes.length + reading.homes.length > 0
	const share = reading.meaning === 0 ? 0 : reading.understood / reading.meaning
	const isTalk = own !== undefined && ['greeting', 'thanks', 'bye', 'insult'].includes(own.intent)
	const isUnsure =
		!own && !(pointsBack && together && together.weight >= 6 && reading.understood > 0)
	if (
		!together ||
		isUnsure ||
		(share < (together.weight < 4 ? surelyMeant : leastShare) && !isNamed && !isTalk)
	)
		return { intent: 'unclear', weight: 0, reading }
	// What was remembered may make a row surer, but not turn a question about one thing into another.
	const isMeant = !own || together.weight >= own.weight
	return isMeant ? { ...together, reading: whole } : { ...own, reading }
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
		numbers.month !== undefined
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
