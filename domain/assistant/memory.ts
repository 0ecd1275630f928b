/** What was said before, in the tab and gone with it: it fills what a question that points back leaves open. */
import type { ProgrammeLevel } from '../plan/catalogue.ts'
import type { PlanCurrency } from '../plan/plan.ts'
import type { Idea } from './ideas.ts'
import { topicOf } from './intent-topics.ts'
import type { Intent } from './intents.ts'
import type { Numbers } from './numbers.ts'
import { isOpen } from './open-questions.ts'
import { asksOfIts, asksWhichOne, pointsAtThese, pointsAtThis } from './pointing-back.ts'
import { type Listed, optional, type Reading } from './read.ts'
import { isTopic } from './topics.ts'
import { homeNamed } from './unknown-words.ts'

export interface Memory {
	/** What the visitor named. */
	universities: string[]
	/** What an answer named first: «فيها» may mean it, but nobody has chosen it. */
	shown: string[]
	institutes: string[]
	homes: string[]
	/** Two that the same was asked of, one after the other: «مين أرخص؟» means both. */
	recent?: string[]
	/** What the last answer listed: «الثانية», «أيهم» mean it. */
	listed?: Listed
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
	/** The month of the year in which one wants to begin. */
	month?: number
	/** The step of the way to the Student Pass that was told last, as `stepAfter` counts. */
	step?: number
	/** The one who asks is no student but comes along with one. */
	isAlong?: true
	/** The last question was not understood: what the next one points back to is not known. */
	isLost?: true
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

export const kept = (now: string[], before: string[]) => (now.length > 0 ? now : before)

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
	const before = topicOf(memory.intent, reading)
	const mayTake =
		reading.unknown.length === 0 &&
		!(isClear && before && ofItsOwn.has(before)) &&
		!(reading.ideas.has('start') && before && !begins.has(before))
	const topic = mayTake && (isOpen(reading) || isOfGrant(reading, before)) ? before : undefined
	const added: Idea[] = [...(topic ? [topic] : []), ...(isBudget && memory.isWhole ? whole : [])]
	const hasScore =
		numbers.score === undefined &&
		(asksOfScore(reading) ||
			((isRepeated || reading.ideas.has('howLong')) && memory.intent === 'admission.english'))
	return {
		...reading,
		...placesIn(reading, memory, isRepeated),
		cities: reading.hasPronoun ? kept(reading.cities, memory.cities) : reading.cities,
		ideas: added.length > 0 ? new Set([...reading.ideas, ...added]) : reading.ideas,
		subjects: keepsSubject(reading, memory, isRepeated)
			? kept(reading.subjects, memory.subjects)
			: reading.subjects,
		...optional('step', topic && reading.ideas.has('next') ? memory.step : undefined),
		...optional('level', reading.level ?? memory.level),
		...(isRepeated && optional('country', reading.country ?? memory.country)),
		numbers: {
			...numbers,
			currencies:
				numbers.currencies.length === 0 && memory.currency ? [memory.currency] : numbers.currencies,
			...(memory.intent === 'deadline' &&
				reading.ideas.has('deadline') &&
				optional('month', numbers.month ?? memory.month)),
			...(isBudget && optional('amount', numbers.amount ?? memory.amount)),
			hasNamelessMoney: numbers.hasNamelessMoney || (isBudget && memory.isNameless === true),
			...(hasScore && { ...optional('test', memory.test), ...optional('score', memory.score) }),
		},
	}
}

/** «يقبلوني ماجستير؟»: with the score that was told. */
const asksOfScore = ({ ideas, level }: Reading) =>
	level !== undefined && (ideas.has('admission') || ideas.has('enough')) && !ideas.has('grade')

const whole: Idea[] = ['whole']

/** Rent or food beside tuition: the whole year is meant. */
export const isOfWholeYear = ({ ideas }: Reading) =>
	(['whole', 'firstYear', 'living', 'housing', 'food'] as const).some((idea) => ideas.has(idea))

/** Another university with a question of its own starts anew; «and at Sunway?» and "how much is it at HELP" do not. */
function keepsSubject(reading: Reading, memory: Memory, isRepeated: boolean): boolean {
	if (isOther.test(reading.text) && reading.ideas.has('programme')) return false
	// «وينها بالضبط؟» asks of the university.
	const isWhere =
		reading.ideas.has('where') &&
		[...reading.ideas].every((idea) => idea === 'where' || idea === 'university')
	const spokenOf = [...memory.universities, ...shownIn(reading, memory)]
	if (isWhere && spokenOf.length > 0) return false
	if (isRepeated || reading.universities.length === 0) return true
	// The first university that is named after a subject is asked about for it.
	return reading.pointsBackInWords || reading.meaning < (memory.universities.length === 0 ? 6 : 4)
}

/** «تخصصات ثانية», "other programmes": not the one that was spoken of. */
const isOther = /(?:ثاني|تاني|[اأ]خر|غيره)|\b(?:other|else|another)\b/i

/** Universities, institutes and homes that the question is about. */
function placesIn(reading: Reading, memory: Memory, isRepeated: boolean) {
	const { universities, institutes, homes } = reading
	const inList = ofList(reading, memory)
	if (inList) return { universities, institutes, homes, ...inList }
	// «ومصاريفها؟» after an order of universities: of the first; after a list for a subject it may be the subject's.
	const isOfFirst = memory.intent === 'rank' && asksOfIts(reading.text)
	const hasPronoun = reading.hasPronoun || isOfFirst
	const isUnnamed = memory.universities.length === 0 && !isRepeated
	const only = isUnnamed && !reading.asksOfAll ? onlyListed(reading, memory) : []
	const shown = isUnnamed && hasPronoun ? shownIn(reading, memory) : memory.universities
	const listed = only.length > 0 ? only : shown
	// «الثانية»: that one and no other; of a list that is shorter, none.
	const spokenOf =
		reading.ordinal === undefined ? listed : listed.slice(reading.ordinal).slice(0, 1)
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
		// «وفي يو ريزيدنس؟» after a home of ours asks of that one, which is not ours.
		homes: isElsewhereToo || homeNamed(reading) !== undefined ? homes : kept(homes, memory.homes),
	}
}

/** The only university of the last answer: «متى تبدأ؟» means it, as long as no other subject or level is asked for. */
function onlyListed(
	{ subjects, level }: Pick<Reading, 'subjects' | 'level'>,
	{ listed }: Memory,
): string[] {
	const isOther = subjects.length > 0 || level !== undefined
	return listed?.kind === 'universities' && listed.codes.length === 1 && !isOther
		? listed.codes
		: []
}

/** What the last answer named first; «هذي متى تبدأ؟» after a table means the first of it. */
function shownIn({ text }: Reading, { shown, listed }: Memory): string[] {
	if (shown.length > 0 || !pointsAtThis(text) || listed?.kind !== 'universities') return shown
	return listed.codes.slice(0, 1)
}

/** «الثانية», of two that were named or of a list: it is as good as named. */
export function withPointedAt(reading: Reading, memory: Memory): Reading {
	const { listed, universities, institutes, homes, recent } = memory
	const { ordinal } = reading
	const [other] = universities.length === 1 ? universities : onlyListed(emptyReading, memory)
	if (other !== undefined && comparesWith(reading, other))
		return {
			...reading,
			universities: [other, ...reading.universities],
			ideas: new Set([...reading.ideas, ...compared]),
		}
	if (recent && !hasName(reading) && asksOfListed(reading))
		return { ...reading, universities: recent }
	if (ordinal === undefined || hasName(reading)) return reading
	const from =
		[
			{ kind: 'universities', codes: universities },
			{ kind: 'institutes', codes: institutes },
			{ kind: 'homes', codes: homes },
		].find(({ codes }) => codes.length > 1) ?? listed
	const code = from?.codes.at(ordinal)
	return from && code !== undefined ? { ...reading, [from.kind]: [code] } : reading
}

const compared: Idea[] = ['compare']
const emptyReading = { subjects: [] }

/** «هي أحسن ولا تايلورز؟», "is it better than Taylor's?": the one that was spoken of beside the one that is named. */
function comparesWith({ universities, text, ideas }: Reading, other: string): boolean {
	const [named, ...more] = universities
	return (
		named !== undefined &&
		named !== other &&
		more.length === 0 &&
		isComparative.test(text) &&
		[...ideas].every((idea) => idea === 'rank' || telling.has(idea) || !isTopic(idea)) &&
		!ideas.has('programme')
	)
}
const isComparative =
	/(?:^|\s)و?[اأ](?:حسن|فضل|قوى|رخص|غلى|على|سهل)(?:\s|[؟?]|$)|\b(?:better|cheaper|stronger|worse|a7san|ar5as)\b/i

export const hasName = ({ universities, institutes, homes }: Reading) =>
	universities.length + institutes.length + homes.length > 0

/** «أيهم أرخص»: of all that were listed. */
function ofList(reading: Reading, { listed, universities }: Memory) {
	if (!listed || hasName(reading) || universities.length > 1) return undefined
	// «فيها مطبخ؟» after homes: in these.
	const isOfHomes = listed.kind === 'homes' && reading.hasPronoun && reading.ideas.has('amenity')
	if (!isOfHomes && !asksOfListed(reading)) return undefined
	return { among: listed }
}

/** What is told of two that were compared, side by side. */
const bothHave = [
	...(['howMuch', 'fees', 'when', 'start', 'howLong'] as const),
	...(['scholarship', 'recognised', 'prayer', 'rank', 'english', 'requirements'] as const),
]

/** "which is cheaper", «أي وحدة أرخص بالمحاسبة»: of those that were spoken of, where the question names no others. */
export const asksOfThese = ({ text, asksOfAll, ideas, subjects, level }: Reading) =>
	pointsAtThese(text) ||
	(asksWhichOne(text) && !ideas.has('university') && !ideas.has('list')) ||
	(asksOfAll && !ideas.has('university') && subjects.length === 0 && level === undefined)

/** The same of a list, which nobody chose: by a word that points at it, or by asking which one. «شو الأرخص» alone may ask of all. */
export const asksOfListed = (reading: Reading) =>
	pointsAtThese(reading.text) ||
	(asksWhichOne(reading.text) &&
		asksOfThese(reading) &&
		reading.asksOfAll &&
		!reading.ideas.has('university') &&
		reading.subjects.length === 0 &&
		reading.level === undefined &&
		[...reading.ideas].some((idea) => telling.has(idea)) &&
		[...reading.ideas].every((idea) => telling.has(idea) || !isTopic(idea)))
const telling = new Set<Idea>(['cheap', 'dear', 'best', 'rank', 'compare'])

/** «كيف أقدم عليها؟» after a scholarship: of it, and not of a university. */
const isOfGrant = ({ ideas, hasPronoun }: Reading, before: Idea | undefined) =>
	before === 'scholarship' &&
	hasPronoun &&
	[...ideas].every((idea) => idea === 'apply' || !isTopic(idea))

const ofItsOwn = new Set<Idea>(['housing', 'visa', 'work'])
/** «ومتى يبدأ الفصل؟» after a home or a visa is no question about it; after an institute it is. */
const begins = new Set<Idea>(['institute', 'apply', 'foundation'])
