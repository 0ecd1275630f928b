/** What studying costs: the fees of a programme, of a university, and in general. The whole first year is in `first-year.ts`. */
import { paths } from '../../paths.ts'
import type { Block } from '../answer.ts'
import type { KnownProgramme, KnownUniversity } from '../knowledge.ts'
import { widerSubject } from '../subjects.ts'
import {
	type Answerer,
	askUniversity,
	type Context,
	type Draft,
	figure,
	fromFaq,
	isEstimate,
	key,
	levelAt,
	noted,
	programmesFor,
	say,
	saying,
	universityLink,
} from './build.ts'
import { livingBeside } from './living.ts'
import { bothKinds, feesOfLevel, notOffered, offersOf } from './offers.ts'

const feeNext = ['firstYear', 'intakes', 'housingNear']

function feeRows(programmes: readonly KnownProgramme[], from: string, hasSum = false): Block {
	return {
		kind: 'table',
		head: [
			...['programme', 'fee', 'years'].map((column) => key(`table.${column}`)),
			...(hasSum ? [key('table.allYears')] : []),
		],
		rows: programmes.slice(0, 4).map(({ name, annualFee, years }) => ({
			label: name,
			cells: [
				figure(annualFee, from),
				figure(years, from, 'years'),
				...(hasSum ? [figure(annualFee * years, from)] : []),
			],
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
						reading.ideas.has('allYears')
							? say('fee.total', {
									years: figure(first.years, from, 'years'),
									total: figure(first.annualFee * first.years, from),
								})
							: undefined,
					),
				]
			: [
					saying(
						say(indicative ? 'fee.severalEstimate' : 'fee.several', {
							university: university.name,
						}),
					),
					feeRows(programmes, from, reading.ideas.has('allYears')),
					...(reading.ideas.has('allYears') ? [saying(say('fee.sum'))] : []),
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
			...noted(first.note),
			...livingBeside(context),
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
	'fee.programme': feeOfProgramme,
	'fee.university': feeOfUniversity,
	'fee.general': feeInGeneral,
} satisfies Record<string, Answerer>
