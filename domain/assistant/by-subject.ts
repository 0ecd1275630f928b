/** One question that a subject of study makes two of: two subjects, or one that has to be recognised. */
import type { Chosen } from './choose.ts'
import type { Reading } from './read.ts'
import { isGeneral, isNamed } from './subjects.ts'

/** `asked`: the question without what was remembered. */
export const bySubject = (whole: Chosen, asked: Reading): Chosen[] =>
	withTeaching(whole, asked) ?? eachSubject(whole)

/** «صيدلة أو أسنان، وين؟»: each has its own answer, so that the one that nobody teaches is not passed over. */
function eachSubject(whole: Chosen): Chosen[] {
	const { subjects } = whole.reading
	const isList = /^(?:programme\.offered|cheapest|fee\.programme)$/.test(whole.intent)
	if (!isList || subjects.length !== 2 || subjects.every(isGeneral) || subjects.some(isNamed))
		return [whole]
	// «في نفس الجامعة»: one that has both.
	if (ofOnePlace.test(whole.reading.text)) return [{ ...whole, intent: 'programme.offered' }]
	return subjects.map((subject) => ({
		...whole,
		reading: { ...whole.reading, subjects: [subject] },
		subject,
	}))
}

const ofOnePlace = /نفس|سوا|كلاهما|الاثنين|الاتنين|تو[أا]م|\b(?:both|same|twins?|together)\b/i

/** «أبي شي معترف فيه بتخصص محاسبة», «وين ماجستير بدون ايلتس؟»: the rule, and who teaches the subject that is asked for with it. */
function withTeaching(whole: Chosen, asked: Reading): Chosen[] | undefined {
	const isAsked =
		(whole.intent === 'recognition' || whole.intent === 'admission.without-test') &&
		asked.subjects.length > 0 &&
		asked.universities.length === 0 &&
		(['want', 'which', 'programme', 'where'] as const).some((idea) => asked.ideas.has(idea))
	if (!isAsked) return undefined
	const reading = { ...whole.reading, universities: [] }
	return [
		{ ...whole, reading },
		{ ...whole, intent: 'programme.offered', reading },
	]
}
