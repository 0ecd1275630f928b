import './chat.css'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import { type FormEvent, useCallback, useEffect, useId, useRef } from 'react'
import { InlineScene } from '#app/components/inline-scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { fetchedContent } from '#app/page/fetched-content.ts'
import { fetchWhileTyping } from '#app/search/use-assistant.ts'
import { useFetched } from '#app/start/later.tsx'
import { PartMissing } from '#app/start/part-missing.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { ChatPage } from '#content/page-schema.ts'
import type { Holidays, WeeklyHours } from '#domain/hours.ts'
import type { Language, Localized } from '#domain/language.ts'
import { type ChatContent, type Message, useConversation } from './conversation.ts'
import { Bubble, Typing } from './message.tsx'
import { prepareReply, useReplies } from './use-replies.ts'

interface ChatPanelProps {
	open: boolean
	onClose: () => void
	/** A link in an answer was followed. */
	onFollow: () => void
}

export function ChatPanel({ open, onClose, onFollow }: ChatPanelProps) {
	const t = useT('chat')
	const title = useId()
	const { value: content, isMissing, again } = useChatContent()
	const { messages, pending, choose, send } = useConversation(prepareReply)
	const replies = useReplies(messages)
	const input = useRef<HTMLInputElement>(null)
	const log = useRef<HTMLDivElement>(null)

	// Synchronises with the browser's focus: an opened chat is ready to be typed into.
	const ready = open && content !== undefined
	useEffect(() => {
		if (ready) input.current?.focus()
	}, [ready])
	// Synchronises with the height of the list: the newest is in view from its first line, also when the pages it
	// leads to are found a moment later.
	useEffect(() => {
		const list = log.current?.firstElementChild
		if (!ready || !list) return
		const watch = new ResizeObserver(() => log.current && showNewest(log.current))
		watch.observe(list)
		return () => watch.disconnect()
	}, [ready])

	const ask = useCallback((question: string) => send(question, true), [send])
	const replyTo = ({ isBot, saying }: Message) =>
		isBot && saying.kind === 'typed' ? replies.of(saying) : undefined
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (input.current && send(input.current.value)) input.current.value = ''
	}
	if (!content) return isMissing && open && <PartMissing onAgain={again} onLeave={onClose} />
	return (
		<div
			role="dialog"
			aria-labelledby={title}
			// The greeting stands there before anybody listens: a log tells only what is added.
			aria-describedby={messages.length === 1 ? `${title}-said` : undefined}
			className="chat-panel"
			hidden={!open}
		>
			<div className="chat-head on-dark pal-duha">
				<InlineScene name="wanderbot" className="size-12 shrink-0" />
				<div className="me-auto">
					<h2 id={title} className="chat-title">
						{t('title')}
					</h2>
					<p className="text-sm leading-relaxed">{t('subtitle')}</p>
				</div>
				<IconButton icon={X} label={t('close')} onClick={onClose} />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must do so by keyboard too. */}
			<div ref={log} className="chat-log" role="log" aria-label={t('log')} tabIndex={0}>
				<ol id={`${title}-said`}>
					{messages.map((message) => (
						<Bubble
							key={message.id}
							message={message}
							content={content}
							reply={replyTo(message)}
							dialOf={replies.dialOf}
							isNewest={message.id === messages.length - 1}
							onFollow={onFollow}
							onAsk={ask}
						/>
					))}
					{pending > 0 && <Typing />}
				</ol>
			</div>
			<ul className="chat-options" aria-label={t('options')}>
				{content.options.map(({ key, label }) => (
					<li key={key}>
						<button type="button" onClick={() => choose(key)}>
							{label}
						</button>
					</li>
				))}
			</ul>
			<form className="chat-form" onSubmit={submit}>
				<input
					ref={input}
					name="message"
					className="field-input"
					dir="auto"
					autoComplete="off"
					maxLength={500}
					aria-label={t('placeholder')}
					placeholder={t('placeholder')}
					onInput={fetchWhileTyping}
				/>
				<button type="submit" className="btn btn-brand px-4!" aria-label={t('send')}>
					<Send className="icon flip" aria-hidden="true" />
				</button>
			</form>
		</div>
	)
}

function showNewest(log: HTMLElement): void {
	const newest = log.querySelector('ol > :last-child')
	if (!newest) return
	// As much as between two bubbles: no edge of the one before shows under the heading.
	const above = 10
	const start = newest.getBoundingClientRect().top - log.getBoundingClientRect().top + log.scrollTop
	log.scrollTo({ top: Math.min(log.scrollHeight, start - above) })
}

/** What the assistant says, in the language of the page; the old one stays until the new one is there. */
function useChatContent() {
	const language = useLanguage()
	const load = useCallback(() => loadChat(language), [language])
	return useFetched(load)
}

async function loadChat(language: Language): Promise<ChatContent> {
	const content = fetchedContent(language)
	const [{ chat }, { site }, { publicHolidays }] = await Promise.all([
		content.read<{ chat: Localized<ChatPage> }>('chat'),
		content.read<{ site: { supportHours: WeeklyHours } }>('site'),
		content.read<{ publicHolidays: Holidays }>('public-holidays'),
	])
	return { ...chat, supportHours: site.supportHours, publicHolidays }
}
