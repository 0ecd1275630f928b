/** When the last question is asked again with one thing changed: another name, level, currency, score or kind. */
import type { Intent } from './intents.ts'
import type { Memory } from './memory.ts'
import type { Reading } from './read.ts'

export const hasEntry = ({ universities, institutes, homes }: Reading) =>
	universities.length + institutes.length + homes.length > 0

/** Intents whose answers hold amounts. */
const ofMoney =
	/^(?:cost|fee|cheapest|budget|compare|programme\.offered|living|visa\.cost|institute|housing|financial|extra|insurance)/

/** Intents that are asked of a programme. */
const ofProgrammes =
	/^(?:cost|fee|cheapest|budget|compare|programme|admission|intakes|deadline|scholarships)/

/** Intents whose answers differ by where somebody is from: «أنا مصري» asks them again. */
const ofCountry = /^(?:recognition|visa\.need|work\.after|family|parents\.visit|scholarships)$/

/** Intents whose answers are the same for every subject. */
const ofAllSubjects = /^(?:recognition|admission\.(?:general|university)|teaching-language)$/

/** Intents whose answers are the same at every university. */
const ofNoUniversity =
	/^(?:visa|work|insurance|medical|passport|flight|food|climate|living|family|parents|packing|financial|going-home|currency|tax)/

/** Intents whose answers list universities. */
const ofLists = /^(?:cheapest|budget|programme\.offered|rank|university\.list)$/
const kinds = ['publicOne', 'privateOne'] as const

/** A name, a level, a currency or a score alone: the last question again, with it. */
export function repeatedIntent(
	reading: Reading,
	memory: Memory,
	weight: number,
): Intent | undefined {
	if (!memory.intent || (reading.ideas.has('compare') && hasEntry(reading))) return undefined
	// «لو هندسة حاسبات بجامعة ملايا» says by itself what it is about.
	const isNamed = hasEntry(reading) && reading.subjects.length > 0
	if (isNamed && !ofProgrammes.test(memory.intent)) return undefined
	// «طيب وتايلورز؟» after the visa is no question about the visa.
	if (reading.universities.length > 0 && ofNoUniversity.test(memory.intent)) return undefined
	const { numbers } = reading
	const isCurrency = numbers.currencies.length > 0 && numbers.amount === undefined
	// «والخاصة؟», "and in Penang?": the same list, of these alone.
	const isNarrowed =
		ofLists.test(memory.intent) &&
		!hasEntry(reading) &&
		(reading.cities.length > 0 || kinds.some((kind) => reading.ideas.has(kind)))
	const isMonths = numbers.months !== undefined && memory.intent.startsWith('institute')
	if (weight > 5.6 && !isCurrency && !isMonths) return undefined
	const changes =
		hasEntry(reading) ||
		isNarrowed ||
		reading.level !== undefined ||
		reading.subjects.length > 0 ||
		isCurrency ||
		numbers.score !== undefined ||
		(reading.country !== undefined && ofCountry.test(memory.intent)) ||
		numbers.month !== undefined ||
		(numbers.amount !== undefined && memory.intent === 'budget') ||
		isMonths
	const idle = [...reading.ideas].every(
		(idea) =>
			passing.has(idea) ||
			(isNarrowed && kinds.some((kind) => kind === idea)) ||
			((isCurrency || isMonths) && idea === 'howMuch'),
	)
	if (!changes || !idle) return undefined
	const isAlone = !hasEntry(reading) && reading.subjects.length === 0 && reading.level === undefined
	if (isCurrency && isAlone && !ofMoney.test(memory.intent))
		return memory.universities.length > 0
			? 'fee.university'
			: memory.subjects.length > 0
				? 'cheapest'
				: undefined
	if (isMonths) return 'institute.price'
	// «وماذا عن العلاقات الدولية؟» after a rule that holds for all subjects: who teaches it.
	if (
		isAlone === false &&
		!hasEntry(reading) &&
		reading.subjects.length > 0 &&
		ofAllSubjects.test(memory.intent)
	)
		return 'programme.offered'
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
	// «عندها طيران؟» after the rank of one.
	const isOfOne = memory.intent === 'rank' && memory.universities.length > 0
	if (reading.subjects.length > 0 && (isOfOne || memory.intent.startsWith('university.')))
		return 'programme.offered'
	if (memory.intent === 'admission.general' && reading.universities.length > 0)
		return 'admission.university'
	if (memory.intent === 'fee.general')
		return reading.subjects.length > 0 ? 'cheapest' : 'fee.university'
	if (memory.intent === 'compare' && reading.universities.length === 1) return 'fee.university'
	return memory.intent
}

export const passing = new Set<string>([
	'offered',
	'forecast',
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
