/** What is kept of a question and its answer, for the next question to point back to. */
import type { Answer } from './answer.ts'
import type { Intent } from './intents.ts'
import { hasName, isOfWholeYear, kept, type Memory } from './memory.ts'
import { acceptsOthers } from './pointing-back.ts'
import { type Listed, optional, type Reading } from './read.ts'
import { comesAlong } from './who-asks.ts'

/** A new university leaves the home of the old one behind, and so on. */
export function remembered(
	reading: Reading,
	intent: Intent | 'unclear',
	before: Memory,
	{ about = {}, step }: Pick<Answer, 'about' | 'step'> = {},
	listed?: Listed,
): Memory {
	const { universities, institutes, homes, subjects, cities, level, country, numbers } = reading
	const isNamed = hasName(reading)
	// What another level or another university has is nothing that was asked for.
	const isOnly = !isNamed && about.universities?.length !== 0
	const isShown = about.universities !== undefined && !isNamed
	return {
		universities: isNamed ? universities : isShown ? [] : before.universities,
		shown: about.universities ?? (isNamed ? [] : before.shown),
		institutes: about.institutes ?? (isNamed ? institutes : before.institutes),
		homes: isNamed ? homes : before.homes,
		...optional(
			'listed',
			// One that was named is no list; one that was found is as good as named.
			(listed && (listed.codes.length > 1 || isOnly) ? listed : undefined) ??
				namedTogether(reading) ??
				(isNamed && !isOfList(reading, before) && !isAsBefore(reading, before)
					? undefined
					: before.listed),
		),
		...optional('recent', recentOf(universities, before)),
		...optional('step', step),
		...optional('month', numbers.month ?? before.month),
		...optional('isAlong', before.isAlong || comesAlong(reading.text) ? true : undefined),
		...optional('isLost', intent === 'unclear' ? true : undefined),
		subjects: acceptsOthers(reading.text)
			? []
			: isNamed
				? subjects
				: kept(subjects, before.subjects),
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

/** Two that were named in one question: «الأول كم؟», then «والثاني؟». */
function namedTogether(reading: Reading): Listed | undefined {
	const kinds = ['universities', 'institutes', 'homes'] as const
	const kind = kinds.find((one) => reading[one].length > 1)
	return kind && { kind, codes: reading[kind] }
}

/** «والتانية؟», then «والتالتة؟»: one of a list leaves the list in mind. */
const isOfList = ({ universities, institutes, homes }: Reading, { listed }: Memory) =>
	[...universities, ...institutes, ...homes].every((code) => listed?.codes.includes(code))

/** Nothing was named but what was spoken of before: it was only filled in. */
const isAsBefore = (reading: Reading, before: Memory) =>
	(['universities', 'institutes', 'homes'] as const).every((kind) =>
		reading[kind].every((code) => before[kind].includes(code)),
	)

/** «كم رسوم تايلورز؟» and «وصنواي؟»: both, as long as no third one and no list comes. */
function recentOf(now: readonly string[], { universities, recent }: Memory) {
	const [one, ...others] = now
	const [last, ...more] = universities
	if (one === undefined) return recent
	if (others.length > 0 || more.length > 0 || last === undefined) return undefined
	return one === last ? recent : [last, one]
}

/** A greeting between two questions changes nothing. */
export const isPassing = (intent: string) =>
	['greeting', 'thanks', 'bye', 'insult', 'who', 'why'].includes(intent)
