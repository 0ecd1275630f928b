/** Language institutes: what they are, and their fees by the month. How they teach is in `institute-lessons.ts`. */
import { paths } from '../../paths.ts'
import { onlyBest } from '../../plan/cheapest.ts'
import type { Answer, Value } from '../answer.ts'
import type { KnownInstitute } from '../knowledge.ts'
import {
	type Answerer,
	type Context,
	type Draft,
	figure,
	instituteLink,
	institutesLink,
	key,
	link,
	say,
	saying,
	text,
} from './build.ts'

type Course = KnownInstitute['courses'][number]

const askInstitute = ({ knowledge }: Context): NonNullable<Answer['ask']> => ({
	sentence: say('ask.institute'),
	choices: knowledge.catalogue.institutes.map(({ name }) => ({ text: name })),
})

export const feesLink = (institute: KnownInstitute | undefined) =>
	institute ? paths.institute(institute.id) : paths.institutes()

export function courseRows(
	institute: KnownInstitute,
	courses: readonly Course[],
): Draft['blocks'][number] {
	return {
		kind: 'table',
		head: [key('table.course'), key('table.monthly'), key('table.hours')],
		rows: courses.map(({ name, monthlyFee, hoursPerWeek }) => ({
			label: name,
			cells: [
				figure(monthlyFee, feesLink(institute)),
				figure(hoursPerWeek, feesLink(institute), 'number'),
			],
		})),
	}
}

const price: Answerer = (context) => {
	const { institute, reading, knowledge } = context
	if (!institute) return overview(context)
	const from = feesLink(institute)
	const { test, months } = reading.numbers
	const prepares = test
		? institute.courses.filter(({ name }) => name.toLowerCase().includes(test))
		: []
	const courses = prepares.length > 0 ? prepares : institute.courses
	const main = courses.find(({ stage }) => stage) ?? courses[0]
	if (months && main)
		return {
			blocks: [
				saying(
					say('institute.months', {
						course: main.name,
						institute: institute.name,
						months: figure(months, from, 'months'),
						total: figure(main.monthlyFee * months, from),
						fee: figure(main.monthlyFee, from),
					}),
					say('institute.estimate'),
				),
				courseRows(institute, courses),
			],
			links: [instituteLink(institute), link(paths.plan(`?c=${main.code}`), 'plan')],
			next: ['instituteStart', 'classSize', 'visaCost'],
		}
	return {
		blocks: [
			saying(
				say('institute.price', {
					institute: institute.name,
					fee: figure({ low: institute.monthlyFee.min, high: institute.monthlyFee.max }, from),
				}),
			),
			courseRows(institute, courses),
		],
		links: [instituteLink(institute)],
		next:
			knowledge.catalogue.institutes.length > 1
				? ['instituteStart', 'classSize', 'instituteCheapest']
				: [],
	}
}

/** What a month costs in the courses that can be taken for so long. */
function monthlyFor({ courses, monthlyFee }: KnownInstitute, months: number) {
	const fees = courses
		.filter((course) => course.months.max >= months)
		.map((course) => course.monthlyFee)
	return fees.length > 0
		? { low: Math.min(...fees), high: Math.max(...fees) }
		: { low: monthlyFee.min, high: monthlyFee.max }
}

/** In a month, or in so many of them. */
function feesOver(one: KnownInstitute, months: number | undefined, isWhole = false) {
	const { low, high } = monthlyFor(one, months ?? 1)
	const times = isWhole ? (months ?? 1) : 1
	return figure({ low: low * times, high: high * times }, feesLink(one))
}

/** All of them, the lowest fee first. */
function overview(context: Context): Draft {
	const { institutes } = context.knowledge.catalogue
	const { months } = context.reading.numbers
	const sorted = institutes.toSorted((a, b) => a.monthlyFee.min - b.monthlyFee.min)
	return {
		blocks: [
			saying(
				months
					? say('institute.allMonths', { months: figure(months, feesLink(sorted[0]), 'months') })
					: say('institute.all'),
			),
			{
				kind: 'table',
				head: [key('table.institute'), ...(months ? [key('table.sum')] : []), key('table.monthly')],
				rows: sorted.map((one) => ({
					label: one.name,
					cells: [...(months ? [feesOver(one, months, true)] : []), feesOver(one, months)],
				})),
			},
			saying(say('institute.estimate')),
		],
		links: [institutesLink()],
		ask: askInstitute(context),
		next: ['instituteCheapest', 'instituteStart'],
	}
}

const cheapest: Answerer = (context) => {
	const { reading, knowledge } = context
	const level = reading.numbers.cefr[0] ?? (reading.ideas.has('beginner') ? 'A0' : undefined)
	const courses = knowledge.catalogue.institutes
		.flatMap((institute) => institute.courses.map((course) => ({ institute, course })))
		.filter(({ course }) => !level || course.levels.includes(level))
		.toSorted((a, b) => a.course.monthlyFee - b.course.monthlyFee)
	const [first] = courses
	if (!first) return overview(context)
	// Courses that lead from level to level are held by day; whoever comes from abroad needs such a one for the pass.
	const byDay = courses.find(({ course }) => course.stage)
	const shown = [...new Set([...courses.slice(0, 3), ...(byDay ? [byDay] : [])])]
	return {
		blocks: [
			saying(
				say(level ? 'institute.cheapestOf' : 'institute.cheapest', {
					course: first.course.name,
					institute: first.institute.name,
					fee: figure(first.course.monthlyFee, feesLink(first.institute)),
				}),
				byDay && byDay !== first
					? say('institute.cheapestByDay', {
							course: byDay.course.name,
							institute: byDay.institute.name,
							fee: figure(byDay.course.monthlyFee, feesLink(byDay.institute)),
						})
					: undefined,
			),
			{
				kind: 'table',
				head: [key('table.course'), key('table.monthly'), key('table.hours')],
				rows: shown.map(({ institute, course }) => ({
					label: `${course.name} (${institute.name})`,
					cells: [
						figure(course.monthlyFee, feesLink(institute)),
						figure(course.hoursPerWeek, feesLink(institute), 'number'),
					],
				})),
			},
			saying(say('institute.estimate')),
			...(asksForAll(reading) ? namesOf(knowledge) : []),
		],
		about: { institutes: [first.institute.code] },
		links: [...new Set([first, byDay ?? first, ...shown].map(({ institute }) => institute))]
			.slice(0, 2)
			.map(instituteLink),
		next: ['instituteStart', 'classSize', 'english'],
	}
}

/** «شن هي المعاهد، وأرخص واحد فيهم؟»: all of them are asked for too. */
const asksForAll = ({ ideas, text }: Context['reading']) =>
	ideas.has('which') && /(?:^|\s)و?ال?معاهد|\binstitutes\b/i.test(text)
const namesOf = ({ catalogue }: Context['knowledge']): Draft['blocks'] => [
	saying(say('institute.names')),
	{ kind: 'list', items: catalogue.institutes.map(({ name }) => name) },
]

const course: Answerer = (context) => {
	const { reading, knowledge, institute } = context
	const { test } = reading.numbers
	const found = (institute ? [institute] : knowledge.catalogue.institutes)
		.flatMap((one) => one.courses.map((given) => ({ institute: one, course: given })))
		.filter((one) => test !== undefined && one.course.name.toLowerCase().includes(test))
	if (found.length === 0) return price(context)
	return {
		blocks: [
			saying(say('institute.prepares', { test: key(`test.${test}`) })),
			{
				kind: 'table',
				head: [key('table.institute'), key('table.monthly')],
				rows: found.map((one) => ({
					label: one.institute.name,
					cells: [figure(one.course.monthlyFee, feesLink(one.institute))],
				})),
			},
			saying(say('institute.estimate')),
		],
		links: found.slice(0, 2).map((one) => instituteLink(one.institute)),
		next: ['instituteStart', 'english'],
	}
}

const about: Answerer = (context) => {
	const { institute } = context
	if (!institute) return overview(context)
	return {
		blocks: [text(institute.summary)],
		links: [instituteLink(institute)],
		next: ['institutePrice', 'instituteStart', 'classSize'],
	}
}

/** Two or three side by side, as universities are. */
const compared: Answerer = (context) => {
	const { reading, knowledge } = context
	const named = reading.institutes.flatMap(
		(code) => knowledge.catalogue.institutes.find((one) => one.code === code) ?? [],
	)
	const asked = named.slice(0, 3)
	const row = (name: string, cell: (one: KnownInstitute) => Value) => ({
		label: key(`table.${name}`),
		cells: asked.map(cell),
	})
	const cheapest = onlyBest(asked.map(({ monthlyFee }) => monthlyFee.min))
	return {
		blocks: [
			saying(
				cheapest === undefined
					? say('compare.lead')
					: say('compare.startsLower', { university: asked[cheapest]?.name ?? '' }),
			),
			{
				kind: 'table',
				head: [key('table.side'), ...asked.map(({ name }) => name)],
				rows: [
					row('monthly', (one) => feesOver(one, 1)),
					row('hours', (one) => {
						const weekly = one.courses.map(({ hoursPerWeek }) => hoursPerWeek)
						const span = { low: Math.min(...weekly), high: Math.max(...weekly) }
						return figure(span, feesLink(one), 'number')
					}),
					row('classSize', ({ classSize, ...one }) =>
						figure({ low: classSize.min, high: classSize.max }, paths.institute(one.id), 'number'),
					),
					row('levels', ({ levels: all }) => `${all[0]} – ${all.at(-1)}`),
					row('start', ({ startDates }) => startDates),
				],
			},
			saying(say('institute.estimate')),
		],
		links: asked.slice(0, 2).map(instituteLink),
		next: ['institutePrice', 'english'],
	}
}

export const instituteAnswers = {
	'institute.compare': compared,
	'institute.price': price,
	'institute.cheapest': cheapest,
	'institute.course': course,
	'institute.about': about,
} satisfies Record<string, Answerer>
