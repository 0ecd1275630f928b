/**
 * Wanderbot's answers on the visitor's device: its rules, what it knows in one language and its sentences, fetched with the
 * first letter that is typed into the chat, or with a question in the search. What is fetched never depends on what was typed, and nothing typed is sent.
 */
import { useQuery } from '@tanstack/react-query'
import { stringsOf } from '#app/language/strings.tsx'
import { fetchedContent } from '#app/page/fetched-content.ts'
import type { Answer, Person } from '#domain/assistant/answer.ts'
import type { Knowledge } from '#domain/assistant/knowledge.ts'
import type { Memory } from '#domain/assistant/memory.ts'
import type { SpokenAnswer } from '#domain/assistant/speak.ts'
import type { Language } from '#domain/language.ts'
import { createTranslator } from '#domain/translate.ts'
import { queries } from './queries.ts'

export interface Asked {
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
	/** The language of a question; that of the page for a name alone. */
	languageOf: (question: string, otherwise: Language) => Language
	reply: (asked: Asked) => SpokenReply
	/** Whose WhatsApp answers such a question. */
	dialOf: (person: Person) => string
}

async function fetchAssistant(language: Language): Promise<Assistant> {
	const [{ respond }, { speak }, { languageOf }, { todayIn }, knowledge, { assistant = {} }] =
		await Promise.all([
			import('#domain/assistant/respond.ts'),
			import('#domain/assistant/speak.ts'),
			import('#domain/assistant/question-language.ts'),
			import('#domain/plan/days.ts'),
			fetchedContent(language).read<Knowledge>('assistant'),
			stringsOf(language, 'assistant'),
		])
	const t = createTranslator(assistant, language)
	const reply = ({ question, at, memory, follows = false }: Asked): SpokenReply => {
		const today = todayIn(new Date(at))
		const { answers, memory: after } = respond({
			question,
			knowledge,
			today,
			follows,
			...(memory && { memory }),
		})
		return {
			language,
			answers: answers.map((answer) => ({ answer, spoken: speak(answer, t, language) })),
			memory: after,
		}
	}
	// The first question of all makes the tables ready; it is asked here, before anybody types.
	reply({ question: t('next.firstYear'), at: Date.now() })
	return { languageOf, reply, dialOf: (person) => knowledge.people[person] }
}

const queryOf = (language: Language) => ({
	queryKey: ['assistant', language],
	queryFn: () => fetchAssistant(language),
})

/** Undefined until it is there; `isWanted` says whether it is fetched at all. */
export function useAssistant(language: Language, isWanted = true): Assistant | undefined {
	const query = queryOf(language)
	const { data } = useQuery({ ...query, enabled: isWanted }, queries)
	return data ?? queries.getQueryData<Assistant>(query.queryKey)
}

/** With the first letter that is typed: who only presses a quick option fetches none of it. */
export function fetchWhileTyping(page: Language): void {
	void queries.prefetchQuery(queryOf(page))
}

/** Fetches what an answer to this question needs, in the page's language and in the question's. */
export async function prepareAnswer(question: string, page: Language): Promise<void> {
	const { languageOf } = await queries.ensureQueryData(queryOf(page))
	const own = languageOf(question, page)
	if (own !== page) await queries.ensureQueryData(queryOf(own))
}
