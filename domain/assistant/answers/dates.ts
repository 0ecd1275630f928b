/** When one can start, and when the papers have to be ready for it: the plan's own dates. */
import { formatDate, formatMonth } from '../../format.ts'
import { paths } from '../../paths.ts'
import { comingIntakes, datesOf } from '../../plan/dates.ts'
import { daysBetween } from '../../plan/days.ts'
import { emptyPlan } from '../../plan/plan.ts'
import { queryOf } from '../../plan/plan-query.ts'
import type { Block, Sentence } from '../answer.ts'
import type { KnownUniversity } from '../knowledge.ts'
import {
	type Answerer,
	askUniversity,
	type Context,
	faqLink,
	firstSentences,
	key,
	levelOf,
	link,
	planLink,
	programmesFor,
	say,
	saying,
	sentencesOf,
	texts,
	universityLink,
} from './build.ts'
import { filtersWith, fitting, isNarrowed } from './filters.ts'
import { asksForFirstStep } from './limits.ts'

/** The months of the level, or of the programme where it has its own. */
function monthsOf({ reading, ...context }: Context, university: KnownUniversity): number[] {
	const level = levelOf({ reading, ...context })
	const own = university.programmes[level].find(
		({ subjects, intakeMonths }) =>
			intakeMonths && reading.subjects.some((subject) => subjects.includes(subject)),
	)
	return (
		own?.intakeMonths ?? university.intakeMonths[level === 'bachelor' ? 'bachelor' : 'postgraduate']
	)
}

function timed({ knowledge, today }: Context, intake: string) {
	return datesOf(
		{ intake, entryVisa: emptyPlan.entryVisa, passport: emptyPlan.passport },
		'papers',
		today,
		knowledge.facts,
	)
}

const intakes: Answerer = (context) => {
	const { universities, today } = context
	const [university] = universities
	if (!university)
		return {
			blocks: [
				...firstStep(context),
				...intakesOfList(context),
				...texts(sentenceAbout(fromFaqText(context), 3)),
			],
			links: [faqLink('admission-time')],
			ask: askUniversity(context),
			next: ['applyHow', 'visaTime'],
		}
	const nextOf = (one: KnownUniversity) =>
		comingIntakes(monthsOf(context, one), today).find((intake) => timed(context, intake).slack >= 0)
	const sentences = (one: KnownUniversity): Sentence[] => {
		const intake = nextOf(one)
		return [
			one.intakes
				? say('intakes.of', { university: one.name, intakes: one.intakes })
				: say('intakes.all'),
			...(intake ? papersFor(context, one, intake) : []),
		]
	}
	const named = universities.slice(0, 3)
	const next = nextOf(university)
	const query = queryOf({
		...emptyPlan,
		universities: named.map(({ code }) => code),
		level: levelOf(context),
		...(next && { intake: next.slice(0, 7) }),
	})
	return {
		blocks: [...named.map((one) => saying(...sentences(one))), ...firstStep(context)],
		links: [...named.map(universityLink), planLink(query)],
		next: ['applyHow', 'requirements', 'visaTime'],
	}
}

/** «وما الخطوة الأولى؟»: the sentence of the questions page that says with what to begin. */
const firstStep = ({ reading, knowledge }: Context): Block[] =>
	asksForFirstStep(reading)
		? texts(sentencesOf(knowledge.faq.find(({ id }) => id === 'how-to-start')?.answer ?? '')[2])
		: []

/** «ومتى يبدأون؟» after a list: the months of each. */
function intakesOfList({ listed }: Context): Block[] {
	const known = listed.filter(({ intakes: months }) => months !== '').slice(0, 6)
	if (known.length === 0) return [saying(say('intakes.all'))]
	return [
		saying(say('intakes.listed')),
		{
			kind: 'table',
			head: [key('table.university'), key('table.intakes')],
			rows: known.map(({ name, intakes: months }) => ({ label: name, cells: [months] })),
		},
	]
}

/** Papers take weeks: where the day is near, the intake after it is told too. */
function papersFor(context: Context, university: KnownUniversity, intake: string): Sentence[] {
	const { language } = context.knowledge
	const said = (one: string) => ({
		month: formatMonth(language, one),
		day: formatDate(language, timed(context, one).safe.papers),
	})
	const later = laterThan(context, university, intake)
	return later && isNear(context, intake)
		? [say('intakes.soon', said(intake)), say('intakes.later', said(later))]
		: [say('intakes.next', said(intake))]
}

const isNear = (context: Context, intake: string) =>
	daysBetween(context.today, timed(context, intake).safe.papers) < 21

const laterThan = (context: Context, university: KnownUniversity, intake: string) =>
	comingIntakes(monthsOf(context, university), context.today).find((one) => one > intake)

function fromFaqText({ knowledge }: Context): string {
	return knowledge.faq.find(({ id }) => id === 'admission-time')?.answer ?? ''
}

/** One sentence of a text, by its place. */
function sentenceAbout(words: string, place: number): string {
	return words.split(/(?<=[.؟!])\s+/)[place - 1] ?? firstSentences(words, 1)
}

const deadline: Answerer = (context) => {
	const { reading, knowledge, universities, today } = context
	const { language } = knowledge
	const [university] = universities
	const { month, year } = reading.numbers
	if (month === undefined) return intakes(context)
	const starts = comingIntakes([month], today).filter(
		(one) => !year || one.startsWith(String(year)),
	)
	const intake = starts[0]
	const isOffered = !university || monthsOf(context, university).includes(month)
	if (!intake || (university && !isOffered)) return notThatMonth(context, university)
	const dates = timed(context, intake)
	const proposed =
		university &&
		comingIntakes(monthsOf(context, university), today).find(
			(one) => one > intake && timed(context, one).colour !== 'red',
		)
	const isPast = dates.safe.papers < today
	const next = university && laterThan(context, university, intake)
	const colour: Sentence =
		dates.colour === 'red' && proposed
			? say('deadline.redThen', { month: formatMonth(language, proposed) })
			: say(isPast && dates.colour === 'amber' ? 'deadline.quick' : `deadline.${dates.colour}`)
	const query = queryOf({
		...emptyPlan,
		universities: university ? [university.code] : [],
		level: levelOf(context),
		intake: intake.slice(0, 7),
	})
	return {
		blocks: [
			saying(
				say(isPast ? 'deadline.past' : 'deadline.papers', {
					month: formatMonth(language, intake),
					day: formatDate(language, dates.safe.papers),
				}),
				colour,
				!isPast && next && isNear(context, intake)
					? say('intakes.later', {
							month: formatMonth(language, next),
							day: formatDate(language, timed(context, next).safe.papers),
						})
					: undefined,
			),
			...(university ? [] : startingIn(context, month)),
			...texts(sentenceAbout(fromFaqText(context), 3)),
		],
		links: [
			planLink(query),
			...(university ? [universityLink(university)] : [faqLink('admission-time')]),
		],
		next: ['applyHow', 'applyDocuments', 'visaTime'],
	}
}

/** Who takes students in a month, where no university was named. */
function startingIn(context: Context, month: number): Block[] {
	const { subjects, level } = context.reading
	const found = fitting(context).filter(
		(one) =>
			monthsOf(context, one).includes(month) &&
			(subjects.length === 0 || programmesFor(one, subjects, level).programmes.length > 0),
	)
	if (found.length === 0) return []
	const isOfSome = isNarrowed(context) || level !== undefined
	return [
		saying(
			isOfSome
				? say('deadline.whoOf', { filters: filtersWith(context, levelOf(context)) })
				: say('deadline.who'),
		),
		{ kind: 'list', items: found.map(({ name }) => name) },
	]
}

function notThatMonth(context: Context, university: KnownUniversity | undefined) {
	if (!university?.intakes)
		return {
			blocks: [saying(say('intakes.all'))],
			links: [faqLink('admission-time')],
			ask: askUniversity(context),
		}
	return {
		blocks: [
			saying(say('deadline.notThen', { university: university.name, intakes: university.intakes })),
			...startingIn(context, context.reading.numbers.month ?? 0),
		],
		links: [universityLink(university)],
		next: ['applyHow', 'visaTime'],
	}
}

const applyHow: Answerer = ({ knowledge, universities }) => ({
	blocks: texts(knowledge.apply),
	links: [link(paths.apply(universities[0] ? `?u=${universities[0].code}` : ''), 'apply')],
	next: ['applyDocuments', 'intakes', 'visaTime'],
})

const applyDocuments: Answerer = ({ universities }) => ({
	blocks: [saying(say('applyDocuments'))],
	links: [link(paths.apply(universities[0] ? `?u=${universities[0].code}` : ''), 'apply')],
	next: ['visaDocuments', 'applyHow'],
})

const status: Answerer = ({ knowledge, reading }) => ({
	blocks: [
		saying(say('status')),
		...(asksWhen.some((idea) => reading.ideas.has(idea))
			? texts(sentencesOf(knowledge.apply)[1])
			: []),
		// «قدمت على الفيزا من ٥ أسابيع»: how long it usually takes says whether that is long.
		...(reading.ideas.has('visa')
			? texts(
					firstSentences(knowledge.faq.find(({ id }) => id === 'visa-time')?.answer ?? '', 1),
					knowledge.visa.challenges.find(({ id }) => id === 'emgs-questions')?.solution,
				)
			: []),
	],
	links: [link(paths.status(), 'status')],
	person: 'university',
	next: ['visaTime', 'admissionTime'],
})

const asksWhen = ['when', 'howLong', 'answerOf'] as const

export const dateAnswers = {
	intakes,
	deadline,
	'apply.how': applyHow,
	'apply.documents': applyDocuments,
	'apply.status': status,
} satisfies Record<string, Answerer>
