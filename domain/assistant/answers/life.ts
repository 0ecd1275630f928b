/** Daily life, as the guide and the page for families have it. */
import { paths } from '../../paths.ts'
import {
	type Answerer,
	familiesLink,
	figure,
	firstSentences,
	fromFamilies,
	guideLink,
	homeLink,
	housingLink,
	instituteLink,
	key,
	link,
	say,
	saying,
	sentencesOf,
	text,
	texts,
	universityLink,
	visaLink,
	withoutAnd,
} from './build.ts'
import { asksForShare } from './limits.ts'

const food: Answerer = (context) => {
	const { guide } = context.knowledge
	return {
		blocks: texts(guide.halal, guide.food[0]),
		links: [guideLink(), familiesLink('prayer-ramadan-holidays')],
		next: ['prayer', 'living', 'climate'],
	}
}

const prayer: Answerer = (context) => {
	const { universities, institute } = context
	const named = universities.length > 0 ? universities : institute ? [institute] : []
	const isKnown = named.some((one) => one.prayer)
	return {
		blocks: [
			...named.map((one) =>
				one.prayer
					? named.length > 1
						? saying(say('prayer.named', { name: one.name, text: withoutAnd(one.prayer) }))
						: text(one.prayer)
					: saying(say('prayer.notNamed', { name: one.name })),
			),
			...(isKnown ? [] : fromFamilies(context, 'prayer-ramadan-holidays', 1).blocks),
		],
		links: [
			...universities.slice(0, 2).map(universityLink),
			...(universities.length === 0 && institute ? [instituteLink(institute)] : []),
			familiesLink('prayer-ramadan-holidays'),
		],
		next: ['food', 'ramadan', 'housing'],
	}
}

const ramadan: Answerer = (context) => ({
	...fromFamilies(context, 'prayer-ramadan-holidays'),
	next: ['food', 'prayer'],
})

/** «أقدر أسافر لأهلي؟»: the sentences of that text that speak of travelling. */
const goingHome: Answerer = (context) => {
	const answer =
		context.knowledge.families.find(({ id }) => id === 'prayer-ramadan-holidays')?.answer ?? ''
	return {
		blocks: texts(sentencesOf(answer).slice(-2).join(' ')),
		links: [familiesLink('prayer-ramadan-holidays'), visaLink()],
		person: 'visa',
		next: ['parentsVisit', 'family'],
	}
}

const climate: Answerer = ({ knowledge, reading }) => {
	const { guide } = knowledge
	const { month } = reading.numbers
	const season = guide.seasons.find(
		({ calendar }) => month !== undefined && calendar.includes(month),
	)
	const clothes = guide.packing[0]
	return {
		blocks: [
			// «الجمعة الجاية»: of a day nothing is known, of the year all.
			...(reading.ideas.has('forecast') ? [saying(say('climate.noForecast'))] : []),
			...texts(guide.climate, season && `${season.months}: ${season.text}`),
			...(clothes && reading.ideas.has('packing')
				? [{ kind: 'list' as const, items: clothes }]
				: []),
		],
		links: [guideLink()],
		next: ['packing', 'food', 'transport'],
	}
}

const packing: Answerer = ({ knowledge }) => ({
	blocks: [
		saying(say('packing')),
		{ kind: 'list', items: knowledge.guide.packing.flatMap((items) => items.slice(0, 2)) },
	],
	links: [guideLink()],
	next: ['climate', 'arrival'],
})

const transport: Answerer = ({ knowledge }) => ({
	blocks: texts(knowledge.guide.transport),
	links: [guideLink()],
	next: ['living', 'housing', 'driving'],
})

const trips: Answerer = ({ knowledge }) => ({
	blocks: [
		saying(say('trips')),
		{
			kind: 'table',
			head: [key('table.place'), key('table.amount'), key('table.travel')],
			rows: knowledge.guide.trips.map(({ name, min, max, travel }) => ({
				label: name,
				cells: [figure({ low: min, high: max }, paths.discover()), travel],
			})),
		},
		text(knowledge.guide.tripNote),
	],
	links: [guideLink()],
	next: ['climate', 'living'],
})

const arrival: Answerer = ({ knowledge }) => ({
	blocks: [...texts(knowledge.visa.arrival), saying(say('arrival'))],
	links: [visaLink(), link(paths.apply(), 'apply')],
	person: 'housing',
	next: ['medical', 'housing', 'safety'],
})

const safety: Answerer = (context) => {
	const guarded = context.knowledge.catalogue.homes.filter(
		({ amenityCodes, type }) => amenityCodes.includes('security') && type !== 'hotel',
	)
	const { ideas } = context.reading
	const answer = context.knowledge.families.find(({ id }) => id === 'safety')?.answer ?? ''
	// The first sentence says that it is safe: no answer to who asks what happens, or whom to call.
	const isOfCrime = ideas.has('crime') && !ideas.has('safety')
	return {
		blocks: [
			...texts(
				sentencesOf(answer)
					.slice(isOfCrime ? 2 : 0, isOfCrime ? 5 : 3)
					.join(' '),
			),
			...(guarded.length > 0
				? [
						saying(say('safety.guarded')),
						{ kind: 'list' as const, items: guarded.map(({ name }) => name) },
					]
				: []),
		],
		links: [familiesLink('safety'), housingLink(), ...guarded.slice(0, 1).map(homeLink)],
		person: 'housing',
		next: ['womenHousing', 'arrival', 'parentsVisit'],
	}
}

const driving: Answerer = (context) => ({
	...fromFamilies(context, 'driving', 3),
	next: ['transport'],
})
const bank: Answerer = (context) => ({
	...fromFamilies(context, 'bank-and-sim', 4),
	next: ['proof', 'living'],
})
const letters: Answerer = (context) => ({
	...fromFamilies(context, 'letters-and-attestation', 3),
	person: 'university',
	next: ['visaDocuments', 'recognition'],
})
/** How long it takes, or how many are done in time: the page tells of both, one after the other. */
const lengthOfAll: Answerer = (context) => {
	const general = fromFamilies(context, 'length-and-graduation', 3)
	const answer =
		context.knowledge.families.find(({ id }) => id === 'length-and-graduation')?.answer ?? ''
	const sentences = sentencesOf(answer)
	const at = sentences.findIndex((one) => /الموعد|on time/.test(one))
	if (at < 0 || !asksForShare(context.reading)) return { ...general, next: ['fees'] }
	return {
		...general,
		blocks: texts(sentences.slice(at).join(' ')),
		person: 'university',
		next: ['fees'],
	}
}

/** Figures only for the countries that the guide compares with. */
const otherCountry: Answerer = ({ knowledge, reading }) => {
	const compared = knowledge.guide.countries.find(({ code }) => code === reading.otherCountry)
	if (!compared)
		return {
			blocks: [saying(say('elsewhere.country'))],
			links: [],
			next: ['cheapest', 'living', 'firstYear'],
		}
	const here = knowledge.guide.countries.find(({ code }) => code === 'MY')
	return {
		blocks: [
			saying(say('elsewhere.compared')),
			{
				kind: 'table',
				head: [key('table.country'), key('table.monthly')],
				rows: [here, compared].flatMap((one) =>
					one
						? [
								{
									label: one.name,
									cells: [figure({ low: one.min, high: one.max }, paths.discover())],
								},
							]
						: [],
				),
			},
		],
		links: [guideLink()],
		next: ['cheapest', 'living', 'firstYear'],
	}
}

const otherUniversity: Answerer = (context) => ({
	blocks: [
		saying(say('elsewhere.university')),
		...texts(firstSentences(fromFaqAnswer(context, 'how-to-start'), 1)),
	],
	links: [link(paths.universities(), 'universities')],
	person: 'university',
	next: ['cheapest', 'best'],
})

const fromFaqAnswer = ({ knowledge }: Parameters<Answerer>[0], id: string) =>
	knowledge.faq.find((one) => one.id === id)?.answer ?? ''

export const lifeAnswers = {
	'going-home': goingHome,
	food,
	prayer,
	ramadan,
	climate,
	packing,
	transport,
	trips,
	arrival,
	safety,
	driving,
	'bank-and-sim': bank,
	letters,
	'length-general': lengthOfAll,
	'other-country': otherCountry,
	'unknown-university': otherUniversity,
} satisfies Record<string, Answerer>
