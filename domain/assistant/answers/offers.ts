/** The least expensive fitting programme of each university, and rows of such. */
import { paths } from '../../paths.ts'
import { type ProgrammeLevel, programmeLevels } from '../../plan/catalogue.ts'
import type { AnswerLink, Block, Row } from '../answer.ts'
import type { KnownProgramme, KnownUniversity } from '../knowledge.ts'
import { widerSubject } from '../subjects.ts'
import {
	type Context,
	type Draft,
	figure,
	key,
	levelOf,
	programmesFor,
	say,
	saying,
	universitiesLink,
	universityLink,
} from './build.ts'
import { filtersOf, kindAsked } from './filters.ts'

export interface Offer {
	university: KnownUniversity
	level: ProgrammeLevel
	programme: KnownProgramme
	/** Listed on its page, taught by another. */
	isOfAnother?: true
}

/** What its page lists for another university: without it, the lowest fee of all would not be the lowest on the site. */
const ofAnother = (
	{ bachelorsOfAnother = [] }: KnownUniversity,
	{ subjects: wanted, level = 'bachelor' }: Context['reading'],
) =>
	level !== 'bachelor'
		? []
		: bachelorsOfAnother.filter(
				({ subjects }) => wanted.length === 0 || wanted.some((one) => subjects.includes(one)),
			)

/** The least expensive fitting programme of each university, the lowest fee first. */
export function offersOf(context: Context, within: readonly KnownUniversity[]): Offer[] {
	const { reading } = context
	const { city, kind } = { city: reading.cities[0], kind: kindAsked(context) }
	const all = within
		.filter(({ location, type }) => (!city || location === city) && (!kind || type === kind))
		.flatMap((university): Offer[] => {
			const isAny = reading.subjects.length === 0
			const level = isAny
				? levelOf(context)
				: programmesFor(university, reading.subjects, reading.level).level
			const fitting = isAny
				? university.programmes[level]
				: programmesFor(university, reading.subjects, reading.level).programmes
			const least = (list: readonly KnownProgramme[]) =>
				list.toSorted((a, b) => a.annualFee - b.annualFee)[0]
			const programme = least(fitting)
			// Of the kind that the graduate school is, its mother university is not.
			const another = kind ? undefined : least(ofAnother(university, reading))
			return [
				...(programme ? [{ university, level, programme }] : []),
				...(another
					? [
							{
								university,
								level: 'bachelor' as const,
								programme: another,
								isOfAnother: true as const,
							},
						]
					: []),
			]
		})
		.sort((a, b) => a.programme.annualFee - b.programme.annualFee)
	// Where no level was named, fees of one level are set side by side: a master's by research is no cheap bachelor's.
	const lowest = programmeLevels.find((level) => all.some((offer) => offer.level === level))
	return reading.level ? all : all.filter(({ level }) => level === lowest)
}

export const offerRow = ({ university, programme }: Offer): Row => ({
	label: university.name,
	cells: [programme.name, figure(programme.annualFee, paths.university(university.id))],
})
/** What the site says beside a fee in the table: a fee without it would be taken for the real one. */
export function tableNotes(offers: readonly Offer[]): Block {
	const noted = offers.flatMap(({ university, programme }) =>
		programme.note === undefined
			? []
			: [
					say('programme.note', {
						programme: programme.name,
						university: university.name,
						note: programme.note,
					}),
				],
	)
	return saying(say('cheapest.estimate'), ...noted)
}
export const offerHead = [key('table.university'), key('table.programme'), key('table.fee')]

/** As above; where all years are asked for, with the sum of them. */
export function offerTable({ reading }: Context, offers: readonly Offer[]): Block[] {
	if (!reading.ideas.has('allYears'))
		return [{ kind: 'table', head: offerHead, rows: offers.map(offerRow) }]
	return [
		{
			kind: 'table',
			head: [...offerHead, key('table.allYears')],
			rows: offers.map(({ university, programme, ...offer }) => {
				const { label, cells } = offerRow({ university, programme, ...offer })
				const sum = figure(programme.annualFee * programme.years, paths.university(university.id))
				return { label, cells: [...cells, sum] }
			}),
		},
		saying(say('fee.sum')),
	]
}
export const linksTo = (offers: readonly Offer[]): AnswerLink[] =>
	offers.slice(0, 2).map(({ university }) => universityLink(university))

/** Universities whose page names the subject, without a programme that has a fee. */
const naming = ({ knowledge, reading }: Context) =>
	knowledge.catalogue.universities.filter(({ alsoTaught, type, location }) => {
		const kind = kindAsked({ reading })
		const isMeant =
			(!kind || type === kind) && (!reading.cities[0] || location === reading.cities[0])
		return isMeant && reading.subjects.some((subject) => alsoTaught.includes(subject))
	})

const namedBlocks = (named: readonly KnownUniversity[]): Block[] => [
	saying(say('programme.named')),
	{ kind: 'list', items: named.map(({ name }) => name) },
	saying(say('programme.unpriced')),
]

/** Before a list of another level or of near subjects: who names the very subject. Most who name no level want a bachelor's. */
export function namedFirst(context: Context): Block[] {
	const named = context.reading.level ? [] : naming(context)
	return named.length > 0 ? namedBlocks(named) : []
}

/** Who names a subject on its page besides those of the table, where no level was asked for. */
export function alsoNaming(context: Context, offers: readonly Offer[]): Block[] {
	if (context.reading.level || context.universities.length > 0) return []
	const others = naming(context).filter(
		(one) => !offers.some(({ university }) => university === one),
	)
	return others.length === 0
		? []
		: [
				saying(say('programme.alsoNamed', { filters: filtersOf(context) })),
				{ kind: 'list', items: others.map(({ name }) => name) },
			]
}

/** Of no level, unless another level has it: then that one is shown, and called by its name. */
export function notThere(context: Context): Draft {
	const { level, ...reading } = context.reading
	const others = level
		? offersOf({ ...context, reading }, context.knowledge.catalogue.universities)
		: []
	if (level && others[0])
		return {
			blocks: [
				saying(
					say('programme.otherLevel', {
						asked: key(`the.${level}`),
						found: key(`the.${others[0].level}`),
					}),
				),
				{ kind: 'table', head: offerHead, rows: others.slice(0, 4).map(offerRow) },
				tableNotes(others.slice(0, 4)),
			],
			about: { universities: [] },
			links: linksTo(others),
			person: 'university',
			next: ['cheapest', 'requirements'],
		}
	const named = naming(context)
	return {
		blocks: named.length > 0 ? namedBlocks(named) : [saying(say('programme.nowhere'))],
		links: [...named.slice(0, 2).map(universityLink), universitiesLink()],
		person: 'university',
		next: context.reading.subjects.length > 0 ? ['cheapest'] : [],
	}
}

/** Not in this university's table: who has it, the lowest fee first. */
export function notOffered(context: Context, university: KnownUniversity): Draft {
	const others = offersOf(
		context,
		context.knowledge.catalogue.universities.filter((one) => one !== university),
	)
	if (others.length === 0) return nearAt(context, university) ?? notThere(context)
	return {
		blocks: [
			saying(say('programme.notOffered', { university: university.name })),
			{ kind: 'table', head: offerHead, rows: others.slice(0, 4).map(offerRow) },
			tableNotes(others.slice(0, 4)),
		],
		links: linksTo(others),
		next: ['cheapest', 'requirements'],
	}
}

/** «هندسة الحاسوب في APU»: nobody has it by this name, and the university has what is nearest. */
function nearAt({ reading }: Context, university: KnownUniversity): Draft | undefined {
	const wider = reading.subjects.flatMap((one) => widerSubject[one] ?? [])
	const { level, programmes } = programmesFor(university, wider, reading.level ?? 'bachelor')
	if (programmes.length === 0 || level !== 'bachelor') return undefined
	const near = programmes.slice(0, 4).map((programme) => ({ university, level, programme }))
	return {
		blocks: [
			saying(
				say('compare.notThere', { university: university.name }),
				say('programme.nearBachelor'),
			),
			{ kind: 'table', head: offerHead, rows: near.map(offerRow) },
			tableNotes(near),
		],
		links: [universityLink(university)],
		next: ['requirements', 'intakes'],
	}
}

/** «كم تكلفة الدكتوراه في ماليزيا؟» */
export function feesOfLevel(context: Context, level: ProgrammeLevel): Draft | undefined {
	const { universities } = context.knowledge.catalogue
	const fees = universities.flatMap(({ programmes }) =>
		programmes[level].map(({ annualFee }) => annualFee),
	)
	const lowest = offersOf(context, universities).slice(0, 3)
	if (lowest.length === 0) return undefined
	const span = { low: Math.min(...fees), high: Math.max(...fees) }
	return {
		blocks: [
			saying(
				say('fee.span', {
					level: key(`programmesOf.${level}`),
					fee: figure(span, paths.universities()),
				}),
				say('fee.lowest'),
			),
			{ kind: 'table', head: offerHead, rows: lowest.map(offerRow) },
			tableNotes(lowest),
		],
		links: [...linksTo(lowest), universitiesLink()],
	}
}

/** «الفرق بين الحكومية والخاصة»: which of ours are the one and which the other. */
export function bothKinds({ reading, knowledge }: Context): Block[] {
	if (!reading.ideas.has('publicOne') || !reading.ideas.has('privateOne')) return []
	return (['public', 'private'] as const).flatMap((kind): Block[] => [
		saying(say(`list.${kind}`)),
		{
			kind: 'list',
			items: knowledge.catalogue.universities.flatMap(({ type, name }) =>
				type === kind ? [name] : [],
			),
		},
	])
}
