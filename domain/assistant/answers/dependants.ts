/** Who may come along, and who may visit: what the page for families says of it. */
import { findNames } from '../names.ts'
import type { Reading } from '../read.ts'
import { wordsOf } from '../spelling.ts'
import {
	type Answerer,
	type Context,
	familiesLink,
	fromFamilies,
	say,
	saying,
	sentencesOf,
	visaLink,
} from './build.ts'

/** By the level, or by the nationality: the page names those whose bachelor's students may bring a family, and those whose may not. */
function familyVerdict({ reading, knowledge }: Context): string {
	if (reading.ideas.has('work')) return 'family.work'
	if (isOwnStudy(reading)) return 'family.study'
	if (reading.level === 'master' || reading.level === 'phd') return 'family.yes'
	const answer = knowledge.families.find(({ id }) => id === 'dependants')?.answer ?? ''
	const countriesIn = (words: string) =>
		findNames(wordsOf(words), words, knowledge, true).flatMap(({ kind, code }) =>
			kind === 'home-country' ? [code] : [],
		)
	const listed = sentencesOf(answer).find((one) => countriesIn(one).length > 1) ?? ''
	const [may = '', mayNot = ''] = listed.split(/؛|;|، (?=وليست)/)
	const isIn = (words: string) => countriesIn(words).includes(reading.country ?? '')
	if (isIn(may) === isIn(mayNot)) return 'family.depends'
	return isIn(may) ? 'family.nationality' : 'family.notBachelor'
}

/** «شنو يحتاج؟»: how one applies stands at the end of the text. */
const asksHow = ({ reading }: Context) =>
	(['need', 'documents', 'how', 'requirements'] as const).some((idea) => reading.ideas.has(idea))

/** «وأنا أقدر أدرس؟» of one who comes along: nobody is named, and nothing but studying. */
const isOwnStudy = ({ ideas }: Reading) => ideas.has('study') && !ideas.has('kin')
/** Whether they may work or study the page does not say: then its rules of coming along are no answer. */
const isUntold = ({ reading }: Context) => reading.ideas.has('work') || isOwnStudy(reading)

const family: Answerer = (context) => ({
	blocks: [
		saying(say(familyVerdict(context))),
		...fromFamilies(context, 'dependants', isUntold(context) ? 1 : asksHow(context) ? 6 : 4).blocks,
	],
	links: [familiesLink('dependants'), visaLink()],
	person: 'visa',
	next: ['parentsVisit', 'visaDocuments'],
})

const visit: Answerer = (context) => ({
	...fromFamilies(context, 'parents-visit'),
	person: 'visa',
	next: ['family'],
})

export const dependantAnswers = {
	family,
	'parents.visit': visit,
} satisfies Record<string, Answerer>
