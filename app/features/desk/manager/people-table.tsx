/** Who has how much, how late it is, and how fast they answer. */
import { Link } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { Figures } from '#domain/desk/manager-api.ts'
import { formatNumber } from '#domain/format.ts'

export function PeopleTable({ people }: Pick<Figures, 'people'>) {
	const t = useT('desk-manager')
	const language = useLanguage()
	const most = Math.max(1, ...people.map(({ open }) => open))
	return (
		<section className="desk-panel" aria-labelledby="people-figures">
			<h2 id="people-figures">{t('people.title')}</h2>
			<div className="figures-scroll">
				<table className="figures">
					<thead>
						<tr>
							<th scope="col">{t('people.name')}</th>
							<th scope="col">{t('people.open')}</th>
							<th scope="col">{t('people.late')}</th>
							<th scope="col">{t('people.kept')}</th>
							<th scope="col">{t('people.firstReply')}</th>
						</tr>
					</thead>
					<tbody>
						{people.map(({ id, name, open, late, promises, kept, firstReply }) => (
							<tr key={id ?? ''}>
								<th scope="row">
									<bdi>{name ?? t('people.nobody')}</bdi>
								</th>
								<td>
									<Link to={`/desk?assignee=${id ?? 'none'}`}>{formatNumber(language, open)}</Link>
									<span className="overview-line" aria-hidden="true">
										<i style={{ inlineSize: `${(100 * open) / most}%` }} />
									</span>
								</td>
								<td className={late > 0 ? 'is-late' : undefined}>
									<Link to={`/desk?view=late&assignee=${id ?? 'none'}`}>
										{formatNumber(language, late)}
									</Link>
								</td>
								<td>{promises === 0 ? '–' : t('people.keptOf', { kept, all: promises })}</td>
								<td>
									{firstReply === null
										? '–'
										: t('people.hours', { n: formatNumber(language, Math.round(firstReply)) })}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	)
}
