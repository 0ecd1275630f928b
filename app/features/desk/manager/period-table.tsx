/** A week and a month, each against the one before. */
import { Link } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { Figures, Pair } from '#domain/desk/manager-api.ts'
import { formatNumber, formatPercent } from '#domain/format.ts'
import { FiguresTable } from './figures-table.tsx'

/** What an address asks for: a day of Kuala Lumpur. */
const dayOf = (time: string) =>
	new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 10)

export function PeriodTable({ periods }: Pick<Figures, 'periods'>) {
	const t = useT('desk-manager')
	return (
		<FiguresTable
			id="periods"
			title={t('periods.title')}
			rowsAre={null}
			columns={periods.map(({ days }) => t('since.days', { count: days }))}
		>
			<tr>
				<th scope="row">{t('periods.received')}</th>
				{periods.map(({ days, from, received }) => (
					<td key={days}>
						<Link to={`/desk?all=1&sort=newest&from=${dayOf(from)}`}>
							<Against pair={received} />
						</Link>
					</td>
				))}
			</tr>
			<tr>
				<th scope="row">{t('periods.closed')}</th>
				{periods.map(({ days, closed }) => (
					<td key={days}>
						<Link to="/desk?view=closed">
							<Against pair={closed} />
						</Link>
					</td>
				))}
			</tr>
			<tr>
				<th scope="row">{t('periods.kept')}</th>
				{periods.map(({ days, promises: [now, before] }) => (
					<td key={days}>
						<Against pair={[shareOf(now), shareOf(before)]} isPercent />
					</td>
				))}
			</tr>
		</FiguresTable>
	)
}

/** Null where no promise fell due: nought per cent would be a bad month. */
const shareOf = ({ kept, all }: { kept: number; all: number }) =>
	all === 0 ? null : Math.floor((100 * kept) / all)

interface AgainstProps {
	pair: Pair<number | null>
	isPercent?: boolean
}

function Against({ pair: [now, before], isPercent = false }: AgainstProps) {
	const t = useT('desk-manager')
	const language = useLanguage()
	const say = (value: number | null) => {
		if (value === null) return '–'
		return isPercent ? formatPercent(language, value) : formatNumber(language, value)
	}
	return (
		<>
			<b>{say(now)}</b> <small>{t('periods.before', { n: say(before) })}</small>
		</>
	)
}
