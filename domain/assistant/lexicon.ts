/** The tables of ideas and subjects that were learned, made ready for looking words up. */
import { bareLetters, withoutArticles } from '../fold.ts'
import type { Idea, Words } from './ideas.ts'
import { isPlainWord, learnPlain } from './plain.ts'
import { consonants, hasVowelsOf, isArabic, isSlipOf, slipsIn } from './spelling.ts'

export interface Phrase<Meaning> {
	words: string[]
	meaning: Meaning
}

/** An idea, or a subject of study. Doubtful: a word that means it only where the question is about nothing else. */
export type Meaning = { idea: Idea; isDoubtful?: true } | { subject: string }

interface Lexicon {
	single: Map<string, Meaning[]>
	beginnings: [string, Meaning][]
	parts: [string, Meaning][]
	/** By their first word. */
	phrases: Map<string, Phrase<Meaning[]>[]>
	phraseWords: Set<string>
	/** Words by their consonants. */
	bySound: Map<string, string[]>
	byLength: Map<number, string[]>
}

export const bare = (word: string) =>
	withoutArticles(word).length > 1 ? withoutArticles(word) : word

const tables: Words[] = []
const made: Lexicon = {
	single: new Map(),
	beginnings: [],
	parts: [],
	phrases: new Map(),
	phraseWords: new Set(),
	bySound: new Map(),
	byLength: new Map(),
}

/**
 * A table takes part from now on. Each is fetched where questions need it: most hold words in one kind of letters alone. It is made ready
 * here, where it arrives, and without the ones before it: an answer must not wait for it.
 */
export function learn(words: Words): void {
	if (tables.includes(words)) return
	tables.push(words)
	learnPlain(words.plain)
	add(words)
	// By their sound words are looked for in Latin letters alone: until both tables are there, there is nothing to compare.
	if (knowsAllWords()) addSounds()
}

export const knowsAllWords = () => tables.length > 1

function entries({ ideas, subjects }: Words): [string, Meaning][] {
	// Folded as a whole: word by word it took most of the time.
	const split = (text: string) => bareLetters(text).split(', ')
	const isIdea = (name: string): name is Idea => name in ideas
	return [
		...Object.entries(ideas).flatMap(([idea, text]) =>
			split(text).map((word): [string, Meaning] => [
				word.replace('?', ''),
				{ idea: isIdea(idea) ? idea : 'about', ...(word.endsWith('?') && { isDoubtful: true }) },
			]),
		),
		...Object.entries(subjects).flatMap(([subject, text]) =>
			split(text).map((word): [string, Meaning] => [word, { subject }]),
		),
	]
}

export function pushTo<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
	const list = map.get(key)
	if (list) list.push(item)
	else map.set(key, [item])
}

const lexicon = () => made

/** As it is written in the tables. */
const phraseOf = new Map<string, Phrase<Meaning[]>>()

function add(table: Words): void {
	const { single, beginnings, parts, phrases, phraseWords, byLength } = made
	for (const [word, meaning] of entries(table)) {
		const folded = word.replace(/[*-]/g, (sign) => (sign === '-' ? ' ' : ''))
		if (word.startsWith('*')) parts.push([folded, meaning])
		else if (folded.includes(' ')) {
			const words = folded.split(' ').map(bare)
			const same = phraseOf.get(folded)
			if (same) same.meaning.push(meaning)
			else {
				const phrase = { words, meaning: [meaning] }
				phraseOf.set(folded, phrase)
				pushTo(phrases, words[0] ?? '', phrase)
				for (const one of words) phraseWords.add(one)
			}
		} else {
			if (word.endsWith('*')) beginnings.push([folded, meaning])
			// «البس» is no «بس» with an article.
			const forms = /^ال.{3}/.test(folded) ? [folded, bare(folded)] : [folded]
			for (const form of new Set(forms)) {
				if (!single.has(form)) pushTo(byLength, form.length, form)
				pushTo(single, form, meaning)
			}
		}
	}
}

function addSounds(): void {
	for (const word of made.single.keys()) {
		const sound = isArabic(word) ? consonants(word) : ''
		if (sound !== '') pushTo(made.bySound, sound, word)
	}
}

/** Phrases that begin with a word, whatever is written in one piece with it. */
export function phrasesAt(forms: readonly string[]): Phrase<Meaning[]>[] {
	const { phrases } = lexicon()
	return forms
		.flatMap((form) => phrases.get(form) ?? [])
		.sort((a, b) => b.words.length - a.words.length)
}

/** What a single word means: as it is, without what is written in one piece with it, or by its beginning. */
export function meaningsOf(word: string, forms: readonly string[]): Meaning[] {
	const { single, beginnings, parts } = lexicon()
	for (const form of [word, ...forms]) {
		const known = single.get(form)
		if (known) return known
	}
	const begins = beginnings.filter(([start]) => forms.some((form) => form.startsWith(start)))
	if (begins.length > 0) return begins.map(([, meaning]) => meaning)
	return parts.filter(([part]) => word.includes(part)).map(([, meaning]) => meaning)
}

/** What a word in Latin letters means when it is read as Arabic. `isChat`: other words of the question are so for certain. */
export function meaningsBySound(word: string, isChat = false): Meaning[] {
	const { bySound, single } = lexicon()
	// Consonants alone are rubbish, but for those who write `skn` beside `wach`.
	if (!isChat && !/[aeiou2-9]/.test(word)) return []
	// The article is often written as a word's beginning, a pronoun as its end: elvisa, alrosoom, maktabkum. So is who does a thing: ntsjjel.
	for (const form of [
		word,
		// `2est`, `7o2oo2`: in Egypt and the Levant 2 is also «ق».
		...(word.includes('2') ? [word.replaceAll('2', 'q')] : []),
		word.replace(/^(el|al|bel|fel|lel|wel)-?/, ''),
		word.replace(/^[wbflm]/, ''),
		word.replace(/(k[ou]m|na|ha|ak|ek)$/, ''),
		...(isChat ? [word.replace(/^(?:k|ka|b|bi|gh|gha|h|ha|7a)?[nyt]/, '')] : []),
	]) {
		const sound = consonants(form)
		const alike = (sound && bySound.get(sound)) || []
		// `wladi` is «ولادي» and no «ولادة».
		const isMine = /[iy]$/.test(form)
		const fitting = alike.filter(
			(known) => hasVowelsOf(form, known) && !(isMine && known.endsWith('ه')),
		)
		// Two consonants alone are many words.
		const isEnough = sound.length > 2 || form.length > 4
		const known = fitting.length > 0 && isEnough ? fitting : sound.length > 2 ? alike : []
		if (known.length > 0) return known.flatMap((one) => single.get(one) ?? [])
	}
	return []
}

/** «مختلفة» is one letter away from «متخلف»: nobody is taken for rude by a slip. */
const isNoInsult = (meaning: Meaning) => !('idea' in meaning) || meaning.idea !== 'insult'

/** What may be left off before a slip is looked for: not the letters that are part of most words, and never across the article. */
const joined = /^(?:وال|بال|فال|لل|ال|[وبلف](?=.{5}))/

/** What a word means with a slip of the finger in it; only for words that mean nothing else. */
export function meaningsOfSlip(word: string): Meaning[] {
	const { single, byLength } = lexicon()
	for (const form of new Set([word.startsWith('ال') ? '' : word, word.replace(joined, '')])) {
		const slips = slipsIn(form)
		for (let allowed = 1; allowed <= slips; allowed += 1)
			for (let length = form.length - allowed; length <= form.length + allowed; length += 1)
				for (const known of byLength.get(length) ?? [])
					if (known.length >= 5 && known[0] === form[0] && isSlipOf(form, known, allowed))
						return (single.get(known) ?? []).filter(isNoInsult)
	}
	return []
}

/** Letters that sound alike, or are written by other keyboards: «زكاء» is «ذكاء», «احچي» «احكي». */
const alike: readonly [RegExp, string][] = [
	[/ز/g, 'ذ'],
	[/س/g, 'ث'],
	[/ت/g, 'ث'],
	[/ض/g, 'ظ'],
	[/ظ/g, 'ض'],
	[/ذ/g, 'ز'],
	[/گ/g, 'ك'],
	[/گ/g, 'ج'],
	[/ق/g, 'ك'],
]

/** Whether a table has the word, alone or in a phrase. */
export function isListed(word: string): boolean {
	const { single, phraseWords } = lexicon()
	return [word, bare(word)].some((form) => single.has(form) || phraseWords.has(form))
}

/** The word of a table that is meant by a spelling of sounds; any other word as it is. */
export function respelled(word: string): string {
	if (!isArabic(word) || isListed(word) || isPlainWord(word)) return word
	return (
		alike
			.map(([letter, other]) => word.replace(letter, other))
			.find((one) => one !== word && isListed(one)) ?? word
	)
}

/** Whether a word of the tables is written so: a name is never read into it. */
export function isKnownWord(word: string): boolean {
	return lexicon().single.has(word)
}
