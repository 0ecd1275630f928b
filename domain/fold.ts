/** The form in which everything that is typed is compared with everything that is known, whatever the keyboard made of it. */
import { toLatinDigits } from './digits.ts'

/** Letters that stay different after decomposition but are typed for one another. */
const letters: Readonly<Record<string, string>> = {
	ة: 'ه',
	ى: 'ي',
	ی: 'ي',
	ک: 'ك',
	ٱ: 'ا',
	پ: 'ب',
	چ: 'ج',
	ڤ: 'ف',
	ء: '',
	ـ: '',
	// Lower case writes a sigma by where it stands in the word.
	ς: 'σ',
}

/** The form in which texts are compared: lower case, bare letters and Latin digits, single spaces. */
export function fold(text: string): string {
	return bareLetters(text)
		.replace(/(\d)[,٬](?=\d)/g, '$1')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
}

/** Many texts at once: one by one it takes several times as long. */
export function foldEach(texts: readonly string[]): string[] {
	return bareLetters(texts.join('\n'))
		.replace(/(\d)[,٬](?=\d)/g, '$1')
		.replace(/[^\p{L}\p{N}\n]+/gu, ' ')
		.split('\n')
		.map((text) => text.trim())
}

/** The part of folding that looks at one character alone: `highlight.ts` needs it to find its way back. */
export function bareLetters(text: string): string {
	return (
		toLatinDigits(text)
			// Takes hamzas off alef, waw and yaa, accents off Latin letters, and opens ligatures.
			.normalize('NFKD')
			.toLowerCase()
			.replace(/[\p{M}\p{Cf}]/gu, '')
			.replace(/[ةىیکٱپچڤءـς]/g, (letter) => letters[letter] ?? letter)
			// Taylor's is typed as taylors.
			.replace(/['’‘ʼʿʾ`´]/g, '')
	)
}

const articles = /(?<![^ ])(?:(?:ال|لل)(?=[^ ]{2})|[وبكف]ال(?=[^ ]{3}))/g

/** «الهندسة», «للهندسة» and «والهندسة» become «هندسة»; «والي» and «بالي» are words of their own. */
export function withoutArticles(folded: string): string {
	return folded.replace(articles, '')
}
