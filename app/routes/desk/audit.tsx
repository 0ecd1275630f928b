import '#app/features/desk/manager/manager.css'
import { AuditFilters } from '#app/features/desk/manager/audit-filters.tsx'
import { AuditList } from '#app/features/desk/manager/audit-list.tsx'
import { auditAnswer, peopleAnswer } from '#app/features/desk/manager/manager-api.ts'
import { stringsOf, useT } from '#app/language/strings.tsx'
import type { Route } from './+types/audit'
import { onDesk } from './load.ts'

export const loader = onDesk(async ({ language, url, call }) => ({
	strings: await stringsOf(language, 'desk-cases', 'desk-manager'),
	...(await call(`/events${url.search}`, auditAnswer)),
	...(await call('/staff', peopleAnswer)),
}))

export default function AuditPage({ loaderData }: Route.ComponentProps) {
	const t = useT('desk-manager')
	const { events, next, people } = loaderData
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
