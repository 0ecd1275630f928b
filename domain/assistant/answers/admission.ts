/** Whether the way is open: English, certificates, marks. The plan's own rules decide; no mark is a threshold, nothing is promised. */
import { paths } from '../../paths.ts'
import { coursesFor, monthsOf } from '../../plan/courses.ts'
import { englishFor } from '../../plan/english.ts'
import type { Level, Range } from '../../plan/facts.ts'
import { type Certificate, emptyPlan, type Plan } from '../../plan/plan.ts'
import { queryOf } from '../../plan/plan-query.ts'
import { admissionTo } from '../../plan/verdict.ts'
import {
	type Answerer,
	askUniversity,
	type Context,
	type Draft,
	familiesLink,
	faqLink,
	figure,
	firstSentences,
	fromFamilies,
	fromFaq,
	institutesLink,
	key,
	levelOf,
	planLink,
	say,
	saying,
	text,
	texts,
	universityLink,
	visaLink,
} from './build.ts'

const asked = (context: Context): Level => (context.reading.ideas.has('foundation') ? 'foundation' : levelOf(context))

function planOf({ universities }: Context, answers: Partial<Plan>): string {
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
	const band = figure(facts.english.bands[level][test], paths.question('academic-requirements'), unit)
	const values = { test: key(`test.${test}`), level: key(`to.${level}`), band }
	const [university] = universities
	const own = university ? texts(firstSentences(university.admission, 2)) : []
	if (score === undefined)
		return {
			blocks: [saying(say('english.band', values)), ...own],
			links: [faqLink('academic-requirements'), ...(university ? [universityLink(university)] : [])],
			ask: { sentence: say('ask.score'), choices: ['5.5', '6.0', '6.5'].map((one) => ({ text: `IELTS ${one}` })) },
			next: ['withoutTest', 'institutes'],
		}
	const found = englishFor({ test, score }, level, facts)
	const plan = planLink(planOf(context, { test, score, ...(level === 'foundation' ? {} : { level }) }))
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
				course && say('english.course', { months: figure(course.months, paths.plan(), 'months'), fee: figure(course.fee, course.href) }),
				say('english.conditional'),
			),
		],
		links: [plan, institutesLink()],
		next: ['institutes', 'withoutTest', 'foundation'],
	}
}

/** How long the three nearest courses take, and what a month of the first costs. */
function courseOf({ knowledge }: Context, way: ReturnType<typeof englishFor>['way']) {
	const options = coursesFor(knowledge.catalogue, way, knowledge.facts).slice(0, 3)
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
	const from = cefr[0]
	const found = from ? englishFor({ test: 'level', score: from }, level, knowledge.facts) : englishFor({ test, ...(score && { score }) }, level, knowledge.facts)
	const course = courseOf(context, found.way)
	const values = { from: from ?? score ?? '', level: key(`to.${level}`) }
	if (found.likelyEnough || found.status === 'met')
		return { blocks: [saying(say('english.likely', values))], links: [planLink(planOf(context, from ? { test: 'level', score: from } : {}))], next: ['requirements', 'institutes'] }
	if (!course)
		return { ...fromFaq(context, 'without-english-certificate'), ask: { sentence: say('ask.level'), choices: ['A0', 'A2', 'B1', 'B2'].map((one) => ({ text: one })) }, next: ['institutes', 'withoutTest'] }
	return {
		blocks: [saying(say('english.months', { ...values, months: figure(course.months, paths.plan(), 'months') }), say('english.monthly', { fee: figure(course.fee, course.href) }))],
		links: [planLink(planOf(context, { ...(from ? { test: 'level', score: from } : { test, ...(score && { score }) }), ...(level === 'foundation' ? {} : { level }) })), institutesLink()],
		next: ['institutes', 'withoutTest'],
	}
}

const withoutTest: Answerer = (context) => {
	const [university] = context.universities
	const draft = fromFaq(context, 'without-english-certificate')
	return {
		...draft,
		links: [...(draft.links ?? []), planLink(''), ...(university ? [universityLink(university)] : [])],
		next: ['institutes', 'english', 'foundation'],
	}
}

const certificate: Answerer = (context) => {
	const { reading } = context
	const had: Certificate = reading.certificate ?? 'school'
	if (!reading.level) return { ...fromFamilies(context, 'school-certificates', 3), person: 'university', next: ['requirements', 'english', 'foundation'] }
	const { verdict, needs } = admissionTo(reading.level, had, 'none')
	const to = planLink(planOf(context, { certificate: had, level: reading.level }))
	if (verdict === 'later' && needs)
		return {
			blocks: [saying(say('certificate.later', { level: key(`the.${reading.level}`), needs: key(`certificateOf.${needs}`) }), say('admission.decides'))],
			links: [to, faqLink('academic-requirements')],
			next: ['requirements', 'fees'],
		}
	return {
		blocks: [saying(say('certificate.open', { level: key(`to.${reading.level}`), needs: key(`certificateOf.${had}`) })), ...fromFaq(context, 'academic-requirements', 1).blocks, saying(say('admission.decides'))],
		links: [to, faqLink('academic-requirements')],
		next: ['english', 'requirements'],
	}
}

const grade: Answerer = (context) => {
	const { knowledge, universities } = context
	const [university] = universities
	const general = knowledge.faq.find(({ id }) => id === 'academic-requirements')?.answer ?? ''
	const last = general.split(/(?<=[.؟!])\s+/).at(-1)
	return {
		blocks: [saying(say('grade')), ...texts(university ? firstSentences(university.admission) : last)],
		links: [...(university ? [universityLink(university)] : [familiesLink('school-certificates')]), faqLink('academic-requirements')],
		person: 'university',
		...(university ? {} : { ask: askUniversity(context) }),
		next: ['english', 'foundation', 'cheapest'],
	}
}

const ofUniversity: Answerer = (context) => {
	const [university] = context.universities
	if (!university) return general(context)
	return {
		blocks: [saying(say('requirements', { university: university.name })), text(firstSentences(university.admission))],
		links: [universityLink(university)],
		person: 'university',
		next: ['english', 'fees', 'intakes'],
	}
}

const general = (context: Context): Draft => ({
	...fromFaq(context, 'academic-requirements'),
	ask: askUniversity(context),
	next: ['withoutTest', 'english', 'applyHow'],
})

const time: Answerer = (context) => ({ ...fromFaq(context, 'admission-time'), next: ['visaTime', 'applyHow'] })

const foundation: Answerer = (context) => {
	const { knowledge } = context
	const { universities, months: count } = knowledge.facts.foundation
	const names = knowledge.catalogue.universities.filter(({ code }) => universities.includes(code))
	const band = figure(knowledge.facts.english.bands.foundation.ielts, paths.question('academic-requirements'), 'score')
	return {
		blocks: [
			saying(say('foundation.year', { months: figure(count, paths.plan(), 'months'), band }), say('foundation.where')),
			{ kind: 'list', items: names.map(({ name }) => name) },
			saying(say('foundation.fee')),
		],
		links: [...names.slice(0, 2).map(universityLink), faqLink('academic-requirements')],
		person: 'university',
		next: ['english', 'requirements'],
	}
}

const guarantee: Answerer = ({ universities }) => ({
	blocks: [saying(say('guarantee.nobody'), say('guarantee.we'))],
	links: [planLink(''), faqLink('visa-success-rate'), ...universities.slice(0, 1).map(universityLink)],
	person: 'university',
	next: ['requirements', 'english'],
})

const recognition: Answerer = (context) => {
	const { universities, reading, knowledge } = context
	const [university] = universities
	const country = knowledge.families.find(({ id }) => id === `recognition-${reading.country?.toLowerCase()}`)
	const lists = reading.ideas.has('uniRecommended') && !country
	return {
		blocks: [
			...(university ? [saying(say('recognition.university', { university: university.name, accreditation: university.accreditation }))] : []),
			saying(say('recognition.home')),
			...texts(country && firstSentences(country.answer)),
			...(lists ? fromFamilies(context, 'recommended-lists', 3).blocks : []),
		],
		links: [familiesLink(country?.id ?? 'recognition'), ...(university ? [universityLink(university)] : [])],
		person: 'university',
		next: ['rank', 'requirements'],
	}
}

const change: Answerer = (context) => ({ ...fromFamilies(context, 'change-university'), person: 'university', next: ['requirements'] })
const age: Answerer = ({ knowledge }) => ({
	blocks: [saying(say('age')), ...texts(knowledge.visa.age)],
	links: [institutesLink(), visaLink()],
	person: 'university',
	next: ['requirements', 'scholarships'],
})

export const admissionAnswers = {
	'admission.english': english,
	'english.months': months,
	'admission.without-test': withoutTest,
	'admission.certificate': certificate,
	'admission.grade': grade,
	'admission.university': ofUniversity,
	'admission.general': general,
	'admission.time': time,
	foundation,
	guarantee,
	recognition,
	'change-university': change,
	age,
} satisfies Record<string, Answerer>
