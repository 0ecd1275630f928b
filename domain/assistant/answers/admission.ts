/** Whether the way is open: certificates, marks, recognition. No mark is a threshold, nothing is promised. */
import { paths } from '../../paths.ts'
import type { Certificate } from '../../plan/plan.ts'
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
	planLink,
	say,
	saying,
	texts,
	universityLink,
	visaLink,
	wordsOf,
} from './build.ts'
import { planOf } from './english.ts'
import { linksTo, offerHead, offerRow, offersOf } from './offers.ts'

const certificate: Answerer = (context) => {
	const { reading } = context
	const had: Certificate = reading.certificate ?? 'school'
	if (!reading.level)
		return {
			...fromFamilies(context, 'school-certificates', 3),
			person: 'university',
			next: ['requirements', 'english', 'foundation'],
		}
	const { verdict, needs } = admissionTo(reading.level, had, 'none')
	const to = planLink(planOf(context, { certificate: had, level: reading.level }))
	if (verdict === 'later' && needs)
		return {
			blocks: [
				saying(
					say('certificate.later', {
						level: key(`the.${reading.level}`),
						needs: key(`certificateOf.${needs}`),
					}),
					say('admission.decides'),
				),
			],
			links: [to, faqLink('academic-requirements')],
			next: ['requirements', 'fees'],
		}
	return {
		blocks: [
			saying(
				say('certificate.open', {
					level: key(`the.${reading.level}`),
					needs: key(`certificateOf.${had}`),
				}),
			),
			...fromFaq(context, 'academic-requirements', 1).blocks,
			saying(say('admission.decides')),
		],
		links: [to, faqLink('academic-requirements')],
		next: ['english', 'requirements'],
	}
}

const grade: Answerer = (context) => {
	const { knowledge, universities, reading } = context
	const [university] = universities
	// "81 %, civil engineering": who teaches it is known, whether the mark is enough is not.
	const offers =
		university || reading.subjects.length === 0
			? []
			: offersOf(context, knowledge.catalogue.universities)
	const general = knowledge.faq.find(({ id }) => id === 'academic-requirements')?.answer ?? ''
	const last = general.split(/(?<=[.؟!])\s+/).at(-1)
	return {
		blocks: [
			saying(say('grade')),
			...texts(university ? firstSentences(wordsOf(context, university).admission) : last),
			...(offers.length > 0
				? [
						saying(say('programme.where')),
						{ kind: 'table' as const, head: offerHead, rows: offers.slice(0, 4).map(offerRow) },
					]
				: []),
		],
		links: [
			...(university ? [universityLink(university)] : linksTo(offers)),
			...(university ? [] : [familiesLink('school-certificates')]),
			faqLink('academic-requirements'),
		],
		person: 'university',
		...(university ? {} : { ask: askUniversity(context) }),
		next: ['english', 'foundation', 'cheapest'],
	}
}

const ofUniversity: Answerer = (context) => {
	const [university] = context.universities
	if (!university) return general(context)
	return {
		blocks: [
			saying(say('requirements', { university: university.name })),
			...texts(firstSentences(wordsOf(context, university).admission)),
		],
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

const time: Answerer = (context) => ({
	...fromFaq(context, 'admission-time'),
	next: ['visaTime', 'applyHow'],
})

const foundation: Answerer = (context) => {
	const { knowledge } = context
	const { universities, months: count } = knowledge.facts.foundation
	const names = knowledge.catalogue.universities.filter(({ code }) => universities.includes(code))
	const band = figure(
		knowledge.facts.english.bands.foundation.ielts,
		paths.question('academic-requirements'),
		'score',
	)
	return {
		blocks: [
			saying(
				say('foundation.year', { months: figure(count, paths.plan(), 'months'), band }),
				say('foundation.where'),
			),
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
	links: [
		planLink(''),
		faqLink('visa-success-rate'),
		...universities.slice(0, 1).map(universityLink),
	],
	person: 'university',
	next: ['requirements', 'english'],
})

const recognition: Answerer = (context) => {
	const { universities, reading, knowledge } = context
	const [university] = universities
	const country = knowledge.families.find(
		({ id }) => id === `recognition-${reading.country?.toLowerCase()}`,
	)
	const lists = reading.ideas.has('uniRecommended') && !country
	return {
		blocks: [
			...(university
				? [
						saying(
							say('recognition.university', {
								university: university.name,
								accreditation: university.accreditation,
							}),
						),
					]
				: []),
			saying(say('recognition.home')),
			...texts(country && firstSentences(country.answer)),
			...(lists ? fromFamilies(context, 'recommended-lists', 3).blocks : []),
		],
		links: [
			familiesLink(country?.id ?? 'recognition'),
			...(university ? [universityLink(university)] : []),
		],
		person: 'university',
		next: ['rank', 'requirements'],
	}
}

const change: Answerer = (context) => ({
	...fromFamilies(context, 'change-university'),
	person: 'university',
	next: ['requirements'],
})
const age: Answerer = ({ knowledge }) => ({
	blocks: [saying(say('age')), ...texts(knowledge.visa.age)],
	links: [institutesLink(), visaLink()],
	person: 'university',
	next: ['requirements', 'scholarships'],
})

export const admissionAnswers = {
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
