/**
 * What was said, as facts and not as sentences: the panel speaks them in the language of the page,
 * so that everything but the visitor's own words is re-spoken when the language changes.
 */
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useLanguage } from '#app/language/strings.tsx'
import type { ChatPage } from '#content/page-schema.ts'
import type { Holidays, WeeklyHours } from '#domain/hours.ts'
import type { Language, Localized } from '#domain/language.ts'

/** What the assistant says, and when a person is there. */
export type ChatContent = Localized<ChatPage> & {
	supportHours: WeeklyHours
	publicHolidays: Holidays
}

export interface TypedSaying {
	kind: 'typed'
	text: string
	at: number
	/** A choice or a next question that was pressed. */
	follows: boolean
	/** The language of the page when it was said. */
	page: Language
}

export type Saying =
	| { kind: 'greeting' }
	/** A quick option, chosen by the visitor or answered by the assistant. */
	| { kind: 'option'; option: string; at: number }
	/** The visitor's own words, or the assistant's answer to them. */
	| TypedSaying

export interface Message {
	id: number
	isBot: boolean
	saying: Saying
}

interface Conversation {
	messages: Message[]
	/** Answers that are being typed. */
	pending: number
}

type Event = { said: 'visitor' | 'assistant'; saying: Saying }

const replyDelay = 1000
/** What an answer needs may still be on its way: so much longer it is waited for. */
const longestWait = 3000

const start: Conversation = {
	messages: [{ id: 0, isBot: true, saying: { kind: 'greeting' } }],
	pending: 0,
}

function happen({ messages, pending }: Conversation, { said, saying }: Event): Conversation {
	const isBot = said === 'assistant'
	return {
		messages: [...messages, { id: messages.length, isBot, saying }],
		pending: pending + (isBot ? -1 : 1),
	}
}

/** `prepare` gets all that was typed so far ready to be answered, and is waited for. */
export function useConversation(
	prepare: (typed: readonly TypedSaying[], page: Language) => Promise<void>,
) {
	const page = useLanguage()
	const [conversation, dispatch] = useReducer(happen, start)
	const timers = useRef(new Set<number>())
	const typedSoFar = useRef<TypedSaying[]>([])
	// Synchronises with the clock: no answer comes after the page is gone.
	useEffect(() => {
		const running = timers.current
		return () => running.forEach(clearTimeout)
	}, [])

	/** The answer comes in one piece: a screen reader read each piece that came later together with all before it. */
	const say = useCallback((saying: Saying, prepared: Promise<unknown> = Promise.resolve()) => {
		const after = (delay: number, then: () => void) => {
			const timer = window.setTimeout(() => {
				timers.current.delete(timer)
				then()
			}, delay)
			timers.current.add(timer)
		}
		dispatch({ said: 'visitor', saying })
		let isSaid = false
		const answer = () => {
			if (isSaid) return
			isSaid = true
			dispatch({ said: 'assistant', saying })
		}
		after(replyDelay, () => {
			after(longestWait, answer)
			void prepared.then(answer, answer)
		})
	}, [])

	/** Blank text is not sent; the answer says whether it was. */
	const send = useCallback(
		(text: string, follows = false): boolean => {
			const typed = text.trim()
			if (!typed) return false
			const saying: TypedSaying = { kind: 'typed', text: typed, at: Date.now(), follows, page }
			typedSoFar.current = [...typedSoFar.current, saying]
			say(saying, prepare(typedSoFar.current, page))
			return true
		},
		[page, say, prepare],
	)

	return {
		...conversation,
		choose: (option: string) => say({ kind: 'option', option, at: Date.now() }),
		send,
	}
}
