/**
 * One idea of "contains" for every search and filter of the site: what a visitor types is found whatever the
 * keyboard made of it (hamzas, taa marbuta, diacritics, digits, accents, capitals), with or without the Arabic
 * article, and under the other names of the same thing (`synonyms.ts`).
 */
import { fold, withoutArticles } from './fold.ts'
import { memoize } from './memoize.ts'
import { synonyms } from './synonyms.ts'

/** All texts of an entry as one haystack for `matches`, each once. */
export function foldAll(texts: readonly string[]): string {
	return [...new Set(texts.map(fold))].join(' ')
}

/** Whether a folded haystack contains every part of the query, under any of its names. */
export function matches(haystack: string, query: string): boolean {
	const folded = foldOnce(query)
	if (folded === '') return isBlank(query)
	if (haystack.includes(folded)) return true
	const words = bareOnce(haystack)
	return needlesOf(folded).every(
		({ typed, names }) =>
			typed.split(' ').every((word) => words.includes(word)) ||
			names.some((name) => containsWord(words, name)),
	)
}

/** Texts of an entry that are searched one by one, each on a line of its own. */
export function foldLines(texts: readonly string[]): string {
	return [...new Set(texts.map(fold))].join('\n')
}

/**
 * Whether one line contains every part of the query: «business management» is one programme, not a business school that also
 * teaches management. Up to three letters are a word of their own: «AI» is not in «Malaysia». A word among others is not
 * translated: lines hold both languages, and «إدارة الأعمال» is the MBA of every university, not business and management.
 */
export function matchesOneLine(lines: string, query: string): boolean {
	const folded = foldOnce(query)
	if (folded === '') return isBlank(query)
	const needles = needlesOf(folded)
	return bareLinesOnce(lines).some((line) =>
		needles.every(
			({ typed, names }) =>
				typed.split(' ').every((word) => containsTyped(line, word)) ||
				names.some(
					(name) =>
						(needles.length === 1 || isArabic(name) === isArabic(typed)) &&
						containsWord(line, name),
				),
		),
	)
}

function containsTyped(line: string, word: string): boolean {
	return word.length > 3 ? line.includes(word) : containsWord(line, word)
}

function isArabic(text: string): boolean {
	return /\p{Script=Arabic}/u.test(text)
}

/** Nothing to be seen was typed. Signs alone («!!!») are something, and no text of ours is searched for them. */
function isBlank(query: string): boolean {
	return /^[\s\p{Cf}]*$/u.test(query)
}

const foldOnce = memoize(fold)
const bare = (haystack: string) => ` ${withoutArticles(haystack)} `
const bareOnce = memoize(bare)
const bareLinesOnce = memoize((lines) => lines.split('\n').map(bare))

/** What Arabic writes in one piece with the word that follows. */
const prefixes = ['', 'و', 'ب', 'ل', 'وال', 'بال', 'كال', 'فال']

function containsWord(haystack: string, name: string): boolean {
	return prefixes.some((prefix) => haystack.includes(` ${prefix}${name} `))
}

export interface Needle {
	typed: string
	/** The other names of the same thing, to be found as whole words: «طب» must not find «تطبيق». */
	names: readonly string[]
}

/** What a folded query looks for, part by part. */
export const needlesOf = memoize((folded): readonly Needle[] => {
	const words = withoutArticles(folded).split(' ')
	const needles: Needle[] = []
	for (let start = 0; start < words.length; ) {
		const length = longestName(words.slice(start))
		const typed = words.slice(start, start + length).join(' ')
		needles.push({ typed, names: namesOf(typed) })
		start += length
	}
	return needles
})

function longestName(words: readonly string[]): number {
	for (let length = words.length; length > 1; length -= 1) {
		if (namesOf(words.slice(0, length).join(' ')).length > 0) return length
	}
	return 1
}

/** Folded names without articles, each with its group; made on first use. */
let groups: Map<string, readonly string[]> | undefined

function namesOf(typed: string): readonly string[] {
	groups ??= new Map(
		synonyms.flatMap((group) => {
			const names = group.map((name) => withoutArticles(fold(name)))
			return names.map((name) => [name, names] as const)
		}),
	)
	const exact = groups.get(typed)
	// Half of a name of two words is a name being typed: «كوالا لم».
	if (exact || !typed.includes(' ')) return exact ?? []
	return [...groups].flatMap(([name, group]) => (name.startsWith(typed) ? group : []))
}
