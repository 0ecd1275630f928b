/** The answers to what was typed, each with what was said before it. Worked out when they are shown, and once for each language. */
import { useMemo } from 'react'
import { useLanguage } from '#app/language/strings.tsx'
import { useAssistant } from '#app/search/use-assistant.ts'
import type { Assistant, SpokenReply } from '#domain/assistant/assistant.ts'
import type { Memory } from '#domain/assistant/memory.ts'
import { type Language, otherLanguage } from '#domain/language.ts'
import type { Message, TypedSaying } from './conversation.ts'

export interface Replies {
	of: (saying: TypedSaying) => SpokenReply | undefined
	dialOf: Assistant['dialOf'] | undefined
}

export function useReplies(messages: readonly Message[]): Replies {
	const page = useLanguage()
	const other = otherLanguage(page)
	const typed = useMemo(
		() =>
			messages.flatMap(({ isBot, saying }) => (!isBot && saying.kind === 'typed' ? [saying] : [])),
		[messages],
	)
	const own = useAssistant(page, typed.length > 0)
	const isForeign = typed.some((saying) => spokenIn(saying, page, own) === other)
	const foreign = useAssistant(other, isForeign)
	const replies = useMemo(() => {
		const found = new Map<TypedSaying, SpokenReply>()
		let memory: Memory | undefined
		for (const saying of typed) {
			if (own && !own.canRead(saying.text)) continue
			const assistant = spokenIn(saying, page, own) === page ? own : foreign
			const reply = assistant && replyOnce(assistant, saying, memory)
			if (reply) found.set(saying, reply)
			memory = reply?.memory ?? memory
		}
		return found
	}, [typed, own, foreign, page])
	return { of: (saying) => replies.get(saying), dialOf: own?.dialOf }
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
