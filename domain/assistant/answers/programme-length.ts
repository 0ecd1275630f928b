/** How long a programme takes: at one university, or wherever a subject is taught. */
import { paths } from '../../paths.ts'
import { programmeLevels } from '../../plan/catalogue.ts'
import type { Block } from '../answer.ts'
import {
	type Answerer,
	askUniversity,
	type Context,
	type Draft,
	figure,
	fromFamilies,
	key,
	levelOf,
	programmesFor,
	say,
	saying,
	universitiesLink,
	universityLink,
} from './build.ts'
import { linksTo, notOffered, notThere, type Offer, offersOf } from './offers.ts'

/** The answer is of all of them, its table of the first. */
const mostRows = 5

const lengths = (offers: readonly Offer[]): Block => ({
	kind: 'table',
	head: [key('table.university'), key('table.programme'), key('table.years')],
	rows: offers.map(({ university, programme }) => ({
		label: university.name,
		cells: [programme.name, figure(programme.years, paths.university(university.id), 'years')],
	})),
})

export const programmeLength: Answerer = (context) => {
	const { reading, universities, knowledge } = context
	const [university] = universities
	const within = university ? [university] : knowledge.catalogue.universities
	const all = within.flatMap((one) => {
		const { level, programmes } =
			reading.subjects.length > 0
				? programmesFor(one, reading.subjects, reading.level)
				: { level: levelOf(context), programmes: one.programmes[levelOf(context)] }
		return programmes.map((programme) => ({ university: one, programme, level }))
	})
	// Years of one level: a master's is no short bachelor's.
	const lowest = programmeLevels.find((one) => all.some(({ level }) => level === one))
	const fitting = all.filter(({ level }) => level === lowest)
	// A subject is named by the programmes that teach it, all of one level.
	const taught = university || reading.subjects.length === 0 ? [] : offersOf(context, within)
	const offers = taught.slice(0, mostRows)
	const [only] = fitting
	if (!only) return withoutRow(context)
	const from = paths.university(only.university.id)
	if (university && fitting.length === 1)
		return {
			blocks: [
				saying(
					say('length.one', {
						programme: only.programme.name,
						university: university.name,
						years: figure(only.programme.years, from, 'years'),
					}),
				),
			],
			links: [universityLink(university)],
			next: ['fees', 'requirements', 'intakes'],
		}
	const years = (taught.length > 0 ? taught : fitting).map(({ programme }) => programme.years)
	const span = figure(
		{ low: Math.min(...years), high: Math.max(...years) },
		university ? from : paths.universities(),
		'years',
	)
	return {
		blocks: [
			saying(
				say(university ? 'length.at' : new Set(years).size > 1 ? 'length.all' : 'length.same', {
					years: span,
					...(university && { university: university.name }),
				}),
			),
			...(offers.length > 0 ? [lengths(offers)] : []),
		],
		links: [
			...(university ? [universityLink(university)] : [...linksTo(offers), universitiesLink()]),
		],
		...(university ? {} : { ask: askUniversity(context) }),
		next: ['fees', 'requirements'],
	}
}

/** A subject without a programme of that level: how long such studies take in general. */
function withoutRow(context: Context): Draft {
	const [university] = context.universities
	const { links = [] } = university ? notOffered(context, university) : notThere(context)
	const general = fromFamilies(context, 'length-and-graduation', 1)
	return {
		...general,
		blocks: [saying(say('length.untold')), ...general.blocks],
		links: [...(general.links ?? []), ...links.slice(0, 2)],
		person: 'university',
		next: ['fees', 'requirements'],
	}
}
