/** What a university is: rank, place, kind, language. */
import { paths } from '../../paths.ts'
import type { Sentence } from '../answer.ts'
import type { KnownUniversity } from '../knowledge.ts'
import {
	type Answerer,
	type Context,
	type Draft,
	figure,
	firstSentences,
	key,
	link,
	programmesFor,
	say,
	saying,
	text,
	texts,
	universitiesLink,
	universityLink,
	wordsOf,
} from './build.ts'
import { filtersOf, isNarrowed, kindAsked } from './filters.ts'
import { offered } from './programmes.ts'
import { asksForBoth, bothTaught } from './several-subjects.ts'

const rank: Answerer = (context) => {
	const { universities, knowledge, reading } = context
	const [university] = universities
	if (university && universities.length === 1)
		return {
			blocks: [
				saying(reading.ideas.has('best') ? say('rank.noBest') : undefined, rankOf(university)),
				// «كويسة في الذكاء الاصطناعي؟»: whether she teaches it, at least.
				...(reading.subjects.length > 0 ? offered(context).blocks : []),
			],
			links: [universityLink(university)],
			next: ['fees', 'requirements', 'firstYear'],
		}
	if (asksForBoth(context)) return bothRanked(context)
	const wanted = reading.subjects
	const [city] = reading.cities
	const kind = kindAsked(context)
	const asked = (universities.length > 1 ? universities : knowledge.catalogue.universities).filter(
		(one) =>
			(!city || one.location === city) &&
			(!kind || one.type === kind) &&
			(wanted.length === 0 || programmesFor(one, wanted, reading.level).programmes.length > 0),
	)
	const placed = asked.filter(({ qs }) => qs !== null).toSorted((a, b) => (a.qs ?? 0) - (b.qs ?? 0))
	const ranked = placed.slice(0, 5)
	const hasUnranked = placed.length < asked.length && placed.length === ranked.length
	// None of them has a confirmed place: who they are helps more than an empty table.
	if (ranked.length === 0) {
		const where = wanted.length === 0 ? list(context) : offered(context)
		return { ...where, blocks: [saying(say('rank.noBest')), ...where.blocks] }
	}
	return {
		blocks: [
			saying(
				say('rank.noBest'),
				isNarrowed(context)
					? say('rank.orderOf', { filters: filtersOf(context) })
					: say('rank.order'),
			),
			{
				kind: 'table',
				head: [key('table.university'), key('table.rank')],
				rows: ranked.map((one) => ({
					label: one.name,
					cells: [figure(one.qs ?? 0, paths.university(one.id), 'number')],
				})),
			},
			...((isNarrowed(context) || universities.length > 1) && hasUnranked
				? [saying(say('rank.unranked'))]
				: []),
		],
		about: { universities: ranked.slice(0, 1).map(({ code }) => code) },
		links: [...ranked.slice(0, 2).map(universityLink), universitiesLink()],
		next: ['cheapest', 'requirements'],
	}
}

/** The best of two subjects is first of all a university that has both. */
function bothRanked(context: Context): Draft {
	const both = bothTaught(context)
	return {
		...both,
		blocks: [saying(say('rank.noBest')), ...both.blocks],
		links: [...both.links, universitiesLink()],
		next: ['cheapest', 'requirements'],
	}
}

function rankOf({ id, name, qs }: KnownUniversity): Sentence {
	if (qs === null) return say('rank.none', { university: name })
	return say('rank.one', { university: name, rank: figure(qs, paths.university(id), 'number') })
}

const about: Answerer = (context) => {
	const [university] = context.universities
	if (!university) return list(context)
	const isRated = context.reading.ideas.has('best')
	return {
		blocks: [
			...(isRated ? [saying(say('rank.noBest'))] : []),
			...texts(wordsOf(context, university).summary),
			...(university.qs === null && !isRated ? [] : [saying(rankOf(university))]),
		],
		links: [universityLink(university)],
		next: ['fees', 'requirements', 'intakes'],
	}
}

const list: Answerer = (context) => {
	const { reading, knowledge } = context
	const city = reading.cities[0]
	const kind = kindAsked(context)
	const found = knowledge.catalogue.universities.filter(
		({ location, type }) => (!city || location === city) && (!kind || type === kind),
	)
	if (found.length === 0) {
		const { cities, ...rest } = reading
		const all = list({ ...context, reading: { ...rest, cities: [] } })
		return cities.length === 0 ? all : { ...all, blocks: [saying(say('list.none')), ...all.blocks] }
	}
	// «وين هم؟» after a list.
	if (reading.among && reading.ideas.has('where'))
		return {
			blocks: [
				saying(say('list.where')),
				{
					kind: 'table',
					head: [key('table.university'), key('table.city')],
					rows: found.map((one) => ({ label: one.name, cells: [one.city] })),
				},
			],
			links: found.slice(0, 2).map(universityLink),
			next: ['housingNear', 'intakes', 'cheapest'],
		}
	return {
		blocks: [
			saying(
				city
					? say('list.city', { city: knowledge.cities[city] ?? '' })
					: say(kind ? `list.${kind}` : 'list.all'),
			),
			{ kind: 'list', items: found.map(({ name }) => name) },
		],
		links: [universitiesLink()],
		next: ['cheapest', 'best'],
	}
}

const teaching: Answerer = (context) => {
	const { universities, knowledge } = context
	const [university] = universities
	const own = (university ? wordsOf(context, university).admission : '')
		.split(/(?<=[.؟!])\s+/)
		.find((sentence) => /ملايوية|malay\b/i.test(sentence))
	return {
		blocks: [text(knowledge.teaching), ...(own ? [text(firstSentences(own, 1))] : [])],
		links: [link(paths.about(), 'about'), ...(university ? [universityLink(university)] : [])],
		next: ['english', 'fees'],
	}
}

export const universityAnswers = {
	rank,
	'university.about': about,
	'university.list': list,
	'teaching-language': teaching,
} satisfies Record<string, Answerer>
