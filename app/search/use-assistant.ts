/**
 * Wanderbot's answers on the visitor's device: its rules are fetched with the first letter that is typed into the chat, its words, what it learned from
 * examples, the catalogue and paragraphs of pages in one language with the first question; the search fetches all of it with a question. What is fetched depends
 * on the language of what was typed alone, and nothing typed is sent.
 */
import { useQuery } from '@tanstack/react-query'
import { stringsOf } from '#app/language/strings.tsx'
import { fetchedContent } from '#app/page/fetched-content.ts'
import type { Assistant } from '#domain/assistant/assistant.ts'
import type { KnownEntries, KnownPages } from '#domain/assistant/knowledge.ts'
import { type Language, otherLanguage } from '#domain/language.ts'
import { queries } from './queries.ts'

const tables = {
	ar: () => import('#domain/assistant/words/arabic.ts'),
	en: () => import('#domain/assistant/words/latin.ts'),
}

const examples = {
	ar: () => import('#domain/assistant/likeness/arabic.json'),
	en: () => import('#domain/assistant/likeness/latin.json'),
}

async function fetchWords(language: Language): Promise<boolean> {
	const [{ learn }, words, { learnLikeness }, { default: learned }] = await Promise.all([
		import('#domain/assistant/lexicon.ts'),
		tables[language](),
		import('#domain/assistant/likeness/likeness.ts'),
		examples[language](),
	])
	learn(words)
	learnLikeness(learned)
	return true
}

const fetchRules = () => import('#domain/assistant/assistant.ts')

async function fetchAssistant(language: Language): Promise<Assistant> {
	const [{ createAssistant }, entries, pages, { assistant: strings = {} }] = await Promise.all([
		fetchRules(),
		fetchedContent(language).read<KnownEntries>('assistant'),
		fetchedContent(language).read<KnownPages>('assistant-pages'),
		stringsOf(language, 'assistant'),
		fetchWords(language),
	])
	return createAssistant({ ...entries, ...pages }, strings)
}

const wordsOf = (language: Language) => ({
	queryKey: ['assistant words', language],
	queryFn: () => fetchWords(language),
})

const queryOf = (language: Language) => ({
	queryKey: ['assistant', language],
	queryFn: () => fetchAssistant(language),
})

/** Undefined until it is there; `isWanted` says whether it is fetched at all. */
export function useAssistant(language: Language, isWanted = true): Assistant | undefined {
	const { data } = useQuery({ ...queryOf(language), enabled: isWanted }, queries)
	return data ?? fetchedAssistant(language)
}

export function fetchedAssistant(language: Language): Assistant | undefined {
	return queries.getQueryData<Assistant>(queryOf(language).queryKey)
}

/** The words of the other language, where a question has some. */
export function useOtherWords(page: Language, areWanted: boolean): void {
	useQuery({ ...wordsOf(otherLanguage(page)), enabled: areWanted }, queries)
}

/** With the first letter that is typed: who only presses a quick option fetches none of it. */
export function fetchWhileTyping(): void {
	void queries.prefetchQuery({ queryKey: ['assistant rules'], queryFn: fetchRules })
}

/** Fetches what an answer to this question needs, in the page's language and in the question's. */
export async function prepareAnswer(question: string, page: Language): Promise<void> {
	const { languageOf, canRead } = await queries.ensureQueryData(queryOf(page))
	if (!canRead(question)) await queries.ensureQueryData(wordsOf(otherLanguage(page)))
	const own = languageOf(question)
	if (own !== page) await queries.ensureQueryData(queryOf(own))
}
