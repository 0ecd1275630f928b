/** What was said before, in the tab and gone with it: it fills what a question that points back leaves open. */
import type { ProgrammeLevel } from '../plan/catalogue.ts'
import type { PlanCurrency } from '../plan/plan.ts'
import type { Idea } from './ideas.ts'
import type { Intent } from './intents.ts'
import type { Numbers } from './numbers.ts'
import { pointsAtThese } from './pointing-back.ts'
import { optional, type Reading } from './read.ts'

export interface Memory {
	/** What the visitor named. */
	universities: string[]
	/** What an answer named first: «فيها» may mean it, but nobody has chosen it. */
	shown: string[]
	institutes: string[]
	homes: string[]
	subjects: string[]
	cities: string[]
	level?: ProgrammeLevel
	/** Where the visitor is from, as a code. */
	country?: string
	currency?: PlanCurrency
	/** What the family can spend, and whether the country of the money was not said. */
	amount?: number
	isNameless?: boolean
	/** It is for the whole year, not for tuition alone. */
	isWhole?: boolean
	test?: Numbers['test']
	score?: string
	intent?: Intent
	/** A mark of what was answered last: it is not said again in answer to something else. */
	said?: number
}

export const emptyMemory: Memory = {
	universities: [],
	shown: [],
	institutes: [],
	homes: [],
	subjects: [],
	cities: [],
}

const kept = (now: string[], before: string[]) => (now.length > 0 ? now : before)

/**
 * The question with what it left open filled in. Repeated: the last question once more, with one thing changed. Clear: it says by itself
 * what it is about.
 */
export function filled(
	reading: Reading,
	memory: Memory,
	isRepeated: boolean,
	isClear = false,
): Reading {
	const { numbers } = reading
	const isBudget = isRepeated && memory.intent === 'budget'
	const before = topicOf(memory.intent)
	const isAnother = isClear || reading.ideas.has('start')
	const mayTake = reading.unknown.length === 0 && !(isAnother && before && ofItsOwn.has(before))
	const topic = mayTake && isOpen(reading) ? before : undefined
	const added: Idea[] = [...(topic ? [topic] : []), ...(isBudget && memory.isWhole ? whole : [])]
	const hasScore =
		(isRepeated || reading.ideas.has('howLong')) &&
		memory.intent === 'admission.english' &&
		numbers.score === undefined
	return {
		...reading,
		...placesIn(reading, memory, isRepeated),
		cities: reading.hasPronoun ? kept(reading.cities, memory.cities) : reading.cities,
		ideas: added.length > 0 ? new Set([...reading.ideas, ...added]) : reading.ideas,
		subjects: keepsSubject(reading, memory, isRepeated)
			? kept(reading.subjects, memory.subjects)
			: reading.subjects,
		...optional('level', reading.level ?? memory.level),
		...(isRepeated && optional('country', reading.country ?? memory.country)),
		numbers: {
			...numbers,
			currencies:
				numbers.currencies.length === 0 && memory.currency ? [memory.currency] : numbers.currencies,
			...(isBudget && optional('amount', numbers.amount ?? memory.amount)),
			hasNamelessMoney: numbers.hasNamelessMoney || (isBudget && memory.isNameless === true),
			...(hasScore && { ...optional('test', memory.test), ...optional('score', memory.score) }),
		},
	}
}

const whole: Idea[] = ['whole']

/** Rent or food beside tuition: the whole year is meant. */
export const isOfWholeYear = ({ ideas }: Reading) =>
	(['whole', 'firstYear', 'living', 'housing', 'food'] as const).some((idea) => ideas.has(idea))

/** Another university with a question of its own starts anew; «and at Sunway?» and "how much is it at HELP" do not. */
function keepsSubject(reading: Reading, memory: Memory, isRepeated: boolean): boolean {
	if (isOther.test(reading.text) && reading.ideas.has('programme')) return false
	// «وينها بالضبط؟» asks of the university.
	const isWhere = reading.ideas.size === 1 && reading.ideas.has('where')
	if (isWhere && memory.universities.length > 0) return false
	if (isRepeated || reading.universities.length === 0) return true
	// The first university that is named after a subject is asked about for it.
	return reading.pointsBackInWords || reading.meaning < (memory.universities.length === 0 ? 6 : 4)
}

/** «تخصصات ثانية», "other programmes": not the one that was spoken of. */
const isOther = /(?:ثاني|تاني|[اأ]خر|غيره)|\b(?:other|else|another)\b/i

/** Universities, institutes and homes that the question is about. */
function placesIn(reading: Reading, memory: Memory, isRepeated: boolean) {
	const { universities, institutes, homes } = reading
	const mayBeShown = memory.universities.length === 0 && reading.hasPronoun && !isRepeated
	const listed = mayBeShown ? memory.shown : memory.universities
	// «الثانية»: that one and no other; of a list that is shorter, none.
	const spokenOf =
		reading.ordinal === undefined ? listed : listed.slice(reading.ordinal, reading.ordinal + 1)
	const isCompared = reading.ideas.has('compare')
	// «قارن بينها وبين تايلورز»: the one that was spoken of, and the one that is named.
	if (isCompared && universities.length === 1 && spokenOf.length === 1)
		return { universities: [...new Set([...spokenOf, ...universities])], institutes, homes }
	// Two that were compared are meant together where the question compares again, or asks which of them.
	const isOfBoth = bothHave.some((idea) => reading.ideas.has(idea))
	const isPair = spokenOf.length > 1 && (isCompared || isOfBoth || asksOfThese(reading))
	// «وهي حكومية أم خاصة؟» asks of one what a list would be asked of all.
	const isKind = reading.ideas.has('publicOne') && reading.ideas.has('privateOne')
	const isOfOne = isPair || isRepeated || (isKind && reading.hasPronoun)
	if (reading.asksOfAll && !isOfOne) return { universities, institutes, homes }
	const isElsewhere = institutes.length > 0 || homes.length > 0
	const isElsewhereToo = universities.length > 0
	return {
		universities: isElsewhere
			? universities
			: kept(universities, isPair || isRepeated ? spokenOf : spokenOf.slice(0, 1)),
		institutes: isElsewhereToo ? institutes : kept(institutes, memory.institutes),
		homes: isElsewhereToo ? homes : kept(homes, memory.homes),
	}
}

/** What is told of two that were compared, side by side. */
const bothHave = [
	...(['howMuch', 'fees', 'when', 'start', 'howLong'] as const),
	...(['scholarship', 'recognised', 'prayer', 'rank'] as const),
]

/** "which is cheaper", «أيهما أحسن»: of those that were spoken of, where the question names nothing else. */
export const asksOfThese = ({ text, asksOfAll, ideas, subjects, level }: Reading) =>
	pointsAtThese(text) ||
	(asksOfAll && !ideas.has('university') && subjects.length === 0 && level === undefined)

/** Words that ask something of whatever was spoken of: «وكم المدة؟», «وكم التأمين؟». */
const open = new Set<Idea>([
	...([
		'howMuch',
		'whole',
		'howLong',
		'when',
		'how',
		'where',
		'insurance',
		'deposit',
		'bills',
		'included',
		'single',
		'shared',
	] as const),
	...([
		'studio',
		'master',
		'booking',
		'documents',
		'steps',
		'levels',
		'hours',
		'classSize',
		'beginner',
		'start',
		'month',
	] as const),
	...([
		'cheap',
		'which',
		'can',
		'need',
		'renew',
		'reject',
		'leaving',
		'amenity',
		'women',
		'want',
		'offered',
		'near',
		'enough',
	] as const),
])
const isOpen = ({ ideas, level, subjects }: Reading) =>
	ideas.size > 0 &&
	[...ideas].every((idea) => open.has(idea)) &&
	// «وكم مدة الماجستير؟» after the visa says what it is about.
	level === undefined &&
	subjects.length === 0

/** «ومتى يبدأ الفصل؟» after a home or a visa is no question about it; after an institute it is. */
const ofItsOwn = new Set<Idea>(['housing', 'visa', 'work'])

function topicOf(intent: Intent | undefined): Idea | undefined {
	if (intent && /^(?:visa|passport|medical|financial|flight)/.test(intent)) return 'visa'
	if (intent === 'english.months' || intent?.startsWith('institute')) return 'institute'
	if (intent?.startsWith('apply')) return 'apply'
	if (intent === 'foundation' || intent === 'work') return intent
	return intent?.startsWith('housing') ? 'housing' : undefined
}

/** What the next question may point back to. A new university leaves the home of the old one behind, and so on. */
export function remembered(
	reading: Reading,
	intent: Intent | 'unclear',
	before: Memory,
	about: { universities?: string[]; institutes?: string[] } = {},
): Memory {
	const { universities, institutes, homes, subjects, cities, level, country, numbers } = reading
	const hasName = universities.length + institutes.length + homes.length > 0
	const isShown = about.universities !== undefined && !hasName
	return {
		universities: hasName ? universities : isShown ? [] : before.universities,
		shown: about.universities ?? (hasName ? [] : before.shown),
		institutes: about.institutes ?? (hasName ? institutes : before.institutes),
		homes: hasName ? homes : before.homes,
		subjects: hasName ? subjects : kept(subjects, before.subjects),
		cities: kept(cities, before.cities),
		...optional('level', level ?? before.level),
		...optional('country', country ?? before.country),
		...optional('test', numbers.test ?? before.test),
		...optional('score', numbers.score ?? before.score),
		...optional('amount', numbers.amount ?? before.amount),
		...optional(
			'isNameless',
			numbers.hasNamelessMoney && numbers.currencies.length === 0 ? true : undefined,
		),
		...optional('isWhole', intent === 'budget' && isOfWholeYear(reading) ? true : undefined),
		...optional('currency', numbers.currencies.find((one) => one !== 'MYR') ?? before.currency),
		...optional('intent', intent === 'unclear' || isPassing(intent) ? before.intent : intent),
	}
}

/** A greeting between two questions changes nothing. */
const isPassing = (intent: Intent) =>
	['greeting', 'thanks', 'bye', 'insult', 'who'].includes(intent)
