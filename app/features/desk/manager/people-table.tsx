/** Who has how much, how late it is, and how fast they answer. */
import { Link } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { Figures } from '#domain/desk/manager-api.ts'
import { formatNumber } from '#domain/format.ts'
import { FiguresTable } from './figures-table.tsx'

export function PeopleTable({ people }: Pick<Figures, 'people'>) {
	const t = useT('desk-manager')
	const language = useLanguage()
	const most = Math.max(1, ...people.map(({ open }) => open))
	return (
		<FiguresTable
			id="people-figures"
			title={t('people.title')}
			rowsAre={t('people.name')}
			columns={[t('people.open'), t('people.late'), t('people.kept'), t('people.firstReply')]}
		>
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
		</FiguresTable>
	)
}
