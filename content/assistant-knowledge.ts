/**
 * What the assistant knows, made from content that is handed in: whoever serves the site decides which content that is. One text for
 * all questions of a language, so that what is fetched never depends on what was typed.
 */
import type { Knowledge, KnownRoom, NameKind, Paragraph } from '#domain/assistant/knowledge.ts'
import { subjectsOf } from '#domain/assistant/subjects.ts'
import { fold } from '#domain/fold.ts'
import { type Language, localize, type Text } from '#domain/language.ts'
import type { PlanFacts } from '#domain/plan/facts.ts'
import { synonyms } from '#domain/synonyms.ts'
import { factsOf } from './assistant-facts.ts'
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
import { planCatalogue } from './plan-catalogue.ts'
import type { Accommodation, Institute, University } from './schema.ts'

export interface AssistantContent {
	universities: readonly University[]
	institutes: readonly Institute[]
	accommodation: readonly Accommodation[]
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
	cities: typeof import('./places.ts').cities
	instituteSteps: typeof import('./registration.ts').instituteSteps
}

const both = (text: Text | string) => (typeof text === 'string' ? [text] : [text.ar, text.en])
const sentencesOf = (text: string) => text.split(/(?<=[.؟!])\s+/)
/** No answer shows more of a paragraph than this. */
const longestShown = 4
const shown = (text: string, most = longestShown) => sentencesOf(text).slice(0, most).join(' ')

function namesIn(content: AssistantContent): Knowledge['names'] {
	const named = (kind: NameKind, code: string, names: string[]) => ({
		kind,
		code,
		names: [...new Set(names)],
	})
	return [
		...content.universities.map(({ code, name, shortName, aliases }) =>
			named('university', code, [...both(name), ...both(shortName), ...aliases]),
		),
		...content.institutes.map(({ code, name, aliases }) =>
			named('institute', code, [...both(name), ...aliases]),
		),
		...content.accommodation.map(({ code, name, aliases }) =>
			named('home', code, [...both(name), ...aliases]),
		),
		...Object.entries(content.cities).map(([city, name]) =>
			named('city', city, [
				...both(name),
				...(synonyms.find((group) => group.includes(name.en)) ?? []),
			]),
		),
	]
}

/** The sentence of an entry's page that names a mosque or a prayer room. */
function prayerIn(entry: University | Institute, language: Language): string | undefined {
	const { campusLife } = entry.advantages
	const texts = [
		entry.description,
		campusLife.description,
		...campusLife.benefits,
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

const paragraph =
	(language: Language, most = longestShown) =>
	({ id, question, answer }: { id: string; question: Text; answer: Text }): Paragraph => ({
		id,
		question: question[language],
		answer: shown(answer[language], most),
	})

/** What is asked of a home by name: what is paid in advance, what the rent includes, and leaving early. The rest stands on its page. */
const asked = /deposit|move-in|notice|leaving|semester|bills|included/

function catalogueOf(
	content: AssistantContent,
	language: Language,
	names: Knowledge['names'],
): Knowledge['catalogue'] {
	const { universities, institutes, accommodation } = content
	const base = localize(planCatalogue({ universities, institutes, accommodation }), language)
	const asKnown = paragraph(language, 3)
	const entryOf = <Entry extends { code: string }>(list: readonly Entry[], code: string): Entry => {
		const found = list.find((one) => one.code === code)
		if (!found) throw new Error(`no entry with the code ${code}`)
		return found
	}
	/** Which of our universities a neighbour is: by a name as it is written, for nobody mistypes here. */
	const universitiesIn = (text: string) =>
		names
			.filter(({ kind }) => kind === 'university')
			.filter((one) => one.names.some((name) => ` ${fold(text)} `.includes(` ${fold(name)} `)))
			.map(({ code }) => code)
	const optional = (prayer: string | undefined) => (prayer ? { prayer } : {})
	return {
		universities: base.universities.map((one) => {
			const entry = entryOf(universities, one.code)
			const known = (level: keyof typeof one.programmes) =>
				one.programmes[level].map((programme) => {
					const own = entryOf(entry.programmes[level], programme.code)
					return {
						...programme,
						subjects: subjectsOf(own.name.en),
						...(own.note && { note: own.note[language] }),
					}
				})
			return {
				...one,
				...{ crest: '', scene: '' },
				admission: shown(one.admission, 3),
				scholarships: shown(one.scholarships, 3),
				programmes: { bachelor: known('bachelor'), master: known('master'), phd: known('phd') },
				summary: entry.summary[language],
				...optional(prayerIn(entry, language)),
			}
		}),
		institutes: base.institutes.map((one) => {
			const entry = entryOf(institutes, one.code)
			return { ...one, summary: entry.summary[language], ...optional(prayerIn(entry, language)) }
		}),
		homes: base.homes.map((one) => {
			const entry = entryOf(accommodation, one.code)
			return {
				...one,
				scene: '',
				rooms: one.rooms.map((room) => {
					const own = entryOf(entry.roomTypes, room.code)
					return { ...room, available: own.available, kind: kindOf(own.type.en) }
				}),
				summary: entry.summary[language],
				...(entry.priceNote && { priceNote: entry.priceNote.text[language] }),
				near: entry.nearbyUniversities.flatMap(({ name, distance }) =>
					[...new Set(universitiesIn(name.en))].map((university) => ({
						university,
						name: name[language],
						distance: distance[language],
					})),
				),
				amenityCodes: entry.amenities,
				faq: entry.faq.filter(({ id }) => asked.test(id)).map(asKnown),
			}
		}),
	}
}

export function assistantKnowledge(content: AssistantContent, language: Language): Knowledge {
	const { faq, families, visa, guide, chat, about, privacy, contact, site, consultants } = content
	const names = namesIn(content)
	const asKnown = paragraph(language)
	const say = (text: Text | undefined) => text?.[language] ?? ''
	const { groups, recognition } = families
	const familyQuestions = [
		...groups.flatMap(({ questions }) => questions),
		recognition.lists,
		...recognition.countries,
	]
	const replyOf = (key: string) => chat.options.find((option) => option.key === key)?.reply.text
	const dialOf = (id: string) =>
		consultants.find((one) => one.id === id)?.whatsapp.dial ?? site.whatsapp.dial
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
		language,
		catalogue: catalogueOf(content, language, names),
		facts: factsOf(localize(content.plan, language)),
		names,
		cities: localize(content.cities, language),
		faq: faq.categories.flatMap(({ questions }) => questions.map(asKnown)),
		families: familyQuestions.map((one) =>
			// A country's own paragraph stands under two others.
			paragraph(language, one.id.startsWith('recognition-') ? 3 : longestShown)(one),
		),
		visa: {
			steps: visa.steps.map(({ title, duration }) => ({
				title: say(title),
				duration: say(duration),
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
			budgets: guide.budgets.map(({ id, name, range, text }) => ({
				id,
				name: say(name),
				...range,
				text: say(text),
			})),
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
		privacy: say(privacy.sections.find(({ id }) => id === 'what-we-keep')?.paragraphs[2]),
		contact: {
			whatsapp: site.whatsapp.display,
			phone: site.phone.display,
			email: site.email.address,
			city: say(site.city),
			hours: contact.officeHours.rows
				.map(({ days, hours }) => `${say(days)}: ${say(hours)}.`)
				.join(' '),
		},
		people: {
			university: dialOf('senior-education-consultant'),
			visa: dialOf('visa-specialist'),
			housing: dialOf('student-advisor'),
		},
	}
}
