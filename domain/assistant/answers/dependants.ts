/** Who may come along, and who may visit: what the page for families says of it. */
import { findNames } from '../names.ts'
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

const family: Answerer = (context) => ({
	blocks: [
		saying(say(familyVerdict(context))),
		...fromFamilies(context, 'dependants', asksHow(context) ? 6 : 4).blocks,
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
