/** Which university teaches what, for how long, and where for the least. */
import { paths } from '../../paths.ts'
import type { KnownUniversity } from '../knowledge.ts'
import { widerSubject } from '../subjects.ts'
import {
	type Answerer,
	type Context,
	type Draft,
	figure,
	key,
	levelAt,
	levelOf,
	programmesFor,
	say,
	saying,
	universitiesLink,
	universityLink,
} from './build.ts'
import { filtersOf, filtersWith, isNarrowed, kindAsked } from './filters.ts'
import { livingBeside } from './living.ts'
import { allOf, asksForNear } from './near-subjects.ts'
import {
	alsoNaming,
	linksTo,
	namedFirst,
	notOffered,
	notThere,
	type Offer,
	offersOf,
	offerTable,
	tableNotes,
} from './offers.ts'
import { programmeLength } from './programme-length.ts'
import { asksForBoth, bothTaught, branchAsked } from './several-subjects.ts'

const cheapest: Answerer = (context) => {
	const { knowledge, universities, reading } = context
	const [own] = universities
	if (own && reading.subjects.length === 0 && universities.length === 1)
		return cheapestAt(context, own)
	let offers = offersOf(
		context,
		universities.length > 0 ? universities : knowledge.catalogue.universities,
	)
	const branch = branchAsked(context)
	// A subject that nobody has by this name may stand inside a wider one.
	const wider = reading.subjects.flatMap((one) => widerSubject[one] ?? [])[0]
	const isWider = offers.length === 0 && wider !== undefined
	if (isWider)
		offers = offersOf(
			{ ...context, reading: { ...reading, subjects: [wider] } },
			knowledge.catalogue.universities,
		)
	const [first] = offers
	const last = offers.at(-1)
	if (!first || !last) return own ? notOffered(context, own) : notThere(context)
	const isDear = reading.ideas.has('dear')
	const dearest = dearestOf(context, offers)
	// Who asks what it costs wants to see all that have it; who asks for the cheapest, the first of them.
	const isSuperlative = isDear || reading.ideas.has('cheap') || reading.subjects.length === 0
	const count = isSuperlative && (reading.nth ?? 0) < 3 ? 3 : 6
	const shown = (isDear ? dearest : offers).slice(0, count)
	const most = dearest[0] ?? last
	const nth = isDear ? 0 : (reading.nth ?? 0)
	const named = shown[nth] ?? shown[0] ?? first
	const leadFor = () => {
		if (named === shown[nth] && nth > 0) return 'cheapest.nth'
		return isWider && !isDear ? 'cheapest.leadNear' : leadOf(context, isDear, named)
	}
	return {
		blocks: [
			...(isWider || first.level !== 'bachelor' ? namedFirst(context) : []),
			saying(
				isWider
					? say('programme.wider', {
							filters: filtersOf({ ...context, universities: [] }),
							level: key(`programmesOf.${levelOf(context)}`),
						})
					: branch === undefined
						? undefined
						: say('programme.branch', { words: branch }),
				isOtherLevel(context, first)
					? say('programme.notAtLevel', { level: key('programmesOf.bachelor') })
					: undefined,
				say(leadFor(), {
					place: figure(nth + 1, paths.universities(), 'number'),
					programme: named.programme.name,
					filters: filtersOf(context),
					level: key(`programmesOf.${first.level}`),
					university: named.university.name,
					fee: figure(named.programme.annualFee, paths.university(named.university.id)),
				}),
			),
			...offerTable(context, shown),
			...livingBeside(context),
			saying(
				!isDear && offers.length > count
					? say('cheapest.highest', {
							programme: most.programme.name,
							university: most.university.name,
							fee: figure(most.programme.annualFee, paths.university(most.university.id)),
						})
					: undefined,
				reading.numbers.percent === undefined ? undefined : say('grade'),
			),
			tableNotes(shown),
		],
		// A programme that another university gives is no place to ask about «there».
		about: { universities: named.isOfAnother ? [] : [named.university.code] },
		links: [
			...linksTo(shown),
			...(isDear || offers.length <= count ? [] : [universityLink(most.university)]),
		],
		next: ['firstYear', 'requirements', 'scholarships'],
	}
}

/** A subject that no bachelor's programme has, asked for without a level. */
const isOtherLevel = ({ reading }: Context, { level }: Offer) =>
	reading.level === undefined && reading.subjects.length > 0 && level !== 'bachelor'

/** The lowest or the highest, of all or of what matches; by the programme's name where the university of the page does not teach it. */
function leadOf(context: Context, isDear: boolean, { isOfAnother }: Offer): string {
	if (isDear) return isNarrowed(context) ? 'cheapest.dearestOf' : 'cheapest.dearest'
	if (isOfAnother) return 'cheapest.leadProgramme'
	return isNarrowed(context) ? 'cheapest.leadOf' : 'cheapest.lead'
}

/** The most expensive fitting programme of each of them, the highest fee first: the highest of the lowest is not the highest. */
function dearestOf({ reading }: Context, offers: readonly Offer[]): Offer[] {
	return offers
		.flatMap(({ university, level }) => {
			const isAny = reading.subjects.length === 0
			const all = isAny
				? university.programmes[level]
				: programmesFor(university, reading.subjects, level).programmes
			const [programme] = all.toSorted((a, b) => b.annualFee - a.annualFee)
			return programme ? [{ university, level, programme }] : []
		})
		.toSorted((a, b) => b.programme.annualFee - a.programme.annualFee)
}

function cheapestAt(context: Context, university: KnownUniversity): Draft {
	const level = levelAt(context, university)
	const sorted = university.programmes[level].toSorted((a, b) => a.annualFee - b.annualFee)
	const from = paths.university(university.id)
	return {
		blocks: [
			saying(
				kindAsked(context)
					? say(`kind.${university.type}`, { university: university.name })
					: undefined,
				say('cheapest.at', { university: university.name, level: key(`programmesOf.${level}`) }),
			),
			{
				kind: 'table',
				head: [key('table.programme'), key('table.fee')],
				rows: sorted
					.slice(0, 3)
					.map(({ name, annualFee }) => ({ label: name, cells: [figure(annualFee, from)] })),
			},
			tableNotes(sorted.slice(0, 3).map((programme) => ({ university, level, programme }))),
		],
		links: [universityLink(university)],
		next: ['firstYear', 'requirements', 'intakes'],
	}
}

export const offered: Answerer = (context) => {
	const { reading, universities, knowledge } = context
	const [university] = universities
	if (university && reading.subjects.length === 0) {
		const level = levelAt(context, university)
		return {
			blocks: [
				saying(
					say('programme.all', {
						university: university.name,
						level: key(`programmesOf.${level}`),
					}),
				),
				{ kind: 'list', items: university.programmes[level].map(({ name }) => name) },
			],
			links: [universityLink(university)],
			next: ['fees', 'requirements', 'intakes'],
		}
	}
	if (university) {
		const { programmes, level } = programmesFor(university, reading.subjects, reading.level)
		if (programmes.length === 0) return notOffered(context, university)
		const from = paths.university(university.id)
		return {
			blocks: [
				saying(
					reading.level === undefined && level !== 'bachelor'
						? say('programme.onlyAtLevel', {
								university: university.name,
								level: key(`programmesOf.${level}`),
							})
						: say('programme.yes', { university: university.name }),
				),
				{
					kind: 'table',
					head: [key('table.programme'), key('table.fee'), key('table.years')],
					rows: programmes.slice(0, 4).map(({ name, annualFee, years }) => ({
						label: name,
						cells: [figure(annualFee, from), figure(years, from, 'years')],
					})),
				},
				tableNotes(programmes.slice(0, 4).map((programme) => ({ university, level, programme }))),
			],
			links: [universityLink(university)],
			next: ['requirements', 'firstYear', 'intakes'],
		}
	}
	if (asksForNear(reading) || reading.subjects.includes('medical')) return allOf(context)
	if (asksForBoth(context)) return { ...bothTaught(context), next: ['firstYear', 'requirements'] }
	const offers = offersOf(context, knowledge.catalogue.universities)
	const branch = branchAsked(context)
	const shown = offers.slice(0, 6)
	const [first] = shown
	if (!first) return cheapest(context)
	return {
		blocks: [
			...(isOtherLevel(context, first) ? namedFirst(context) : []),
			saying(
				isOtherLevel(context, first)
					? say('programme.otherLevel', {
							asked: key('the.bachelor'),
							found: key(`the.${first.level}`),
						})
					: branch === undefined
						? say('programme.where', { filters: filtersWith(context, first.level) })
						: say('programme.nearBranch', {
								words: branch,
								filters: filtersWith(context, first.level),
							}),
			),
			...offerTable(context, shown),
			tableNotes(shown),
			...(offers.length > shown.length ? [saying(say('programme.more'))] : []),
			...(isOtherLevel(context, first) ? [] : alsoNaming(context, offers)),
			...(reading.numbers.percent === undefined ? [] : [saying(say('grade'))]),
		],
		links: [...linksTo(offers), universitiesLink()],
		next: ['firstYear', 'requirements', 'cheapest'],
	}
}

export const programmeAnswers = {
	cheapest,
	'programme.offered': offered,
	'programme.length': programmeLength,
} satisfies Record<string, Answerer>
