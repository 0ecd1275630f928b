/** What everybody did, newest first and day by day, a page at a time. */
import { Link, useSearchParams } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { AuditEvent, Colleague } from '#domain/desk/desk-api.ts'
import { formatClock } from '#domain/desk/moment.ts'
import { formatDate } from '#domain/format.ts'
import type { Language } from '#domain/language.ts'
import { actorName, eventText } from '../case-parts/event-text.ts'
import { Avatar } from '../frame/avatar.tsx'

interface ListProps {
	events: readonly AuditEvent[]
	next: string | null
	people: readonly Colleague[]
}

export function AuditList({ events, next, people }: ListProps) {
	const t = useT('desk-manager')
	const language = useLanguage()
	const [asked] = useSearchParams()
	const page = (after: string | null) => {
		const query = new URLSearchParams(asked)
		if (after === null) query.delete('after')
		else query.set('after', after)
		return `/desk/audit?${query}`
	}
	return (
		<>
			{events.length === 0 ? (
				<p className="desk-panel">{t('audit.none')}</p>
			) : (
				byDay(events, language).map(({ day, events: ofDay }) => (
					<section key={day} aria-label={day}>
						<h2 className="audit-day">{day}</h2>
						<ol className="desk-panel audit-list">
							{ofDay.map((event) => (
								<AuditRow key={event.id} event={event} people={people} />
							))}
						</ol>
					</section>
				))
			)}
			<div className="desk-actions">
				{asked.has('after') && (
					<ButtonLink variant="line" to={page(null)}>
						{t('audit.newest')}
					</ButtonLink>
				)}
				{next && (
					<ButtonLink variant="line" to={page(next)}>
						{t('audit.older')}
					</ButtonLink>
				)}
			</div>
		</>
	)
}

/** In the order in which they came. */
function byDay(events: readonly AuditEvent[], language: Language) {
	const days: { day: string; events: AuditEvent[] }[] = []
	for (const event of events) {
		const day = formatDate(language, event.at)
		const last = days.at(-1)
		if (last?.day === day) last.events.push(event)
		else days.push({ day, events: [event] })
	}
	return days
}

function AuditRow({ event, people }: { event: AuditEvent; people: readonly Colleague[] }) {
	const words = useT('desk-cases')
	const language = useLanguage()
	const name = actorName(words, event.actor, people)
	return (
		<li>
			<Avatar id={event.actor} name={name} />
			<p>
				<b>
					<bdi>{name}</bdi>
				</b>
				: {eventText(words, event, people, language)}
			</p>
			{event.case_id && event.reference && (
				<Link className="text-link" to={`/desk/cases/${event.case_id}`}>
					<bdi dir="ltr">{event.reference}</bdi>
				</Link>
			)}
			<time dateTime={event.at}>{formatClock(language, event.at)}</time>
		</li>
	)
}
