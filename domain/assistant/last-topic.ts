/** Short questions that name nothing, or only what another row would take for its own: they are about what was spoken of last. */
import type { Intent } from './intents.ts'
import { filled, type Memory } from './memory.ts'
import type { Reading } from './read.ts'
import { hasEntry } from './repeated-intent.ts'
import { wordsOf } from './spelling.ts'
import { isTopic } from './topics.ts'

interface OfLast {
	intent: Intent
	reading: Reading
}

/** What would be read otherwise without the question before it. */
export function ofLastTopic(reading: Reading, memory: Memory): OfLast | undefined {
	const { intent, listed } = memory
	const { ideas, numbers, subjects, level } = reading
	if (intent === undefined || hasEntry(reading) || subjects.length > 0) return undefined
	const has = (...names: Parameters<typeof ideas.has>[0][]) => names.some((name) => ideas.has(name))
	const isOnly = (...names: string[]) =>
		[...ideas].every((idea) => !isTopic(idea) || names.includes(idea))
	// «وبعدها بيفوت دغري؟», «لازم ايلتس؟» of the foundation year.
	const isAfterFoundation =
		(has('next', 'direct') || after.test(reading.text)) && isOnly(...entering)
	const isOfTest = numbers.test !== undefined && numbers.score === undefined && isOnly('english')
	if (intent === 'foundation' && reading.meaning < 6 && (isAfterFoundation || isOfTest)) {
		const isLevel = level === undefined || level === 'bachelor'
		return isLevel ? { intent, reading: { ...reading, ideas: new Set(ideas) } } : undefined
	}
	// «فيه تأمين بيرجع؟» of a home is no health insurance.
	if (intent.startsWith('housing.') && has('insurance') && isOnly('insurance', 'refund', 'deposit'))
		return { intent: 'housing.deposit', reading: filled(reading, memory, true) }
	// «ينفع أقدم تاني؟» after a refusal.
	if (
		intent === 'visa.rejection' &&
		has('apply') &&
		isOnly('apply', 'visa') &&
		!has('how', 'where')
	)
		return { intent, reading }
	// «هي حكومية؟» of the university that was spoken of; «الحكومية» asks for others.
	const one = memory.universities.length === 1 ? memory.universities : []
	if (
		one.length > 0 &&
		isOnly('publicOne', 'privateOne') &&
		asksKind.test(reading.text) &&
		!has('list')
	)
		return { intent: 'fee.university', reading: { ...reading, universities: one } }
	// «وقريب من الجامعة؟» of a home.
	const isNear =
		has('near') &&
		!has('which', 'offered') &&
		isOnly('near', 'transport') &&
		reading.cities.length === 0
	if (intent.startsWith('housing.') && isNear) {
		const isKnown = memory.universities.length > 0
		return {
			intent: isKnown ? 'housing.near' : 'housing.price',
			reading: filled({ ...reading, ideas: new Set(['near', 'housing']) }, memory, true),
		}
	}
	// «أي جامعة؟» after a subject: of those that teach it.
	const isWhich = has('which') && has('university') && isOnly() && !has('list', 'best')
	if (isWhich && memory.subjects.length > 0 && reading.meaning < 3)
		return { intent: 'programme.offered', reading: filled(reading, memory, true) }
	// «وين هم؟» of a list.
	const isWhere = has('where') && isOnly() && !has('study', 'best') && reading.meaning < 3
	if (isWhere && listed?.kind === 'universities' && memory.universities.length === 0)
		return listed.codes.length > 1
			? { intent: 'university.list', reading: { ...reading, among: listed } }
			: { intent: 'university.about', reading: { ...reading, universities: listed.codes } }
	return undefined
}
const asksKind =
	/^(?:و?(?:هي|هو|هاي|هذي|هذه|دي|ودي|هل هي|طيب هي|طب هي)\s+)?(?:جامع[ةه]\s+)?(?:حكومي|خاص|عمومي|اهلي|أهلي)[ةه]?(?:\s|[؟?]|$)|\b(?:is it|are they) (?:a )?(?:public|private|government)\b/
const after = /(?:^|\s)و?بعد(?:ها|ه|و)(?=\s|$)|\bafter (?:it|that)\b/i
const entering = ['next', 'direct', 'start', 'admission', 'apply']

/** «يعني ليا أمل؟», "is that a problem?": words that are understood and name nothing. What is known was said; nothing is claimed anew. */
export function isLeftToLast(reading: Reading, { intent, isLost }: Memory): boolean {
	const { ideas, unknown, subjects, level, cities, numbers, text } = reading
	const words = wordsOf(text)
	return (
		intent !== undefined &&
		!isLost &&
		!hasEntry(reading) &&
		subjects.length + cities.length === 0 &&
		level === undefined &&
		numbers.test === undefined &&
		numbers.amount === undefined &&
		[...ideas].every((idea) => !isTopic(idea)) &&
		words.length > 1 &&
		words.length < 8 &&
		unknown.length * 2 < words.length
	)
}
