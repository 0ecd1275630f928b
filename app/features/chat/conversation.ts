/**
 * What was said, as facts and not as sentences: the panel speaks them in the language of the page,
 * so that everything but the visitor's own words is re-spoken when the language changes.
 */
import { useEffect, useReducer, useRef } from 'react'
import type { ChatPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

export type ChatContent = Localized<ChatPage>

export type Saying =
	| { kind: 'greeting' }
	/** A quick option, chosen by the visitor or answered by the assistant. */
	| { kind: 'option'; option: string; at: number }
	/** The visitor's own words, or the assistant's answer to them. */
	| { kind: 'typed'; text: string }

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

export function useConversation() {
	const [conversation, dispatch] = useReducer(happen, start)
	const timers = useRef(new Set<number>())
	// Synchronises with the clock: no answer comes after the page is gone.
	useEffect(() => {
		const running = timers.current
		return () => running.forEach(clearTimeout)
	}, [])

	function say(saying: Saying): void {
		dispatch({ said: 'visitor', saying })
		const timer = window.setTimeout(() => {
			timers.current.delete(timer)
			dispatch({ said: 'assistant', saying })
		}, replyDelay)
		timers.current.add(timer)
	}

	return {
		...conversation,
		choose: (option: string) => say({ kind: 'option', option, at: Date.now() }),
		/** Blank text is not sent; the answer says whether it was. */
		send(text: string): boolean {
			const typed = text.trim()
			if (typed) say({ kind: 'typed', text: typed })
			return typed !== ''
		},
	}
}
