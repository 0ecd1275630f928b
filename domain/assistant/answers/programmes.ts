/** Which university teaches what, for how long, at which price and rank. */
import { paths } from '../../paths.ts'
import type { ProgrammeLevel } from '../../plan/catalogue.ts'
import { affordable } from '../../plan/budget.ts'
import { shownIn } from '../../plan/money.ts'
import { emptyPlan, type PlanCurrency } from '../../plan/plan.ts'
import { queryOf } from '../../plan/plan-query.ts'
import type { AnswerLink, Row } from '../answer.ts'
import type { KnownProgramme, KnownUniversity } from '../knowledge.ts'
import { subjects } from '../subjects.ts'
import {
	type Answerer,
	askUniversity,
	type Context,
	type Draft,
	figure,
	firstSentences,
	key,
	levelOf,
	link,
	programmesFor,
	say,
	saying,
	text,
	universitiesLink,
	universityLink,
} from './build.ts'

interface Offer {
	university: KnownUniversity
	level: ProgrammeLevel
	programme: KnownProgramme
}

/** The least expensive fitting programme of each university, the lowest fee first. */
function offersOf(context: Context, within: readonly KnownUniversity[]): Offer[] {
	const { reading } = context
	const { city, kind } = { city: reading.cities[0], kind: kindAsked(context) }
	return within
		.filter(({ location, type }) => (!city || location === city) && (!kind || type === kind))
		.flatMap((university): Offer[] => {
			const all = reading.subjects.length === 0
			const level = all ? levelOf(context) : programmesFor(university, reading.subjects, reading.level).level
			const fitting = all ? university.programmes[level] : programmesFor(university, reading.subjects, reading.level).programmes
			const programme = fitting.toSorted((a, b) => a.annualFee - b.annualFee)[0]
			return programme ? [{ university, level, programme }] : []
		})
		.sort((a, b) => a.programme.annualFee - b.programme.annualFee)
}

function kindAsked({ reading }: Context): 'public' | 'private' | undefined {
	if (reading.ideas.has('publicOne') && !reading.ideas.has('privateOne')) return 'public'
	return reading.ideas.has('privateOne') && !reading.ideas.has('publicOne') ? 'private' : undefined
}

const offerRow = ({ university, programme }: Offer): Row => ({
	label: university.name,
	cells: [programme.name, figure(programme.annualFee, paths.university(university.id))],
})
const offerHead = [key('table.university'), key('table.programme'), key('table.fee')]
const linksTo = (offers: readonly Offer[]): AnswerLink[] => offers.slice(0, 2).map(({ university }) => universityLink(university))

const cheapest: Answerer = (context) => {
	const { knowledge, universities, reading } = context
	const [own] = universities
	if (own && reading.subjects.length === 0 && universities.length === 1) return cheapestAt(context, own)
	let offers = offersOf(context, universities.length > 0 ? universities : knowledge.catalogue.universities)
	// A subject that nobody has by this name may stand inside a wider one.
	const wider = subjects.find(({ id }) => id === reading.subjects[0])?.wider
	if (offers.length === 0 && wider)
		offers = offersOf({ ...context, reading: { ...reading, subjects: [wider] } }, knowledge.catalogue.universities)
	const [first] = offers
	const last = offers.at(-1)
	if (!first || !last) return notThere(context)
	const isDear = reading.ideas.has('dear')
	const shown = isDear ? offers.slice(-3).reverse() : offers.slice(0, 3)
	return {
		blocks: [
			saying(say(isDear ? 'cheapest.dearest' : 'cheapest.lead', { university: (shown[0] ?? first).university.name, fee: figure((shown[0] ?? first).programme.annualFee, paths.university((shown[0] ?? first).university.id)) })),
			{ kind: 'table', head: offerHead, rows: shown.map(offerRow) },
			saying(
				!isDear && offers.length > 3
					? say('cheapest.highest', { university: last.university.name, fee: figure(last.programme.annualFee, paths.university(last.university.id)) })
					: undefined,
				say('cheapest.estimate'),
			),
		],
		about: { universities: [(shown[0] ?? first).university.code] },
		links: [...linksTo(shown), ...(last === shown[0] ? [] : [universityLink(last.university)])].slice(0, 3),
		next: ['firstYear', 'requirements', 'scholarships'],
	}
}

function cheapestAt(context: Context, university: KnownUniversity): Draft {
	const level = levelOf(context)
	const sorted = university.programmes[level].toSorted((a, b) => a.annualFee - b.annualFee)
	const from = paths.university(university.id)
	return {
		blocks: [
			saying(say('cheapest.at', { university: university.name, level: key(`programmesOf.${level}`) })),
			{
				kind: 'table',
				head: [key('table.programme'), key('table.fee')],
				rows: sorted.slice(0, 3).map(({ name, annualFee }) => ({ label: name, cells: [figure(annualFee, from)] })),
			},
		],
		links: [universityLink(university)],
		next: ['firstYear', 'requirements', 'intakes'],
	}
}

function notThere(context: Context): Draft {
	return {
		blocks: [saying(say('programme.nowhere'))],
		links: [universitiesLink()],
		person: 'university',
		next: context.reading.subjects.length > 0 ? ['cheapest'] : [],
	}
}

/** Not in this university's table: who has it, the lowest fee first. */
export function notOffered(context: Context, university: KnownUniversity): Draft {
	const others = offersOf(context, context.knowledge.catalogue.universities.filter((one) => one !== university))
	if (others.length === 0) return notThere(context)
	return {
		blocks: [
			saying(say('programme.notOffered', { university: university.name })),
			{ kind: 'table', head: offerHead, rows: others.slice(0, 4).map(offerRow) },
		],
		links: linksTo(others),
		next: ['cheapest', 'requirements'],
	}
}

const offered: Answerer = (context) => {
	const { reading, universities, knowledge } = context
	const [university] = universities
	if (university && reading.subjects.length === 0) {
		const level = levelOf(context)
		return {
			blocks: [
				saying(say('programme.all', { university: university.name, level: key(`programmesOf.${level}`) })),
				{ kind: 'list', items: university.programmes[level].map(({ name }) => name) },
			],
			links: [universityLink(university)],
			next: ['fees', 'requirements', 'intakes'],
		}
	}
	if (university) {
		const { programmes } = programmesFor(university, reading.subjects, reading.level)
		if (programmes.length === 0) return notOffered(context, university)
		const from = paths.university(university.id)
		return {
			blocks: [
				saying(say('programme.yes', { university: university.name })),
				{
					kind: 'table',
					head: [key('table.programme'), key('table.fee'), key('table.years')],
					rows: programmes.slice(0, 4).map(({ name, annualFee, years }) => ({
						label: name,
						cells: [figure(annualFee, from), figure(years, from, 'years')],
					})),
				},
				saying(say('cheapest.estimate')),
			],
			links: [universityLink(university)],
			next: ['requirements', 'firstYear', 'intakes'],
		}
	}
	const offers = offersOf(context, knowledge.catalogue.universities)
	if (offers.length === 0) return cheapest(context)
	return {
		blocks: [
			saying(say('programme.where')),
			{ kind: 'table', head: offerHead, rows: offers.slice(0, 5).map(offerRow) },
			saying(say('cheapest.estimate')),
		],
		links: [...linksTo(offers), universitiesLink()],
		next: ['firstYear', 'requirements', 'cheapest'],
	}
}

const length: Answerer = (context) => {
	const { reading, universities, knowledge } = context
	const [university] = universities
	const within = university ? [university] : knowledge.catalogue.universities
	const fitting = within.flatMap((one) => {
		const programmes = reading.subjects.length > 0 ? programmesFor(one, reading.subjects, reading.level).programmes : one.programmes[levelOf(context)]
		return programmes.map((programme) => ({ university: one, programme }))
	})
	const [only] = fitting
	if (!only) return university ? notOffered(context, university) : notThere(context)
	const from = paths.university(only.university.id)
	if (university && fitting.length === 1)
		return {
			blocks: [saying(say('length.one', { programme: only.programme.name, university: university.name, years: figure(only.programme.years, from, 'years') }))],
			links: [universityLink(university)],
			next: ['fees', 'requirements', 'intakes'],
		}
	const years = fitting.map(({ programme }) => programme.years)
	const span = figure({ low: Math.min(...years), high: Math.max(...years) }, university ? from : paths.universities(), 'years')
	return {
		blocks: [saying(say(university ? 'length.at' : 'length.all', { years: span, ...(university && { university: university.name }) }))],
		links: [university ? universityLink(university) : universitiesLink()],
		...(university ? {} : { ask: askUniversity(context) }),
		next: ['fees', 'requirements'],
	}
}

const rank: Answerer = (context) => {
	const { universities, knowledge, reading } = context
	const [university] = universities
	if (university && !reading.asksOfAll) {
		const from = paths.university(university.id)
		return {
			blocks: [
				saying(
					university.qs === null
						? say('rank.none', { university: university.name })
						: say('rank.one', { university: university.name, rank: figure(university.qs, from, 'number') }),
				),
			],
			links: [universityLink(university)],
			next: ['fees', 'requirements', 'firstYear'],
		}
	}
	const wanted = reading.subjects
	const ranked = (universities.length > 1 ? universities : knowledge.catalogue.universities)
		.filter((one) => one.qs !== null && (wanted.length === 0 || programmesFor(one, wanted, reading.level).programmes.length > 0))
		.toSorted((a, b) => (a.qs ?? 0) - (b.qs ?? 0))
		.slice(0, 5)
	return {
		blocks: [
			saying(say('rank.noBest')),
			{
				kind: 'table',
				head: [key('table.university'), key('table.rank')],
				rows: ranked.map((one) => ({ label: one.name, cells: [figure(one.qs ?? 0, paths.university(one.id), 'number')] })),
			},
		],
		links: [...ranked.slice(0, 2).map(universityLink), universitiesLink()],
		next: ['cheapest', 'requirements'],
	}
}

const budget: Answerer = (context) => {
	const { reading, knowledge } = context
	const { facts } = knowledge
	const { amount = 0, currencies } = reading.numbers
	const currency: PlanCurrency = currencies[0] ?? 'MYR'
	const ringgit = amount / facts.rates.perRinggit[currency]
	const isWhole = ['whole', 'firstYear', 'living'].some((idea) => [...reading.ideas].some((one) => one === idea))
	const asked = { amount: figure(amount, paths.plan(), 'number'), currency: key(`money.${currency}`) }
	if (!isWhole) {
		const offers = offersOf(context, knowledge.catalogue.universities).filter(({ programme }) => programme.annualFee <= ringgit)
		if (offers.length === 0)
			return { blocks: [saying(say('budget.noneForFees', asked))], links: [universitiesLink()], person: 'university', next: ['cheapest', 'scholarships'] }
		return {
			blocks: [
				saying(say('budget.fees', asked)),
				{ kind: 'table', head: offerHead, rows: offers.slice(0, 5).map(offerRow) },
				saying(say('budget.feesOnly')),
			],
			links: [...linksTo(offers), universitiesLink()],
			next: ['firstYear', 'living', 'scholarships'],
		}
	}
	const { low, high } = facts.budget
	const plan = {
		...emptyPlan,
		currency,
		level: levelOf(context),
		budget: Math.min(Math.max(amount, low * facts.rates.perRinggit[currency]), high * facts.rates.perRinggit[currency]),
	}
	const fitting = affordable(plan, { catalogue: knowledge.catalogue, facts, today: context.today }).filter(({ university }) => {
		const own = knowledge.catalogue.universities.find(({ code }) => code === university.code)
		return own && (reading.subjects.length === 0 || programmesFor(own, reading.subjects, reading.level).programmes.length > 0)
	})
	const query = queryOf(plan)
	if (fitting.length === 0)
		return { blocks: [saying(say('budget.none', asked))], links: [link(paths.universities(query), 'universities')], person: 'university', next: ['cheapest', 'scholarships'] }
	return {
		blocks: [
			saying(say('budget.whole', asked)),
			{
				kind: 'table',
				head: [key('table.university'), key('table.firstYear'), key('table.state')],
				rows: fitting.slice(0, 6).map(({ university, total, state, programme }) => ({
					label: university.name,
					cells: [
						figure({ low: shownIn('MYR', total.low, facts), high: shownIn('MYR', total.high, facts) }, paths.plan(queryOf({ ...plan, programme }))),
						key(`state.${state}`),
					],
				})),
			},
		],
		links: [link(paths.universities(query), 'universities'), link(paths.plan(query), 'plan')],
		next: ['living', 'scholarships', 'cheapest'],
	}
}

const about: Answerer = (context) => {
	const [university] = context.universities
	if (!university) return list(context)
	return {
		blocks: [text(university.summary), ...(university.qs === null ? [] : [saying(say('rank.one', { university: university.name, rank: figure(university.qs, paths.university(university.id), 'number') }))])],
		links: [universityLink(university)],
		next: ['fees', 'requirements', 'intakes'],
	}
}

const list: Answerer = (context) => {
	const { reading, knowledge } = context
	const city = reading.cities[0]
	const kind = kindAsked(context)
	const found = knowledge.catalogue.universities.filter(({ location, type }) => (!city || location === city) && (!kind || type === kind))
	return {
		blocks: [
			saying(city ? say('list.city', { city: knowledge.cities[city] ?? '' }) : say(kind ? `list.${kind}` : 'list.all')),
			{ kind: 'list', items: found.map(({ name }) => name) },
		],
		links: [universitiesLink()],
		next: ['cheapest', 'best'],
	}
}

const teaching: Answerer = ({ universities, knowledge }) => {
	const [university] = universities
	const own = university?.admission.split(/(?<=[.؟!])\s+/).find((sentence) => /ملايوية|malay\b/i.test(sentence))
	return {
		blocks: [text(knowledge.teaching), ...(own ? [text(firstSentences(own, 1))] : [])],
		links: [link(paths.about(), 'about'), ...(university ? [universityLink(university)] : [])],
		next: ['english', 'fees'],
	}
}

export const programmeAnswers = {
	cheapest,
	budget,
	'programme.offered': offered,
	'programme.length': length,
	rank,
	'university.about': about,
	'university.list': list,
	'teaching-language': teaching,
} satisfies Record<string, Answerer>
