/** What everybody did, newest first, a page at a time. */
import { Link, useSearchParams } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatMoment } from '#domain/desk/moment.ts'
import type { Colleague } from '../cases/answers.ts'
import { actorName, happeningWords } from '../cases/happening.ts'
import { Avatar } from '../frame/avatar.tsx'
import type { AuditEvent } from './answers.ts'

interface ListProps {
	events: readonly AuditEvent[]
	next: string | null
	people: readonly Colleague[]
}

export function AuditList({ events, next, people }: ListProps) {
	const t = useT('desk-manager')
	const words = useT('desk-cases')
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
				<ol className="desk-panel audit-list">
					{events.map((event) => {
						const name = actorName(words, event.actor, people)
						return (
							<li key={event.id}>
								<Avatar id={event.actor} name={name} />
								<p>
									<b>
										<bdi>{name}</bdi>
									</b>
									: {happeningWords(words, event, people, language)}
								</p>
								{event.case_id && event.reference && (
									<Link className="text-link" to={`/desk/cases/${event.case_id}`}>
										<bdi dir="ltr">{event.reference}</bdi>
									</Link>
								)}
								<time dateTime={event.at}>{formatMoment(language, event.at)}</time>
							</li>
						)
					})}
				</ol>
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
