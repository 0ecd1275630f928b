/** Who answers, when, and the few words that belong to any conversation. No figure of ours is in them but hours and numbers. */
import { paths } from '../../paths.ts'
import {
	type Answerer,
	type Context,
	familiesLink,
	firstSentences,
	institutesLink,
	key,
	link,
	say,
	saying,
	sentencesOf,
	texts,
	universityLink,
	withoutAnd,
	wordsOf,
} from './build.ts'

const contactLink = () => link(paths.contact(), 'contact')
const privacyLink = () => link(paths.privacy(), 'privacy')

const human: Answerer = ({ knowledge, reading }) => ({
	blocks: [
		...(reading.ideas.has('meeting') ? [saying(say('meeting'))] : []),
		saying(say('human')),
		...texts(knowledge.support),
	],
	links: [link(paths.consultants(), 'consultants')],
	person: 'university',
	next: [],
})

const contact: Answerer = ({ knowledge, reading }) => {
	const { whatsapp, phone, email, city } = knowledge.contact
	return {
		blocks: [
			saying(
				say('contact', { whatsapp, phone, email, city }),
				isOfAnotherPlace(reading) ? say('contactElsewhere') : undefined,
			),
		],
		links: [contactLink()],
		person: 'university',
		next: ['hours'],
	}
}

/** «عندكم مكتب في الأردن؟» */
const isOfAnotherPlace = ({ country, otherCountry, ideas, text }: Context['reading']) =>
	/مكتب|فرع|فروع|وكيل|وكلاء|\b(?:office|branch)/i.test(text) &&
	(country !== undefined ||
		otherCountry !== undefined ||
		ideas.has('atHome') ||
		/عندنا|بلدنا|هنا|هون/.test(text))

const hours: Answerer = ({ knowledge }) => ({
	blocks: texts(knowledge.contact.hours, knowledge.support),
	links: [contactLink()],
	person: 'university',
	next: ['contact'],
})

/** Asked by many, and not on the site: said so, with a person who knows. */
const notSaid =
	(name: string): Answerer =>
	({ universities }) => ({
		blocks: [saying(say(name))],
		links: universities.slice(0, 1).map(universityLink),
		person: 'university',
		next: ['applyHow', 'fees'],
	})

/** How the programmes on the site are studied, and at which hours the language institutes teach. */
const studyMode: Answerer = ({ knowledge, universities }) => ({
	blocks: [
		saying(
			knowledge.catalogue.universities.some(({ hasPartTime }) => hasPartTime)
				? undefined
				: say('studyMode.fullTime'),
			say('studyMode.ask'),
			say('studyMode.institutes'),
		),
		{
			kind: 'table',
			head: [key('table.institute'), key('table.schedule')],
			rows: knowledge.catalogue.institutes.map(({ name, schedule }) => ({
				label: name,
				cells: [schedule],
			})),
		},
	],
	links: [...universities.slice(0, 1).map(universityLink), institutesLink()],
	person: 'university',
	next: ['applyHow', 'fees'],
})

/** A supervisor, a room-mate: nobody knows it before, but a page may say how one comes to be chosen. */
const nobodyKnows: Answerer = (context) => ({
	blocks: [
		saying(say('nobodyKnows')),
		...ofSupervisor(context).flatMap((university) =>
			texts(sentenceWith(wordsOf(context, university).admission)),
		),
	],
	links: ofSupervisor(context).map(universityLink),
	person: 'university',
	next: ['requirements', 'applyHow'],
})
/** What will be of money or the world no page has a word on. */
const ofSupervisor = ({ universities, before, reading }: Context) =>
	reading.ideas.has('supervisor') || reading.ideas.has('assigned')
		? [...universities, ...before].slice(0, 1)
		: []
const sentenceWith = (words: string) =>
	sentencesOf(words).find((one) => /مشرف|supervisor/i.test(one))

/** What the pages of the universities say of finding one: of those that were spoken of, else of all. */
const supervisor: Answerer = (context) => {
	const spoken = [...new Set([...context.universities, ...context.before])]
	const asked = spoken.length > 0 ? spoken : context.knowledge.catalogue.universities
	const found = asked.flatMap((university) => {
		const { admission, scholarships } = wordsOf(context, university)
		const sentence = sentenceWith(admission) ?? sentenceWith(scholarships)
		return sentence ? [{ university, sentence: withoutAnd(sentence) }] : []
	})
	return {
		blocks: [
			saying(say(found.length > 0 ? 'supervisor.pages' : 'supervisor.none')),
			...found
				.slice(0, 4)
				.map(({ university: { name }, sentence }) =>
					saying(say('prayer.named', { name, text: sentence })),
				),
		],
		links: found.slice(0, 2).map(({ university }) => universityLink(university)),
		person: 'university',
		next: ['requirements', 'applyHow'],
	}
}

/** The site says what is so and hardly ever why. */
const why: Answerer = () => ({
	blocks: [saying(say('why'))],
	links: [],
	person: 'university',
	next: [],
})

const smallTalk =
	(name: string, next: string[] = []): Answerer =>
	() => ({ blocks: [saying(say(name))], links: [], next, isSmallTalk: true })

const who: Answerer = () => ({
	blocks: [saying(say('who'))],
	links: [privacyLink()],
	person: 'university',
	next: ['human', 'fees', 'visaTime'],
	isSmallTalk: true,
})
const privacy: Answerer = ({ knowledge, reading }) => ({
	blocks: ofPapers.some((idea) => reading.ideas.has(idea))
		? texts(knowledge.documentPrivacy)
		: [saying(say('privacy')), ...texts(knowledge.privacy)],
	links: [privacyLink()],
	next: [],
})
const ofPapers = ['passport', 'documents', 'send', 'photos'] as const

/** Whoever is afraid of a fraud is told how to be safe from one, and not how large we are. */
const trust: Answerer = (context) => {
	const { knowledge } = context
	const ours = knowledge.families.find(({ id }) => id === 'our-fee')?.answer ?? ''
	return {
		blocks: [saying(say('trust')), ...texts(firstSentences(ours, 2), sentencesOf(ours)[3])],
		links: [familiesLink('our-fee'), contactLink()],
		person: 'university',
		next: ['ownFees', 'contact'],
	}
}
const company: Answerer = (context) =>
	context.reading.ideas.has('trust') ? trust(context) : ourselves(context)
const ourselves: Answerer = ({ knowledge }) => ({
	blocks: texts(knowledge.company),
	links: [link(paths.about(), 'about'), contactLink()],
	person: 'university',
	next: ['ownFees', 'applyHow'],
})
const insult: Answerer = () => ({
	blocks: [saying(say('insult'))],
	links: [],
	person: 'university',
	next: [],
	isSmallTalk: true,
})

/** Who wishes peace is wished it back. */
const greeting: Answerer = (context) => {
	const name = /سلام|salam|slm/i.test(context.reading.text) ? 'greeting.peace' : 'greeting.hello'
	return smallTalk(name, ['fees', 'visaDocuments', 'housing'])(context)
}

export const peopleAnswers = {
	human,
	why,
	contact,
	hours,
	who,
	privacy,
	'about-us': company,
	greeting,
	thanks: smallTalk('thanks'),
	bye: smallTalk('thanks'),
	insult,
	'study-mode': studyMode,
	classmates: notSaid('classmates'),
	credits: (context) =>
		notSaid(context.reading.ideas.has('university') ? 'creditsWhere' : 'credits')(context),
	'nobody-knows': nobodyKnows,
	supervisor,
	'out-of-scope': smallTalk('beyondUs', ['fees', 'visaDocuments', 'housing']),
} satisfies Record<string, Answerer>
