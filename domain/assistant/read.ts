/** A question as it was understood: ideas, names, numbers. Each step takes its words away, so that a name is not read again. */

import { type ProgrammeLevel, programmeLevels } from '../plan/catalogue.ts'
import type { Certificate } from '../plan/plan.ts'
import { isIf, isNamedSubject, isNamedUniversity, isOpening, isResidence } from './beside.ts'
import { correctionIn } from './corrections.ts'
import { asksOfGap } from './gap-years.ts'
import type { Idea } from './ideas.ts'
import type { Knowledge } from './knowledge.ts'
import { levelIn } from './levels.ts'
import {
	bare,
	type Meaning,
	meaningsBySound,
	meaningsOf,
	meaningsOfSlip,
	respelled,
} from './lexicon.ts'
import { type FoundName, findNames } from './names.ts'
import { asksNext } from './next-step.ts'
import { type Numbers, numbersIn } from './numbers.ts'
import { chargingIn } from './own-fee.ts'
import { phrasesIn } from './phrases.ts'
import { isPlain, isPlainVerb, isPlainWord } from './plain.ts'
import { hasPronoun, isPointingBack, isPronoun, nthIn, ordinalIn } from './pointing-back.ts'
import { isChatWord, languageOf } from './question-language.ts'
import { inSense } from './senses.ts'
import { formsOf, isArabic, verbForms, withSubjectIt, wordsOf } from './spelling.ts'
import { isAlternative, nameCode, narrowed } from './subjects.ts'
import { isAskedBeside, isTopic } from './topics.ts'

/** Entries of one kind as an answer listed them, in its order. */
export interface Listed {
	kind: 'universities' | 'institutes' | 'homes'
	codes: string[]
}

export interface Reading {
	text: string
	ideas: ReadonlySet<Idea>
	/** Ideas, or `subject`, that rest on a guess alone: on a sound, a slip, or a word of several senses. */
	weak: ReadonlySet<string>
	universities: string[]
	institutes: string[]
	homes: string[]
	cities: string[]
	/** A university that this site has no page of. */
	elsewhere?: string
	/** «جامعة» before a word that means nothing here: perhaps one of another country. */
	hasUnknownUniversity: boolean
	/** «تخصص» before such a word. */
	hasUnknownSubject: boolean
	/** Where the visitor is from, as a code. */
	country?: string
	/** A country to study in that is not Malaysia. */
	otherCountry?: string
	subjects: string[]
	level?: ProgrammeLevel
	certificate?: Certificate
	numbers: Numbers
	/** How many words carry meaning; those of them that are in no table, as they were typed. */
	meaning: number
	unknown: string[]
	/** «لا مو سنواي قصدي بوترا»: something that was said before is taken back. */
	corrects: boolean
	/** Something said before may be meant: «ومتى أقدم لها؟», or a question of a word or two. */
	pointsBack: boolean
	/** «فيها», `there`: something that was named is meant. */
	hasPronoun: boolean
	/** By a word, not only by being short. */
	pointsBackInWords: boolean
	/** «الثانية», `the first one`: which of those that were spoken of, from 0. */
	ordinal?: number
	/** "The second cheapest": the place of an order that is asked for, from 0. */
	nth?: number
	/** The step that was told last, where it is asked what comes next. */
	step?: number
	/** Those of the last answer that are asked about, «مين فيهم»: entries of one kind. */
	among?: Listed
	/** Not one of them but all: «ما أرخص جامعة؟». */
	asksOfAll: boolean
}

const ofAll = new Set(
	'اي ايا انهي انو which جامعات universities معاهد institutes جامعه_ حكوميه'.split(' '),
)
const superlatives: Idea[] = ['cheap', 'best', 'dear']

export function read(text: string, knowledge: Knowledge): Reading {
	const typed = text.slice(0, 600)
	const words = inSense(withSubjectIt(wordsOf(typed), typed)).map(respelled)
	const isLatinArabic = languageOf(typed) === 'ar'
	const isChat = words.some(isChatWord)
	const near = words.map((word) => [...new Set([word, bare(word), ...formsOf(word)])])
	const forms = near.map((all, at) => [
		...new Set([...all, ...verbForms(words[at] ?? '').filter(isFirstPerson)]),
	])
	const used = new Set<number>()
	const ideas = new Set<Idea>()
	const doubtful = new Set<Idea>()
	const guessed = new Set<string>()
	const sure = new Set<string>()
	const subjects = new Set<string>()
	const subjectEnds = new Set<number>()
	const alternatives = new Set<string>()
	const { negated, meantFrom, places: corrected } = correctionIn(words)
	let corrects = meantFrom !== undefined
	// «عمومية ماشي خاصة»: not the other kind.
	const isDenied = (at: number) => negated.has(at) || denying.test(words[at - 1] ?? '')
	const take = (at: number, length: number) => {
		for (let place = at; place < at + length; place += 1) used.add(place)
	}
	const mean = (meanings: readonly Meaning[], at: number, isGuess = false) => {
		for (const meaning of meanings) {
			if ('idea' in meaning && isKind(meaning.idea) && isDenied(at)) continue
			const isDoubtful = 'idea' in meaning && meaning.isDoubtful === true
			;(isGuess || isDoubtful ? guessed : sure).add('idea' in meaning ? meaning.idea : 'subject')
			if ('idea' in meaning) (isDoubtful ? doubtful : ideas).add(meaning.idea)
			else if (negated.has(at)) corrects = true
			else {
				subjects.add(meaning.subject)
				if (isAlternative(words, at)) alternatives.add(meaning.subject)
				subjectEnds.add(at)
			}
		}
	}

	// «لا», `no` before anything else answers what was said, and denies nothing.
	if (isOpening(words) || (words[0] === 'no' && !/^(?:ielts|toefl|english)$/.test(words[1] ?? '')))
		used.add(0)
	for (const place of corrected) used.add(place)
	const found = findNames(words, typed, knowledge)
	const isMeantLater = found.some(({ at, kind }) => isEntry(kind) && at >= (meantFrom ?? Infinity))
	const isTakenBack = ({ at, kind }: FoundName) =>
		isEntry(kind) && (negated.has(at) || (isMeantLater && at < (meantFrom ?? 0)))
	const names = found.filter((name) => !isTakenBack(name) && !isResidence(name, words))
	corrects ||= found.some(isTakenBack)
	for (const { at, length, kind } of found) if (kind !== 'home-country') take(at, length)
	/** A phrase is one thing to understand, however many words it has. */
	let inPhrases = 0
	for (const place of chargingIn(words)) {
		ideas.add('charging')
		used.add(place)
	}
	phrasesIn(words.length, forms, used, (meanings, at, length) => {
		mean(meanings, at)
		take(at, length)
		inPhrases += length - 1
	})
	const numbers = numbersIn(
		words,
		words.some((_, at) => forms[at]?.some((form) => gradeWords.has(form))),
	)
	const { level, certificate, places } = levelIn(words, forms, new Set([...used, ...negated]))
	corrects ||= [...negated].some(
		(at) => levelIn([words[at] ?? ''], [forms[at] ?? []], new Set()).level,
	)
	// «درجة الدكتوراه» is a level and no mark.
	const degrees = places.map((at) => at - 1).filter((at) => forms[at]?.includes('درجه'))
	for (const place of [...numbers.used, ...places, ...degrees]) used.add(place)
	// «بالريال العماني» names money and no passport.
	const isMoney = (at: number) => numbers.used.has(at) || numbers.used.has(at - 1)
	const homes = names.filter(({ at, kind }) => kind === 'home-country' && !isMoney(at))
	for (const { at, length } of homes) take(at, length)

	const strange: number[] = []
	words.forEach((word, at) => {
		if (used.has(at) || (isLatinArabic && isIf(words, at))) return
		// «تعمل» is not «عمل» with something before it.
		const known = isPlain(word) ? meaningsOf(word, [word]) : meaningsOfAny(word, near[at] ?? [])
		mean(known, at)
		if (known.length > 0) used.add(at)
		else if (!isPlainWord(word) && word.length > 2) strange.push(at)
	})
	for (const at of strange.slice(-slipsLookedFor)) {
		const word = words[at] ?? ''
		const bySound = isLatinArabic && !isArabic(word) ? meaningsBySound(word, isChat) : []
		const known = bySound.length > 0 ? bySound : meaningsOfSlip(word)
		mean(known, at, true)
		if (known.length > 0) used.add(at)
	}
	if (asksNext(words)) ideas.add('next')
	if (asksOfCompatriots(words) && ![...ideas].some(isTopic)) ideas.add('classmates')
	if (asksOfGap(words)) ideas.add('absent')
	if (numbers.age !== undefined && isAskedBeside(ideas)) ideas.delete('age')
	// «المجموع كام بالجنيه؟» is a sum of money, and no mark.
	if (numbers.currencies.length > 0 && ideas.delete('grade')) ideas.add('whole')
	const named = programmeNamed(names, knowledge)
	// «اعمل» is work only where the question is about nothing else; who goes, and how old, is told beside it.
	const hasTopic =
		[...ideas].some((idea) => isTopic(idea) && !whoGoes.has(idea)) ||
		subjects.size > 0 ||
		named !== undefined ||
		numbers.test !== undefined
	if (!hasTopic) for (const idea of doubtful) ideas.add(idea)
	const counted = ordinalIn(words)
	const ordinal = counted?.place
	const unknown = strange.filter(
		(at) =>
			!used.has(at) &&
			at !== counted?.at &&
			!isPronoun(words[at] ?? '') &&
			!/^\d/.test(words[at] ?? ''),
	)
	const codes = (kind: string) => [
		...new Set(names.filter((one) => one.kind === kind).map(({ code }) => code)),
	]
	const joined = inPhrases + names.reduce((sum, { length }) => sum + length - 1, 0)
	const meaningful = words.filter((word, at) => used.has(at) || !isPlainWord(word)).length - joined
	const pointsBackInWords = ordinal !== undefined || isPointingBack(words, forms)
	return {
		text,
		ideas,
		weak: new Set([...guessed].filter((name) => !sure.has(name))),
		universities: codes('university'),
		institutes: codes('institute'),
		homes: codes('home'),
		cities: codes('city'),
		...optional('elsewhere', names.find(({ kind }) => kind === 'elsewhere')?.code),
		hasUnknownUniversity:
			codes('university').length === 0 && unknown.some((at) => isNamedUniversity(words, at)),
		hasUnknownSubject:
			!named &&
			unknown.some(
				(at) =>
					(subjects.size === 0 && isNamedSubject(words, at)) ||
					// «هندسة صناعية»: of a kind that is in no table.
					(subjectEnds.has(at - 1) && /ي[هة]?$/.test(words[at] ?? '')),
			),
		...optional('country', homes[0]?.code),
		...optional('otherCountry', codes('country')[0]),
		subjects: named ? [named.code, ...named.subjects] : narrowed([...subjects], alternatives),
		...optional('level', named?.level ?? level ?? (subjects.has('mba') ? 'master' : undefined)),
		...optional('certificate', certificate ?? (ideas.has('school') ? 'school' : undefined)),
		numbers,
		meaning: meaningful,
		unknown: unknown.map((at) => words[at] ?? ''),
		corrects,
		pointsBack: meaningful < 3 || pointsBackInWords,
		hasPronoun: ordinal !== undefined || hasPronoun(words, forms),
		...optional('ordinal', ordinal),
		...optional('nth', nthIn(words)),
		pointsBackInWords,
		asksOfAll:
			superlatives.some((idea) => ideas.has(idea)) ||
			forms.some((all) => all.some((form) => ofAll.has(form))),
	}
}

/** Phrases are written with it: «تدرس بالانجليزي» and «ادرس انجليزي» are two questions. */
const isFirstPerson = (verb: string) => verb.startsWith('ا')

const whoGoes = new Set<Idea>(['age', 'single'])
/** «وفي مصريين؟», "any Egyptians?": people of one's own country. */
const asksOfCompatriots = (words: readonly string[]) =>
	words.length < 5 &&
	/(?:^| )و?(?:في|فيه|كاين|فما|اكو|هل في|هناك) \S{2,}(?:يين|ييين|يه كتير)(?: |$)|(?:any|many|other) \S+(?:ians|anis|aqis|dis|nese|syrians)\b/.test(
		words.join(' '),
	)
const isKind = (idea: Idea) => idea === 'publicOne' || idea === 'privateOne'
const denying = /^(?:ماشي|غير|بدون|بلا|except|no|pas)$/

const isEntry = (kind: string) => kind === 'university' || kind === 'institute' || kind === 'home'

/** As it is written before it is taken for a verb; no verb is a subject: «احيائي» is a branch of a school, and not biology. */
function meaningsOfAny(word: string, near: readonly string[]): Meaning[] {
	const known = meaningsOf(word, near)
	if (known.length > 0 || isPlainVerb(word)) return known
	return meaningsOf(word, verbForms(word)).filter((meaning) => 'idea' in meaning)
}

/** A question stands at the end of a story; of a long one, the last words are enough. */
const slipsLookedFor = 25

const gradeWords = new Set(
	'معدل نسبه علامه مجموع درجه معدلي نسبتي مجموعي gpa percent percentage average grade marks nesbti توجيهي ثانوي ثانويه باك بكالوريا اعدادي tawjihi bac school'.split(
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
