/**
 * Names across scripts: أحمد, Ahmed and Ahmad are one name to a consultant. Each word of a name becomes its consonants in one
 * alphabet, because the vowels are what people spell differently; where a letter is written in two ways (ذ as dh or z), the word
 * has both keys. Two names are the same when they share a key.
 */
import { bareLetters } from '../fold.ts'

/** What a letter or a group of letters may stand for; a vowel stands for nothing. */
const latin: readonly [string, readonly string[]][] = [
	['tch', ['$']],
	['sch', ['$']],
	['sh', ['$']],
	['ch', ['$']],
	['kh', ['x']],
	['gh', ['g']],
	['dh', ['d', 'z']],
	['th', ['t', 's']],
	['ph', ['f']],
	['dj', ['j']],
	['g', ['g', 'j', 'k']],
	['q', ['k']],
	['c', ['k']],
	['x', ['ks']],
	['p', ['b']],
	['v', ['f']],
]

const arabic: Readonly<Record<string, readonly string[]>> = {
	ب: ['b'],
	ت: ['t'],
	ث: ['t', 's'],
	ج: ['j', 'g'],
	ح: ['h'],
	خ: ['x'],
	د: ['d'],
	ذ: ['d', 'z'],
	ر: ['r'],
	ز: ['z'],
	س: ['s'],
	ش: ['$'],
	ص: ['s'],
	ض: ['d'],
	ط: ['t'],
	ظ: ['d', 'z'],
	غ: ['g'],
	ف: ['f'],
	ق: ['k', 'g'],
	ك: ['k'],
	ل: ['l'],
	م: ['m'],
	ن: ['n'],
	ه: ['h'],
}

const arabicVowel = /[اويع]/
const latinVowel = /[aeiouyw]/

/** «عبد الرحمن», «Abdul Rahman» and «Abdurrahman» are one word each; the article and «bin» are none; doubled letters count once. */
function wordsOf(name: string): string[] {
	return bareLetters(name)
		.replace(/[^\p{L}\s]+/gu, ' ')
		.replace(/(?<![^\s])عبد\s*ال(?=[^\s]{2})/g, 'عبد')
		.replace(/(?<![^\s])abd\s*(?:[aeiou]l?|l)\s*(?=[^\s]{2})/g, 'abd')
		.replace(/(?<![^\s])(?:al|el|ul|bin|ben|ibn|بن|ابن|ال)(?=\s)/g, ' ')
		.replace(/(.)\1+/g, '$1')
		.split(/\s+/)
		.filter((word) => word.length > 1)
}

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word)

/** The word itself, and without an article or «ben» written in one piece with it. */
function formsOf(word: string): string[] {
	if (isArabic(word)) return [word.replace(/^ال(?=.{2})/, '')]
	const rest = /^(?:[ae]l(?=[^aeiouy]...|[aeiou].{4})|ben(?=....))(.+)$/.exec(word)?.[1]
	return rest ? [word, rest] : [word]
}

/** What each letter of a word may stand for, from its beginning to its end. */
function soundsOf(word: string): (readonly string[])[] {
	const sounds: (readonly string[])[] = []
	for (let at = 0; at < word.length; ) {
		const [letters, sound] = soundAt(word, at)
		sounds.push(sound)
		at += letters
	}
	return sounds
}

function soundAt(word: string, at: number): [letters: number, sound: readonly string[]] {
	const letter = word.charAt(at)
	if (isArabic(letter)) return [1, arabicSound(letter, at)]
	if (at === 0 && /^ou[aeiou]/.test(word)) return [2, ['w']]
	const group = latin.find(([letters]) => word.startsWith(letters, at))
	if (group) return [group[0].length, group[1]]
	if (!latinVowel.test(letter)) return [1, [letter]]
	return [1, at > 0 ? [''] : [letter === 'y' || letter === 'w' ? letter : 'a']]
}

function arabicSound(letter: string, at: number): readonly string[] {
	if (!arabicVowel.test(letter)) return arabic[letter] ?? ['']
	if (at > 0) return ['']
	if (letter === 'و') return ['w']
	return [letter === 'ي' ? 'y' : 'a']
}

/** The silent h at the end (نورة, Norah) does not count. */
function withoutLastH(key: string): string {
	return key.replace(/(?<=..)h$/, '')
}

function keysOfWord(word: string): string[] {
	let keys = ['']
	for (const sounds of soundsOf(word)) {
		keys = keys.flatMap((key) => sounds.map((sound) => key + sound)).slice(0, 16)
	}
	return keys.map(withoutLastH)
}

/** The keys of every word of a name; a key of a single letter says too little to be searched for. */
export function nameKeys(name: string): string[][] {
	return wordsOf(name).map((word) => {
		const keys = new Set(formsOf(word).flatMap(keysOfWord))
		return [...keys].filter((key) => key.length > 1)
	})
}

/** Whether every word that was typed is, in any spelling, a word of the name. */
export function isSameName(name: string, typed: string): boolean {
	const known = new Set(nameKeys(name).flat())
	const words = nameKeys(typed)
	return words.length > 0 && words.every((keys) => keys.some((key) => known.has(key)))
}
