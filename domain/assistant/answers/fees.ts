/** What studying costs: fees, and the whole first year. */
import { paths } from '../../paths.ts'
import { cheapestOf } from '../../plan/cheapest.ts'
import { shownIn, shownRinggit } from '../../plan/money.ts'
import { emptyPlan, type PlanCurrency } from '../../plan/plan.ts'
import { queryOf } from '../../plan/plan-query.ts'
import { firstYear, lineGroups } from '../../plan/total.ts'
import type { Block } from '../answer.ts'
import type { KnownProgramme, KnownUniversity } from '../knowledge.ts'
import { widerSubject } from '../subjects.ts'
import {
	type Answerer,
	askedCurrency,
	askUniversity,
	type Context,
	type Draft,
	figure,
	fromFaq,
	isEstimate,
	key,
	levelAt,
	link,
	planLink,
	programmesFor,
	say,
	saying,
	texts,
	universityLink,
} from './build.ts'
import { bothKinds, feesOfLevel, notOffered, notThere, offersOf } from './offers.ts'

const feeNext = ['firstYear', 'intakes', 'housingNear']

/**
 * The first year at a university as the plan works it out with its usual answers: of the subject, or, where none was named, of the
 * least expensive programme. Nothing where the university does not teach the subject: another programme's year is no answer.
 */
export function firstYearAt(context: Context, university: KnownUniversity) {
	const { reading, knowledge } = context
	const { facts } = knowledge
	const fitting = programmesFor(university, reading.subjects, reading.level)
	const isAny = reading.subjects.length === 0
	const level = isAny ? levelAt(context, university) : fitting.level
	const programmes = isAny ? university.programmes[level] : fitting.programmes
	const chosen = cheapestOf(programmes, facts)
	const programme = university.programmes[level].find(({ code }) => code === chosen?.code)
	if (!programme) return undefined
	return {
		programme,
		level,
		...firstYear({ university, level, programme, tier: emptyPlan.tier }, facts),
	}
}

const firstYearCost: Answerer = (context) => {
	const { knowledge, universities } = context
	const [university] = universities
	if (!university) return firstYearOfAll(context)
	const worked = firstYearAt(context, university)
	if (!worked) return notOffered(context, university)
	const { programme, total, lines } = worked
	const currency = askedCurrency(context)
	const query = queryOf({
		...emptyPlan,
		universities: [university.code],
		programme: programme.code,
		level: worked.level,
		currency: currency ?? 'MYR',
	})
	const to = paths.plan(query)
	const shown = (money: PlanCurrency) => ({
		low: shownIn(money, total.low, knowledge.facts),
		high: shownIn(money, total.high, knowledge.facts),
	})
	const ringgit = figure(shown('MYR'), to)
	const groups = lineGroups.flatMap((group) => {
		const own = lines.filter((line) => line.group === group)
		if (own.length === 0) return []
		const sum = (end: 'low' | 'high') => shownRinggit(own.reduce((all, line) => all + line[end], 0))
		return [
			{ label: key(`part.${group}`), figure: figure({ low: sum('low'), high: sum('high') }, to) },
		]
	})
	return {
		blocks: [
			saying(
				currency
					? say('firstYear.converted', {
							currency: key(`currency.${currency}`),
							amount: figure(shown(currency), to, 'number'),
							ringgit,
						})
					: say('firstYear.ringgit', { amount: ringgit }),
				say('firstYear.for', { programme: programme.name, university: university.name }),
			),
			{ kind: 'bar', parts: groups },
			saying(say('firstYear.covers')),
		],
		links: [planLink(query)],
		next: ['fees', 'intakes', 'scholarships'],
	}
}

function firstYearOfAll(context: Context): Draft {
	const { facts, catalogue } = context.knowledge
	const totals = catalogue.universities
		.flatMap((university) => {
			const worked = firstYearAt(context, university)
			return worked ? [{ university, total: worked.total }] : []
		})
		.sort((a, b) => a.total.low - b.total.low)
	const [least, most] = [totals[0], totals.toSorted((a, b) => b.total.high - a.total.high)[0]]
	if (!least || !most) return notThere(context)
	if (totals.length === 1) return firstYearCost({ ...context, universities: [least.university] })
	const amount = {
		low: shownIn('MYR', least.total.low, facts),
		high: shownIn('MYR', most.total.high, facts),
	}
	const to = paths.plan(
		queryOf({ ...emptyPlan, universities: [least.university.code, most.university.code] }),
	)
	return {
		blocks: [
			saying(
				say('firstYear.span', {
					amount: figure(amount, to),
					least: least.university.name,
					most: most.university.name,
				}),
				say('firstYear.covers'),
			),
		],
		links: [link(to, 'plan')],
		ask: askUniversity(context),
		next: ['cheapest', 'living'],
	}
}

function feeRows(programmes: readonly KnownProgramme[], from: string): Block {
	return {
		kind: 'table',
		head: [key('table.programme'), key('table.fee'), key('table.years')],
		rows: programmes.slice(0, 4).map(({ name, annualFee, years }) => ({
			label: name,
			cells: [figure(annualFee, from), figure(years, from, 'years')],
		})),
	}
}

const feeOfProgramme: Answerer = (context) => {
	const { reading, universities } = context
	const [university] = universities
	if (!university) return fromFaq(context, 'tuition-fees')
	const { programmes, level } = programmesFor(university, reading.subjects, reading.level)
	const [first] = programmes
	if (!first) return withoutSubject(context, university)
	// Most who name no level want a bachelor's: the only match must not be taken for one.
	const isOtherLevel = reading.level === undefined && level !== 'bachelor'
	const from = paths.university(university.id)
	const indicative = programmes.some(isEstimate)
	const blocks: Block[] =
		programmes.length === 1
			? [
					saying(
						say(indicative ? 'fee.estimate' : 'fee.one', {
							fee: figure(first.annualFee, from),
							programme: first.name,
							university: university.name,
							years: figure(first.years, from, 'years'),
						}),
					),
				]
			: [
					saying(
						say(indicative ? 'fee.severalEstimate' : 'fee.several', {
							university: university.name,
						}),
					),
					feeRows(programmes, from),
				]
	return {
		blocks: [
			...(isOtherLevel
				? [
						saying(
							say('programme.onlyAtLevel', {
								university: university.name,
								level: key(`programmesOf.${level}`),
							}),
						),
					]
				: []),
			...blocks,
			...texts(first.note),
			...(isOtherLevel ? nearBachelors(university, reading.subjects) : []),
			saying(say('fee.taxOnTop')),
		],
		links: [universityLink(university)],
		next: feeNext,
	}
}

/** Bachelor's programmes of a narrower subject, such as finance where business was asked for. */
function nearBachelors(university: KnownUniversity, asked: readonly string[]): Block[] {
	const near = university.programmes.bachelor.filter(({ subjects }) =>
		subjects.some((one) => asked.includes(widerSubject[one] ?? '')),
	)
	if (near.length === 0) return []
	const lead = near.some(isEstimate) ? 'programme.nearBachelorEstimate' : 'programme.nearBachelor'
	return [saying(say(lead)), feeRows(near, paths.university(university.id))]
}

/** «والماجستير فيها بكم؟» after a subject that nobody teaches at this level: the level's own fees at the university that is meant. */
function withoutSubject(context: Context, university: KnownUniversity): Draft {
	const { level } = context.reading
	const programmes = level ? university.programmes[level] : []
	const isElsewhere = offersOf(context, context.knowledge.catalogue.universities).length > 0
	if (!level || programmes.length === 0 || isElsewhere) {
		const missing = notOffered(context, university)
		// What was asked for is the fee at this university: that of its other programmes is told too.
		const own = feeOfUniversity(context).blocks
		return {
			...missing,
			blocks: [...missing.blocks, ...own],
			links: [...(missing.links ?? []), universityLink(university)],
		}
	}
	return {
		blocks: [
			saying(
				say('programme.notAtLevel', { level: key(`programmesOf.${level}`) }),
				say('programme.all', { level: key(`programmesOf.${level}`), university: university.name }),
			),
			feeRows(programmes, paths.university(university.id)),
			saying(say('fee.taxOnTop')),
		],
		links: [universityLink(university)],
		next: feeNext,
	}
}

const feeOfUniversity: Answerer = (context) => {
	const { reading, universities } = context
	const [university] = universities
	if (!university) return feeInGeneral(context)
	const from = paths.university(university.id)
	const level = levelAt(context, university)
	const fees = university.programmes[level].map(({ annualFee }) => annualFee)
	const asksKind = reading.ideas.has('publicOne') || reading.ideas.has('privateOne')
	return {
		blocks: [
			saying(
				asksKind ? say(`kind.${university.type}`, { university: university.name }) : undefined,
				say('fee.university', {
					university: university.name,
					fee: figure({ low: university.tuition.min, high: university.tuition.max }, from),
				}),
				reading.level && level !== reading.level
					? say('fee.noLevel', {
							level: key(`programmesOf.${reading.level}`),
							university: university.name,
						})
					: undefined,
				fees.length > 0
					? say('fee.ofLevel', {
							level: key(`programmesOf.${level}`),
							fee: figure({ low: Math.min(...fees), high: Math.max(...fees) }, from),
						})
					: undefined,
			),
			saying(say('fee.taxOnTop')),
		],
		links: [universityLink(university)],
		next: feeNext,
	}
}

const feeInGeneral = (context: Context): Draft => {
	const { level } = context.reading
	const kinds = bothKinds(context)
	// The questions page has the fees of both kinds; those of a level do not tell them apart.
	const ofLevel = level && kinds.length === 0 ? feesOfLevel(context, level) : undefined
	const draft = ofLevel ?? fromFaq(context, 'tuition-fees')
	return {
		...draft,
		blocks: [...draft.blocks, ...kinds],
		ask: askUniversity(context),
		next: ['cheapest', 'firstYear', 'scholarships'],
	}
}

export const feeAnswers = {
	'cost.first-year': firstYearCost,
	'fee.programme': feeOfProgramme,
	'fee.university': feeOfUniversity,
	'fee.general': feeInGeneral,
} satisfies Record<string, Answerer>
