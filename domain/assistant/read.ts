/** A question as it was understood: ideas, names, numbers. Each step takes its words away, so that a name is not read again. */
import type { Language } from '../language.ts'
import { type ProgrammeLevel, programmeLevels } from '../plan/catalogue.ts'
import type { Certificate } from '../plan/plan.ts'
import { isStopWord } from '../stop-words.ts'
import type { Idea } from './ideas.ts'
import type { Knowledge } from './knowledge.ts'
import { levelIn } from './levels.ts'
import {
	bare,
	isKnownWord,
	type Meaning,
	meaningsBySound,
	meaningsOf,
	meaningsOfSlip,
	phrasesAt,
} from './lexicon.ts'
import { type FoundName, findNames } from './names.ts'
import { type Numbers, numbersIn } from './numbers.ts'
import { formsOf, isArabic, wordsOf } from './spelling.ts'
import { nameCode } from './subjects.ts'

export interface Reading {
	text: string
	ideas: ReadonlySet<Idea>
	universities: string[]
	institutes: string[]
	homes: string[]
	cities: string[]
	/** A university that this site has no page of. */
	elsewhere?: string
	/** «جامعة» before a word that means nothing here: perhaps one of another country. */
	hasUnknownUniversity: boolean
	/** Where the visitor is from, as a code. */
	country?: string
	/** A country to study in that is not Malaysia. */
	otherCountry?: string
	subjects: string[]
	level?: ProgrammeLevel
	certificate?: Certificate
	numbers: Numbers
	/** Words that carry meaning, and how many of them were understood. */
	meaning: number
	understood: number
	/** Something said before may be meant: «ومتى أقدم لها؟», or a question of a word or two. */
	pointsBack: boolean
	/** By a word, not only by being short. */
	pointsBackInWords: boolean
	/** Not one of them but all: «ما أرخص جامعة؟». */
	asksOfAll: boolean
}

const pronouns = new Set(
	'لها فيها هناك منها عندها بها عنها نفسها it its there them هنيك واحده وحده منهم فيهم بينهم ايهم ايهما one'.split(
		' ',
	),
)
/** Politeness: it neither carries meaning nor is it missing. */
const fillers = new Set(
	'ولا علينا عليهم عليا علي احنا مش مو مب اللي شي حاجه ناحيه الجاي الجايه عشان علشان باش جدا يا باشا والله لو سمحت سمحتوا اخي اختي استاذ حضرتك طب يعني بس كتير كثير جزيلا please bro sir dear kindly very so well actually really just plz pls ابني بنتي ولدي ابنتي اخوي son daughter brother'.split(
		' ',
	),
)
const openings = new Set(
	'ولو لو if طيب وطيب اوكي تمام زين and also كمان برضه بعدين then ok okay what about وماذا بالنسبه tayeb tab طب'.split(
		' ',
	),
)
const ofAll = new Set(
	'اي ايا انهي انو which جامعات universities معاهد institutes جامعه_ حكوميه'.split(' '),
)
const superlatives: Idea[] = ['cheap', 'best', 'dear']

/** Words of Arabic that are typed with Latin letters, too short to be told by their consonants. */
const latinArabic = new Set(
	'momken mumkin bidoun bedoon bdoon adros derasa sakan rosoom rosom gam3a jam3a masareef kam bkam bekam fi fe el al wala emta imta mata fein feen wein ezay ezzay kif keef shu sho eh eih ana enta enti mesh msh lazem 3ala men min bas ya w wa howa heya da di de bel bil fel lel 3ayez 3awez abgha bedi badi biddi wesh wain shlon ktir kteer awi 7aga sana shahr baladi ma3 3and law sama7t'.split(
		' ',
	),
)

/** `otherwise`: a name or two in Latin letters are of no language. */
export function languageOf(text: string, otherwise: Language = 'en'): Language {
	const words = wordsOf(text)
	if (words.some(isArabic)) return 'ar'
	const isSpelled = (word: string) =>
		/[a-z][2-9]|[2-9][a-z]{2}/.test(word) && !/^[a-z]{1,2}\d+$|^\d+(k|rm|th|st|nd|rd)$/.test(word)
	const arabic = words.filter((word) => latinArabic.has(word) || isSpelled(word)).length
	const english = words.filter((word) => !latinArabic.has(word) && isStopWord(word)).length
	const bySound = words.filter(
		(word) => word.length > 3 && !isKnownWord(word) && meaningsBySound(word).length > 0,
	).length
	if (arabic === 0 && english === 0 && words.length < 3 && !words.some(isKnownWord))
		return otherwise
	return arabic + bySound / 2 > english ? 'ar' : 'en'
}

export function read(text: string, knowledge: Knowledge): Reading {
	const typed = text.slice(0, 600)
	const words = wordsOf(typed)
	const isLatinArabic = languageOf(typed) === 'ar'
	const forms = words.map((word) => [...new Set([word, bare(word), ...formsOf(word)])])
	const used = new Set<number>()
	const ideas = new Set<Idea>()
	const subjects = new Set<string>()
	const take = (at: number, length: number) => {
		for (let place = at; place < at + length; place += 1) used.add(place)
	}
	const mean = (meanings: readonly Meaning[]) => {
		for (const meaning of meanings) {
			if ('idea' in meaning) ideas.add(meaning.idea)
			else subjects.add(meaning.subject)
		}
	}

	if (isOpening(words)) used.add(0)
	const names = findNames(words, typed, knowledge)
	for (const { at, length, kind } of names) if (kind !== 'home-country') take(at, length)
	/** A phrase is one thing to understand, however many words it has. */
	let inPhrases = 0
	phrasesIn(words.length, forms, used, (meanings, at, length) => {
		mean(meanings)
		take(at, length)
		inPhrases += length - 1
	})
	const numbers = numbersIn(
		words,
		words.some((_, at) => forms[at]?.some((form) => gradeWords.has(form))),
	)
	const { level, certificate, places } = levelIn(words, forms, used)
	for (const place of [...numbers.used, ...places]) used.add(place)
	for (const { at, length, kind } of names) if (kind === 'home-country') take(at, length)

	const unknown: number[] = []
	words.forEach((word, at) => {
		if (used.has(at)) return
		const known = meaningsOf(word, forms[at] ?? [])
		mean(known)
		if (known.length > 0) used.add(at)
		else if (!isStopWord(word) && word.length > 2) unknown.push(at)
	})
	for (const at of unknown.slice(-slipsLookedFor)) {
		const word = words[at] ?? ''
		const bySound = isLatinArabic && !isArabic(word) ? meaningsBySound(word) : []
		const known = bySound.length > 0 ? bySound : meaningsOfSlip(word)
		mean(known)
		if (known.length > 0) used.add(at)
	}
	const named = programmeNamed(names, knowledge)
	const isLost = (at: number) => unknown.includes(at) && !used.has(at)
	const hasUnknownUniversity = words.some(
		(_, at) => isLost(at) && bare(words[at - 1] ?? '') === 'جامعه',
	)
	const codes = (kind: string) => [
		...new Set(names.filter((one) => one.kind === kind).map(({ code }) => code)),
	]
	const joined = inPhrases + names.reduce((sum, { length }) => sum + length - 1, 0)
	const meaningful = words.filter(
		(word, at) => used.has(at) || !(isStopWord(word) || fillers.has(word) || word.length < 2),
	)
	return {
		text,
		ideas,
		universities: codes('university'),
		institutes: codes('institute'),
		homes: codes('home'),
		cities: codes('city'),
		...optional('elsewhere', names.find(({ kind }) => kind === 'elsewhere')?.code),
		hasUnknownUniversity: hasUnknownUniversity && codes('university').length === 0,
		...optional('country', codes('home-country')[0]),
		...optional('otherCountry', codes('country')[0]),
		subjects: named ? [named.code, ...named.subjects] : narrowed([...subjects]),
		...optional('level', named?.level ?? level),
		...optional('certificate', certificate ?? (ideas.has('school') ? 'school' : undefined)),
		numbers,
		meaning: meaningful.length - joined,
		understood: used.size - joined,
		pointsBack: meaningful.length - joined < 3 || isPointingBack(words, forms),
		pointsBackInWords: isPointingBack(words, forms),
		asksOfAll:
			superlatives.some((idea) => ideas.has(idea)) ||
			forms.some((all) => all.some((form) => ofAll.has(form))),
	}
}

/** «طب» begins a question in Egypt, and is medicine everywhere else. */
function isOpening([first, second = '']: readonly string[]): boolean {
	return (
		first === 'طب' &&
		second !== '' &&
		!/^(ال)?(اسنان|بشري|بيطري|صيني|عام)|^[بف]|^كم$|^لو/.test(second)
	)
}

/** A question stands at the end of a story; of a long one, the last words are enough. */
const slipsLookedFor = 25

const gradeWords = new Set(
	'معدل نسبه علامه مجموع درجه معدلي نسبتي مجموعي gpa percent percentage average grade marks nesbti'.split(
		' ',
	),
)

export function optional<Key extends string, Value>(key: Key, value: Value | undefined) {
	// The one place that says "absent" for all optional parts of a reading.
	return value === undefined ? {} : ({ [key]: value } as { [name in Key]: Value })
}

/** A programme that is named in full: by that name first, and by its subjects where a university calls it otherwise. */
function programmeNamed(names: readonly FoundName[], { catalogue }: Knowledge) {
	const code = names.find(({ kind }) => kind === 'programme')?.code
	if (code === undefined) return undefined
	for (const { programmes } of catalogue.universities)
		for (const level of programmeLevels) {
			const found = programmes[level].find(({ name }) => nameCode(name) === code)
			if (found) return { code, level, subjects: narrowed(found.subjects) }
		}
	return undefined
}

function phrasesIn(
	count: number,
	forms: readonly string[][],
	used: ReadonlySet<number>,
	found: (meanings: Meaning[], at: number, length: number) => void,
): void {
	for (let at = 0; at < count; at += 1) {
		if (used.has(at)) continue
		const phrase = phrasesAt(forms[at] ?? []).find(
			({ words }) =>
				words.every(
					(word, offset) => !used.has(at + offset) && forms[at + offset]?.includes(word),
				) && !isPerYear(words, forms[at + 1]),
		)
		if (phrase) found(phrase.meaning, at, phrase.words.length)
	}
}

/** «كم السنة» asks for a price, «كم سنة» for a time. */
function isPerYear([first]: readonly string[], next: readonly string[] | undefined): boolean {
	return (first === 'كم' || first === 'كام') && (next?.[0]?.startsWith('ال') ?? false)
}

/** «هندسة كهربائية» is one subject and not engineering too. */
function narrowed(found: string[]): string[] {
	const general = [
		'engineering',
		'computing',
		'business',
		'management',
		'medicine',
		'sciences',
		'arts',
	]
	const special = found.filter((id) => !general.includes(id))
	return special.length > 0 ? special : found
}

function isPointingBack(words: readonly string[], forms: readonly string[][]): boolean {
	const [first = ''] = words
	const isJoined =
		first.startsWith('و') &&
		first.length > 2 &&
		meaningsOf(first, [first]).length === 0 &&
		meaningsOf(first.slice(1), [bare(first.slice(1))]).length > 0
	return (
		isJoined ||
		openings.has(first) ||
		words.some(
			(word, at) =>
				pronouns.has(word) ||
				forms[at]?.some((form) => form !== word && form.length > 2 && pronouns.has(form)),
		)
	)
}
