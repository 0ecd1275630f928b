/** The messages and events of a case, newest first. */
import History from 'lucide-react/icons/rotate-ccw-clock'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type TranslateIn, useLanguage, useT } from '#app/language/strings.tsx'
import { perhapsSent } from '#domain/conversations/whatsapp-codes.ts'
import type { CaseAnswer, Colleague } from '#domain/desk/desk-api.ts'
import type { CaseMessage } from '#domain/desk/message-api.ts'
import { formatRecent } from '#domain/desk/recent.ts'
import { type ThreadPart, threadPage, threadParts, threadStart } from '#domain/desk/thread.ts'
import { actorName, eventText, originText } from '../case-parts/event-text.ts'
import { EventIcon } from './event-icon.tsx'
import { MessageBubble, MessageOrigin } from './message-bubble.tsx'
import type { Resend } from './other-way.tsx'

/** What the sender of a form wrote in it, by the name of the field. */
const firstWords = new Set(['message', 'concerns', 'special_requests'])
function threadAddress(part: ThreadPart, entries: number): string {
	const query = new URLSearchParams({
		...(part === 'all' ? {} : { log: part }),
		...(entries === threadStart ? {} : { entries: `${entries}` }),
	})
	return `?${query}`
}

/** Of a message that is not from the family's own address; a number hides behind its Show. */
function strangerName(t: TranslateIn<'desk-case'>, message: CaseMessage | undefined) {
	if (!message?.sender || message.proof === 'own') return null
	if (message.channel !== 'wa') return message.sender
	return message.proof === 'auto' ? null : t('whatsapp.person')
}

export function CaseLog({
	file,
	colleagues,
	now,
	onChange,
	onResend,
}: {
	file: CaseAnswer
	colleagues: readonly Colleague[]
	now: number
	onChange: () => void
	onResend: Resend
}) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const language = useLanguage()
	const { part, entries, hasEarlier } = file.thread
	const list = useRef<HTMLOListElement>(null)
	const before = useRef({ part, entries })
	const title = useRef<HTMLHeadingElement>(null)
	/** The entry with which something was done: its button goes, and perhaps all of it. */
	const settled = useRef<string | null>(null)
	function settle(id: string) {
		settled.current = id
		onChange()
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each answer of the server.
	useEffect(() => {
		const id = settled.current
		settled.current = null
		if (id === null || document.activeElement !== document.body) return
		const entry = list.current?.querySelector<HTMLElement>(`:scope > [data-event="${id}"]`)
		const next = entry ?? title.current
		next?.focus()
	}, [file])
	const said = new Map(file.messages.map((message) => [message.event_id, message]))
	// Whoever asked for earlier entries goes on reading at the first of them.
	useEffect(() => {
		const known = before.current
		before.current = { part, entries }
		if (known.part !== part || known.entries >= entries) return
		list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${known.entries + 1})`)?.focus()
	}, [part, entries])
	const first = file.fields.find(({ name }) => firstWords.has(name))?.lines.join('\n')
	return (
		<section aria-label={t('log.title')}>
			<header className="case-card-head">
				<h2 ref={title} tabIndex={-1}>
					<History className="icon" aria-hidden="true" />
					{t('log.title')}
				</h2>
				<nav className="case-tabs case-tabs-small" aria-label={t('log.parts')}>
					{threadParts.map((one) => (
						<Link
							key={one}
							to={threadAddress(one, threadStart)}
							aria-current={part === one ? 'true' : undefined}
							preventScrollReset
							replace
						>
							{t(`log.${one}`)}
						</Link>
					))}
				</nav>
			</header>
			<ol className="case-log" ref={list}>
				{file.events.map((event) => {
					const message = said.get(event.id)
					// Only of its own address is it said that it is the family.
					const name = strangerName(t, message) ?? actorName(words, event.actor, colleagues)
					const came = originText(words, event)
					return (
						<li key={event.id} tabIndex={-1} data-event={event.id}>
							<EventIcon event={event} name={name} />
							<div>
								<div className="log-head">
									<p>
										<b>
											<bdi>{name}</bdi>
										</b>
										: {eventText(words, event, colleagues, language)}
										{came && (
											<span className="desk-muted">
												{' '}
												(<bdi>{came}</bdi>)
											</span>
										)}
										{message?.cancelled_at && <> ({t('log.cancelled')})</>}
									</p>{' '}
									{message?.failed_at && message.failure_reason !== perhapsSent && (
										<span className="tag tag-bad">{t('log.failed')}</span>
									)}
									{message && <MessageOrigin caseId={file.case.id} message={message} />}
								</div>
								{message && (
									<MessageBubble
										{...{ message, file, onResend }}
										onChange={() => settle(event.id)}
									/>
								)}
								{typeof event.data.mentions === 'string' && (
									<p className="mail-left-out">
										{t('mail.mentions', { reference: event.data.mentions })}
									</p>
								)}
								{Array.isArray(event.data.also) && (
									<p className="desk-muted">
										{t('mail.also')} <bdi dir="ltr">{event.data.also.join(' · ')}</bdi>
									</p>
								)}
								{event.data.claims !== undefined && (
									<p className="mail-left-out">{t('mail.claims')}</p>
								)}
								{event.type === 'received' && first && (
									<div className="bubble bubble-in">{first}</div>
								)}
							</div>
							<time dateTime={event.at}>{formatRecent(language, event.at, now)}</time>
						</li>
					)
				})}
			</ol>
			{hasEarlier && (
				<p className="case-earlier">
					<Link
						className="text-link"
						to={threadAddress(part, entries + threadPage)}
						preventScrollReset
						replace
					>
						{t('log.earlier')}
					</Link>
				</p>
			)}
		</section>
	)
}
