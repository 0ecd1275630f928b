/**
 * Wanderbot: a question in, an answer out. Pure: what it knows, what was said before and the day come in; nothing is fetched, sent or
 * kept. A question with two parts that are after different things gets both answers.
 */
import { toLatinDigits } from '../digits.ts'
import { fold } from '../fold.ts'
import type { Answer } from './answer.ts'
import { admissionAnswers } from './answers/admission.ts'
import { budgetAnswers } from './answers/budget.ts'
import { type Answerer, type Context, firstSentences, say, saying, text } from './answers/build.ts'
import { compareAnswers } from './answers/compare.ts'
import { inCurrency } from './answers/currency.ts'
import { dateAnswers } from './answers/dates.ts'
import { englishAnswers } from './answers/english.ts'
import { feeAnswers } from './answers/fees.ts'
import { housingAnswers } from './answers/housing.ts'
import { instituteAnswers } from './answers/institutes.ts'
import { lifeAnswers } from './answers/life.ts'
import { moneyAnswers } from './answers/money.ts'
import { peopleAnswers } from './answers/people.ts'
import { programmeAnswers } from './answers/programmes.ts'
import { universityAnswers } from './answers/universities.ts'
import { visaAnswers } from './answers/visa.ts'
import { type Chosen, choose } from './choose.ts'
import type { Intent } from './intents.ts'
import type { Knowledge } from './knowledge.ts'
import { emptyMemory, type Memory, remembered } from './memory.ts'
import { currencyOfCountry } from './number-words.ts'
import { passageFor } from './passages.ts'
import { withoutPersonalData } from './personal.ts'
import { type Reading, read } from './read.ts'
import { wordsOf } from './spelling.ts'

const answerers: Record<Intent, Answerer> = {
	...feeAnswers,
	...moneyAnswers,
	...budgetAnswers,
	...universityAnswers,
	...englishAnswers,
	...programmeAnswers,
	...compareAnswers,
	...visaAnswers,
	...admissionAnswers,
	...dateAnswers,
	...housingAnswers,
	...instituteAnswers,
	...lifeAnswers,
	...peopleAnswers,
}

export interface Reply {
	answers: Answer[]
	/** What the next question may point back to. */
	memory: Memory
}

interface Asked {
	question: string
	knowledge: Knowledge
	/** A day, such as 2026-11-17. */
	today: string
	memory?: Memory
	/** A choice or a next question that was pressed: it points back by itself. */
	follows?: boolean
}

export function respond({
	question: typed,
	knowledge,
	today,
	memory = emptyMemory,
	follows = false,
}: Asked): Reply {
	const { text, isPersonal } = withoutPersonalData(toLatinDigits(typed))
	const question = completed(text, memory)
	const reading = withCurrency(read(question, knowledge), memory)
	// A correction of what is asked of no name, «هل الطعام حلال؟», is a question of its own.
	const before = reading.corrects && !takesNames.test(memory.intent ?? '') ? emptyMemory : memory
	const whole = choose(reading, before, follows)
	const parts = partsOf(question, knowledge, memory, whole)
	const chosen = parts.length > 1 ? parts : [whole]
	const last = chosen.at(-1) ?? whole
	const found = chosen.map((one) => answerTo(one, knowledge, today, memory))
	const answers = isPersonal ? found.map(withoutNeedOfData) : found
	return {
		answers,
		memory: remembered(last.reading, last.nearest ?? last.intent, memory, answers.at(-1)?.about),
	}
}

/** Intents that are asked of a university, a subject or a place: of another one they are asked again. */
const takesNames =
	/^(?:cost|fee|cheapest|compare|programme|admission|intakes|deadline|institute|housing|rank|scholarships|recognition|university)/

/** «بالدينار»: of the country that is named with it, or the one that was spoken of. */
function withCurrency(reading: Reading, { currency }: Memory): Reading {
	const { numbers, country } = reading
	const meant = currencyOfCountry[country ?? ''] ?? currency
	if (!numbers.hasNamelessMoney || numbers.currencies.length > 0 || !meant) return reading
	return { ...reading, numbers: { ...numbers, currencies: [meant] } }
}

function withoutNeedOfData(answer: Answer): Answer {
	return { ...answer, blocks: [...answer.blocks, saying(say('personal'))] }
}

/** The score that was asked for, typed alone: up to nine it is a band of IELTS. */
function completed(question: string, { intent }: Memory): string {
	const words = wordsOf(question)
	const [alone, ...others] = words.filter((word) => /^\d+(?:\.\d)?$/.test(word))
	if (
		intent !== 'admission.english' ||
		alone === undefined ||
		others.length > 0 ||
		words.length > 4
	)
		return question
	return `${Number(alone) <= 9 ? 'IELTS' : 'TOEFL'} ${question}`
}

/** Below this a part of a question has no intent of its own. */
const ownIntent = 6.1

/** Two questions in one: each with an intent of its own, names of the whole for both. */
function partsOf(question: string, knowledge: Knowledge, memory: Memory, whole: Chosen): Chosen[] {
	const parts = question
		.slice(0, 600)
		.split(
			/[?؟]|(?:^|\s)and\s+(?=how|when|what|where|do|does|is|can)|\s(?=و(?:كم|كام|بكم|بكام|متى|هل|كيف|وين|أين|اين|شو|ايش|قديش|قداش|شحال|إيمتى|امتى|ايمتا|وقتاش)\s)/i,
		)
		.filter((part) => part.trim().length > 3)
	if (
		parts.length < 2 ||
		parts.length > 3 ||
		whole.intent === 'budget' ||
		whole.intent === 'compare'
	)
		return []
	const { universities, subjects, institutes, homes, level } = whole.reading
	const chosen = parts.map((part) => {
		const reading = read(part, knowledge)
		const named = {
			...reading,
			universities:
				reading.universities.length > 0 || reading.institutes.length > 0
					? reading.universities
					: universities,
			subjects: reading.subjects.length > 0 ? reading.subjects : subjects,
			institutes:
				reading.institutes.length > 0 || reading.universities.length > 0
					? reading.institutes
					: institutes,
			homes: reading.homes.length > 0 ? reading.homes : homes,
			...(level && { level: reading.level ?? level }),
		}
		const own = choose(reading, emptyMemory, false)
		return own.weight >= ownIntent ? choose(named, memory, false) : own
	})
	const clear = chosen.filter(({ weight }) => weight >= ownIntent)
	const intents = new Set(clear.map(({ intent }) => intent))
	return clear.length >= 2 && intents.size === clear.length ? clear : []
}

function answerTo(
	{ intent, weight, reading, nearest }: Chosen,
	knowledge: Knowledge,
	today: string,
	memory: Memory,
): Answer {
	const { universities, institutes, homes } = knowledge.catalogue
	const context: Context = {
		reading,
		knowledge,
		today,
		universities: reading.universities.flatMap(
			(code) => universities.find((one) => one.code === code) ?? [],
		),
		institute: institutes.find(({ code }) => code === reading.institutes[0]),
		home: homes.find(({ code }) => code === reading.homes[0]),
		before: universities.filter(({ code }) =>
			[...memory.universities, ...memory.shown].includes(code),
		),
	}
	if (intent === 'unclear')
		return (
			fromPassage(reading.text, knowledge) ??
			unclear(reading, nearest ? (answerers[nearest](context).links ?? []) : [])
		)
	const draft = inCurrency(answerers[intent](context), context)
	const said = memory.intent === intent ? intent : undefined
	return {
		intent,
		weight,
		...draft,
		// A page is offered once, also where the lowest and the highest fee stand on the same one.
		links: (draft.links ?? []).filter(
			({ to }, at, all) => all.findIndex((one) => one.to === to) === at,
		),
		next: (draft.next ?? []).filter((one) => one !== said).slice(0, 3),
	}
}

function fromPassage(question: string, knowledge: Knowledge): Answer | undefined {
	const passage = passageFor(question, knowledge)
	if (!passage) return undefined
	return {
		intent: 'passage',
		weight: 5,
		blocks: [text(firstSentences(passage.answer))],
		links: [{ to: passage.href, label: say('link.passage', { question: passage.question }) }],
		person: 'university',
		next: [],
	}
}

/** What was not understood, by its own words, and the page of what it came nearest to: no figure, and nothing that sounds like an answer. */
function unclear({ text: typed, unknown, meaning }: Reading, links: Answer['links']): Answer {
	const words = named(
		unknown.flatMap((word) => asTyped(word, typed)),
		typed,
	)
	// Of rubbish not a word is understood, and none is worth repeating.
	const isNamed = words.length > 0 && meaning > unknown.length
	const isNear = links.length > 0 && isNamed
	return {
		intent: 'unclear',
		weight: 0,
		blocks: [
			saying(
				isNamed ? say('unknownWords', { words }) : say(meaning > 2 ? 'unknown' : 'unclear'),
				isNear ? say('nearest') : undefined,
			),
		],
		links: isNear ? links.slice(0, 1) : [],
		person: 'university',
		next: ['fees', 'visaDocuments', 'housing'],
		searches: true,
	}
}

/** The last of them, with the one before it where both stand side by side. */
function named(words: readonly string[], typed: string): string {
	const pair = words.slice(-2).join(' ')
	return typed.includes(pair) ? pair : (words.at(-1) ?? '')
}

/** The word with its own letters; none that nobody would have typed. */
function asTyped(word: string, typed: string): string[] {
	const found = typed.slice(0, 600).match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []
	return word.length > 25 ? [] : found.filter((one) => fold(one) === word).slice(0, 1)
}
