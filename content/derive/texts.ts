/**
 * What pages read, derived from the documents: a list of named texts, each with the documents it is made from, so that after a
 * change only those are made again whose documents changed.
 */
import { collator } from '#domain/collator.ts'
import type { Multipliers } from '#domain/currencies.ts'
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
import {
	createMemory,
	createSameList,
	joinedLists,
	joinedRuns,
	type Run,
	remembered,
	rememberedList,
	runsOf,
} from './remembered.ts'
import { searchDocuments, searchedPages } from './search-documents.ts'
import { cardNote } from './share-card.ts'

export interface DerivedText {
	/** As pages ask for it: `faq`, `universities/sunway-university`. */
	name: string
	/** The documents it is made from, or runs of them. */
	from: readonly unknown[]
	/** The text in one language, as JSON can hold it. */
	make: (language: Language) => unknown
	/** How far down it consists of parts that are the same objects while what they are made from is; none where this is not said. */
	levels?: number
}

export function derivedTexts(documents: Documents): DerivedText[] {
	return joinedLists(
		[...pageTexts(documents), planText(documents), searchText(documents)],
		assistantTexts(documents),
		universityLists(documents),
		universityPages(documents),
		[instituteList(documents)],
		institutePages(documents),
		[homeList(documents)],
		homePages(documents),
	)
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
	return [...runsOf(universities), ...runsOf(institutes), ...runsOf(accommodation)]
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
			from: [...pages, ...runsOf(documents.universities), ...runsOf(documents.accommodation)],
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

interface Relating {
	id: string
	related: readonly string[]
}
const idsOf = rememberedList(({ id }: Relating) => id)
const placesOf = remembered((ids: readonly string[]) => new Map(ids.map((id, at) => [id, at])))
const relatedPlaces = remembered((entry: Relating, places: ReadonlyMap<string, number>) =>
	entry.related.flatMap((id) => places.get(id) ?? []),
)
const relatedPlacesOfRun = remembered((run: Run<Relating>, places: ReadonlyMap<string, number>) =>
	run.flatMap((entry) => relatedPlaces(entry, places)),
)

/** Finds what entries of a list name as related; one that is not shown is left out. */
function createRelated() {
	const sameIds = createSameList<string>()
	return <Entry extends Relating>(entries: readonly Entry[]) => {
		const places = placesOf(sameIds(idsOf(entries)))
		const pick = (found: readonly number[]) =>
			found.map((at) => entries[at]).filter((entry) => entry !== undefined)
		return {
			of: (entry: Entry) => pick(relatedPlaces(entry, places)),
			ofRun: (run: Run<Entry>) => pick(relatedPlacesOfRun(run, places)),
		}
	}
}
const relatedUniversities = createRelated()
const relatedInstitutes = createRelated()

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

const namesOf = rememberedList((entry: University, language: Language) => entry.name[language])
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

function byName(universities: readonly University[], language: Language) {
	const sorted: University[] = []
	for (const at of placesByName(sameNames[language](namesOf(universities, language)), language)) {
		const university = universities[at]
		if (university) sorted.push(university)
	}
	return sorted
}

/** The texts of the pages of a run of entries: the same ones while all that they are made from is the same. */
const pagesOfRun = createMemory<DerivedText[]>()

/** Without what other documents say of it: a neighbour's change makes none of it anew. */
const detailOfUniversity = remembered(
	(university: University, language: Language, figures: PlanFacts) => {
		const { city, crest, feeSpan } = cardInBoth(university)
		const firstYear = firstYearOf(university, figures)
		const detail = { ...withoutAliases(university), photos: photosOf(university) }
		return localize({ ...detail, city, crest, feeSpan, firstYear }, language)
	},
)

function universityLists({ universities }: Documents): DerivedText[] {
	const from = runsOf(universities)
	return [
		{
			...{ name: 'universities', from, levels: 1 },
			make: (language) => cardsOfUniversities(byName(universities, language), language),
		},
		/** What the application offers. */
		{ name: 'university-codes', from, make: () => sameCodes(codesOf(universities)) },
	]
}

const codesOf = rememberedList(({ code }: University) => code)
const sameCodes = createSameList<string>()

function universityPages(documents: Documents): DerivedText[] {
	const { universities, pages } = documents
	const multipliers = multipliersOf(pages.currencies.currencies.universityPages)
	const all = relatedUniversities(universities)
	const facts = planFactsOf(documents)
	const figures: Figures = { facts, multipliers, from: planDocuments(documents) }
	const runs = runsOf(universities).map((run) =>
		pagesOfRun(run, [facts, ...all.ofRun(run)], () =>
			run.map((one) => universityPage(one, all.of(one), figures)),
		),
	)
	return joinedRuns(runs)
}

interface Figures {
	facts: PlanFacts<Text>
	multipliers: Multipliers
	/** What they follow from. */
	from: readonly unknown[]
}

/**
 * Kept for as long as the university does not change, and with it all that it can see: only what it says is given to it. So are those of
 * institutes and homes.
 */
function universityPage(
	university: University,
	related: readonly University[],
	{ facts, multipliers, from }: Figures,
): DerivedText {
	return {
		name: `universities/${university.id}`,
		from: [university, ...from, ...related],
		make: (language) => ({
			...detailOfUniversity(university, language, localFacts(facts, 'en')),
			multipliers,
			related: related.map((one) => withoutSearchWords(cardOfUniversity(one, language))),
			...cardNote('universities', university, language),
		}),
	}
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

function instituteList({ institutes }: Documents): DerivedText {
	return {
		...{ name: 'institutes', from: runsOf(institutes), levels: 1 },
		make: (language) => cardsOfInstitutes(institutes, language),
	}
}

function institutePages({ institutes, pages }: Documents): DerivedText[] {
	const { currencies } = pages
	const all = relatedInstitutes(institutes)
	const runs = runsOf(institutes).map((run) =>
		pagesOfRun(run, [currencies, ...all.ofRun(run)], () =>
			run.map((one) => institutePage(one, all.of(one), currencies)),
		),
	)
	return joinedRuns(runs)
}

function institutePage(
	institute: Institute,
	related: readonly Institute[],
	currencies: Documents['pages']['currencies'],
): DerivedText {
	const multipliers = multipliersOf(currencies.currencies.institutePages)
	return {
		name: `institutes/${institute.id}`,
		from: [institute, currencies, ...related],
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
	}
}

function homeList({ accommodation, pages: { housing } }: Documents): DerivedText {
	return {
		...{ name: 'accommodation', from: [housing, ...runsOf(accommodation)], levels: 1 },
		make: (language) => cardsOfHomes(accommodation, language, housing),
	}
}

function homePages({ accommodation, pages: { housing } }: Documents): DerivedText[] {
	const runs = runsOf(accommodation).map((run) => {
		const similar = run.map((listing) => similarListings(accommodation, listing))
		return pagesOfRun(run, [housing, ...similar.flat()], () =>
			run.map((one, at) => homePage(one, similar[at] ?? [], housing)),
		)
	})
	return joinedRuns(runs)
}

function homePage(
	listing: Accommodation,
	similar: readonly Accommodation[],
	housing: Documents['pages']['housing'],
): DerivedText {
	return {
		name: `accommodation/${listing.id}`,
		from: [listing, housing, ...similar],
		make: (language) => {
			const cardOf = (one: Accommodation) => withoutSearchWords(cardOfHome(one, language, housing))
			return {
				...localize(withoutAliases(listing), language),
				card: cardOf(listing),
				similar: similar.map(cardOf),
				...cardNote('accommodation', listing, language),
			}
		},
	}
}
