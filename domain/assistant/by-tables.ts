/** What a question is after, by the tables of words and rows alone. */
import { programmesFor } from './answers/build.ts'
import { type Chosen, choose } from './choose.ts'
import type { Knowledge } from './knowledge.ts'
import { emptyMemory, type Memory, withPointedAt } from './memory.ts'
import { currencyOfCountry, monthWords, yearWords } from './number-words.ts'
import { partsOf } from './parts.ts'
import { type Reading, read } from './read.ts'
import { wordsOf } from './spelling.ts'

export interface ByTables {
	reading: Reading
	/** What was said before, as far as the question can mean it. */
	before: Memory
	whole: Chosen
	/** Halves of the question that have an answer of their own. */
	halves: Chosen[]
}

export function readByTables(
	text: string,
	knowledge: Knowledge,
	memory: Memory,
	follows: boolean,
): ByTables {
	const question = completed(text, memory)
	const reading = withPointedAt(
		withCurrency(read(question, knowledge), memory),
		withPairTaught(memory, knowledge),
	)
	// A correction of what is asked of no name, «هل الطعام حلال؟», is a question of its own.
	const before = reading.corrects && !takesNames.test(memory.intent ?? '') ? emptyMemory : memory
	const whole = choose(reading, before, follows)
	return { reading, before, whole, halves: partsOf(question, knowledge, memory, whole) }
}

/** Intents that are asked of a university, a subject or a place: of another one they are asked again. */
const takesNames =
	/^(?:cost|fee|cheapest|compare|programme|admission|intakes|deadline|institute|housing|rank|scholarships|recognition|university)/

/** Two are compared in a subject that both teach; else the others that teach it are asked about too. */
function withPairTaught({ recent, ...memory }: Memory, { catalogue }: Knowledge): Memory {
	const isTaught = recent?.every((code) =>
		catalogue.universities.some(
			(one) =>
				one.code === code &&
				(memory.subjects.length === 0 ||
					programmesFor(one, memory.subjects, memory.level).programmes.length > 0),
		),
	)
	return recent && isTaught ? { ...memory, recent } : memory
}

/** «بالدينار»: of the country that is named with it, or the one that was spoken of. */
function withCurrency(reading: Reading, { currency }: Memory): Reading {
	const { numbers, country } = reading
	const meant = currencyOfCountry[country ?? ''] ?? currency
	if (!numbers.hasNamelessMoney || numbers.currencies.length > 0 || !meant) return reading
	return { ...reading, numbers: { ...numbers, currencies: [meant] } }
}

/** The score that was asked for, typed alone: up to nine it is a band of IELTS. */
function completed(question: string, { intent, currency }: Memory): string {
	const words = wordsOf(question)
	// «طيب و10000؟» after a budget: of the same money.
	if (
		intent === 'budget' &&
		currency &&
		words.length < 5 &&
		words.some((one) => /^\d{3,}$/.test(one))
	)
		return `${question} ${currency}`
	const [alone, ...others] = words.filter((word) => /^\d+(?:\.\d)?$/.test(word))
	if (
		intent !== 'admission.english' ||
		alone === undefined ||
		others.length > 0 ||
		words.length > 7 ||
		words.some((word) => monthWords.has(word) || yearWords.has(word))
	)
		return question
	return `${Number(alone) <= 9 ? 'IELTS' : 'TOEFL'} ${question}`
}
