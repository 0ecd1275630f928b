/** The lines of a first year, each with its source, and their sum. */
import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatDate, formatNumber, formatRinggit, unbroken } from '#domain/format.ts'
import { useFigures } from './figures.tsx'
import type { SumView, TotalView } from './total-view.ts'

type LineView = SumView['groups'][number]['lines'][number]

/** In the chosen currency, with ringgit below each figure. */
export function Lines({ total }: { total: SumView & Partial<TotalView> }) {
	const t = useT('plan')
	const { groups, currency } = total
	return (
		<table className="total-table">
			<thead>
				<tr>
					<th scope="col">
						{t('total.item')}
						<small>
							{currency === 'MYR'
								? t('inCurrency.MYR')
								: t('total.inBoth', { currency: t(`inCurrency.${currency}`) })}
						</small>
					</th>
					<th scope="col">{t('range.from')}</th>
					<th scope="col">{t('range.to')}</th>
				</tr>
			</thead>
			{groups.map(({ group, lines }) => (
				<tbody key={group}>
					<tr className="total-group">
						<th scope="rowgroup" colSpan={3}>
							{t(`group.${group}`)}
						</th>
					</tr>
					{lines.map((line) => (
						<tr key={line.id}>
							<th scope="row">
								<span className="total-name">{t(`line.${line.id}`)}</span> <Marks line={line} />
								<Detail line={line} total={total} />
								<Source line={line} />
							</th>
							<Amounts of={line} isRinggit={currency === 'MYR'} />
						</tr>
					))}
				</tbody>
			))}
			<tfoot>
				<tr>
					<th scope="row">{t('total.sum')}</th>
					<Amounts of={total} isRinggit={currency === 'MYR'} />
				</tr>
			</tfoot>
		</table>
	)
}

/** The cells of the lower and of the upper figure. */
function Amounts({
	of,
	isRinggit,
}: {
	of: Pick<LineView, 'amount' | 'ringgit'>
	isRinggit: boolean
}) {
	const t = useT('plan')
	const language = useLanguage()
	return (['low', 'high'] as const).map((end) => (
		<td key={end} data-label={t(end === 'low' ? 'range.from' : 'range.to')}>
			{formatNumber(language, of.amount[end])}
			{!isRinggit && <small>{formatRinggit(language, of.ringgit[end])}</small>}
		</td>
	))
}

function Source({ line: { source, date } }: { line: LineView }) {
	const t = useT('plan')
	const language = useLanguage()
	if (!source || !date) return null
	return (
		<small>
			<Bidi>{t('total.source', { source, date: unbroken(formatDate(language, date)) })}</Bidi>
		</small>
	)
}

function Marks({ line }: { line: LineView }) {
	const t = useT('plan')
	if (!line.source) return null
	return (
		<>
			<span className={line.indicative ? 'mark mark-indicative' : 'mark mark-sourced'}>
				{t(line.indicative ? 'mark.indicative' : 'mark.sourced')}
			</span>{' '}
			{line.refundable && <span className="mark mark-refundable">{t('mark.refundable')}</span>}
		</>
	)
}

/** How a line was reckoned, where that is not plain from its name. */
function Detail({ line, total }: { line: LineView; total: SumView & Partial<TotalView> }) {
	const t = useT('plan')
	const language = useLanguage()
	const { months, ringgit } = useFigures()
	const reckoned = () => {
		if (line.id === 'tuition')
			return total.fee === undefined
				? t('detail.range')
				: t('detail.tuition', { fee: formatRinggit(language, total.fee) })
		if (line.id === 'language' && total.course)
			return t('detail.language', {
				course: total.course.name,
				institute: total.course.institute,
				months: months(total.course.months),
				fee: formatRinggit(language, total.course.monthlyFee),
			})
		if (line.id === 'condEnglish' && total.english)
			return t('detail.condEnglish', {
				months: months(total.english.months),
				fee: ringgit(total.english.fee),
			})
		if (line.id === 'rent')
			return t('detail.rent', { months: months(total.months), rent: ringgit(total.monthlyRent) })
		return line.id === 'flights' ? t('detail.own') : ''
	}
	const text = reckoned()
	if (!text) return null
	return (
		<small>
			<Bidi>{`${text}.`}</Bidi>
		</small>
	)
}
