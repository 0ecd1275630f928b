/** How language institutes teach: first days, groups, hours a week and levels. */
import type { KnownInstitute } from '../knowledge.ts'
import {
	type Answerer,
	type Context,
	type Draft,
	faqLink,
	figure,
	instituteLink,
	institutesLink,
	say,
	saying,
	sentencesOf,
	texts,
} from './build.ts'
import { courseRows, feesLink } from './institutes.ts'

/** One line for each institute, or for the one that is meant. */
function lines(
	context: Context,
	name: string,
	cell: (institute: KnownInstitute) => Draft['blocks'][number],
): Draft {
	const { institute, knowledge } = context
	const institutes = institute ? [institute] : knowledge.catalogue.institutes
	return {
		blocks: institutes.map(cell),
		links: institute ? [instituteLink(institute)] : [institutesLink()],
		next: [
			'institutePrice',
			name === 'start' ? 'classSize' : 'instituteStart',
			'instituteCheapest',
		],
	}
}

const start: Answerer = (context) =>
	lines(context, 'start', ({ name, startDates }) =>
		saying(say('institute.start', { institute: name, dates: startDates })),
	)

const classes: Answerer = (context) =>
	lines(context, 'class', (one) =>
		saying(
			say('institute.class', {
				institute: one.name,
				size: figure({ low: one.classSize.min, high: one.classSize.max }, feesLink(one), 'number'),
			}),
		),
	)

const hours: Answerer = (context) => {
	const { institute } = context
	if (!institute)
		return lines(context, 'hours', (one) => {
			const weekly = one.courses.map(({ hoursPerWeek }) => hoursPerWeek)
			const span = { low: Math.min(...weekly), high: Math.max(...weekly) }
			return saying(
				say('institute.hoursOf', {
					institute: one.name,
					hours: figure(span, feesLink(one), 'number'),
				}),
			)
		})
	return {
		blocks: [
			saying(say('institute.hours', { institute: institute.name })),
			courseRows(institute, institute.courses),
			saying(say('institute.schedule', { schedule: institute.schedule })),
		],
		links: [instituteLink(institute)],
		next: ['institutePrice', 'instituteStart'],
	}
}

/** Who decides on the first of them is a sentence of the questions page. */
const levels: Answerer = (context) => {
	const {
		blocks,
		links = [],
		...draft
	} = lines(context, 'levels', ({ name, levels: all }) =>
		saying(say('institute.levels', { institute: name, from: all[0] ?? '', to: all.at(-1) ?? '' })),
	)
	const id = 'without-english-certificate'
	const answer = context.knowledge.faq.find((one) => one.id === id)?.answer ?? ''
	const placed = sentencesOf(answer).find((one) => /تحديد المستوى|placement/i.test(one))
	return { ...draft, blocks: [...texts(placed), ...blocks], links: [...links, faqLink(id)] }
}

export const instituteLessonAnswers = {
	'institute.start': start,
	'institute.class': classes,
	'institute.hours': hours,
	'institute.levels': levels,
} satisfies Record<string, Answerer>
