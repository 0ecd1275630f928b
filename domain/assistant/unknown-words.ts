/** Words of a question that are in no table, and what of them is worth naming. */
import { fold } from '../fold.ts'
import { isKindOfHome } from './kinds-of-homes.ts'
import { isKnownWord } from './lexicon.ts'
import { isPlainWord } from './plain.ts'
import type { Reading } from './read.ts'
import { formsOf, isArabic, wordsOf } from './spelling.ts'

/** A word that may be the name of something: «فاتت» and «والا» are none, and nobody asked about them. */
const isThing = (word: string) => /^(?:[وبفل]?ال|لل).{3}/.test(word) || /^[a-z]{4}/.test(word)

/** Against what was understood: «السرير» may be all that was asked about, `early` and «بارد» hardly are. */
export const weightOfUnknown = (word: string) =>
	!isThing(word) ? 0.6 : isArabic(word) ? 1.3 : 0.75

/** The things among them as they were typed; empty where there is none to name. */
export const thingsNamed = ({ unknown, text }: Reading) =>
	unknownNamed(unknown.filter(isThing), text)

/** «غرف في فيستا», «يو ريزيدنس»: what stands where the name of a home would. */
export function homeNamed({ unknown, text, homes }: Reading): string | undefined {
	if (homes.length > 0) return undefined
	const words = wordsOf(text)
	const kind = words.findIndex((word, at) => at > 0 && isKindOfHome(word))
	const own = words[kind - 1] ?? ''
	// `u residence`: a letter that is no word.
	const isName =
		/^[c-eghjkm-vx-z]$/.test(own) ||
		(own !== '' && !isPlainWord(own) && !formsOf(own).some(isKnownWord))
	if (isName) return [own, words[kind] ?? ''].flatMap((word) => asTyped(word, text)).join(' ')
	const name = words.find(
		(word, at) =>
			unknown.includes(word) &&
			!word.startsWith('ال') &&
			!isKindOfHome(word) &&
			beforeHomes.has(words[at - 1] ?? ''),
	)
	return name === undefined ? undefined : asTyped(name, text)[0]
}
const beforeHomes = new Set(
	'ب ف في بسكن سكن السكن بشقق شقق مجمع بمجمع برج عمارة عماره ريزيدنس at in fi f b bi sakan'.split(
		' ',
	),
)

/** The last of them as it was typed, with the one before it where both stand side by side. */
function unknownNamed(unknown: readonly string[], typed: string): string {
	const words = unknown.flatMap((word) => asTyped(word, typed))
	const pair = words.slice(-2).join(' ')
	return typed.includes(pair) ? pair : (words.at(-1) ?? '')
}

/** The word with its own letters; none that nobody would have typed. */
function asTyped(word: string, typed: string): string[] {
	const found = typed.slice(0, 600).match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []
	return word.length > 25 ? [] : found.filter((one) => fold(one) === word).slice(0, 1)
}
