/** By what the programmes or universities of an answer are chosen: each is named in its first sentence, so that nobody takes a part for all. */
import type { Series, Value } from '../answer.ts'
import type { KnownUniversity } from '../knowledge.ts'
import { isNamed, nameCode } from '../subjects.ts'
import { type Context, key } from './build.ts'

/** «الخاصة هنا صارت نار»: those of the visitor's own country are no filter of ours. */
const isOfHome =
	/(?:خاص|[اأ]هلي|حكوم|عمومي|رسمي)\S*\s+(?:اللي\s+)?(?:هنا|هون|هنيه|عندنا|عدنا|ببلدنا|بلدنا|في بلد\S*|[بف]ي?\s?(?:مصر|السعودي\S*|العراق|الاردن|الأردن|سوريا|لبنان|فلسطين|اليمن|السودان|ليبيا|تونس|الجزائر|المغرب|الكويت|قطر|عمان|البحرين|الامارات|الإمارات))|\b(?:private|public|government)\s+(?:\w+\s+)?(?:here|at home|in (?:my|our) country)/i

export function kindAsked({
	reading: { ideas, text },
}: Pick<Context, 'reading'>): 'public' | 'private' | undefined {
	if (isOfHome.test(text)) return undefined
	if (ideas.has('publicOne') && !ideas.has('privateOne')) return 'public'
	return ideas.has('privateOne') && !ideas.has('publicOne') ? 'private' : undefined
}

/** Fewer than all that we list: «the lowest» is said of these alone, and not of all. */
export const isNarrowed = (context: Context) => chosenBy(context).length > 0

/** Universities of the city and the kind that were asked for. */
export function fitting(context: Context): KnownUniversity[] {
	const kind = kindAsked(context)
	const [city] = context.reading.cities
	return context.knowledge.catalogue.universities.filter(
		({ location, type }) => (!city || location === city) && (!kind || type === kind),
	)
}

/** Subjects, kind, city, and what the choice was made from; a level is named by the sentence itself. */
function chosenBy(context: Context): Value[] {
	const { reading, knowledge, universities } = context
	const kind = kindAsked(context)
	const [city] = reading.cities
	return [
		...reading.subjects.map((one) => subjectName(context, one)),
		...(kind ? [key(`filter.${kind}`)] : []),
		...(city === undefined ? [] : [knowledge.cities[city] ?? city]),
		...(reading.among ? [key('filter.listed')] : []),
		...universities.map(({ name }) => name),
	]
}

export const filtersOf = (context: Context): Series => ({ each: chosenBy(context) })

/** The same with the level, for sentences that name none. */
export const filtersWith = (context: Context, level: string): Series => ({
	each: [key(`programmesOf.${level}`), ...chosenBy(context)],
})

/** A programme that was asked for by its own name has no other. */
export function subjectName({ knowledge }: Context, subject: string): Value {
	if (!isNamed(subject)) return key(`subject.${subject}`)
	const all = knowledge.catalogue.universities.flatMap(({ programmes }) =>
		Object.values(programmes).flat(),
	)
	return all.find(({ name }) => nameCode(name) === subject)?.name ?? subject.slice(1)
}
