/** Names in a question: entries of the catalogue, cities, other universities, countries. */

import { fold, foldEach } from '../fold.ts'
import { programmeLevels } from '../plan/catalogue.ts'
import { homeCountries, otherCountries, otherUniversities } from './elsewhere.ts'
import { isKindOfHome } from './kinds-of-homes.ts'
import type { Knowledge, NameKind } from './knowledge.ts'
import {
	bare,
	isKnownWord,
	isListed,
	meaningsBySound,
	meaningsOf,
	phrasesAt,
	pushTo,
} from './lexicon.ts'
import { isPlainWord } from './plain.ts'
import { lettersSaid } from './said-letters.ts'
import { consonants, formsOf, isArabic, isSlipOf, slipsIn } from './spelling.ts'
import { nameCode } from './subjects.ts'

type Kind = NameKind | 'programme' | 'elsewhere' | 'country' | 'home-country'

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
const doubtful = new Set('help um ابو انتي inti quest binary lincoln reading city'.split(' '))
const hints = new Set(
	'جامعه جامعت university uni at in for في ف ب of fi jam3a gam3a معهد and و from من b f fe w بين ben bein bayn'.split(
		' ',
	),
)

/** «تايلورز ولا انتي»: beside another university it is a name. */
const joining = new Set('ولا او والا ام or vs versus'.split(' '))

/** Programmes are looked for where they are known. */
type Names = Pick<Knowledge, 'names'> & Partial<Pick<Knowledge, 'catalogue'>>

interface Index {
	/** By the first word of the name. */
	byFirst: Map<string, Name[]>
	/** Every word that a name has: by its length, and by its consonants where it is Arabic. */
	byLength: Map<number, string[]>
	bySound: Map<string, string[]>
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
			[...names, ...names.flatMap(lettersSaid), ...names.flatMap(withoutKind)].map((name) => ({
				kind,
				code,
				name,
			})),
		),
		...[...programmeNames(knowledge)].map((name) => ({
			kind: 'programme' as const,
			code: nameCode(name),
			name,
		})),
		...rows(otherUniversities).flatMap((names) =>
			names.map((name) => ({ kind: 'elsewhere' as const, code: names[0] ?? '', name })),
		),
		...countries(otherCountries, 'country'),
		...countries(homeCountries, 'home-country'),
	]
	const folded = foldEach(all.map(({ name }) => name))
	const names = all.map(({ kind, code }, at) => ({
		kind,
		code,
		words: (folded[at] ?? '').split(' ').map(bare),
	}))
	const index: Index = {
		byFirst: new Map(),
		owners: ownersOf(names),
		byLength: new Map(),
		bySound: new Map(),
	}
	for (const name of names) pushTo(index.byFirst, name.words[0] ?? '', name)
	// A country is found as it is written: `american` is no slip of America.
	const guessed = names.filter(({ kind }) => kind !== 'country' && kind !== 'home-country')
	// «برانا» is no slip of Perdana: a short name that is not ours is found as it is written, too.
	const wordsOf = ({ kind, words }: Name) =>
		kind === 'elsewhere' ? words.filter((word) => word.length > 6) : words
	for (const word of new Set(guessed.flatMap(wordsOf))) {
		pushTo(index.byLength, word.length, word)
		const sound = isArabic(word) ? consonants(word) : ''
		if (sound.length > 2) pushTo(index.bySound, sound, word)
	}
	indexes.set(knowledge, index)
	return index
}

/** «جامعة صن واي» is also «صن واي»; of «جامعة العلوم» only a word of the language would be left. */
function withoutKind(name: string): string[] {
	const [first = '', ...rest] = fold(name).split(' ')
	const isOwn = rest.every((word) => !isKnownWord(bare(word)) && !common.has(bare(word)))
	return kinds.has(first) && isOwn && rest.length > 1 ? [rest.join(' ')] : []
}

function programmeNames({ catalogue }: Names): Set<string> {
	const all = catalogue?.universities.flatMap(({ programmes }) =>
		programmeLevels.flatMap((level) => programmes[level].map(({ name }) => name)),
	)
	return new Set(all)
}

const lengthOf = ({ words }: Name) => words.join('').length
const longestFirst = (a: Name, b: Name) =>
	b.words.length - a.words.length || lengthOf(b) - lengthOf(a)

/** `typed` keeps capitals: HELP is a university, help is not. `asWritten`: without guessing at slips and sounds. */
export function findNames(
	words: readonly string[],
	typed: string,
	knowledge: Names,
	asWritten = false,
): FoundName[] {
	const index = indexOf(knowledge)
	const { byFirst, owners } = index
	const found: FoundName[] = []
	const taken = new Set<number>()
	const exact = words.map((word) => new Set([word, bare(word), ...formsOf(word)]))
	const isSeveral = () => found.some(({ kind }) => kind === 'university')
	const search = (isSame: readonly ReadonlySet<string>[]) => {
		const matching = isSame.flatMap((forms, at) =>
			[...forms]
				.flatMap((form) => byFirst.get(form) ?? [])
				.filter(({ words: name }) => name.every((word, offset) => isSame[at + offset]?.has(word)))
				.map((name) => ({ ...name, at })),
		)
		for (const { kind, code, words: name, at } of matching.sort(longestFirst)) {
			const places = name.map((_, offset) => at + offset)
			if (places.some((place) => taken.has(place))) continue
			const isInList =
				[words[at - 1], words[at + 1]].some((word) => joining.has(word ?? '')) && isSeveral()
			if (name.length === 1 && !isInList && isDoubtful(name[0] ?? '', at, words, typed)) continue
			if (isSubject(name, words[at + 1])) continue
			if (kind === 'programme' && isInPhrase(exact, at, name.length)) continue
			found.push({ kind, code, at, length: name.length })
			for (const place of places) taken.add(place)
		}
	}
	search(exact)
	if (asWritten) return found
	// «ملتي ميديا»: a name of one word that is typed as two.
	exact.forEach((forms, at) => {
		const next = words[at + 1]
		if (next === undefined || taken.has(at) || taken.has(at + 1)) return
		const name = [...forms]
			.flatMap((form) => byFirst.get(form + next) ?? [])
			.find((one) => one.words.length === 1 && owning.has(one.kind) && lengthOf(one) > 5)
		if (!name) return
		found.push({ kind: name.kind, code: name.code, at, length: 2 })
		taken.add(at).add(at + 1)
	})
	// Once more for what is left: names in the other script, and names with a slip in them.
	search(
		words.map((word, at) =>
			taken.has(at) ? new Set<string>() : new Set([...(exact[at] ?? []), ...likeness(word, index)]),
		),
	)
	// «جامعة الوسائط», «سكن إيدج»: one word of a name that no other entry has, after a word for what it is.
	words.forEach((word, at) => {
		const before = bare(words[at - 1] ?? '')
		const isHome = homeKinds.has(before)
		if (taken.has(at)) return
		const isAlone = isOwnWord(word, owners)
		if (!isAlone && (at === 0 || !(isHome || kinds.has(before)))) return
		// «جامعة لإدارة الأعمال» asks for a subject: a word of the tables is part of a name only with its article.
		if (!isHome && !word.startsWith('ال') && formsOf(word).some(isListed)) return
		const owner = owners.get(word) ?? owners.get(bare(word))
		if (!owner || (!isAlone && isHome !== (owner.kind === 'home'))) return
		// «سكن طلبة» is no name.
		if (isHome && (isPlainWord(word) || formsOf(word).some(isKnownWord))) return
		found.push({ ...owner, at, length: 1 })
	})
	return found.sort((a, b) => a.at - b.at)
}

/** `Xiamen` alone: a word of no language that one university or institute has in its name. */
const isOwnWord = (word: string, owners: Index['owners']) =>
	word.length > 5 &&
	owning.has(owners.get(word)?.kind ?? 'city') &&
	!isListed(word) &&
	!isPlainWord(word)

/** «ماجستير إدارة الأعمال» is more than the programme «ماجستير الإدارة». */
const isInPhrase = (forms: readonly ReadonlySet<string>[], at: number, length: number) =>
	phrasesAt([...(forms[at] ?? [])]).some(
		({ words }) =>
			words.length > length && words.every((word, offset) => forms[at + offset]?.has(word)),
	)

/** «جامعة لعلوم الحاسوب» asks for a subject; «جامعة العلوم», with its article, is a name. */
const isSubject = ([kind = '', own = '', third]: readonly string[], second = '') =>
	third === undefined &&
	kinds.has(kind) &&
	!second.startsWith('ال') &&
	(common.has(own) || (/^[لبفو]/.test(second) && second.slice(1) === own))

const kinds = new Set('جامعه معهد اكاديميه university uni institute jam3a gam3a'.split(' '))
const homeKinds = new Set(['سكن', 'مجمع', 'برج', 'عماره'])
/** Kinds of entries that a word of their name alone may mean. */
const owning = new Set<Kind>(['university', 'institute', 'home'])
/** Words that many names could have. */
const common = new Set(
	'دوليه علوم وطنيه تقنيه international science national technology malaysia ماليزيا ماليزيه تكنولوجيا تكنولوجيه'.split(
		' ',
	),
)

function ownersOf(names: readonly Name[]): Index['owners'] {
	const codes = new Map<string, Set<string>>()
	const owners: Index['owners'] = new Map()
	for (const { kind, code, words } of names.filter((one) => one.kind !== 'programme'))
		for (const word of words) {
			codes.set(word, (codes.get(word) ?? new Set()).add(code))
			if (owning.has(kind)) owners.set(word, { kind, code })
		}
	for (const [word, all] of codes)
		if (all.size > 1 || word.length < 4 || common.has(word) || isKindOfHome(word))
			owners.delete(word)
	return owners
}

/** Words of names that a word sounds like, or is one slip away from; a word of the tables is never one of them. */
function likeness(typed: string, { byLength, bySound }: Index): string[] {
	// «ومعايا» is «معايا» with its «و», and no slip of «ملايا».
	if (isListed(typed) || formsOf(typed).some(isKnownWord)) return []
	if (isPlainWord(typed) || doubtful.has(typed)) return []
	const isLatin = !isArabic(typed)
	const isSpoken = isLatin && /[aeiou2-9]/.test(typed)
	const alike = (isSpoken && bySound.get(consonants(typed))) || []
	// `opening` has the consonants of «بينانغ», but begins with a vowel.
	const sounding = /^[aeiou]/.test(typed) ? alike.filter((name) => /^[اعي]/.test(name)) : alike
	const forms = new Set(
		isLatin ? [typed] : [typed, bare(typed), typed.replace(/^[وبفلع](ال)?/, '')],
	)
	return [...sounding, ...[...forms].flatMap((form) => slipsOf(form, byLength))]
}

function slipsOf(form: string, byLength: Index['byLength']): string[] {
	const slips = slipsIn(form)
	const found: string[] = []
	for (let length = form.length - slips; slips > 0 && length <= form.length + slips; length += 1)
		for (const word of byLength.get(length) ?? []) {
			const isNear = word[0] === form[0] || word[1] === form[1]
			if (isNear && isSlipOf(form, word, Math.min(slips, slipsIn(word)))) found.push(word)
		}
	return found
}

/** `rosoom um`, `um fees` */
const isOfFees = (word: string) =>
	[...meaningsOf(word, formsOf(word)), ...meaningsBySound(word)].some(
		(meaning) => 'idea' in meaning && meaning.idea === 'fees',
	)

function isDoubtful(name: string, at: number, words: readonly string[], typed: string): boolean {
	if (!doubtful.has(name)) return false
	// «وفي HELP؟»: of Latin letters in capitals among Arabic ones nobody shouts.
	const isShouted = typed === typed.toUpperCase() && !isArabic(typed)
	if (new RegExp(`\\b${name.toUpperCase()}\\b`).test(typed) && !isShouted) return false
	const word = words[at] ?? ''
	const isJoined = word !== name && /^[بفل]/.test(word)
	return (
		!isJoined &&
		!hints.has(words[at - 1] ?? '') &&
		!isOfFees(words[at - 1] ?? '') &&
		!isOfFees(words[at + 1] ?? '') &&
		!/^(uni|universit)/.test(words[at + 1] ?? '')
	)
}
