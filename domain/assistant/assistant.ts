/** Wanderbot in one language: what it knows, its sentences, and its answers in words. */
import type { Language } from '../language.ts'
import { memoize } from '../memoize.ts'
import { todayIn } from '../plan/days.ts'
import { createTranslator } from '../translate.ts'
import type { Answer, Person } from './answer.ts'
import type { Knowledge } from './knowledge.ts'
import { needsBothTables } from './letters.ts'
import { knowsAllWords } from './lexicon.ts'
import type { Memory } from './memory.ts'
import { languageOf } from './question-language.ts'
import { respond } from './respond.ts'
import { type SpokenAnswer, speak } from './speak.ts'

interface Asked {
	question: string
	/** When it was asked. */
	at: number
	/** What was said before it. */
	memory?: Memory | undefined
	/** A choice or a next question that was pressed. */
	follows?: boolean
}

export interface SpokenReply {
	language: Language
	answers: { answer: Answer; spoken: SpokenAnswer }[]
	memory: Memory
}

export interface Assistant {
	/** Whether the words of the page's language are enough to read a question, or the others are here too. */
	canRead: (question: string) => boolean
	/** The language of a question that can be read; the assistant's own for a name alone. */
	languageOf: (question: string) => Language
	reply: (asked: Asked) => SpokenReply
	/** Whose WhatsApp answers such a question. */
	dialOf: (person: Person) => string
}

/** The words of its language have been learned before. */
export function createAssistant(
	knowledge: Knowledge,
	strings: Readonly<Record<string, string>>,
): Assistant {
	const { language, people, catalogue } = knowledge
	const t = createTranslator(strings, language)
	const reply = ({ question, at, memory, follows = false }: Asked): SpokenReply => {
		const today = todayIn(new Date(at))
		const asked = { question, knowledge, today, follows, ...(memory && { memory }) }
		const { answers, memory: after } = respond(asked)
		return {
			language,
			answers: answers.map((answer) => ({ answer, spoken: speak(answer, t, language) })),
			memory: after,
		}
	}
	// The first question of all makes tables, sums and formats ready; it is asked here, while the visitor types.
	const [{ name = '' } = {}] = catalogue.universities
	reply({ question: `${t('next.firstYear')} ${name}`, at: Date.now() })
	const needsBoth = memoize((question) => needsBothTables(question, language, knowledge))
	return {
		canRead: (question) => knowsAllWords() || !needsBoth(question),
		languageOf: memoize((question) => languageOf(question, language)),
		reply,
		dialOf: (person) => people[person],
	}
}
