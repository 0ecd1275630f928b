/** What the assistant knows of the catalogue: entries with their codes, figures and names, each made once for its document. */
import type { Knowledge, KnownRoom, NameKind, Paragraph } from '#domain/assistant/knowledge.ts'
import { subjectsOf } from '#domain/assistant/programme-subjects.ts'
import { fold } from '#domain/fold.ts'
import type { Language, Text } from '#domain/language.ts'
import { synonyms } from '#domain/synonyms.ts'
import type { HousingNames } from './cards.ts'
import { createSameList, joinedLists, remembered, rememberedList } from './derive/remembered.ts'
import { plannedHome, plannedInstitute, plannedUniversity } from './plan-catalogue.ts'
import type { Accommodation, Institute, University } from './schema.ts'

export interface CatalogueContent {
	universities: readonly University[]
	institutes: readonly Institute[]
	accommodation: readonly Accommodation[]
	housing: HousingNames
	cities: typeof import('./places.ts').cities
}

const both = (text: Text | string) => (typeof text === 'string' ? [text] : [text.ar, text.en])
export const sentencesOf = (text: string) => text.split(/(?<=[.؟!])\s+/)
/** No answer shows more of a paragraph than this. */
export const longestShown = 4
const shown = (text: string, most = longestShown) => sentencesOf(text).slice(0, most).join(' ')

const namesOf = ({ name, shortName, aliases }: University) => [
	...both(name),
	...both(shortName),
	...aliases,
]

const named = (kind: NameKind, code: string, names: string[]) => ({
	kind,
	code,
	names: [...new Set(names)],
})
const universityNames = rememberedList((entry: University) =>
	named('university', entry.code, namesOf(entry)),
)
const instituteNames = rememberedList(({ code, name, aliases }: Institute) =>
	named('institute', code, [...both(name), ...aliases]),
)
const homeNames = rememberedList(({ code, name, aliases }: Accommodation) =>
	named('home', code, [...both(name), ...aliases]),
)
const cityNames = remembered((cities: CatalogueContent['cities']) =>
	Object.entries(cities).map(([city, name]) =>
		named('city', city, [
			...both(name),
			...(synonyms.find((group) => group.includes(name.en)) ?? []),
		]),
	),
)

export function namesIn(content: CatalogueContent): Knowledge['names'] {
	return joinedLists(
		universityNames(content.universities),
		instituteNames(content.institutes),
		homeNames(content.accommodation),
		cityNames(content.cities),
	)
}

/** The sentence of an entry's page that names a mosque or a prayer room. */
function prayerIn(entry: University | Institute, language: Language): string | undefined {
	const { campusLife } = entry.advantages
	const texts = [
		entry.description,
		...(campusLife ? [campusLife.description, ...campusLife.benefits] : []),
		...entry.faq.map(({ answer }) => answer),
	]
	return texts
		.flatMap((text) => sentencesOf(text[language]))
		.find((sentence) => /مسجد|مصلى|مصلّى|\bmosque|prayer room|\bsurau/i.test(sentence))
}

function kindOf(english: string): KnownRoom['kind'] {
	if (/studio/i.test(english)) return 'studio'
	if (/master/i.test(english)) return 'master'
	if (/shared (double|twin)|twin|double/i.test(english)) return 'shared'
	return /single|standard/i.test(english) ? 'single' : 'unit'
}

export const paragraph =
	(language: Language, most = longestShown) =>
	({ id, question, answer }: { id: string; question: Text; answer: Text }): Paragraph => ({
		id,
		question: question[language],
		answer: shown(answer[language], most),
	})

function entryOf<Entry extends { code: string }>(list: readonly Entry[], code: string): Entry {
	const found = list.find((one) => one.code === code)
	if (!found) throw new Error(`no entry with the code ${code}`)
	return found
}

const subjectsTaught = ({ name }: { name: Text }) => subjectsOf(name.en)

const optional = (prayer: string | undefined) => (prayer ? { prayer } : {})

/** «طب الأسنان» on the page of a university, without a programme that has a fee. */
const namedOnly = remembered(({ programmeNames, programmes }: University): string[] => {
	const taught = new Set(Object.values(programmes).flat().flatMap(subjectsTaught))
	const named = programmeNames.flatMap(subjectsTaught)
	return [...new Set(named)].filter((subject) => !taught.has(subject))
})

const isPartTime = ({ programmes }: University) =>
	Object.values(programmes)
		.flat()
		.some(({ type }) => type === 'part-time')

const knownUniversities = rememberedList((entry: University, language: Language) => {
	const { admission, scholarships, ...one } = plannedUniversity(entry, language)
	const known = (level: keyof typeof one.programmes, isOfAnother = false) =>
		one.programmes[level].flatMap((programme) => {
			const own = entryOf(entry.programmes[level], programme.code)
			if ((own.isOfAnother ?? false) !== isOfAnother) return []
			const note = own.note && { note: own.note[language] }
			return [{ ...programme, fields: [], subjects: subjectsTaught(own), ...note }]
		})
	const bachelorsOfAnother = known('bachelor', true)
	return {
		...one,
		...{ crest: { scene: '' }, scene: '' },
		programmes: { bachelor: known('bachelor'), master: known('master'), phd: known('phd') },
		...(bachelorsOfAnother.length > 0 && { bachelorsOfAnother }),
		...optional(prayerIn(entry, language)),
		...(isPartTime(entry) && { hasPartTime: true }),
		alsoTaught: namedOnly(entry),
	}
})

const wordsOfUniversities = rememberedList((entry: University, language: Language) => {
	const { admission, scholarships } = plannedUniversity(entry, language)
	return {
		code: entry.code,
		summary: entry.summary[language],
		admission: shown(admission, 3),
		scholarships: shown(scholarships, 3),
	}
})

export const universityParagraphs = ({ universities }: CatalogueContent, language: Language) =>
	wordsOfUniversities(universities, language)

const knownInstitutes = rememberedList((entry: Institute, language: Language) => ({
	...plannedInstitute(entry, language),
	...{ mark: { scene: '' }, scene: '' },
	summary: entry.summary[language],
	schedule: entry.schedule[language],
	...optional(prayerIn(entry, language)),
}))

/** What is asked of a home by name: what is paid in advance, what the rent includes, and leaving early. The rest stands on its page. */
const asked = /deposit|move-in|notice|leaving|semester|bills|included/

const answersOfHomes = rememberedList(({ code, faq }: Accommodation, language: Language) => ({
	code,
	answers: faq.filter(({ id }) => asked.test(id)).map(paragraph(language, 3)),
}))

export const homeParagraphs = ({ accommodation }: CatalogueContent, language: Language) =>
	answersOfHomes(accommodation, language)

/** As they stand between the words of a text, after the code; one text, so that another document with the same names has the same. */
const foldedNames = rememberedList((entry: University) =>
	[entry.code, ...namesOf(entry).map((name) => ` ${fold(name)} `)].join('\n'),
)
const sameNames = createSameList<string>()

const codesAndNames = remembered((folded: readonly string[]) =>
	folded.map((one) => {
		const [code = '', ...names] = one.split('\n')
		return { code, names }
	}),
)

/** Which of our universities a neighbour is: by a name as it is written, for nobody mistypes here. */
function universitiesIn(text: string, folded: readonly string[]): string[] {
	const said = ` ${fold(text)} `
	return codesAndNames(folded)
		.filter(({ names }) => names.some((name) => said.includes(name)))
		.map(({ code }) => code)
}

/** A home names universities near by: it is made anew when one of them gets another name. */
const knownHomes = rememberedList(
	(
		entry: Accommodation,
		language: Language,
		housing: HousingNames,
		folded: readonly string[],
	): Knowledge['catalogue']['homes'][number] => {
		const one = plannedHome(entry, language, housing)
		return {
			...one,
			...{ scene: '', typeName: '', nearby: [] },
			rooms: one.rooms.map((room) => {
				const own = entryOf(entry.roomTypes, room.code)
				return { ...room, available: own.available, kind: kindOf(own.type.en) }
			}),
			summary: entry.summary[language],
			...(entry.priceNote && { priceNote: entry.priceNote.text[language] }),
			near: entry.nearbyUniversities.flatMap(({ name, distance }) =>
				[...new Set(universitiesIn(name.en, folded))].map((university) => ({
					university,
					name: name[language],
					distance: distance[language],
				})),
			),
			amenityCodes: entry.amenities,
		}
	},
)

export function catalogueOf(content: CatalogueContent, language: Language): Knowledge['catalogue'] {
	const { universities, institutes, accommodation, housing } = content
	const folded = sameNames(foldedNames(universities))
	return {
		universities: knownUniversities(universities, language),
		institutes: knownInstitutes(institutes, language),
		homes: knownHomes(accommodation, language, housing, folded),
	}
}
