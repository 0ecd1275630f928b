/** What the site search knows: every page, question and entry, in one language, with names in both. */
import type { Language, Text } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { foldAll } from '#domain/search.ts'
import type { SiteDocument } from '#domain/site-search.ts'
import arabic from '#locales/ar/pages.json' with { type: 'json' }
import english from '#locales/en/pages.json' with { type: 'json' }
import type { FamiliesPage, FaqPage } from '../page-schema.ts'
import type { Accommodation, Institute, University } from '../schema.ts'
import type { Documents } from '../shipped.ts'
import { joinedLists, remembered, rememberedList } from './remembered.ts'
import { familyWords, pages, recognitionWords } from './search-words.ts'

const both = (...texts: (Text | string)[]) =>
	foldAll(texts.flatMap((text) => (typeof text === 'string' ? [text] : [text.ar, text.en])))

function questionsOf({ groups, recognition }: FamiliesPage) {
	return [
		...groups.flatMap(({ questions }) => questions),
		recognition.lists,
		...recognition.countries,
	]
}

interface PageTexts {
	title: string
	description: string
	heading?: string
	lead?: string
}

const pageTexts: Record<Language, Readonly<Record<string, PageTexts>>> = {
	ar: arabic,
	en: english,
}

/** The pages whose texts can be found, beside the entries of the catalogue. */
export const searchedPages = ['faq', 'families', 'places'] as const

export function searchDocuments(documents: Documents, language: Language): SiteDocument[] {
	const { families } = documents.pages.families
	const { faq } = documents.pages.faq
	const { cities } = documents.pages.places
	return joinedLists(
		foundPages(pageTexts[language]),
		foundQuestions(faq, language),
		foundFamilies(families, language),
		foundUniversities(documents.universities, language, cities),
		foundInstitutes(documents.institutes, language, cities),
		foundHomes(documents.accommodation, language, cities),
	)
}

const foundPages = remembered((texts: Readonly<Record<string, PageTexts>>): SiteDocument[] =>
	pages.map(({ key, href, keywords }) => ({
		href,
		kind: 'page',
		title: texts[key]?.heading ?? texts[key]?.title.split(/ [|:] |: /)[0] ?? key,
		keywords: both(...keywords),
		text: texts[key]?.lead ?? texts[key]?.description ?? '',
	})),
)

const foundQuestions = remembered((faq: FaqPage, language: Language): SiteDocument[] =>
	faq.categories.flatMap(({ title, questions }) =>
		questions.map((entry) => ({
			href: `${paths.faq()}#${entry.id}`,
			kind: 'faq' as const,
			title: entry.question[language],
			keywords: both(title, entry.question),
			text: entry.answer[language],
		})),
	),
)

const foundFamilies = remembered((families: FamiliesPage, language: Language): SiteDocument[] => [
	{
		href: `${paths.families()}#recognition`,
		kind: 'page',
		title: families.recognition.title[language],
		keywords: both(families.recognition.title, ...recognitionWords),
		text: families.recognition.lead[language],
	},
	...questionsOf(families).map((entry) => ({
		href: paths.familyQuestion(entry.id),
		kind: 'faq' as const,
		title: entry.question[language],
		keywords: both(entry.question, ...(familyWords[entry.id] ?? [])),
		text: entry.answer[language],
	})),
])

type Cities = Documents['pages']['places']['cities']

/** In both languages, for a reader of either. */
const universityWords = remembered((university: University, cities: Cities) =>
	both(
		university.name,
		university.shortName,
		cities[university.location],
		...university.aliases,
		...university.programmeNames.map(({ name }) => name),
	),
)

const foundUniversities = rememberedList(
	(university: University, language: Language, cities: Cities): SiteDocument => ({
		href: paths.university(university.id),
		kind: 'university',
		title: university.name[language],
		keywords: universityWords(university, cities),
		text: university.summary[language],
	}),
)

const foundInstitutes = rememberedList(
	(institute: Institute, language: Language, cities: Cities): SiteDocument => ({
		href: paths.institute(institute.id),
		kind: 'institute',
		title: institute.name[language],
		keywords: both(
			institute.name,
			cities[institute.location],
			...institute.aliases,
			...institute.courses.map(({ name }) => name),
		),
		text: institute.summary[language],
	}),
)

const foundHomes = rememberedList(
	(listing: Accommodation, language: Language, cities: Cities): SiteDocument => ({
		href: paths.listing(listing.id),
		kind: 'accommodation',
		title: listing.name[language],
		keywords: both(listing.name, listing.area, cities[listing.location], ...listing.aliases),
		text: listing.summary[language],
	}),
)
