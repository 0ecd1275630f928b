/** How far applications have come, by university, programme, intake, country or how somebody first came; and each university's for every intake to come. */
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { Figures } from '#domain/desk/manager-api.ts'
import { formatNumber } from '#domain/format.ts'
import { DeskSelect } from '../desk-select.tsx'
import { FiguresTable } from './figures-table.tsx'

const dimensions = ['university', 'programme', 'intake', 'country', 'source'] as const
const steps = ['sent', 'offer', 'arrived'] as const

/** Open and closed applications. */
const listOf = (query: Readonly<Record<string, string>>) =>
	`/desk?${new URLSearchParams({ all: '1', kind: 'user_applications', ...query })}`

export function Funnel({ funnel }: Pick<Figures, 'funnel'>) {
	const t = useT('desk-manager')
	const language = useLanguage()
	const [by, setBy] = useState<(typeof dimensions)[number]>('university')
	const rows = funnel.filter((row) => row.by === by)
	const most = Math.max(1, ...rows.map(({ received }) => received))
	return (
		<FiguresTable
			id="funnel"
			title={t('funnel.title')}
			choice={
				<DeskSelect
					label={t('funnel.by')}
					showsLabel
					options={dimensions.map((value) => ({ value, label: t(`funnel.${value}`) }))}
					value={by}
					onChange={(value) => setBy(dimensions.find((one) => one === value) ?? by)}
				/>
			}
			rowsAre={t(`funnel.${by}`)}
			columns={[t('funnel.received'), ...steps.map((step) => t(`funnel.${step}`))]}
		>
			{rows.length === 0 && (
				<tr>
					<td className="desk-muted" colSpan={2 + steps.length}>
						{t('funnel.none')}
					</td>
				</tr>
			)}
			{rows.map((row) => (
				<tr key={row.value}>
					<th scope="row">
						<bdi>{row.label}</bdi>
						<Bars row={row} most={most} />
					</th>
					<td>
						<Link to={listOf({ [by]: row.value })}>{formatNumber(language, row.received)}</Link>
					</td>
					{steps.map((step) => (
						<td key={step}>
							<Link to={listOf({ [by]: row.value, reached: step })}>
								{formatNumber(language, row[step])}
							</Link>
						</td>
					))}
				</tr>
			))}
		</FiguresTable>
	)
}

/** The row's numbers as lengths, for the eye alone. */
function Bars({ row, most }: { row: Figures['funnel'][number]; most: number }) {
	const lengths = [row.received, row.sent, row.offer, row.arrived]
	return (
		<svg className="funnel-bars" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
			{lengths.map((count, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the four have fixed places.
				<rect key={at} width={(100 * count) / most} height="12" />
			))}
		</svg>
	)
}

export function IntakeTable({ intakes, matrix }: Pick<Figures, 'intakes' | 'matrix'>) {
	const t = useT('desk-manager')
	const language = useLanguage()
	if (matrix.length === 0) return null
	return (
		<FiguresTable
			id="intakes"
			title={t('intakes.title')}
			rowsAre={t('funnel.university')}
			columns={intakes.map(({ label }) => label)}
		>
			{matrix.map(({ university, label, counts }) => (
				<tr key={university}>
					<th scope="row">
						<bdi>{label}</bdi>
					</th>
					{intakes.map(({ value }, at) => (
						<td key={value}>
							{counts[at] === 0 ? (
								'–'
							) : (
								<Link to={listOf({ university, intake: value })}>
									{formatNumber(language, counts[at] ?? 0)}
								</Link>
							)}
						</td>
					))}
				</tr>
			))}
		</FiguresTable>
	)
}
