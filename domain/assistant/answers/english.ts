/** English: whether a score is enough by the plan's rules, and how long a course takes where it is not. */
import { paths } from '../../paths.ts'
import { coursesFor, monthsOf } from '../../plan/courses.ts'
import { englishFor } from '../../plan/english.ts'
import type { Level, Range } from '../../plan/facts.ts'
import { emptyPlan, type Plan } from '../../plan/plan.ts'
import { queryOf } from '../../plan/plan-query.ts'
import {
	type Answerer,
	type Context,
	faqLink,
	figure,
	firstSentences,
	fromFamilies,
	fromFaq,
	instituteLink,
	institutesLink,
	key,
	levelOf,
	planLink,
	say,
	saying,
	texts,
	universityLink,
	wordsOf,
} from './build.ts'
import { isMediumEnglish, wasTaughtInEnglish } from './limits.ts'

const asked = (context: Context): Level =>
	context.reading.ideas.has('foundation') ? 'foundation' : levelOf(context)

export function planOf({ universities }: Context, answers: Partial<Plan>): string {
	const [university] = universities
	return queryOf({ ...emptyPlan, ...answers, universities: university ? [university.code] : [] })
}

const english: Answerer = (context) => {
	const { reading, knowledge, universities } = context
	const { facts } = knowledge
	const level = asked(context)
	const { score, cefr } = reading.numbers
	const test = reading.numbers.test ?? 'ielts'
	const [from] = cefr
	if (score === undefined && from !== undefined) return months(context)
	const unit = test === 'ielts' ? 'score' : 'number'
	const band = figure(
		facts.english.bands[level][test],
		paths.question('academic-requirements'),
		unit,
	)
	const values = { test: key(`test.${test}`), level: key(`to.${level}`), band }
	const others = reading.numbers.tests.filter((one) => one !== test)
	const bandsOfOthers = others.map((one) =>
		say('english.band', {
			test: key(`test.${one}`),
			level: key(`to.${level}`),
			band: figure(
				facts.english.bands[level][one],
				paths.question('academic-requirements'),
				one === 'ielts' ? 'score' : 'number',
			),
		}),
	)
	const [university] = universities
	const words = university ? texts(firstSentences(wordsOf(context, university).admission, 2)) : []
	const own =
		university && words.length > 0
			? [saying(say('english.at', { university: university.name })), ...words]
			: []
	if (score === undefined)
		return {
			blocks: [
				saying(
					reading.ideas.has('otherTest') ? say('english.otherTest') : undefined,
					wasTaughtInEnglish(reading) ? say('english.medium') : undefined,
					say('english.band', values),
					...bandsOfOthers,
				),
				// «لازم آيلتس؟»: the way for who has none yet.
				...(reading.ideas.has('need')
					? fromFaq(context, 'without-english-certificate', 2).blocks
					: []),
				...own,
			],
			links: [
				faqLink('academic-requirements'),
				...(university ? [universityLink(university)] : []),
			],
			// A score of a test that the site does not name was told already.
			...(/\d/.test(reading.text) && reading.ideas.has('otherTest')
				? { person: 'university' as const }
				: {
						ask: {
							sentence: say('ask.score'),
							choices: ['5.5', '6.0', '6.5'].map((one) => ({ text: `IELTS ${one}` })),
						},
					}),
			next: ['withoutTest', 'institutes'],
		}
	const found = englishFor({ test, score }, level, facts)
	const plan = planLink(
		planOf(context, { test, score, ...(level === 'foundation' ? {} : { level }) }),
	)
	const told = { ...values, score: figure(Number(score), paths.plan(), unit) }
	if (found.status === 'met' || found.status === 'partly')
		return {
			blocks: [saying(say(`english.${found.status}`, told), say('admission.decides')), ...own],
			links: [plan, faqLink('academic-requirements')],
			next: ['requirements', 'fees', 'intakes'],
		}
	const course = courseOf(context, found.way)
	return {
		blocks: [
			saying(
				say('english.gap', told),
				course &&
					say('english.course', {
						months: figure(course.months, paths.plan(), 'months'),
						fee: figure(course.fee, course.href),
					}),
				say('english.conditional'),
			),
		],
		links: [plan, institutesLink()],
		next: ['institutes', 'withoutTest', 'foundation'],
	}
}

/** The course that costs least in the end: how long it takes, and what a month of it costs. */
function courseOf({ knowledge }: Context, way: ReturnType<typeof englishFor>['way']) {
	const options = coursesFor(knowledge.catalogue, way, knowledge.facts)
	const [first] = options
	if (!first || !way) return undefined
	const span: Range = monthsOf(way.hours, first.course.hoursPerWeek)
	return { months: span, fee: first.course.monthlyFee, href: paths.institute(first.institute.id) }
}

const months: Answerer = (context) => {
	const { reading, knowledge } = context
	const level = asked(context)
	const { cefr, score } = reading.numbers
	const test = reading.numbers.test ?? 'ielts'
	const isMedium = cefr.length === 0 && score === undefined && isMediumEnglish(reading)
	const from = cefr[0] ?? (isMedium ? 'B1' : reading.ideas.has('beginner') ? 'A0' : undefined)
	const found = from
		? englishFor({ test: 'level', score: from }, level, knowledge.facts)
		: englishFor({ test, ...(score && { score }) }, level, knowledge.facts)
	const course = courseOf(context, found.way)
	// With a score that is enough, no test is missing.
	if (found.status === 'met') return english(context)
	const values = { from: from ?? '', level: key(`to.${level}`) }
	if (found.likelyEnough)
		return {
			blocks: [saying(say('english.likely', values))],
			links: [planLink(planOf(context, from ? { test: 'level', score: from } : {}))],
			next: ['requirements', 'institutes'],
		}
	if (!course) {
		const [least] = knowledge.catalogue.institutes.toSorted(
			(a, b) => a.monthlyFee.min - b.monthlyFee.min,
		)
		return {
			blocks: [
				...fromFaq(context, 'without-english-certificate', 2).blocks,
				...(least
					? [
							saying(
								say('english.monthly', {
									fee: figure(least.monthlyFee.min, paths.institute(least.id)),
								}),
							),
						]
					: []),
			],
			links: [faqLink('without-english-certificate'), ...(least ? [instituteLink(least)] : [])],
			ask: {
				sentence: say('ask.level'),
				choices: ['A0', 'A2', 'B1', 'B2'].map((one) => ({ text: one })),
			},
			next: ['institutes', 'withoutTest'],
		}
	}
	return {
		blocks: [
			saying(
				isMedium ? say('english.mediumLevel', { from: from ?? '' }) : undefined,
				say(from ? 'english.months' : 'english.monthsFromScore', {
					...values,
					test: key(`test.${test}`),
					score: figure(Number(score), paths.plan(), test === 'ielts' ? 'score' : 'number'),
					months: figure(course.months, paths.plan(), 'months'),
				}),
				say('english.itsFee', { fee: figure(course.fee, course.href) }),
			),
		],
		links: [
			planLink(
				planOf(context, {
					...(from ? { test: 'level', score: from } : { test, ...(score && { score }) }),
					...(level === 'foundation' ? {} : { level }),
				}),
			),
			institutesLink(),
		],
		next: ['institutes', 'withoutTest'],
	}
}

const withoutTest: Answerer = (context) => {
	const [university] = context.universities
	const { reading } = context
	const draft = fromFaq(context, 'without-english-certificate')
	const isSchool = reading.certificate === 'school'
	return {
		...draft,
		blocks: [
			...draft.blocks,
			...(isSchool ? fromFamilies(context, 'school-certificates', 2).blocks : []),
		],
		links: [
			...(draft.links ?? []),
			planLink(''),
			...(university ? [universityLink(university)] : []),
		],
		next: ['institutes', 'english', 'foundation'],
	}
}

const where: Answerer = (context) => ({
	...fromFamilies(context, 'english-where', 4),
	next: ['institutes', 'withoutTest', 'english'],
})

export const englishAnswers = {
	'english.where': where,
	'admission.english': english,
	'english.months': months,
	'admission.without-test': withoutTest,
} satisfies Record<string, Answerer>
