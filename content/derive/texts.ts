/**
 * What pages read, derived from the documents: a list of named texts, each with the documents it is made from, so that after a
 * change only those are made again whose documents changed.
 */
import { collator } from '#domain/collator.ts'
import { type Language, localize, type Text } from '#domain/language.ts'
import { similarListings } from '#domain/listings.ts'
import { cheapestOf } from '#domain/plan/cheapest.ts'
import { shownRinggit } from '#domain/plan/money.ts'
import { emptyPlan } from '#domain/plan/plan.ts'
import { firstYear } from '#domain/plan/total.ts'
import { type AssistantContent, assistantKnowledge } from '../assistant-knowledge.ts'
import { accommodationCard, instituteCard, universityCard } from '../cards.ts'
import { planFigures } from '../plan.ts'
import { planCatalogue } from '../plan-catalogue.ts'
import type { University } from '../schema.ts'
import type { Documents } from '../shipped.ts'
import { searchDocuments, searchedPages } from './search-documents.ts'

export interface DerivedText {
	/** As pages ask for it: `faq`, `universities/sunway-university`. */
	name: string
	/** The documents it is made from. */
	from: readonly unknown[]
	/** The text in one language, as JSON can hold it. */
	make: (language: Language) => unknown
}

export function derivedTexts(documents: Documents): DerivedText[] {
	return [
		...pageTexts(documents),
		planText(documents),
		...universityTexts(documents),
		...instituteTexts(documents),
		...accommodationTexts(documents),
		searchText(documents),
		assistantText(documents),
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

function pageTexts({ pages }: Documents): DerivedText[] {
	const { guide, visa, 'public-holidays': holidays } = pages
	return readPages.map((name) =>
		name === 'plan'
			? {
					name,
					from: [guide, visa, holidays],
					make: (language) => localize({ plan: planOf(pages) }, language),
				}
			: {
					name,
					from: [pages[name]],
					make: (language) => localize({ ...pages[name] }, language),
				},
	)
}

/** Figures of the plan follow from the guide's budgets, the visa's fees and the holidays of the moment. */
function planOf({ guide, visa, 'public-holidays': holidays }: Documents['pages']) {
	return planFigures({ guide: guide.guide, visa: visa.visa, holidays: holidays.publicHolidays })
}

function planText(documents: Documents): DerivedText {
	return {
		name: 'plan-catalogue',
		from: entriesOf(documents),
		make: (language) => localize(planCatalogue(documents), language),
	}
}

function entriesOf({ universities, institutes, accommodation }: Documents) {
	return [...universities, ...institutes, ...accommodation]
}

function searchText(documents: Documents): DerivedText {
	return {
		name: 'search',
		from: [...searchedPages.map((name) => documents.pages[name]), ...entriesOf(documents)],
		make: (language) => searchDocuments(documents, language),
	}
}

function assistantText(documents: Documents): DerivedText {
	const { pages } = documents
	return {
		name: 'assistant',
		from: [...readPages.map((name) => pages[name]), ...entriesOf(documents)],
		make: (language) => assistantKnowledge(assistantContent(documents), language),
	}
}

/** What the assistant answers from. */
export function assistantContent(documents: Documents): AssistantContent {
	const { pages, universities, institutes, accommodation } = documents
	const { cities } = pages.places
	const { instituteSteps } = pages.registration
	return {
		...{ universities, institutes, accommodation, cities, instituteSteps },
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
		plan: planOf(pages),
	}
}

/** Other spellings are for the search alone, which has them in both languages. */
function withoutAliases<Entry extends { aliases: unknown }>({ aliases: _, ...entry }: Entry) {
	return entry
}

function withoutSearchWords<Card extends { search: unknown }>({ search: _, ...card }: Card) {
	return card
}

function pick<Entry extends { id: string }>(entries: readonly Entry[], ids: readonly string[]) {
	return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
}

/** Names are looked up, not read through: each language sorts them its own way. */
function byName<Entry extends { name: Text }>(entries: readonly Entry[], language: Language) {
	const { compare } = collator(language)
	return entries.toSorted((a, b) => compare(a.name[language], b.name[language]))
}

function universityTexts({ universities, pages }: Documents): DerivedText[] {
	const { guide, visa, 'public-holidays': holidays } = pages
	const list: DerivedText = {
		name: 'universities',
		from: universities,
		make: (language) => localize(byName(universities.map(universityCard), language), language),
	}
	/** What the application offers. */
	const codes: DerivedText = {
		name: 'university-codes',
		from: universities,
		make: () => universities.map(({ code }) => code),
	}
	const details = universities.map((university): DerivedText => {
		const related = pick(universities, university.related)
		return {
			name: `universities/${university.id}`,
			from: [university, guide, visa, holidays, ...related],
			make: (language) => {
				const { city, feeSpan } = universityCard(university)
				const detail = {
					...withoutAliases(university),
					city,
					feeSpan,
					firstYear: firstYearOf(university, planOf(pages)),
					related: related.map((one) => withoutSearchWords(universityCard(one))),
				}
				return localize(detail, language)
			},
		}
	})
	return [list, codes, ...details]
}

/** What the first year at this university costs with the cheapest programme that an empty plan would choose. */
function firstYearOf(entry: University, plan: ReturnType<typeof planOf>) {
	const catalogue = planCatalogue({ universities: [entry], institutes: [], accommodation: [] })
	const [university] = localize(catalogue, 'en').universities
	const figures = localize(plan, 'en')
	const { level, tier } = emptyPlan
	const programme = cheapestOf(university?.programmes[level] ?? [], figures)
	if (!university || !programme) return undefined
	const { low, high } = firstYear({ university, level, programme, tier }, figures).total
	return { low: shownRinggit(low), high: shownRinggit(high) }
}

function instituteTexts({ institutes }: Documents): DerivedText[] {
	const list: DerivedText = {
		name: 'institutes',
		from: institutes,
		make: (language) => localize(institutes.map(instituteCard), language),
	}
	const details = institutes.map((institute): DerivedText => {
		const related = pick(institutes, institute.related)
		return {
			name: `institutes/${institute.id}`,
			from: [institute, ...related],
			make: (language) => {
				const detail = {
					...withoutAliases(institute),
					city: instituteCard(institute).city,
					related: related.map(instituteCard).map(({ id, name, city, photo, mark, rating }) => ({
						id,
						name,
						city,
						photo,
						mark,
						rating,
					})),
				}
				return localize(detail, language)
			},
		}
	})
	return [list, ...details]
}

function accommodationTexts({ accommodation }: Documents): DerivedText[] {
	const list: DerivedText = {
		name: 'accommodation',
		from: accommodation,
		make: (language) => localize(accommodation.map(accommodationCard), language),
	}
	const details = accommodation.map(
		(listing): DerivedText => ({
			name: `accommodation/${listing.id}`,
			// Which homes are alike depends on all of them.
			from: accommodation,
			make: (language) => {
				const cards = accommodation.map(accommodationCard)
				const card = accommodationCard(listing)
				const detail = {
					...withoutAliases(listing),
					card: withoutSearchWords(card),
					similar: similarListings(cards, card).map(withoutSearchWords),
				}
				return localize(detail, language)
			},
		}),
	)
	return [list, ...details]
}
