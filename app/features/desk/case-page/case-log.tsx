/** The messages and events of a case, newest first. */
import { History } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { CaseAnswer, CaseMessage, Colleague } from '#domain/desk/desk-api.ts'
import { formatRecent } from '#domain/desk/recent.ts'
import { actorName, eventText, originText } from '../case-parts/event-text.ts'
import { EventIcon } from './event-icon.tsx'
import { MessageBubble } from './message-bubble.tsx'

const filters = ['all', 'messages', 'notes', 'looks'] as const
/** Who looked at what is a list of its own: it would flood the rest. */
const looks = new Set(['opened', 'revealed', 'document_opened', 'pack_opened'])
/** What the sender of a form wrote in it, by the name of the field. */
const firstWords = new Set(['message', 'concerns', 'special_requests'])
type Filter = (typeof filters)[number]

function isShown(filter: Filter, type: string, message: CaseMessage | undefined): boolean {
	if (looks.has(type)) return filter === 'looks'
	if (filter === 'all') return true
	if (filter === 'messages' && type === 'received') return true
	if (!message) return false
	return filter === 'notes' ? message.direction === 'note' : message.direction !== 'note'
}

export function CaseLog({
	file,
	colleagues,
	now,
	onChange,
}: {
	file: CaseAnswer
	colleagues: readonly Colleague[]
	now: number
	onChange: () => void
}) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const language = useLanguage()
	const [filter, setFilter] = useState<Filter>('all')
	const said = new Map(file.messages.map((message) => [message.event_id, message]))
	const first = file.fields.find(({ name }) => firstWords.has(name))?.lines.join('\n')
	return (
		<section aria-label={t('log.title')}>
			<header className="case-card-head">
				<h2>
					<History className="icon" aria-hidden="true" />
					{t('log.title')}
				</h2>
				<div className="case-tabs case-tabs-small">
					{filters.map((one) => (
						<button
							key={one}
							type="button"
							aria-pressed={filter === one}
							onClick={() => setFilter(one)}
						>
							{t(`log.${one}`)}
						</button>
					))}
				</div>
			</header>
			<ol className="case-log">
				{file.events
					.filter((event) => isShown(filter, event.type, said.get(event.id)))
					.map((event) => {
						const message = said.get(event.id)
						const sender = message?.proof === 'own' ? null : message?.sender
						// Whoever wrote it: only of its own address is it said that it is the family.
						const name = sender ?? actorName(words, event.actor, colleagues)
						const came = originText(words, event)
						return (
							<li key={event.id}>
								<EventIcon event={event} name={name} />
								<div>
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
										{message?.failed_at && <span className="tag tag-bad">{t('log.failed')}</span>}
									</p>
									{message && <MessageBubble {...{ message, file, onChange }} />}
									{typeof event.data.mentions === 'string' && (
										<p className="mail-left-out">
											{t('mail.mentions', { reference: event.data.mentions })}
										</p>
									)}
									{event.data.claims !== undefined && (
										<p className="mail-left-out">{t('mail.claims')}</p>
									)}
									{event.type === 'received' && first && (
										<div className="bubble bubble-in" dir="auto">
											{first}
										</div>
									)}
								</div>
								<time dateTime={event.at}>{formatRecent(language, event.at, now)}</time>
							</li>
						)
					})}
			</ol>
		</section>
	)
}
