/** Questions about the amount that was told: whether it holds the rent, what it is without it, whether it is for a year or for all of them. */
import type { Idea } from './ideas.ts'
import { parts } from './included.ts'
import type { Intent } from './intents.ts'
import { filled, isOfWholeYear, type Memory } from './memory.ts'
import { pointsAtAmount } from './pointing-back.ts'
import type { Reading } from './read.ts'
import { hasEntry } from './repeated-intent.ts'
import { isTopic } from './topics.ts'

export interface OfAmount {
	intent: Intent
	reading: Reading
	/** Whether the amount that was told holds something: that is said first. */
	isOfParts?: true
	/** What time the amount is for: that is said first. */
	period?: Period
}

export type Period = 'year' | 'month' | 'firstYear' | 'oneYear'

/** `pointsBack`: something said before is meant. */
export function ofToldAmount(
	reading: Reading,
	memory: Memory,
	pointsBack: boolean,
): OfAmount | undefined {
	if (memory.intent === undefined || hasEntry(reading)) return undefined
	const again = () => filled(reading, memory, true)
	// «مع السكن والأكل؟» after a sum for a year: the same sum for the whole of it.
	if (memory.intent === 'budget' && isForWhole(reading))
		return { intent: 'budget', reading: again() }
	const period = periodOf(memory.intent)
	if (period && asksForPeriod(reading)) {
		const whole = again()
		// The sum of all years stands beside the fee of one.
		const ideas = new Set([...reading.ideas, ...(period === 'year' ? allYears : [])])
		return { intent: memory.intent, reading: { ...whole, ideas }, period }
	}
	// "does that include rent?"
	const sum = summed(memory.intent)
	if (sum && (pointsBack || pointsAtAmount(reading.text)) && asksOfParts(reading, sum)) {
		const ideas = new Set([...again().ideas, ...partsIn(reading)])
		return { intent: sum, reading: { ...again(), ideas }, isOfParts: true }
	}
	if (memory.intent === 'living' && asksOfLiving(reading))
		return { intent: 'living', reading: { ...again(), ideas: reading.ideas } }
	return undefined
}
const allYears: Idea[] = ['allYears']

/** The answer that names the parts of an amount. */
function summed(intent: Intent): Intent | undefined {
	if (intent === 'living' || intent === 'visa.cost') return intent
	if (ofInstitute.test(intent)) return 'institute.price'
	return /^(?:cost|fee|cheapest|budget|programme\.offered)/.test(intent)
		? 'cost.first-year'
		: undefined
}
const ofInstitute = /^(?:institute\.(?:price|cheapest|about|compare|course)|english\.months)$/

const partsIn = ({ ideas, text }: Reading): Idea[] => [
	...parts.filter((part) => ideas.has(part)),
	...(/سكن|[إا]يجار|\brent\b|accommodation|hous(?:e|ing)/i.test(text) ? housing : []),
]
const housing: Idea[] = ['housing']

/** «والسكن معاه؟», «محسوب»: in it. */
const within =
	/(?:^|\s)و?(?:شامل[ةه]?|[تيب]+شمل|مشمول[ةه]?|محسوب[ةه]?|ضمن(?:ه|ها)?|داخل (?:فيه|فيها)|مع(?:اه|اها|ه|ها|و)|ويا(?:ه|ها))(?:\s|[؟?]|$)|\b(?:includ\w*|with it|covered|m3ah|ma3ah|m3aha)\b/i

/** Whether an amount holds rent, food or the visa; what bills and insurances hold is asked of them, unless the amount is pointed at. */
function asksOfParts(reading: Reading, sum: Intent): boolean {
	const { ideas, text } = reading
	const isPointed = pointsAtAmount(text) || (sum === 'visa.cost' && ideas.has('included'))
	const isAsked =
		ideas.has('included') ||
		(ideas.has('without') && isPointed) ||
		(within.test(text) &&
			partsIn(reading).length > 0 &&
			!ideas.has('howMuch') &&
			!ideas.has('visa'))
	return (
		isAsked &&
		[...ideas].every(
			(idea) => !isTopic(idea) || partsOfYear.has(idea) || (isPointed && partsOfVisa.has(idea)),
		)
	)
}
const partsOfVisa = new Set<Idea>(['medical', 'insurance', 'tax', 'transport'])
const partsOfYear = new Set<Idea>([
	...(['housing', 'dormitory', 'food', 'living', 'visa', 'fees', 'flight'] as const),
])

const isForWhole = (reading: Reading) =>
	reading.numbers.amount === undefined &&
	reading.meaning < 5 &&
	isOfWholeYear(reading) &&
	!(['howMuch', 'cheap', 'where', 'which', 'near', 'included'] as const).some((idea) =>
		reading.ideas.has(idea),
	) &&
	[...reading.ideas].every((idea) => !isTopic(idea) || partsOfYear.has(idea))

/** «من غير السكن», «أكل ومواصلات بس» after what a month costs. */
function asksOfLiving({ ideas, numbers, meaning, text }: Reading): boolean {
	const isBoth = ideas.has('food') && ideas.has('transport')
	const isPriced = ideas.has('howMuch') || ideas.has('month') || onlyThis.test(text)
	const isPart = isBoth || ((ideas.has('food') || ideas.has('transport')) && isPriced)
	const isWithout = ideas.has('without') && ideas.has('housing')
	const others = [...ideas].filter(
		(idea) => isTopic(idea) && !['food', 'transport', 'housing', 'living'].includes(idea),
	)
	return (
		(isWithout || (isPart && !ideas.has('housing'))) &&
		!(['can', 'where', 'how', 'need', 'offered'] as const).some((idea) => ideas.has(idea)) &&
		others.length === 0 &&
		numbers.amount === undefined &&
		meaning < 5
	)
}

const onlyThis = /(?:^|\s)(?:بس|فقط|وحده|وحدها|لحاله|برك)(?:\s|[؟?]|$)|\b(?:only|alone|just)\b/i

/** What time the amounts of an answer are for. */
function periodOf(intent: Intent): Period | undefined {
	if (/^(?:fee|cheapest|programme\.offered|compare|rank|foundation)/.test(intent)) return 'year'
	if (
		/^(?:living|institute\.(?:price|cheapest|about|course)|housing\.(?:price|room|near))/.test(
			intent,
		)
	)
		return 'month'
	if (/^(?:cost|visa\.cost|budget)/.test(intent)) return 'firstYear'
	return intent === 'insurance' || intent === 'financial-proof' ? 'oneYear' : undefined
}

const times =
	/(?:^|\s)[وبفل]*(?:ال|لل)?(?:سن[ةه]|سنوي[ةها]*|سنين|سنوات|عام|شهر|شهري[ةها]*|فصل|ترم|سمستر)(?=\s|[؟?]|$)|\b(?:years?|yearly|annual\w*|per year|month\w*|semester|sana|senne|3am|shahr|chhar)\b/gi
const all =
	/(?:^|\s)[وبفل]*(?:ال)?(?:كل[هاو]*|كامل[ةه]?|كورس|مد[ةه]|[اإ]جمالي|مجموع|برنامج|دراس[ةه]|تخصص)(?=\s|[؟?]|$)|\b(?:total|whole|entire|full|all|altogether|course|degree|kol\w*|kaml\w*)\b/i
const or = /(?:^|\s)(?:ولا|والا|وإلا|أو|او|أم|ام|لو)\s|\b(?:or|wala|wla|ola|walla)\b/i

/** «ده في السنة ولا كله؟», "per year or total?", «هذا بالشهر؟». */
function asksForPeriod({ text, ideas, subjects, level, numbers, meaning }: Reading): boolean {
	const named = text.match(times) ?? []
	if (named.length === 0 || numbers.amount !== undefined || meaning > 6) return false
	if (subjects.length > 0 || level !== undefined || numbers.currencies.length > 0) return false
	if ([...ideas].some((idea) => isTopic(idea) && !ofTime.has(idea))) return false
	if (or.test(text) && (all.test(text) || named.length > 1)) return true
	return !ideas.has('howMuch') && !ideas.has('howLong') && (pointsAtAmount(text) || meaning < 2)
}
/** Of the words of such a question some are topics elsewhere: «الكورس», «المجموع». */
const ofTime = new Set<Idea>(['institute', 'fees', 'grade', 'firstYear', 'allYears', 'start'])
