/** Several words of a question that are one thing to understand: the longest phrase of the tables at each place. */
import { bare, type Meaning, phrasesAt } from './lexicon.ts'

export function phrasesIn(
	count: number,
	forms: readonly string[][],
	used: ReadonlySet<number>,
	found: (meanings: Meaning[], at: number, length: number) => void,
): void {
	for (let at = 0; at < count; at += 1) {
		if (used.has(at)) continue
		const fitting = phrasesAt(forms[at] ?? []).filter(
			({ words }) =>
				words.every(
					(word, offset) => !used.has(at + offset) && forms[at + offset]?.includes(word),
				) && !isPerYear(words, forms[at + 1]),
		)
		// Of two as long, the one that is written so: «كم تاخذون» is not «كم تاخذ».
		const isTyped = ({ words }: (typeof fitting)[number]) =>
			words.every((word, offset) => {
				const [typed = ''] = forms[at + offset] ?? []
				return word === typed || word === bare(typed)
			})
		const phrase =
			fitting.find((one) => one.words.length === fitting[0]?.words.length && isTyped(one)) ??
			fitting[0]
		if (phrase) found(phrase.meaning, at, phrase.words.length)
	}
}

/** «كم السنة», «بكم بالسنة» ask for a price, «كم سنة» for a time. */
function isPerYear([first]: readonly string[], next: readonly string[] | undefined): boolean {
	return (first === 'كم' || first === 'كام') && /^[بف]?ال/.test(next?.[0] ?? '')
}
