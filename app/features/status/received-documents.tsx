import { BadgeCheck, CircleAlert, Clock } from 'lucide-react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { ReceivedDocument } from '#domain/cases/status.ts'
import { formatDate } from '#domain/format.ts'

const icons = { new: Clock, accepted: BadgeCheck, refused: CircleAlert }

/** Their names and what became of them; what is in them is nowhere on the page. */
export function ReceivedDocuments({ documents }: { documents: readonly ReceivedDocument[] }) {
	const t = useT('status-documents')
	const own = useT('status-own')
	const language = useLanguage()
	return (
		<section className="panel status-card" aria-labelledby="received-title">
			<h2 id="received-title">{own('received.title')}</h2>
			<ul className="status-received">
				{documents.map(({ name, label, title, at, state, reason }) => {
					const Icon = icons[state]
					return (
						<li key={name}>
							<Icon className="icon" aria-hidden="true" />
							<div>
								<span dir="auto">{title ?? t(`documents.${label ?? 'other'}`)}</span>
								<span className="text-muted">
									{own(`received.${state}`)}
									{' · '}
									<time dateTime={at}>{formatDate(language, at)}</time>
								</span>
								{reason && <span dir="auto">{reason}</span>}
							</div>
						</li>
					)
				})}
			</ul>
		</section>
	)
}
