/**
 * What the assistant knows, made from content that is handed in: whoever serves the site decides which content that is. Two texts in each
 * language, the same for all questions, so that what is fetched never depends on what was typed: names and figures, fetched with the
 * first letter, and paragraphs of pages, fetched with the first question.
 */
import type { KnownEntries, KnownPages } from '#domain/assistant/knowledge.ts'
import { type Language, localize, type Text } from '#domain/language.ts'
import type { PlanFacts } from '#domain/plan/facts.ts'
import {
	type CatalogueContent,
	catalogueOf,
	homeParagraphs,
	longestShown,
	namesIn,
	paragraph,
	sentencesOf,
	universityParagraphs,
} from './assistant-catalogue.ts'
import { factsOf } from './assistant-facts.ts'
import { localFacts } from './derive/plan-facts.ts'
import { createMemory, remembered } from './derive/remembered.ts'
import type {
	AboutPage,
	ChatPage,
	Consultant,
	ContactPage,
	FamiliesPage,
	FaqPage,
	GuidePage,
	PrivacyPage,
	VisaPage,
} from './page-schema.ts'

export interface AssistantContent extends CatalogueContent {
	housing: CatalogueContent['housing'] & Pick<typeof import('./housing.ts'), 'neighbourhoods'>
	plan: PlanFacts<Text>
	faq: FaqPage
	families: FamiliesPage
	visa: VisaPage
	guide: GuidePage
	chat: ChatPage
	about: AboutPage
	privacy: PrivacyPage
	contact: ContactPage
	site: typeof import('./site.ts').site
	consultants: Consultant[]
	instituteSteps: typeof import('./registration.ts').instituteSteps
}

const knownFacts = remembered(factsOf)
const cityNames = remembered((cities: AssistantContent['cities'], language: Language) =>
	localize(cities, language),
)

export function assistantEntries(content: AssistantContent, language: Language): KnownEntries {
	const { plan, cities, consultants, site } = content
	const dialOf = (id: string) =>
		consultants.find((one) => one.id === id)?.whatsapp.dial ?? site.whatsapp.dial
	return {
		language,
		facts: knownFacts(localFacts(plan, language)),
		cities: cityNames(cities, language),
		people: {
			university: dialOf('senior-education-consultant'),
			visa: dialOf('visa-specialist'),
			housing: dialOf('student-advisor'),
		},
		catalogue: catalogueOf(content, language),
		names: namesIn(content),
	}
}

const pagesMemory = createMemory<Omit<KnownPages, 'universities' | 'homes'>>()

/** A country's own paragraph stands under two others; of working and of safety, one more names what a post needs and the emergency number. */
const lengthOf = (id: string) =>
	id.startsWith('recognition-')
		? 3
		: id === 'work-after' || id === 'safety'
			? longestShown + 1
			: longestShown

export function assistantPages(content: AssistantContent, language: Language): KnownPages {
	const { faq, families, visa, guide, chat, about, privacy, contact, site } = content
	const others = [families, visa, guide, chat, about, privacy, contact, site]
	return {
		...pagesMemory(faq, [language, content.instituteSteps, content.housing, ...others], () =>
			pageParagraphs(content, language),
		),
		universities: universityParagraphs(content, language),
		homes: homeParagraphs(content, language),
	}
}

function pageParagraphs(
	content: AssistantContent,
	language: Language,
): Omit<KnownPages, 'universities' | 'homes'> {
	const { faq, families, visa, guide, chat, about, privacy, contact, site } = content
	const asKnown = paragraph(language)
	const say = (text: Text | undefined) => text?.[language] ?? ''
	const { groups, recognition } = families
	const familyQuestions = [
		...groups.flatMap(({ questions }) => questions),
		recognition.lists,
		...recognition.countries,
	]
	const replyOf = (key: string) => chat.options.find((option) => option.key === key)?.reply.text
	const prayers = familyQuestions.find(({ id }) => id === 'prayer-ramadan-holidays')?.answer
	const { rows, countries } = guide.comparison
	const spanOf = (country: keyof typeof countries) => ({
		min: rows.reduce((sum, row) => sum + row[country].min, 0),
		max: rows.reduce((sum, row) => sum + row[country].max, 0),
	})
	const codes = {
		malaysia: 'MY',
		unitedKingdom: 'GB',
		australia: 'AU',
		unitedStates: 'US',
	} as const
	const lastStep = visa.steps.at(-1)
	return {
		quarters: content.housing.neighbourhoods.map(({ name, avgRent, description }) => ({
			name: say(name),
			rent: say(avgRent),
			text: sentencesOf(say(description))[0] ?? '',
		})),
		faq: faq.categories.flatMap(({ questions }) => questions.map(asKnown)),
		families: familyQuestions.map((one) => paragraph(language, lengthOf(one.id))(one)),
		visa: {
			steps: visa.steps.map(({ title, duration, text }) => ({
				title: say(title),
				duration: say(duration),
				text: say(text),
			})),
			documents: visa.documents.map(({ id, tip }) => ({ id, tip: say(tip) })),
			fees: visa.fees.items.map(({ id, label, amount }) => ({ id, label: say(label), amount })),
			feesSummary: say(visa.fees.summary),
			depositNote: say(visa.fees.depositNote),
			terms: visa.terms.map(({ id, term, text }) => ({ id, term: say(term), text: say(text) })),
			challenges: visa.challenges.map(({ id, solution }) => ({ id, solution: say(solution) })),
			arrival: say(visa.services.find(({ id }) => id === 'arrival')?.text),
			renewal: say(lastStep?.tips.at(-1)),
			age:
				content.instituteSteps
					.flatMap(({ text }) => sentencesOf(text[language]))
					.find((one) => one.includes('18') && !/جواز|passport/.test(one)) ?? '',
			nationality: say(visa.nationalityNote.text),
		},
		guide: {
			budgets: guide.budgets.map(({ id, name, range, lines, text }) => {
				const part = (id: 'rent' | 'food' | 'transport') => {
					const line = lines.find((one) => one.id === id)
					return line && { [id]: { low: line.min, high: line.max } }
				}
				return {
					id,
					name: say(name),
					...range,
					text: say(text),
					...part('rent'),
					...part('food'),
					...part('transport'),
				}
			}),
			climate: say(guide.climate.summary),
			seasons: guide.climate.seasons.map(({ months, calendar, text }) => ({
				months: say(months),
				calendar: [...calendar],
				text: say(text),
			})),
			packing: guide.packing.map(({ items }) => items.map(say)),
			food: guide.foodNotes.map(({ text }) => say(text)),
			halal: sentencesOf(say(prayers))[0] ?? '',
			transport: say(guide.transportNote.text),
			trips: guide.trips.map(({ name, travel, cost }) => ({
				name: say(name),
				travel: say(travel),
				min: cost.min,
				max: cost.max,
			})),
			tripNote: say(guide.tripNote),
			countries: (['malaysia', 'unitedKingdom', 'australia', 'unitedStates'] as const).map(
				(country) => ({
					code: codes[country],
					name: say(countries[country]),
					...spanOf(country),
				}),
			),
		},
		apply: say(replyOf('application')),
		support: say(replyOf('human')),
		teaching: say(about.reasons.find(({ id }) => id === 'english')?.text),
		company: sentencesOf(say(faq.categories[0]?.questions[0]?.answer)).slice(0, 2).join(' '),
		privacy: say(
			privacy.sections
				.flatMap(({ paragraphs }) => paragraphs)
				.find(({ en }) => en.includes(site.assistant.en)),
		),
		documentPrivacy: say(privacy.sections.find(({ id }) => id === 'documents')?.paragraphs[0]),
		contact: {
			whatsapp: site.whatsapp.display,
			phone: site.phone.display,
			email: site.email.address,
			city: say(site.city),
			hours: contact.officeHours.rows
				.map(({ days, hours }) => `${say(days)}: ${say(hours)}.`)
				.join(' '),
		},
	}
}
