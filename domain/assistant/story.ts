/** What is told before a question, «ابني عمره 17 ومعدله 74، ...»: it fills slots, and the clause that asks decides what is answered. */
import { type Chosen, choose, isUnsure } from './choose.ts'
import { sureWeight } from './fit.ts'
import type { Knowledge } from './knowledge.ts'
import { emptyMemory } from './memory.ts'
import { type Reading, read } from './read.ts'
import { isTopic } from './topics.ts'
import { thingsNamed } from './unknown-words.ts'
import { comesAlong } from './who-asks.ts'
import { withNamesOf } from './whole-names.ts'

/** Intents that a statement about somebody may seem to have. */
const ofStories =
	/^(?:admission\.(?:grade|certificate|general)|programme\.offered|age|visa\.need|family|foundation|credits)$/

/** Below this the clause that asks has no intent of its own. */
const ownIntent = 6.1
/** So sure is it that words of no table beside it do not matter. */
const sureIntent = 8

/** From here on a row asks for words that together hardly mean anything else, whatever stands beside them. */
const unmistakable = 9.3

/** A question stands at the end of a story; each clause is read by itself. */
const clausesRead = 4

const questionWords =
	/[?؟]\s*$|(?:^|\s)[وف]?(?:هل|واش|[اأ]يا?|شو|شنو|شنوا|شنوما|[اإ]يش|وش|شن|شني|شكون|مين|منو|[اإ]يه|[اأ]نهي|ممكن|بينفع|ينفع|يصير|بيصير|فيني|فينا|ياتو|اكو|كاين|فما|ثمة|ما هي|ما هو|ما\s+[اأ]رخص|[اأ]عرف|نعرف|[اأ]بحث|ندور|نلوج)(?=\s|$)|(?:^|[.,]\s*|\b(?:and|so|but|ok|then|also)\s+)(?:do|does|did|is there|are there|is it|can|could|will|would|should|may)\b|\b(?:what|which|who|whom|how|when|where|why)\b|\b(?:want to know|wonder(?:ing)?)\b/i

/** Whether a clause asks: by a question mark, by a word that asks, or by a price or a time. */
export const asks = (clause: string, { ideas, weak }: Reading) =>
	questionWords.test(clause.trim()) ||
	(['howMuch', 'howLong', 'when', 'where', 'how', 'why', 'howMany'] as const).some(
		(idea) => ideas.has(idea) && !weak.has(idea),
	)

/** Clauses of one sentence after the other; a point inside a number ends none. */
const clausesOf = (question: string) =>
	question
		.slice(0, 600)
		.split(/[،؛\n]+\s*|[,.;!]+\s+/)
		.filter((clause) => clause.trim().length > 2)

/**
 * The last clause that asks, with as many before it as it needs to be about something: only where the whole is a story, or was not
 * understood in full.
 */
export function askedLast(question: string, knowledge: Knowledge, whole: Chosen): Chosen[] {
	// One who comes along asks of himself: that he comes along is no story, but whose rule it is.
	if (whole.intent === 'family' && comesAlong(question)) return []
	const isInPart = whole.isPartial === true && whole.weight < unmistakable
	const isOpen = isUnsure(whole) || isInPart || ofStories.test(whole.intent)
	const clauses = isOpen ? clausesOf(question).slice(-clausesRead) : []
	const readings = clauses.map((clause) => read(clause, knowledge))
	const isAsking = clauses.map((clause, at) => asks(clause, readings[at] ?? whole.reading))
	const last = isAsking.lastIndexOf(true)
	if (last < 1 || isAsking.indexOf(true) < last) return []
	for (let from = last; from > 0; from -= 1) {
		const own = from === clauses.length - 1 ? readings[from] : undefined
		const reading = own ?? read(clauses.slice(from).join(', '), knowledge)
		const named = withNamesOf(whole.reading, reading)
		const chosen = choose(named, emptyMemory, false)
		const isKnown =
			chosen.weight >= (reading.unknown.length > 0 ? sureIntent : ownIntent) && !isUnsure(chosen)
		if (!isKnown) continue
		if (chosen.intent === whole.intent || asksOfTold(whole, chosen)) return []
		return [{ ...chosen, reading: withTold(whole.reading, chosen.reading) }]
	}
	return []
}

/** «معدلي 85، بقدر أدخل هندسة؟»: what was told is the very thing that is asked about. */
function asksOfTold({ intent }: Chosen, { reading, intent: asked }: Chosen): boolean {
	const { ideas } = reading
	const isWhether = !(['which', 'where', 'offered', 'list', 'howMuch'] as const).some((idea) =>
		ideas.has(idea),
	)
	return (
		/^(?:admission\.|age)/.test(intent) &&
		(ideas.has('admission') ||
			ideas.has('enough') ||
			/^admission\.(?:general|grade|certificate|university)$/.test(asked) ||
			(isWhether && asked === 'programme.offered'))
	)
}

/** Where somebody is from; and «يريد طب أو طب أسنان، أي جامعات فيها طب؟» is asked of both. */
function withTold(whole: Reading, asked: Reading): Reading {
	const country = asked.country ?? whole.country
	const isOfBoth = asked.subjects.every((one) => whole.subjects.includes(one))
	return {
		...asked,
		subjects: isOfBoth ? whole.subjects : asked.subjects,
		...(country && { country }),
	}
}

interface Part {
	text: string
	chosen: Chosen
}

/** «بقدر جيب عيلتي معي وأشتغل؟»: whether it is possible, also without a word that asks. */
const mayAsk = (text: string, reading: Reading) => asks(text, reading) || reading.ideas.has('can')

/** Of several parts those that ask; a statement is left out where another part asks, or is about something else than a person. */
export function withoutStory(parts: readonly Part[]): Chosen[] {
	const isTold = ({ text, chosen }: Part) =>
		ofStories.test(chosen.intent) && !mayAsk(text, chosen.reading)
	const others = parts.filter((part) => !isTold(part))
	const isAsked = others.some(
		({ text, chosen }) => asks(text, chosen.reading) || [...chosen.reading.ideas].some(isTopic),
	)
	return (isAsked ? others : parts).map(({ chosen }) => chosen)
}

/** A clause that is clear by itself, after a story of which no thing was missed. */
export const isClear = ({ isPartial, weight }: Chosen, story: Reading) =>
	isPartial !== true && weight >= sureWeight && thingsNamed(story) === ''
