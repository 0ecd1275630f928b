/**
 * Words that every conversation has and that say nothing about what is asked: small words of the dialects, people, politeness, words of
 * telling and asking. They are neither understood nor missing, and no slip of a word of the tables. What is in no table at all is a word that
 * may be the very thing that was asked about. The tables are in `words/`.
 */
import { fold } from '../fold.ts'
import { isStopWord } from '../stop-words.ts'
import { inPersons, verbStems } from './spelling.ts'

const known = new Set<string>()

export function learnPlain(words: string): void {
	// Folded as a whole: word by word it took longer than all the rest.
	for (const word of fold(words).split(' ')) known.add(word)
}

/** Written so in the table: such a word means what it says, and hides no other one. */
export function isPlain(word: string): boolean {
	return known.has(word)
}

export function isPlainWord(word: string): boolean {
	if (isStopWord(word) || isPlain(word)) return true
	// `places`, as `place`.
	if (/^[a-z]{3,}s$/.test(word) && isPlain(word.slice(0, -1))) return true
	// «وانا», «فالبلد»: what is written in one piece with a plain word.
	const rest = word.replace(/^(?:وال|بال|فال|هال|عال|لل|ال|[وفبل])/, '')
	if (rest !== word && rest.length > 1 && (isPlain(rest) || isStopWord(rest))) return true
	// «شهادتها», «هيسووا»: the same in another person.
	const owned = rest.replace(/(?:[هك]م|[هكن]ا|[هكن]ن|ني|[يهكو])$/, '')
	return (
		(owned !== rest && owned.length > 2 && (isPlain(owned) || isPlain(owned.replace(/ت$/, 'ه')))) ||
		isPlainVerb(word)
	)
}

/** «شسوي» is the plain verb of doing in another person, and no «تسوى». */
export function isPlainVerb(word: string): boolean {
	const { now, before } = verbStems(word)
	return inPersons([now ?? '', before ?? ''].filter((stem) => stem !== '')).some(isPlain)
}
