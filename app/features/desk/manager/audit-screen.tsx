/** The log: what everybody did, narrowed by the address. */
import { useT } from '#app/language/strings.tsx'
import type { AuditAnswer, Colleague } from '#domain/desk/desk-api.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditList } from './audit-list.tsx'

interface ScreenProps extends AuditAnswer {
	people: readonly Colleague[]
}

export function AuditScreen({ events, next, people }: ScreenProps) {
	const t = useT('desk-manager')
	return (
		<div className="desk-page overview">
			<title>{t('audit.title')}</title>
			<header>
				<h1>{t('audit.title')}</h1>
				<p className="desk-muted">{t('audit.text')}</p>
			</header>
			<AuditFilters people={people} />
			<AuditList events={events} next={next} people={people} />
		</div>
	)
}
