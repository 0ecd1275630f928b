/** Who answers, when, and the few words that belong to any conversation. No figure of ours is in them but hours and numbers. */
import { paths } from '../../paths.ts'
import {
	type Answerer,
	type Context,
	link,
	say,
	saying,
	sentencesOf,
	texts,
	universityLink,
	wordsOf,
} from './build.ts'

const contactLink = () => link(paths.contact(), 'contact')
const privacyLink = () => link(paths.privacy(), 'privacy')

const human: Answerer = ({ knowledge }) => ({
	blocks: [saying(say('human')), ...texts(knowledge.support)],
	links: [link(paths.consultants(), 'consultants')],
	person: 'university',
	next: [],
})

const contact: Answerer = ({ knowledge }) => {
	const { whatsapp, phone, email, city } = knowledge.contact
	return {
		blocks: [saying(say('contact', { whatsapp, phone, email, city }))],
		links: [contactLink()],
		person: 'university',
		next: ['hours'],
	}
}

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

/** A supervisor, a room-mate: nobody knows it before, but a page may say how one comes to be chosen. */
const nobodyKnows: Answerer = (context) => ({
	blocks: [
		saying(say('nobodyKnows')),
		...spokenOf(context).flatMap((university) =>
			texts(sentenceWith(wordsOf(context, university).admission)),
		),
	],
	links: spokenOf(context).map(universityLink),
	person: 'university',
	next: ['requirements', 'applyHow'],
})
const spokenOf = ({ universities, before }: Context) => [...universities, ...before].slice(0, 1)
const sentenceWith = (words: string) =>
	sentencesOf(words).find((one) => /مشرف|supervisor/i.test(one))

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
const privacy: Answerer = ({ knowledge }) => ({
	blocks: [saying(say('privacy')), ...texts(knowledge.privacy)],
	links: [privacyLink()],
	next: [],
})
const company: Answerer = ({ knowledge }) => ({
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
	'study-mode': notSaid('studyMode'),
	classmates: notSaid('classmates'),
	credits: (context) =>
		notSaid(context.reading.ideas.has('university') ? 'creditsWhere' : 'credits')(context),
	'nobody-knows': nobodyKnows,
	'out-of-scope': smallTalk('beyondUs', ['fees', 'visaDocuments', 'housing']),
} satisfies Record<string, Answerer>
