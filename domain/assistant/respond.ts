/**
 * Wanderbot: a question in, an answer out. Pure: what it knows, what was said before and the day come in; nothing is fetched, sent or
 * kept. A question with two parts that are after different things gets both answers.
 */
import { toLatinDigits } from '../digits.ts'
import type { Answer } from './answer.ts'
import { admissionAnswers } from './answers/admission.ts'
import { budgetAnswers } from './answers/budget.ts'
import { type Answerer, type Context, key, say, saying } from './answers/build.ts'
import { compareAnswers } from './answers/compare.ts'
import { inCurrency } from './answers/currency.ts'
import { dateAnswers } from './answers/dates.ts'
import { dependantAnswers } from './answers/dependants.ts'
import { englishAnswers } from './answers/english.ts'
import { feeAnswers } from './answers/fees.ts'
import { firstYearAnswers } from './answers/first-year.ts'
import { housingAnswers } from './answers/housing.ts'
import { instituteLessonAnswers } from './answers/institute-lessons.ts'
import { instituteAnswers } from './answers/institutes.ts'
import { insuranceAnswers } from './answers/insurance.ts'
import { lifeAnswers } from './answers/life.ts'
import { livingAnswers } from './answers/living.ts'
import { moneyAnswers } from './answers/money.ts'
import { peopleAnswers } from './answers/people.ts'
import { programmeAnswers } from './answers/programmes.ts'
import { universityAnswers } from './answers/universities.ts'
import { visaAnswers } from './answers/visa.ts'
import { byExamples, isReadOtherwise } from './by-examples.ts'
import { bySubject } from './by-subject.ts'
import { readByTables } from './by-tables.ts'
import { type Chosen, isUnsure } from './choose.ts'
import { withIncluded } from './included.ts'
import type { Intent } from './intents.ts'
import type { Knowledge } from './knowledge.ts'
import { isLeftToLast } from './last-topic.ts'
import { listedIn } from './listed.ts'
import { emptyMemory, filled, type Memory } from './memory.ts'
import { withoutPersonalData } from './personal.ts'
import type { Reading } from './read.ts'
import { remembered } from './remembered.ts'
import { markOf, saidBefore } from './said-before.ts'
import { saidOnce } from './said-once.ts'
import { isClear } from './story.ts'
import { fromPassage, leftToLast, saidUntold, unclear } from './unclear.ts'
import { thingsNamed } from './unknown-words.ts'
import { withToday, withUnsaid } from './unsaid.ts'

const answerers: Record<Intent, Answerer> = {
	...feeAnswers,
	...firstYearAnswers,
	...moneyAnswers,
	...livingAnswers,
	...budgetAnswers,
	...universityAnswers,
	...englishAnswers,
	...programmeAnswers,
	...compareAnswers,
	...visaAnswers,
	...insuranceAnswers,
	...dependantAnswers,
	...admissionAnswers,
	...dateAnswers,
	...housingAnswers,
	...instituteAnswers,
	...instituteLessonAnswers,
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
	const byTables = readByTables(text, knowledge, memory, follows)
	const { reading } = byTables
	const opinion = follows ? undefined : byExamples(byTables)
	const whole = opinion ?? byTables.whole
	const parts = opinion ? [] : byTables.halves
	// One part is the question itself, without the story before it.
	const [only = whole, ...others] = parts
	const chosen = others.length > 0 ? parts : bySubject(only, reading)
	const last = chosen.at(-1) ?? whole
	const found = saidOnce(chosen.map((one) => answerTo(one, knowledge, today, memory, reading)))
	const isInPart =
		isUnsure(whole) && parts.length < 2 && !(parts.length === 1 && isClear(only, reading))
	const said = isInPart
		? found.map((answer) =>
				isKnown(answer) && !tellsNothing.test(answer.intent)
					? inPart(answer, opinion ? '' : thingsNamed(reading))
					: answer,
			)
		: found
	const told = isPersonal ? said.map(withoutNeedOfData) : said
	const mark = markOf(told)
	// The last answer word for word is no answer to something else.
	const isAgain = mark === memory.said && told.length === 1
	const isOther =
		isAgain &&
		(last.intent !== memory.intent ||
			chosen.some(({ isPartial }) => isPartial) ||
			isReadOtherwise(
				byTables,
				told.map(({ intent }) => intent),
			))
	const answers = isAgain ? told.map((answer) => saidBefore(answer, isOther)) : told
	return {
		answers,
		memory: {
			...remembered(
				// Of two subjects that were answered one by one, both are kept.
				{
					...last.reading,
					text: reading.text,
					subjects: (others.length > 0 ? last : only).reading.subjects,
				},
				// What was only guessed is nothing to point back to.
				last.isTentative ? 'unclear' : last.intent,
				memory,
				answers.at(-1),
				listedIn(answers, knowledge),
			),
			// Asked a third time, it is said in full again.
			...(isAgain ? {} : { said: mark }),
		},
	}
}

const isKnown = ({ intent, isSmallTalk }: Answer) =>
	intent !== 'unclear' && intent !== 'passage' && !isSmallTalk

/** Whoever says that nobody knows it needs no doubt before it. */
const tellsNothing = /^(?:classmates|credits|nobody-knows|why)$/

/** Not all of the question was understood: that is said first, with what was not, and nothing is claimed of it. */
function inPart(answer: Answer, words: string): Answer {
	return {
		...answer,
		blocks: [saying(words === '' ? say('perhaps') : say('inPart', { words })), ...answer.blocks],
		person: answer.person ?? 'university',
	}
}

function withoutNeedOfData(answer: Answer): Answer {
	return { ...answer, blocks: [...answer.blocks, saying(say('personal'))] }
}

/** «أيهم»: of what was listed, as if the site had no others. */
function withinList(knowledge: Knowledge, { among }: Reading): Knowledge {
	if (!among) return knowledge
	const { kind, codes } = among
	const { catalogue } = knowledge
	const listed = catalogue[kind].filter(({ code }) => codes.includes(code))
	return { ...knowledge, catalogue: { ...catalogue, [kind]: listed } }
}

/** The universities of the last list, where the question names none and no other subject. */
const listedUniversities = ({ universities, subjects }: Reading, { listed, ...memory }: Memory) =>
	listed?.kind === 'universities' &&
	universities.length === 0 &&
	subjects.every((one) => memory.subjects.includes(one))
		? listed.codes
		: []

function answerTo(
	{ intent, weight, reading, nearest, likely, isOfParts, period, untold, subject }: Chosen,
	all: Knowledge,
	today: string,
	memory: Memory,
	asked: Reading,
): Answer {
	const knowledge = withinList(all, reading)
	const { universities, institutes, homes } = all.catalogue
	const listed = listedUniversities(reading, memory)
	const context: Context = {
		reading,
		knowledge,
		today,
		universities: reading.universities.flatMap(
			(code) => universities.find((one) => one.code === code) ?? [],
		),
		carried: reading.subjects.filter((one) => !asked.subjects.includes(one)),
		institute: institutes.find(({ code }) => code === reading.institutes[0]),
		home: homes.find(({ code }) => code === reading.homes[0]),
		before: [...memory.universities, ...memory.shown, ...listed].flatMap(
			(code) => universities.find((one) => one.code === code) ?? [],
		),
		listed: listed.flatMap((code) => universities.find((one) => one.code === code) ?? []),
	}
	const isOfLast = !likely && isLeftToLast(reading, memory)
	if (intent === 'unclear' && untold !== undefined) return saidUntold(untold)
	if (intent === 'unclear')
		return (
			fromPassage(reading.text, knowledge) ??
			(isOfLast && memory.intent
				? leftToLast(
						answerers[memory.intent]({ ...context, reading: filled(reading, memory, true) }),
					)
				: undefined) ??
			unclear(reading, nearest ? (answerers[nearest](context).links ?? []) : [], likely)
		)
	const told = withToday(inCurrency(answerers[intent](context), context), intent, reading)
	const draft = period
		? { ...told, blocks: [saying(say(`period.${period}`)), ...told.blocks] }
		: isOfParts
			? withIncluded(told, memory.intent, reading)
			: withUnsaid(told, intent, reading)
	const said = memory.intent === intent ? intent : undefined
	return {
		intent,
		weight,
		...draft,
		blocks: [
			...(subject ? [saying(say('programme.of', { subject: key(`subject.${subject}`) }))] : []),
			...draft.blocks,
		].filter((block) => block.kind !== 'say' || block.sentences.length > 0),
		// A page is offered once, also where the lowest and the highest fee stand on the same one.
		links: (draft.links ?? []).filter(
			({ to }, at, all) => all.findIndex((one) => one.to === to) === at,
		),
		next: (draft.next ?? []).filter((one) => one !== said).slice(0, 3),
	}
}
