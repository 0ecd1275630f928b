/**
 * Wanderbot: a question in, an answer out. Pure: what it knows, what was said before and the day come in; nothing is fetched, sent or
 * kept. A question with two parts that are after different things gets both answers.
 */
import { toLatinDigits } from '../digits.ts'
import type { Answer } from './answer.ts'
import { admissionAnswers } from './answers/admission.ts'
import { budgetAnswers } from './answers/budget.ts'
import { type Answerer, type Context, firstSentences, say, saying, text } from './answers/build.ts'
import { compareAnswers } from './answers/compare.ts'
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
import { correctionIn } from './corrections.ts'
import type { Idea } from './ideas.ts'
import type { Intent } from './intents.ts'
import type { Knowledge } from './knowledge.ts'
import { emptyMemory, type Memory, remembered } from './memory.ts'
import { passageFor } from './passages.ts'
import { withoutPersonalData } from './personal.ts'
import { type Reading, read } from './read.ts'

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
	const correction = memory.intent && correctionIn(text)
	const question = correction ?? text
	const reading = inCurrency(read(completed(question, memory), knowledge), memory)
	const isRepeated = correction !== undefined && takesNames.test(memory.intent ?? '')
	const pointsBack = follows || isRepeated || reading.isCurrencyAlone
	const whole = choose(
		reading.reading,
		correction !== undefined && !isRepeated ? emptyMemory : memory,
		pointsBack,
	)
	const parts = partsOf(question, knowledge, memory, whole)
	const chosen = parts.length > 1 ? parts : [whole]
	const last = chosen.at(-1) ?? whole
	const found = chosen.map((one) => answerTo(one, knowledge, today, memory))
	const answers = isPersonal ? found.map(withoutNeedOfData) : found
	return {
		answers,
		memory: remembered({ ...last.reading, ...answers.at(-1)?.about }, last.intent, memory),
	}
}

/** Intents that are asked of a university, a subject or a place: of another one they are asked again. */
const takesNames =
	/^(?:cost|fee|cheapest|compare|programme|admission|intakes|deadline|institute|housing|rank|scholarships|recognition|university)/

/** Intents whose answer is said in the currency that is asked for. */
const converting = new Set<string | undefined>([
	'cost.first-year',
	'fee.programme',
	'fee.university',
])

/** «بالدينار الكويتي», with or without «كم»: the amount of the last answer in it. A list of fees becomes the fee it names first. */
function inCurrency(reading: Reading, { intent }: Memory) {
	const { numbers, universities, institutes, homes, subjects, ideas } = reading
	const isNamed = universities.length + institutes.length + homes.length + subjects.length > 0
	const isCurrencyAlone =
		intent !== undefined &&
		numbers.currencies.length > 0 &&
		numbers.amount === undefined &&
		!isNamed &&
		[...ideas].every((idea) => idea === 'howMuch')
	if (!isCurrencyAlone) return { reading, isCurrencyAlone }
	const asked = new Set<Idea>(converting.has(intent) ? [] : ['howMuch'])
	return { reading: { ...reading, ideas: asked }, isCurrencyAlone }
}

function withoutNeedOfData(answer: Answer): Answer {
	return { ...answer, blocks: [...answer.blocks, saying(say('personal'))] }
}

/** The score that was asked for, typed alone: up to nine it is a band of IELTS. */
function completed(question: string, { intent }: Memory): string {
	const alone = /^\D{0,15}(\d+(?:[.,]\d)?)\D{0,5}$/.exec(toLatinDigits(question))?.[1]
	if (intent !== 'admission.english' || alone === undefined || /[a-z]/i.test(question))
		return question
	return `${Number(alone.replace(',', '.')) <= 9 ? 'IELTS' : 'TOEFL'} ${question}`
}

/** Below this a part of a question has no intent of its own. */
const ownIntent = 6.1

/** Two questions in one: each with an intent of its own, names of the whole for both. */
function partsOf(question: string, knowledge: Knowledge, memory: Memory, whole: Chosen): Chosen[] {
	const parts = question
		.slice(0, 600)
		.split(
			/[?؟]|(?:^|\s)and\s+(?=how|when|what|where|do|does|is|can)|\s(?=و(?:كم|بكم|متى|هل|كيف|وين|أين|اين|شو|ايش|قديش|شحال|إيمتى|امتى|ايمتا)\s)/i,
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
	{ intent, weight, reading }: Chosen,
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
		before: universities.filter(({ code }) => memory.universities.includes(code)),
	}
	if (intent === 'unclear')
		return (
			fromPassage(reading.text, knowledge) ?? unclear(reading.understood > 0 && reading.meaning > 2)
		)
	const draft = answerers[intent](context)
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

/** `isNear`: some of it was understood, so that the site's search may know the rest. */
function unclear(isNear: boolean): Answer {
	return {
		intent: 'unclear',
		weight: 0,
		blocks: [saying(say(isNear ? 'unknown' : 'unclear'))],
		links: [],
		person: 'university',
		next: ['fees', 'visaDocuments', 'housing'],
		searches: true,
	}
}
