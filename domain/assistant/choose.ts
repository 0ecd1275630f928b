/** Which row of `intents.ts` a question fits best, alone or with what was said before. */
import { type Intent, intentRows } from './intents.ts'
import { asksOfThese, filled, type Memory } from './memory.ts'
import { isOfAnother, isOfRelative, pointsAtAmount } from './pointing-back.ts'
import { optional, type Reading } from './read.ts'
import { hasEntry, passing, repeatedIntent } from './repeated-intent.ts'
import { wordsOf } from './spelling.ts'
import { isTopic, mentions } from './topics.ts'
import { weightOfUnknown } from './unknown-words.ts'

export interface Chosen {
	intent: Intent | 'unclear'
	weight: number
	reading: Reading
	/** Where it is unclear: what it would have been, for the page that is nearest. */
	nearest?: Intent
	/** What it most likely is, where not enough was understood to say so without a word. */
	isTentative?: boolean
	/** Something of the question is not what the row asks for: a topic, or a word of no table. */
	isPartial?: boolean
}

/** Nothing was found, or nothing that may be said without telling that it is a guess. */
export const isUnsure = ({ intent, isTentative }: Chosen) =>
	intent === 'unclear' || isTentative === true

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

/** All that the rows of an intent ask for: a question that holds it may be after that intent. */
const vocabulary = new Map<Intent, Set<string>>()
for (const { intent, needs } of rows)
	vocabulary.set(
		intent,
		new Set([...(vocabulary.get(intent) ?? (mentions[intent] ?? '').split(' ')), ...needs.flat()]),
	)

interface Fit {
	intent: Intent
	weight: number
	/** The weight, less what the row leaves unexplained of the question. */
	score: number
	used: number
	/** Topics of the question that the row knows nothing of. */
	left: number
	/** Topics and names of the question itself, without what was remembered, that the row asks for. */
	explained: number
	/** Words that only ask, such as «كم», that the row asks for too. */
	asking: number
	/** Nothing of what was understood is left over that the row does not ask for. */
	isWhole: boolean
}

/** A topic of the question that a row knows nothing of speaks against the row, most of all where only what was remembered led to it. */
const leftOver = { own: 0.9, remembered: 3 }

function presentIn(reading: Reading): Set<string> {
	const present = new Set<string>(reading.ideas)
	for (const [name, isThere] of Object.entries(tags)) if (isThere(reading)) present.add(name)
	return present
}

/** `own`: the question without what was remembered. */
function best(reading: Reading, own: Reading): Fit | undefined {
	let found: Fit | undefined
	const present = presentIn(reading)
	const ownPresent = reading === own ? present : presentIn(own)
	const topics = [...own.ideas].filter(isTopic)
	const topical = new Set<string>(topics)
	if (own.country !== undefined && own.meaning < 5) topical.add('country')
	const evidence = [...ownPresent].filter((name) => name in tags || topical.has(name))
	for (const { weight, intent, needs, not } of rows) {
		if (!needs.every((part) => part.some((name) => present.has(name)))) continue
		if (not.some((name) => present.has(name))) continue
		const known = vocabulary.get(intent) ?? new Set()
		const cost = reading === own ? leftOver.own : leftOver.remembered
		const left = [...topical].filter((topic) => !known.has(topic)).length
		const score = weight - cost * left
		const used = needs.length
		if (found && (score < found.score || (score === found.score && used <= found.used))) continue
		found = {
			intent,
			weight,
			score,
			used,
			left,
			explained: evidence.filter((name) => name in tags || known.has(name)).length,
			asking: [...own.ideas].filter((idea) => !isTopic(idea) && needs.flat().includes(idea)).length,
			isWhole: isWholly(reading, needs.flat()),
		}
	}
	return found
}

function isWholly({ ideas, country }: Reading, needs: readonly string[]): boolean {
	const isLeft = (idea: string) => !needs.includes(idea) && !passing.has(idea)
	return ![...ideas].some(isLeft) && (country === undefined || needs.includes('country'))
}

/**
 * How much of what the question means the row carries, against words in no table: a thing that is named counts more than any other word.
 * What hardly anything else can be meant by counts more: «اترفضت فيزته» in a story.
 */
function carriedBy({ explained, asking, weight, left }: Fit, { unknown }: Reading): number {
	if (unknown.length === 0) return 1
	const isSure = weight >= sure && left === 0 && explained > 1
	const known = (isSure ? explained * 1.5 : explained) + asking / 4
	return known / (known + unknown.reduce((sum, word) => sum + weightOfUnknown(word), 0))
}
const sure = 8
/** From here on a row is answered; from there on it is offered as what may be meant. */
const enough = { toAnswer: 0.5, toOffer: 0.3 }

/** A weak row answers a word or two, «الفيزا؟»; in a longer question it would answer what stands beside it. */
const fewWords = 3

const talk = new Set<Intent>(['greeting', 'thanks', 'bye', 'insult', 'why'])

/** Intents that are asked of one university or institute: what was spoken of is meant where the question names none. */
const ofOne =
	/^(?:fee|cost|budget|intakes|deadline|english\.months|admission\.(?:general|english|grade|certificate)|scholarships|programme\.length|rank|housing\.price|institute\.(?:price|about)|recognition|cheapest)/

export function choose(reading: Reading, memory: Memory, follows: boolean): Chosen {
	const own = best(reading, reading)
	// «شكرا» after a fee is no question about it.
	if (own && talk.has(own.intent)) return { intent: own.intent, weight: own.weight, reading }
	// Of a university that is not ours nothing is said that would be taken for its rule.
	if (reading.elsewhere !== undefined && reading.universities.length === 0)
		return { intent: 'unknown-university', weight: 9.8, reading }
	// Families ask about it and the site says nothing: no row may answer with what stands beside it.
	if (reading.ideas.has('absent') && !reading.ideas.has('work'))
		return { intent: 'unclear', weight: 0, reading }
	// A short question that is clear by itself is no part of the last one: «ما هو EMGS؟».
	const isClear = own?.isWhole === true && own.weight >= 7
	const leavesOpen =
		own !== undefined &&
		ofOne.test(own.intent) &&
		!hasEntry(reading) &&
		!reading.ideas.has('malaysia') &&
		!reading.ideas.has('list') &&
		reading.meaning < 7
	// «قديش القسط ب UTM؟» after a subject and before any other university: of that subject.
	const isOfList =
		own?.intent === 'fee.university' &&
		memory.universities.length === 0 &&
		memory.subjects.length > 0 &&
		reading.subjects.length === 0 &&
		reading.meaning < 6
	const pointsBack =
		follows ||
		isOfList ||
		reading.corrects ||
		leavesOpen ||
		reading.pointsBackInWords ||
		(memory.universities.length > 1 && asksOfThese(reading)) ||
		(reading.pointsBack && (!own || (!reading.asksOfAll && !isClear)))
	// "does that include rent?"
	if ((pointsBack || pointsAtAmount(reading.text)) && asksOfParts(reading)) {
		const sum = summed(memory.intent)
		if (sum) return { intent: sum, weight: 6, reading: filled(reading, memory, true) }
	}
	const repeated = pointsBack ? repeatedIntent(reading, memory, own?.weight ?? 0) : undefined
	const isOwn = own?.isWhole === true && own.weight > ownTopic && [...reading.ideas].some(isTopic)
	const whole = pointsBack ? filled(reading, memory, repeated !== undefined, isOwn) : reading
	if (repeated) return { intent: repeated, weight: 6, reading: whole }
	const together = pointsBack ? best(whole, reading) : own
	// What was remembered may make a row surer, but not turn a question about one thing into another.
	const isOther =
		own !== undefined &&
		together !== undefined &&
		(together.left > own.left || together.weight < own.weight)
	const meant = isOther ? own : together
	// «بكم؟» after the airport does not ask for tuition.
	if (meant?.intent === 'fee.general' && isBare(reading) && withoutPrice.test(memory.intent ?? ''))
		return { intent: 'unclear', weight: 0, reading, ...optional('nearest', memory.intent) }
	// What the visa of a wife or a child costs is not on the site.
	if (meant?.intent === 'visa.cost' && memory.intent === 'family' && pointsBack)
		return { intent: 'unclear', weight: 0, reading, nearest: 'family' }
	// The student's rule is not that of a wife or a husband.
	if (
		meant?.intent === 'work' &&
		!reading.ideas.has('study') &&
		(memory.intent === 'family' ? isOfAnother : isOfRelative)(wordsOf(reading.text))
	)
		return { intent: 'family', weight: meant.weight, reading }
	const isOnlyRemembered = !own && !(meant && meant.weight >= 6 && reading.ideas.size > 0)
	const isWeak =
		!meant ||
		isOnlyRemembered ||
		(meant.weight < 4 && (!meant.isWhole || reading.unknown.length > 0)) ||
		(meant.weight < 5.5 && meant.left > 0) ||
		(reading.hasUnknownSubject && ofSubjects.test(meant.intent))
	const isFaint = meant && meant.weight <= 5 && reading.meaning > fewWords && !reading.corrects
	const carried = meant ? carriedBy(meant, reading) : 0
	if (!isWeak && carried < enough.toAnswer && isOffered(meant, carried))
		return { intent: meant.intent, weight: tentative, reading, isTentative: true }
	if (isWeak || isFaint || carried < enough.toAnswer)
		return {
			intent: 'unclear',
			weight: 0,
			reading,
			...(meant && meant.explained > 0 && { nearest: meant.intent }),
		}
	return {
		intent: meant.intent,
		weight: meant.weight,
		reading: withLevel(meant === together ? whole : reading, meant.intent, memory),
		isPartial: meant.left > 0 || reading.unknown.length > 0,
	}
}

/** So little that neither the search nor a part of a question takes it for an answer. */
const tentative = 3
const isOffered = ({ explained, left, weight }: Fit, carried: number) =>
	(explained > 0 || weight >= sure) && left === 0 && weight >= 4.5 && carried >= enough.toOffer

/** Whoever asked for a doctorate means it still where two universities are compared or one is priced; nobody changes his country. */
function withLevel(reading: Reading, intent: Intent, { level, country }: Memory): Reading {
	const ofLevel = /^(?:compare|fee\.university|family|supervisor)$/.test(intent)
	const ofCountry = /^(?:recognition|family)$/.test(intent)
	return {
		...reading,
		...(ofLevel && optional('level', reading.level ?? level)),
		...(ofCountry && optional('country', reading.country ?? country)),
	}
}

/** From this weight on a question that is clear by itself takes no topic from the one before. */
const ownTopic = 6.1

/** Intents that list programmes: of a subject that was not understood, a list of all the others is no answer. */
const ofSubjects = /^(?:cheapest|budget|programme\.offered|fee\.general)$/

/** Whether an amount holds rent, food or the visa; what bills and insurances hold is asked of them. */
const asksOfParts = (reading: Reading) =>
	reading.ideas.has('included') &&
	!hasEntry(reading) &&
	[...reading.ideas].every((idea) => !isTopic(idea) || partsOfYear.has(idea))
const partsOfYear = new Set<string>([
	'housing',
	'dormitory',
	'food',
	'living',
	'visa',
	'fees',
	'flight',
])

/** The answer that names the parts of an amount. */
function summed(intent: Intent | undefined): Intent | undefined {
	if (intent === 'living' || intent === 'visa.cost') return intent
	return intent && /^(?:cost|fee|cheapest|budget)/.test(intent) ? 'cost.first-year' : undefined
}

/** Nothing but a question for a price. */
const isBare = ({ ideas, subjects, level }: Reading) =>
	[...ideas].every((idea) => idea === 'howMuch') && subjects.length === 0 && level === undefined

/** Intents whose answers name no price. */
const withoutPrice =
	/^(?:arrival|transport|driving|prayer|climate|safety|family|parents|work|bank|letters|classmates|study-mode|packing|ramadan)/
