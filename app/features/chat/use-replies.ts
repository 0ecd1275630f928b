/** The answers to what was typed, each with what was said before it: worked out once for each language, before their bubbles are drawn. */
import { useMemo } from 'react'
import { useLanguage } from '#app/language/strings.tsx'
import { fetchedAssistant, prepareAnswer, useAssistant } from '#app/search/use-assistant.ts'
import { prepareSearch } from '#app/search/use-site-search.ts'
import type { Assistant, SpokenReply } from '#domain/assistant/assistant.ts'
import type { Memory } from '#domain/assistant/memory.ts'
import { type Language, otherLanguage } from '#domain/language.ts'
import type { Message, TypedSaying } from './conversation.ts'

export interface Replies {
	of: (saying: TypedSaying) => SpokenReply | undefined
	dialOf: Assistant['dialOf'] | undefined
}

/** Not where the site's content has no answer: then the search is asked. */
export function isAnswer(reply: SpokenReply | undefined): boolean {
	return reply?.answers.every(({ answer }) => !answer.searches) ?? false
}

/** Those that are answered, and those before them: an answer may lean on a question that still waits for its own. */
function answeredIn(messages: readonly Message[]): TypedSaying[] {
	const typed = (isBot: boolean) =>
		messages.flatMap(({ isBot: byBot, saying }) =>
			byBot === isBot && saying.kind === 'typed' ? [saying] : [],
		)
	const answered = new Set(typed(true))
	const asked = typed(false)
	return asked.slice(0, asked.findLastIndex((saying) => answered.has(saying)) + 1)
}

export function useReplies(messages: readonly Message[]): Replies {
	const page = useLanguage()
	const other = otherLanguage(page)
	const typed = useMemo(() => answeredIn(messages), [messages])
	const own = useAssistant(page, typed.length > 0)
	const isForeign = typed.some((saying) => spokenIn(saying, page, own) === other)
	const foreign = useAssistant(other, isForeign)
	const replies = useMemo(
		() => repliesTo(typed, page, (language) => (language === page ? own : foreign)),
		[typed, own, foreign, page],
	)
	return { of: (saying) => replies.get(saying), dialOf: own?.dialOf }
}

/**
 * Fetches what the last of these questions is answered with and works the answer out, so that its bubble has only to be drawn. The search
 * is fetched where the answer needs it, and waited for: a screen reader read each piece that came later together with all before it.
 */
export async function prepareReply(typed: readonly TypedSaying[], page: Language): Promise<void> {
	const saying = typed.at(-1)
	if (!saying) return
	await prepareAnswer(saying.text, page)
	// In a turn of its own: on a phone, drawing the question and working out its answer are too much for one.
	await new Promise((resolve) => setTimeout(resolve))
	if (!isAnswer(repliesTo(typed, page, fetchedAssistant).get(saying))) await prepareSearch(page)
}

function repliesTo(
	typed: readonly TypedSaying[],
	page: Language,
	assistantIn: (language: Language) => Assistant | undefined,
): Map<TypedSaying, SpokenReply> {
	const own = assistantIn(page)
	const found = new Map<TypedSaying, SpokenReply>()
	let memory: Memory | undefined
	for (const saying of typed) {
		if (own && !own.canRead(saying.text)) continue
		const assistant = assistantIn(spokenIn(saying, page, own))
		const reply = assistant && replyOnce(assistant, saying, memory)
		if (reply) found.set(saying, reply)
		memory = reply?.memory ?? memory
	}
	return found
}

/** The language of the question; after the page's was changed, that of the page. */
function spokenIn(saying: TypedSaying, page: Language, own: Assistant | undefined): Language {
	return own?.canRead(saying.text) && saying.page === page ? own.languageOf(saying.text) : page
}

const made = new WeakMap<
	TypedSaying,
	{ assistant: Assistant; memory: Memory | undefined; reply: SpokenReply }
>()

function replyOnce(
	assistant: Assistant,
	saying: TypedSaying,
	memory: Memory | undefined,
): SpokenReply {
	const known = made.get(saying)
	if (known?.assistant === assistant && known.memory === memory) return known.reply
	const { text: question, at, follows } = saying
	const reply = assistant.reply({ question, at, memory, follows })
	made.set(saying, { assistant, memory, reply })
	return reply
}
