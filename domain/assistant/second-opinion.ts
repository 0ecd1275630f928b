/**
 * The tables know words; examples know wordings. Where the tables are not sure, or the examples are sure of something else, the
 * question is answered as what most of the examples like it ask.
 */
import type { Chosen } from './choose.ts'
import { type Intent, intentRows } from './intents.ts'
import { likenessOf } from './likeness/likeness.ts'
import { filled, type Memory } from './memory.ts'
import type { Reading } from './read.ts'
import { wordsOf } from './spelling.ts'

/** From here on it is said as a guess, as what is meant, instead of what the tables say, and where they have most to say against it. */
const enough = { toGuess: 0.35, toAnswer: 0.6, toReplace: 0.8, toOverrule: 0.9 } as const

const fewWords = 5

/** Where a row can hardly mean anything else, examples are not asked. */
const certain = 9.6

/** Small talk, and what the tables alone can tell. */
const ofTables = new Set<string>(
	'absent bye greeting insult other-country out-of-scope thanks unknown-university who why nobody-knows'.split(
		' ',
	),
)

const intents = new Set<string>(intentRows.map(([, intent]) => intent))
const isIntent = (meaning: string): meaning is Intent => intents.has(meaning)

/** What an answer is about has to be named, now or before. */
const needed: Partial<Record<Intent, (reading: Reading) => boolean>> = {
	budget: ({ numbers }) => numbers.amount !== undefined,
	compare: ({ universities }) => universities.length > 1,
	currency: ({ numbers }) => numbers.amount !== undefined || numbers.currencies.length > 0,
	'fee.programme': ({ subjects }) => subjects.length > 0,
	'fee.university': ({ universities }) => universities.length > 0,
	'admission.university': ({ universities }) => universities.length > 0,
	'university.about': ({ universities }) => universities.length > 0,
	'housing.room': ({ homes }) => homes.length > 0,
	'institute.compare': ({ institutes }) => institutes.length > 1,
	'programme.offered': ({ subjects }) => subjects.length > 0,
	'programme.length': ({ subjects, level }) => subjects.length > 0 || level !== undefined,
}

const fieldOf = (intent: string) => intent.replace(/\..*/, '')

/** Undefined where the tables keep the word. `parts` are the halves of the question that have an answer of their own. */
export function secondOpinion(
	chosen: Chosen,
	parts: readonly Chosen[],
	{ reading, memory }: { reading: Reading; memory: Memory },
): Chosen | undefined {
	// A short question is read by what was said before, and one of which each word is known by its words.
	const isShort = wordsOf(reading.text).length < fewWords
	if (reading.corrects || chosen.isOfAmount || chosen.weight >= certain || isShort) return undefined
	const found = likenessOf(reading.text)
	if (!found || ofTables.has(found.meaning) || !isIntent(found.meaning)) return undefined
	const { meaning: intent, share } = found
	if (reading.hasUnknownSubject) return undefined
	const isUnsure = chosen.intent === 'unclear' || chosen.isTentative === true
	if ([chosen, ...parts].some((one) => one.intent === intent)) return undefined
	// Neighbours, as two questions about homes, are told apart by words; what the site does not have is not answered with what it has.
	const isDoubtful =
		reading.ideas.has('absent') ||
		[chosen, ...parts].some((one) => fieldOf(one.intent) === fieldOf(intent))
	if (isDoubtful && share < enough.toOverrule) return undefined
	if (!isUnsure && parts.length === 0 && !chosen.isPartial) return undefined
	// A question back is better than a guess.
	const least = chosen.likely ? enough.toAnswer : enough.toGuess
	if (share < (isUnsure && parts.length === 0 ? least : enough.toReplace)) return undefined
	const whole = reading.pointsBack ? filled(reading, memory, false) : reading
	if (needed[intent]?.(whole) === false) return undefined
	return {
		...{ intent, reading: whole, weight: 6 },
		...(share < enough.toAnswer && { isTentative: true }),
	}
}
