/**
 * Which tables of words a question needs. A page fetches the one of its own language; the other one only where a question may hold a word
 * of it, so that most visitors never fetch it.
 */
import type { Language } from '../language.ts'
import type { Knowledge } from './knowledge.ts'
import { levelIn } from './levels.ts'
import { isListed, meaningsOf } from './lexicon.ts'
import { findNames } from './names.ts'
import { numbersIn } from './numbers.ts'
import { isPlainWord } from './plain.ts'
import { formsOf, isArabic, wordsOf } from './spelling.ts'

/** Asked while the table of the page's language alone is known. */
export function needsBothTables(question: string, page: Language, knowledge: Knowledge): boolean {
	const typed = question.slice(0, 600)
	const words = wordsOf(typed)
	const used = new Set([
		...numbersIn(words, false).used,
		...levelIn(words, words.map(formsOf), new Set()).places,
		...findNames(words, typed, knowledge, true).flatMap(({ at, length }) =>
			Array.from({ length }, (_, offset) => at + offset),
		),
	])
	const left = words.filter((word, at) => !used.has(at) && !/^\d/.test(word))
	// Of a word in Arabic letters the other table has nothing; one in Latin letters may be Arabic by its sound.
	return page === 'ar'
		? left.some((word) => !isArabic(word))
		: left.some((word) => isArabic(word) || !isKnown(word))
}

function isKnown(word: string): boolean {
	return isPlainWord(word) || isListed(word) || meaningsOf(word, formsOf(word)).length > 0
}
