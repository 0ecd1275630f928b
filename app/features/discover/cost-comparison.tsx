import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { GuidePage } from '#content/page-schema.ts'
import { formatNumber, formatRinggit } from '#domain/format.ts'
import type { Localized } from '#domain/language.ts'
import { CostBar } from './cost-bar.tsx'
import { middleOf, type Range, segmentsOf, sumOf } from './costs.ts'

type Comparison = Localized<GuidePage>['comparison']

const countries = ['malaysia', 'unitedKingdom', 'australia', 'unitedStates'] as const

/** A student's month in four countries: the figures as a table, their proportions as a drawing. */
export function CostComparison({ comparison }: { comparison: Comparison }) {
	const t = useT('discover')
	const language = useLanguage()
	const { rows, note, benchmark } = comparison
	const totals = countries.map((key) => sumOf(rows.map((row) => row[key])))
	const longest = Math.max(...totals.map(middleOf))
	const monthIn = (index: number) => middleOf(totals[index] ?? { min: 0, max: 0 })
	// Rounded: an estimate should not sound like a measurement.
	const rough = (amount: number) => formatRinggit(language, Math.round(amount / 100) * 100)
	return (
		<>
			<figure className="cost-chart">
				<figcaption className="lead">
					<Bidi>
						{t('costs.summary', {
							malaysia: rough(monthIn(0)),
							kingdom: rough(monthIn(1)),
							count: Math.round(monthIn(1) / monthIn(0)),
						})}
					</Bidi>
				</figcaption>
				<ul aria-hidden="true">
					{countries.map((key, index) => (
						<li key={key}>
							<span>{comparison.countries[key]}</span>
							<CostBar
								segments={segmentsOf(
									rows.map((row) => ({ id: row.id, ...row[key] })),
									longest,
								)}
							/>
							<b>
								<Bidi>{rough(monthIn(index))}</Bidi>
							</b>
						</li>
					))}
				</ul>
			</figure>
			<div className="panel cost-table">
				<table className="data-table">
					<caption className="sr-only">{t('costs.caption')}</caption>
					<thead>
						<tr>
							<th scope="col">{t('costs.item')}</th>
							{countries.map((key) => (
								<th key={key} scope="col">
									{comparison.countries[key]}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={row.id}>
								<th scope="row">
									<span className={`cost-swatch cost-${row.id}`} aria-hidden="true" />
									{row.label}
								</th>
								{countries.map((key) => (
									<td key={key}>
										<Amounts range={row[key]} />
									</td>
								))}
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">{t('costs.total')}</th>
							{totals.map((total, index) => (
								<td key={countries[index]}>
									<Amounts range={total} />
								</td>
							))}
						</tr>
					</tfoot>
				</table>
			</div>
			<p className="mt-4 text-sm text-muted">
				<Bidi>{note}</Bidi> <Bidi>{benchmark.text}</Bidi>
			</p>
		</>
	)
}

/** Breaks after the dash where a column is too narrow for both ends. */
function Amounts({ range: { min, max } }: { range: Range }) {
	const language = useLanguage()
	return (
		<bdi dir="ltr">
			{formatNumber(language, min)}–<wbr />
			{formatNumber(language, max)}
		</bdi>
	)
}
