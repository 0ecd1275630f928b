/** Whether the way is open: certificates, marks, recognition. No mark is a threshold, nothing is promised. */
import type { Certificate } from '../../plan/plan.ts'
import { admissionTo } from '../../plan/verdict.ts'
import type { Block } from '../answer.ts'
import { isNamed } from '../subjects.ts'
import {
	type Answerer,
	askUniversity,
	type Context,
	type Draft,
	familiesLink,
	faqLink,
	firstSentences,
	fromFamilies,
	fromFaq,
	institutesLink,
	key,
	planLink,
	programmesFor,
	say,
	saying,
	sentencesOf,
	texts,
	universityLink,
	visaLink,
	wordsOf,
} from './build.ts'
import { planOf } from './english.ts'
import { filtersWith } from './filters.ts'
import { foundation } from './foundation.ts'
import { asksOnline, asksToCount } from './limits.ts'
import { linksTo, type Offer, offerHead, offerRow, offersOf, tableNotes } from './offers.ts'

const certificate: Answerer = (context) => {
	const { reading } = context
	const had: Certificate = reading.certificate ?? 'school'
	if (!reading.level)
		return {
			...withOwnCertificate(context, fromFamilies(context, 'school-certificates')),
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
			...(context.universities.length > 0
				? admissionOf(context)
				: fromFaq(context, 'academic-requirements', 1).blocks),
			saying(say('admission.decides'), asksToCount(reading) ? say('credits') : undefined),
		],
		links: [
			to,
			...context.universities.slice(0, 1).map(universityLink),
			faqLink('academic-requirements'),
		],
		next: ['english', 'requirements'],
	}
}

/** A technical diploma, or one of an authority of its own: the university is asked. */
const withOwnCertificate = ({ reading }: Context, draft: Draft): Draft => ({
	...draft,
	blocks: [
		...(foreign.test(reading.text) ? [saying(say('certificate.notNamed'))] : []),
		...draft.blocks,
		saying(say('certificate.own')),
	],
})
/** Certificates of schools abroad: the page names those of our visitors' countries. */
const foreign =
	/\b(?:a.?levels?|i?gcse|ib|sat|act|ged|american diploma)\b|سات|دبلوم[اه]? [اأ]مريكي|[اأ]ي جي/i

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
			...texts(...(university ? [] : [last, belowGrade(context)])),
			...admissionOf(context),
			...(offers.length > 0
				? [
						saying(
							say('programme.where', {
								filters: filtersWith(context, offers[0]?.level ?? 'bachelor'),
							}),
						),
						{ kind: 'table' as const, head: offerHead, rows: offers.slice(0, 6).map(offerRow) },
						tableNotes(offers.slice(0, 6)),
						saying(...missingOf(context, offers)),
					]
				: []),
		],
		links: [
			...(university ? universities.slice(0, 3).map(universityLink) : linksTo(offers)),
			...(university ? [] : [familiesLink('school-certificates')]),
			faqLink('academic-requirements'),
		],
		person: 'university',
		...(university ? {} : { ask: askUniversity(context) }),
		next: ['english', 'foundation', 'cheapest'],
	}
}

/** What the page of each university that is meant asks for. */
const admissionOf = (context: Context): Block[] =>
	context.universities
		.slice(0, 3)
		.flatMap((university) => [
			saying(say('requirements', { university: university.name })),
			...texts(firstSentences(ofLevel(wordsOf(context, university).admission, context.reading))),
		])

/** Whoever wants a master's is not told what a school leaver needs. */
function ofLevel(words: string, { level }: Context['reading']): string {
	if (level !== 'master' && level !== 'phd') return words
	const fitting = sentencesOf(words).filter(
		(one) =>
			/ماجستير|دراسات العليا|دكتوراه|بحث|master|postgraduate|PhD|research/i.test(one) ||
			!/بكالوريوس|ثانوي|bachelor|undergraduate|school/i.test(one),
	)
	return fitting.length > 0 ? fitting.join(' ') : words
}

/** «بترول أو ميكانيكا»: of two subjects, the one that no programme of the table has. */
const missingOf = ({ reading }: Context, offers: readonly Offer[]) =>
	reading.subjects.length === 2 && !reading.subjects.some(isNamed)
		? reading.subjects
				// Offers hold the least expensive programme of each university: another one may be in the subject.
				.filter((one) => !offers.some((offer) => hasSubject(offer, one)))
				.map((one) => say('programme.missing', { subject: key(`subject.${one}`) }))
		: []

const hasSubject = ({ university, level }: Offer, subject: string) =>
	programmesFor(university, [subject], level).programmes.length > 0

/** What the page for families says of marks: who asks for one, and what is open below it. */
const belowGrade = ({ knowledge }: Context) =>
	sentencesOf(knowledge.families.find(({ id }) => id === 'school-certificates')?.answer ?? '')
		.slice(-2)
		.join(' ')

const ofUniversity: Answerer = (context) => {
	const [university] = context.universities
	if (!university) return general(context)
	const { level } = context.reading
	const isAfterBachelor = level === 'master' || level === 'phd'
	return {
		blocks: [
			...admissionOf(context),
			// Pages tell most of who comes from school.
			...(isAfterBachelor ? fromFaq(context, 'academic-requirements', 2).blocks : []),
		],
		links: [
			...context.universities.slice(0, 3).map(universityLink),
			...(isAfterBachelor ? [faqLink('academic-requirements')] : []),
		],
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

const guarantee: Answerer = (context) => ({
	blocks: [
		saying(say('guarantee.nobody'), say('guarantee.we')),
		...(context.reading.ideas.has('visa') ? fromFaq(context, 'visa-success-rate', 2).blocks : []),
	],
	links: [
		planLink(''),
		faqLink('visa-success-rate'),
		...context.universities.slice(0, 1).map(universityLink),
	],
	person: 'university',
	next: ['requirements', 'english'],
})

const recognition: Answerer = (context) => {
	const { reading, knowledge } = context
	const universities = context.universities.slice(0, 2)
	const country = knowledge.families.find(
		({ id }) => id === `recognition-${reading.country?.toLowerCase()}`,
	)
	const lists = reading.ideas.has('uniRecommended') && !country
	return {
		blocks: [
			...universities
				.filter(({ accreditation }) => accreditation)
				.map(({ name, accreditation }) =>
					saying(say('recognition.university', { university: name, accreditation })),
				),
			...(asksOnline(reading) && !knowledge.catalogue.universities.some((one) => one.hasPartTime)
				? [saying(say('studyMode.fullTime'))]
				: []),
			saying(say('recognition.home')),
			...(country || universities.length > 0 ? [] : fromFamilies(context, 'recognition', 2).blocks),
			...texts(country && firstSentences(country.answer)),
			...(lists ? fromFamilies(context, 'recommended-lists', 3).blocks : []),
		],
		links: [familiesLink(country?.id ?? 'recognition'), ...universities.map(universityLink)],
		person: 'university',
		...(reading.country === undefined && { ask: askCountry(context) }),
		next: ['rank', 'requirements'],
	}
}

/** «في أي بلد؟», with the countries that the page for families tells of. */
const askCountry = ({ knowledge }: Context): NonNullable<Draft['ask']> => ({
	sentence: say('ask.country'),
	choices: knowledge.families
		.filter(({ id }) => /^recognition-..$/.test(id))
		.slice(0, 5)
		.map(({ question }) => ({ text: question })),
})

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
