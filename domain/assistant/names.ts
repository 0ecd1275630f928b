/** Names in a question: entries of the catalogue, cities, other universities, countries. */
import { fold } from '../search.ts'
import { isSmallWord } from '../small-words.ts'
import { homeCountries, otherCountries, otherUniversities } from './elsewhere.ts'
import type { Knowledge, NameKind } from './knowledge.ts'
import { bare, isKnownWord } from './lexicon.ts'
import { consonants, formsOf, isArabic, isSlipOf, slipsIn } from './spelling.ts'

type Kind = NameKind | 'elsewhere' | 'country' | 'home-country'

interface Name {
	kind: Kind
	code: string
	words: string[]
}

export interface FoundName {
	kind: Kind
	code: string
	at: number
	length: number
}

/** Words of a language that are also names: they need a university beside them. */
const doubtful = new Set([
	'help',
	'um',
	'انتي',
	'inti',
	'quest',
	'binary',
	'lincoln',
	'reading',
	'city',
])
const hints = new Set([
	'جامعه',
	'جامعت',
	'university',
	'uni',
	'at',
	'in',
	'for',
	'في',
	'ف',
	'ب',
	'of',
	'fi',
	'jam3a',
	'gam3a',
	'معهد',
	'and',
	'و',
	'from',
	'من',
])

type Names = Pick<Knowledge, 'names'>

interface Index {
	names: Name[]
	/** Every word that a name has. */
	vocabulary: string[]
	/** Words that only one entry's name has. */
	owners: Map<string, { kind: Kind; code: string }>
}

const indexes = new WeakMap<Names, Index>()

function indexOf(knowledge: Names): Index {
	const known = indexes.get(knowledge)
	if (known) return known
	const rows = (text: string) =>
		text
			.trim()
			.split('\n')
			.map((line) => line.split(',').map((word) => word.trim()))
	const countries = (text: string, kind: Kind) =>
		rows(text).flatMap(([code = '', ...names]) => names.map((name) => ({ kind, code, name })))
	const all = [
		...knowledge.names.flatMap(({ kind, code, names }) =>
			names.map((name) => ({ kind, code, name })),
		),
		...rows(otherUniversities).flatMap((names) =>
			names.map((name) => ({ kind: 'elsewhere' as const, code: names[0] ?? '', name })),
		),
		...countries(otherCountries, 'country'),
		...countries(homeCountries, 'home-country'),
	]
	const names = all
		.map(({ kind, code, name }) => ({ kind, code, words: fold(name).split(' ').map(bare) }))
		.sort((a, b) => b.words.length - a.words.length || lengthOf(b) - lengthOf(a))
	const index = {
		names,
		owners: ownersOf(names),
		vocabulary: [...new Set(names.flatMap(({ words }) => words))],
	}
	indexes.set(knowledge, index)
	return index
}

const lengthOf = ({ words }: Name) => words.join('').length

/** `typed` keeps capitals: HELP is a university, help is not. */
export function findNames(words: readonly string[], typed: string, knowledge: Names): FoundName[] {
	const { names, vocabulary, owners } = indexOf(knowledge)
	const found: FoundName[] = []
	const taken = new Set<number>()
	const exact = words.map((word) => new Set([word, bare(word), ...formsOf(word)]))
	const search = (isSame: readonly ReadonlySet<string>[]) => {
		for (const { kind, code, words: name } of names) {
			for (let at = 0; at + name.length <= words.length; at += 1) {
				if (
					!name.every((word, offset) => isSame[at + offset]?.has(word) && !taken.has(at + offset))
				)
					continue
				if (name.length === 1 && isDoubtful(name[0] ?? '', at, words, typed)) continue
				found.push({ kind, code, at, length: name.length })
				for (let place = at; place < at + name.length; place += 1) taken.add(place)
			}
		}
	}
	search(exact)
	// Once more for what is left: names in the other script, and names with a slip in them.
	search(
		words.map((word, at) =>
			taken.has(at)
				? new Set<string>()
				: new Set([...(exact[at] ?? []), ...likeness(word, vocabulary)]),
		),
	)
	// «جامعة الوسائط»: one word of a name that no other entry has, after a word for what it is.
	words.forEach((_, at) => {
		if (at === 0 || taken.has(at) || !kinds.has(bare(words[at - 1] ?? ''))) return
		const owner = [...(exact[at] ?? [])].map((form) => owners.get(form)).find(Boolean)
		if (owner) found.push({ ...owner, at, length: 1 })
	})
	return found.sort((a, b) => a.at - b.at)
}

const kinds = new Set([
	'جامعه',
	'معهد',
	'اكاديميه',
	'university',
	'uni',
	'institute',
	'jam3a',
	'gam3a',
])
/** Words that many names could have. */
const common = new Set([
	'دوليه',
	'علوم',
	'وطنيه',
	'تقنيه',
	'international',
	'science',
	'national',
	'technology',
	'malaysia',
	'ماليزيا',
	'ماليزيه',
])

function ownersOf(names: readonly Name[]): Index['owners'] {
	const codes = new Map<string, Set<string>>()
	const owners: Index['owners'] = new Map()
	for (const { kind, code, words } of names)
		for (const word of words) {
			codes.set(word, (codes.get(word) ?? new Set()).add(code))
			if (kind === 'university' || kind === 'institute') owners.set(word, { kind, code })
		}
	for (const [word, all] of codes)
		if (all.size > 1 || word.length < 4 || common.has(word)) owners.delete(word)
	return owners
}

/** Words of names that a word sounds like, or is one slip away from; a word of the tables is never one of them. */
function likeness(typed: string, vocabulary: readonly string[]): string[] {
	if (isKnownWord(typed) || isKnownWord(bare(typed)) || isSmallWord(typed)) return []
	const forms = [
		typed,
		...(isArabic(typed) ? [bare(typed), typed.replace(/^[وبفلع](ال)?/, '')] : []),
	]
	const sound = isArabic(typed) ? '' : consonants(typed)
	return vocabulary.filter((word) => {
		if (sound !== '' && isArabic(word)) return consonants(word) === sound
		return (
			word.length > 4 &&
			forms.some((form) => isSlipOf(form, word, Math.min(slipsIn(word), slipsIn(form))))
		)
	})
}

function isDoubtful(name: string, at: number, words: readonly string[], typed: string): boolean {
	if (!doubtful.has(name)) return false
	if (new RegExp(`\\b${name.toUpperCase()}\\b`).test(typed) && typed !== typed.toUpperCase())
		return false
	const word = words[at] ?? ''
	const isJoined = word !== name && /^[بفل]/.test(word)
	return (
		!isJoined && !hints.has(words[at - 1] ?? '') && !/^(uni|universit)/.test(words[at + 1] ?? '')
	)
}
