/** Closed cases whose time to be kept is nearly over: what will be deleted by itself, and when. */
import { Link } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { Leaving } from '#domain/desk/manager-api.ts'
import { formatDate } from '#domain/format.ts'

export function LeavingList({ leaving: { count, cases } }: { leaving: Leaving }) {
	const t = useT('desk-manager')
	const language = useLanguage()
	return (
		<section className="desk-panel" aria-labelledby="leaving">
			<h2 id="leaving">{t('leaving.title')}</h2>
			<p className="desk-muted">
				{count === 0 ? t('leaving.none') : `${t('leaving.count', { count })} ${t('leaving.keep')}`}
			</p>
			{cases.length > 0 && (
				<ul className="desk-rows">
					{cases.map(({ id, reference, name, on }) => (
						<li key={id} className="failing-row">
							<div>
								<b>
									<bdi>{name}</bdi>
								</b>
								{' · '}
								<Link className="text-link" to={`/desk/cases/${id}`}>
									<bdi dir="ltr">{reference}</bdi>
								</Link>
								<small>{t('leaving.on', { date: formatDate(language, on) })}</small>
							</div>
						</li>
					))}
				</ul>
			)}
			{count > cases.length && (
				<p className="desk-muted">{t('leaving.more', { count: count - cases.length })}</p>
			)}
		</section>
	)
}
