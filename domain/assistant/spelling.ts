/**
 * How a question is spelled: cut into words, each folded as everywhere in the site's searches, and compared with the words of the
 * tables whatever is written in one piece with them, whichever script they are typed in, and with a slip of the finger.
 */

import { bareLetters } from '../fold.ts'
import { memoize } from '../memoize.ts'

/** Signs of money are words; a decimal comma is a point, marks between thousands and letters typed three times are left out. */
export const wordsOf = memoize((text): readonly string[] => {
	// «l'inscription»: the small word of French is one of its own.
	const plain = bareLetters(text.replace(/(?<!\p{L})([cdjlmnqst])['’](?=\p{L}{3})/giu, '$1 '))
		.replace(/[$＄]/g, ' usd ')
		.replace(/٪/g, '%')
		.replace(/€/g, ' eur ')
		.replace(/(\d)[,٬](?=\d{3}(?!\d))/g, '$1')
		.replace(/(\d)[,٫](?=\d)/g, '$1.')
		.replace(/(\p{L})\1{2,}/gu, '$1')
		.replace(/(\d)(rm|myr|sar|usd|eur|aed|kwd|jod|egp|dzd)\b/g, '$1 $2')
		.replace(/\b(rm|myr|sar|usd|eur|aed|kwd|jod|egp|dzd)(?=\d)/g, '$1 ')
		// «٢٠الف»: a number and an Arabic word are two words; «3ayez» is one.
		.replace(/(\d)(?=\p{Script=Arabic})/gu, '$1 ')
		.replace(/(\p{Script=Arabic})(?=\d)/gu, '$1 ')
	return plain.match(/\d+\.\d+%?|[\p{L}\p{N}]+%?/gu) ?? []
})

export function isArabic(text: string): boolean {
	return /\p{Script=Arabic}/u.test(text)
}

/** What Arabic, and its dialects, write in one piece with the word that follows; the longest first. */
const beforeWord = [
	...['وبال', 'وفال', 'وعال', 'وهال', 'ولل', 'وال', 'بال', 'فال', 'كال', 'عال', 'هال', 'شال'],
	...[
		'لل',
		'ال',
		'وب',
		'ول',
		'وف',
		'وع',
		'فب',
		'و',
		'ف',
		'ب',
		'ل',
		'ك',
		'ع',
		'ه',
		'ت',
		'م',
		'ح',
		'ش',
	],
]
const afterWord = [
	'لكم',
	'لنا',
	'لها',
	'لهم',
	'تكم',
	'تها',
	'تهم',
	'تنا',
	'ته',
	'كم',
	'نا',
	'ها',
	'هم',
	'تي',
	'تك',
	'ون',
	'ين',
	'ات',
	'ه',
	'ي',
	'ك',
	'و',
	'ش',
]

/** What has an article is nobody's: «الأهلي» is a club, «أهلي» a family. */
const afterDefinite = ['ون', 'ين', 'ات', 'ه', 'ش']

/** The word and what is left of it without the small words around it, the least changed first. */
export const formsOf = memoize((word): readonly string[] => {
	if (!isArabic(word)) return [word, ...englishForms(word)]
	const forms = new Set([word])
	const starts: [string, readonly string[]][] = [[word, afterWord]]
	for (const prefix of beforeWord) {
		const rest = word.slice(prefix.length)
		if (!word.startsWith(prefix) || rest.length < 2) continue
		forms.add(rest)
		starts.push([rest, /[ال]ل$/.test(prefix) ? afterDefinite : afterWord])
	}
	for (const [start, suffixes] of starts)
		for (const suffix of suffixes) {
			const stem = start.slice(0, -suffix.length)
			if (!start.endsWith(suffix) || stem.length < (suffix.startsWith('ت') ? 2 : 3)) continue
			// «جامعتكم» is a university, not «جامع», a mosque: the taa was a taa marbuta.
			forms.add(suffix.startsWith('ت') ? `${stem}ه` : stem)
		}
	return [...forms]
})

/**
 * A verb as the tables may have it, in whatever person and dialect it was typed: «كيدفعو», «هندفعلكم», «ما بتدفعش», «دفعت» are all «ادفع».
 * «نتسجل» is done to oneself, and a stem that ends in a vowel is written with either: «قريت» is «نقرا».
 */
export const verbForms = memoize((word): readonly string[] => {
	const { now = '', before = '' } = verbStems(word)
	const stems = [
		...[now, now.replace(/^[تن](?=\p{L}{3})/u, ''), before],
		...(word.endsWith(now) ? [now.replace(/ي$/, 'ا'), now.replace(/ا$/, 'ي')] : []),
		before.replace(/ي$/, 'ا'),
	].filter((stem) => stem !== '')
	return inPersons(stems).filter((form) => form !== word)
})

/** The stem as it is written, of the present and of the past: a word may look like either. */
export function verbStems(word: string): { now?: string; before?: string } {
	if (!isArabic(word)) return {}
	return { ...present.exec(word)?.groups, ...past.exec(word)?.groups }
}

export const inPersons = (stems: readonly string[]) => [
	...new Set(stems.flatMap((stem) => ['ا', 'ن', 'ي', 'ت', ''].map((person) => person + stem))),
]

/** Whom or what a verb is done to, and the «ش» of a negation. */
const objects = '(?:ل?(?:ني|ي|نا|ك|كم|كن|ه|ها|هم|هن|و))?ش?'
/** Before a verb of the present: «ما», «ش» for what, a sign of time («ب», «ه», «ك», «غ», «د», «س»), and who does it. After it: how many. */
const present = new RegExp(
	`^[وف]?(?:ما|ش)?(?:(?:[بهحكغدس]|كا|غا|عم)?[انيت]|[هحبش])(?<now>\\p{L}{3,}?)(?:وا|ون|ين|و|ي)?${objects}$`,
	'u',
)
const past = new RegExp(
	`^[وف]?(?:ما)?(?<before>\\p{L}{3,4}?)(?:ت|تي|تو|توا|تم|نا|وا)${objects}$`,
	'u',
)

function englishForms(word: string): string[] {
	if (word.length < 4) return []
	if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
	return word.endsWith('s') ? [word.slice(0, -1)] : []
}

/** Letters that are typed for one another when Arabic is written with Latin letters, as one letter each. */
const latinSounds: [RegExp, string][] = [
	[/sch|sh|ch/g, 'S'],
	[/kh|5/g, 'X'],
	[/gh|8/g, 'G'],
	[/th/g, 't'],
	[/dh/g, 'd'],
	[/3/g, 'A'],
	[/7/g, 'h'],
	[/[qk9]|c(?![ei])/g, 'k'],
	[/c/g, 's'],
	[/6/g, 't'],
	[/[gj]/g, 'j'],
	[/p/g, 'b'],
	[/v/g, 'f'],
	[/2/g, ''],
]
const arabicSounds: Readonly<Record<string, string>> = {
	...{ ب: 'b', ت: 't', ث: 't', ج: 'j', ح: 'h', خ: 'X', د: 'd', ذ: 'd', ر: 'r', ز: 'z', س: 's' },
	...{ ش: 'S', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'A', غ: 'G', ف: 'f', ق: 'k', ك: 'k', ل: 'l' },
	...{ م: 'm', ن: 'n', ه: 'h' },
}

const vowels = /[aeiouwy]/g

/** A word in Latin letters with one letter for each sound, its vowels kept. */
const spoken = (word: string) =>
	latinSounds
		.reduce((text, [sound, letter]) => text.replace(sound, letter), word.replace(/[ae]h$/, ''))
		.replace(/(.)\1+/g, '$1')

/** The consonants of a word: «رسوم» and `rosoom` have the same. Empty where one alone is left. */
export function consonants(word: string): string {
	const sounds = isArabic(word)
		? [...word.replace(/ه$/, '')].map((letter) => arabicSounds[letter] ?? '').join('')
		: spoken(word).replace(vowels, '')
	const single = sounds.replace(/(.)\1+/g, '$1')
	return single.length >= 2 ? single : ''
}

/** Vowels that Arabic writes, as they are heard in Latin letters. */
const longVowels: Readonly<Record<string, string>> = { ا: '[ae]+', و: '[ouw]+', ي: '[iey]+' }

/** Of words with the same consonants, whether the vowels that Arabic writes are heard too: `safar` is no «سفير», `edara` is «ادارة». */
export function hasVowelsOf(typed: string, arabic: string): boolean {
	const pattern = [...arabic.replace(/ه$/, '')]
		.map((letter) => longVowels[letter] ?? `[aeiou]*${arabicSounds[letter] ?? ''}[aeiou]*`)
		.join('')
	return new RegExp(`^${pattern}[aeiou]*$`).test(spoken(typed))
}

/** How many slips are forgiven in a word of this length. */
export function slipsIn(word: string): number {
	// Short words of Latin letters are near too many others: `lower` is no `loyer`.
	const least = isArabic(word) ? 5 : 6
	if (word.length < least) return 0
	return word.length < least + 3 ? 1 : 2
}

/** Whether one word becomes the other with so many letters added, left out, changed, or swapped with their neighbour. */
export function isSlipOf(typed: string, known: string, slips: number): boolean {
	if (slips === 0) return typed === known
	if (Math.abs(typed.length - known.length) > slips) return false
	let before: number[] = []
	let row = Array.from({ length: known.length + 1 }, (_, at) => at)
	for (let at = 1; at <= typed.length; at += 1) {
		const next = [at]
		for (let to = 1; to <= known.length; to += 1) {
			const same = typed[at - 1] === known[to - 1] ? 0 : 1
			let least = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same)
			const isSwap = typed[at - 1] === known[to - 2] && typed[at - 2] === known[to - 1]
			if (at > 1 && to > 1 && isSwap) least = Math.min(least, (before[to - 2] ?? 0) + 1)
			next.push(least)
		}
		if (Math.min(...next) > slips) return false
		before = row
		row = next
	}
	return (row[known.length] ?? 0) <= slips
}

/** «تخصص IT», "a degree in it", "an IT degree": information technology, and no pronoun. */
export function withSubjectIt(words: readonly string[], typed: string): string[] {
	const isShouted = typed === typed.toUpperCase() && !words.some(isArabic)
	const isMeant =
		(/\bIT\b/.test(typed) && !isShouted) ||
		/\b(?:major|degree|bachelor|master|diploma|career)s? (?:in|of) it\b|\bit (?:degree|major|programme|program|course|student|field)/i.test(
			typed,
		) ||
		words.some(isArabic)
	return words.map((word) => (isMeant && word === 'it' ? 'infotech' : word))
}
