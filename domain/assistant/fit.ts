/** How well each row of `intents.ts` fits a question, and how much of the question a row leaves unexplained. */
import { type Intent, intentRows } from './intents.ts'
import type { Reading } from './read.ts'
import { passing } from './repeated-intent.ts'
import { isTopic, mentions } from './topics.ts'
import { weightOfUnknown } from './unknown-words.ts'

/** What a row may ask for besides ideas. */
export const tags = {
	uni: ({ universities }) => universities.length > 0,
	uni2: ({ universities }) => universities.length > 1,
	inst: ({ institutes }) => institutes.length > 0,
	inst2: ({ institutes }) => institutes.length > 1,
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
		named: needs.split(/[ |]/),
		not: not?.split(' ') ?? [],
	}),
)

/** All that the rows of an intent ask for: a question that holds it may be after that intent. */
const vocabulary = new Map<Intent, Set<string>>()
for (const { intent, needs } of rows)
	vocabulary.set(
		intent,
		new Set([...(vocabulary.get(intent) ?? (mentions[intent] ?? '').split(' ')), ...needs.flat()]),
	)

export interface Fit {
	intent: Intent
	weight: number
	/** The weight, less what the row leaves unexplained of the question and what of it is only guessed. */
	score: number
	used: number
	/** Topics of the question that were read as they are written and that the row knows nothing of. */
	left: number
	/** Those of them that are more than where somebody is from. */
	beside: number
	/** Topics and names of the question itself, without what was remembered, that the row asks for. */
	explained: number
	/** Those of them that speak for this row and not for many others. */
	witnesses: number
	/** Nothing that the row asks for was read as it is written. */
	isGuess: boolean
	/** Words that only ask, such as «كم», that the row asks for too. */
	asking: number
	/** Nothing of what was understood is left over that the row does not ask for. */
	isWhole: boolean
}

/**
 * A topic of the question that a row knows nothing of speaks against the row, most of all where only what was remembered led to it. So does
 * a guess that is all it rests on, where other words were read as they are written.
 */
const costs = { left: 0.9, leftOfRemembered: 3, guess: 0.8 }

function presentIn(reading: Reading): Set<string> {
	const present = new Set<string>(reading.ideas)
	for (const [name, isThere] of Object.entries(tags)) if (isThere(reading)) present.add(name)
	return present
}

/** All rows that fit, the best first. `own`: the question without what was remembered. */
export function fitsFor(reading: Reading, own: Reading): Fit[] {
	const present = presentIn(reading)
	const ownPresent = reading === own ? present : presentIn(own)
	const topical = new Set<string>([...own.ideas].filter(isTopic))
	if (own.country !== undefined && own.meaning < 5) topical.add('country')
	if (own.numbers.test !== undefined) topical.add('test')
	const evidence = [...ownPresent].filter((name) => name in tags || topical.has(name))
	const isSure = (name: string) => !own.weak.has(name)
	const hasSure = evidence.some((name) => isSure(name) && name !== 'country')
	const costOfLeft = reading === own ? costs.left : costs.leftOfRemembered
	const found: Fit[] = []
	for (const { weight, intent, needs, named, not } of rows) {
		if (!needs.every((part) => part.some((name) => present.has(name)))) continue
		if (not.some((name) => present.has(name))) continue
		const known = vocabulary.get(intent) ?? new Set()
		const left = [...topical].filter((topic) => !known.has(topic))
		const met = named.filter((name) => ownPresent.has(name))
		const isGuess = met.length > 0 && !met.some(isSure)
		found.push({
			intent,
			weight,
			score: weight - costOfLeft * left.length - (isGuess && hasSure ? costs.guess : 0),
			used: needs.length,
			left: left.filter(isSure).length,
			beside: left.filter((name) => isSure(name) && name !== 'country').length,
			explained: evidence.filter((name) => name in tags || known.has(name)).length,
			witnesses: evidence.filter(
				(name) => (known.has(name) || entries.has(name)) && !kindsOfHome.has(name),
			).length,
			isGuess,
			asking: [...own.ideas].filter((idea) => !isTopic(idea) && named.includes(idea)).length,
			isWhole: isWholly(reading, named),
		})
	}
	return found.sort((a, b) => b.score - a.score || b.used - a.used)
}

const entries = new Set(['uni', 'inst', 'home'])
/** Said with the same word as the housing itself: no second witness for it. */
const kindsOfHome = new Set(['dormitory', 'apartment'])

function isWholly({ ideas, country }: Reading, needs: readonly string[]): boolean {
	const isLeft = (idea: string) => !needs.includes(idea) && !passing.has(idea)
	return ![...ideas].some(isLeft) && (country === undefined || needs.includes('country'))
}

/**
 * How much of what the question means the row carries, against words in no table: a thing that is named counts more than any other word.
 * What hardly anything else can be meant by counts more: «اترفضت فيزته» in a story.
 */
export function carriedBy({ explained, asking, weight, left }: Fit, { unknown }: Reading): number {
	if (unknown.length === 0) return 1
	const isSure = weight >= sureWeight && left === 0 && explained > 1
	const known = (isSure ? explained * 1.5 : explained) + asking / 4
	return known / (known + unknown.reduce((sum, word) => sum + weightOfUnknown(word), 0))
}
/** From this weight on hardly anything else can be meant. */
export const sureWeight = 8
