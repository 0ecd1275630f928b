/**
 * What pages read, derived from the documents: a list of named texts, each with the documents it is made from, so that after a
 * change only those are made again whose documents changed.
 */
import { collator } from '#domain/collator.ts'
import { type Language, localize, type Text } from '#domain/language.ts'
import { similarListings } from '#domain/listings.ts'
import { cheapestOf } from '#domain/plan/cheapest.ts'
import type { PlanFacts } from '#domain/plan/facts.ts'
import { shownRinggit } from '#domain/plan/money.ts'
import { emptyPlan } from '#domain/plan/plan.ts'
import { firstYear } from '#domain/plan/total.ts'
import { type AssistantContent, assistantEntries, assistantPages } from '../assistant-knowledge.ts'
import {
	accommodationCard,
	type HousingNames,
	instituteCard,
	photosOf,
	universityCard,
} from '../cards.ts'
import { planCatalogue, plannedUniversity } from '../plan-catalogue.ts'
import type { Accommodation, Institute, University } from '../schema.ts'
import type { Documents } from '../shipped.ts'
import { localFacts, multipliersOf, planDocuments, planFactsOf } from './plan-facts.ts'
import { createMemory, createSameList, remembered, rememberedList } from './remembered.ts'
import { searchDocuments, searchedPages } from './search-documents.ts'
import { cardNote } from './share-card.ts'

export interface DerivedText {
	/** As pages ask for it: `faq`, `universities/sunway-university`. */
	name: string
	/** The documents it is made from. */
	from: readonly unknown[]
	/** The text in one language, as JSON can hold it. */
	make: (language: Language) => unknown
	/** How far down it consists of parts that are the same objects while what they are made from is; none where this is not said. */
	levels?: number
}

export function derivedTexts(documents: Documents): DerivedText[] {
	return [
		...pageTexts(documents),
		planText(documents),
		...universityTexts(documents),
		...instituteTexts(documents),
		...accommodationTexts(documents),
		searchText(documents),
		...assistantTexts(documents),
	]
}

/** Pages that somebody reads; templates are the office's, and are taken from their documents. */
const readPages = [
	'about',
	'chat',
	'consultants',
	'contact',
	'families',
	'faq',
	'guide',
	'home',
	'housing',
	'institute-page',
	'places',
	'plan',
	'privacy',
	'public-holidays',
	'registration',
	'site',
	'testimonials',
	'visa',
] as const

function pageTexts(documents: Documents): DerivedText[] {
	const { pages } = documents
	return readPages.map((name) =>
		name === 'plan'
			? {
					name,
					from: planDocuments(documents),
					make: (language) => ({ plan: localFacts(planFactsOf(documents), language) }),
				}
			: {
					name,
					from: [pages[name]],
					make: (language) => localize({ ...pages[name] }, language),
				},
	)
}

function planText(documents: Documents): DerivedText {
	return {
		name: 'plan-catalogue',
		from: [documents.pages.housing, ...entriesOf(documents)],
		make: (language) => planCatalogue(withHousing(documents), language),
		levels: 2,
	}
}

/** The catalogue, with the names of what homes are and offer. */
function withHousing({ universities, institutes, accommodation, pages }: Documents) {
	return { universities, institutes, accommodation, housing: pages.housing }
}

function entriesOf({ universities, institutes, accommodation }: Documents) {
	return [...universities, ...institutes, ...accommodation]
}

function searchText(documents: Documents): DerivedText {
	return {
		name: 'search',
		from: [...searchedPages.map((name) => documents.pages[name]), ...entriesOf(documents)],
		make: (language) => searchDocuments(documents, language),
		levels: 1,
	}
}

function assistantTexts(documents: Documents): DerivedText[] {
	const pages = readPages.map((name) => documents.pages[name])
	const content = () => assistantContent(documents)
	return [
		{
			name: 'assistant',
			from: [...pages, ...planDocuments(documents), ...entriesOf(documents)],
			make: (language) => assistantEntries(content(), language),
			levels: 3,
		},
		{
			name: 'assistant-pages',
			from: [...pages, ...documents.universities, ...documents.accommodation],
			make: (language) => assistantPages(content(), language),
			levels: 2,
		},
	]
}

/** What the assistant answers from. */
export function assistantContent(documents: Documents): AssistantContent {
	const { pages } = documents
	const { cities } = pages.places
	const { instituteSteps } = pages.registration
	return {
		...withHousing(documents),
		...{ cities, instituteSteps },
		...pages.about,
		...pages.chat,
		...pages.consultants,
		...pages.contact,
		...pages.families,
		...pages.faq,
		...pages.guide,
		...pages.privacy,
		...pages.site,
		...pages.visa,
		plan: planFactsOf(documents),
	}
}

/** Other spellings are for the search alone, which has them in both languages. */
function withoutAliases<Entry extends { aliases: unknown }>({ aliases: _, ...entry }: Entry) {
	return entry
}

function withoutSearchWords<Card extends { search: unknown }>({ search: _, ...card }: Card) {
	return card
}

/** The entries with these ids; one that is not shown is left out. */
function picker<Entry extends { id: string }>(entries: readonly Entry[]) {
	const byId = new Map<string, Entry>()
	for (const entry of entries) byId.set(entry.id, entry)
	return (ids: readonly string[]) => {
		const picked: Entry[] = []
		for (const id of ids) {
			const entry = byId.get(id)
			if (entry) picked.push(entry)
		}
		return picked
	}
}

const cardInBoth = remembered((entry: University) => universityCard(entry))
const cardOfUniversity = remembered((entry: University, language: Language) =>
	localize(cardInBoth(entry), language),
)
const cardOfInstitute = remembered((entry: Institute, language: Language) =>
	localize(instituteCard(entry), language),
)
const cardOfHome = remembered((entry: Accommodation, language: Language, names: HousingNames) =>
	localize(accommodationCard(entry, names), language),
)

const sameNames = { ar: createSameList<string>(), en: createSameList<string>() }

/** Names are looked up, not read through: each language sorts them its own way. */
const placesByName = remembered((names: readonly string[], language: Language) => {
	const { compare } = collator(language)
	const places = names.map((name, at) => ({ name, at }))
	return places.toSorted((a, b) => compare(a.name, b.name)).map(({ at }) => at)
})

const cardsOfUniversities = rememberedList(cardOfUniversity)
const cardsOfInstitutes = rememberedList(cardOfInstitute)
const cardsOfHomes = rememberedList(cardOfHome)

function byName<Entry extends { name: Text }>(entries: readonly Entry[], language: Language) {
	const names = sameNames[language](entries.map(({ name }) => name[language]))
	return placesByName(names, language)
		.map((at) => entries[at])
		.filter((entry) => entry !== undefined)
}

/** The same object while what it is made from is the same. */
const detailText = createMemory<DerivedText>()

/** Without what other documents say of it: a neighbour's change makes none of it anew. */
const detailOfUniversity = remembered(
	(university: University, language: Language, figures: PlanFacts) => {
		const { city, crest, feeSpan } = cardInBoth(university)
		const firstYear = firstYearOf(university, figures)
		const detail = { ...withoutAliases(university), photos: photosOf(university) }
		return localize({ ...detail, city, crest, feeSpan, firstYear }, language)
	},
)

function universityTexts(documents: Documents): DerivedText[] {
	const { universities, pages } = documents
	const multipliers = multipliersOf(pages.currencies.currencies.universityPages)
	const list: DerivedText = {
		name: 'universities',
		from: universities,
		make: (language) => cardsOfUniversities(byName(universities, language), language),
		levels: 1,
	}
	/** What the application offers. */
	const codes: DerivedText = {
		name: 'university-codes',
		from: universities,
		make: () => universities.map(({ code }) => code),
	}
	const pick = picker(universities)
	const facts = planFactsOf(documents)
	const details = universities.map((university): DerivedText => {
		const related = pick(university.related)
		return detailText(university, [facts, ...related], () => ({
			name: `universities/${university.id}`,
			from: [university, ...planDocuments(documents), ...related],
			make: (language) => {
				const figures = localFacts(facts, 'en')
				return {
					...detailOfUniversity(university, language, figures),
					multipliers,
					related: related.map((one) => withoutSearchWords(cardOfUniversity(one, language))),
					...cardNote('universities', university, language),
				}
			},
		}))
	})
	return [list, codes, ...details]
}

/** What the first year at this university costs with the cheapest programme that an empty plan would choose. */
function firstYearOf(entry: University, figures: PlanFacts) {
	const university = plannedUniversity(entry, 'en')
	const { level, tier } = emptyPlan
	const programme = cheapestOf(university.programmes[level], figures)
	if (!programme) return undefined
	const { low, high } = firstYear({ university, level, programme, tier }, figures).total
	return { low: shownRinggit(low), high: shownRinggit(high) }
}

function instituteTexts({ institutes, pages }: Documents): DerivedText[] {
	const multipliers = multipliersOf(pages.currencies.currencies.institutePages)
	const list: DerivedText = {
		name: 'institutes',
		from: institutes,
		make: (language) => cardsOfInstitutes(institutes, language),
		levels: 1,
	}
	const pick = picker(institutes)
	const details = institutes.map((institute): DerivedText => {
		const related = pick(institute.related)
		const from = [institute, pages.currencies, ...related]
		return detailText(institute, from, () => ({
			name: `institutes/${institute.id}`,
			from,
			make: (language) => {
				const { city, mark } = instituteCard(institute)
				const detail = { ...withoutAliases(institute), city, mark, multipliers }
				const cards = related.map((one) => cardOfInstitute(one, language))
				return {
					...localize(detail, language),
					related: cards.map(({ id, name, city, photo, rating }) => ({
						...{ id, name, city, photo, rating },
					})),
					...cardNote('institutes', institute, language),
				}
			},
		}))
	})
	return [list, ...details]
}

function accommodationTexts({ accommodation, pages }: Documents): DerivedText[] {
	const { housing } = pages
	const list: DerivedText = {
		name: 'accommodation',
		from: [housing, ...accommodation],
		make: (language) => cardsOfHomes(accommodation, language, housing),
		levels: 1,
	}
	const details = accommodation.map((listing): DerivedText => {
		const similar = similarListings(accommodation, listing)
		const from = [listing, housing, ...similar]
		return detailText(listing, from, () => ({
			name: `accommodation/${listing.id}`,
			from,
			make: (language) => {
				const cardOf = (one: Accommodation) =>
					withoutSearchWords(cardOfHome(one, language, housing))
				return {
					...localize(withoutAliases(listing), language),
					card: cardOf(listing),
					similar: similar.map(cardOf),
					...cardNote('accommodation', listing, language),
				}
			},
		}))
	})
	return [list, ...details]
}
