import ChevronDown from 'lucide-react/icons/chevron-down'
import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { type CurrencyCode, convert, type Multipliers } from '#domain/currencies.ts'
import { yearOfFees } from '#domain/fees.ts'
import { formatAmount } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import type { InstituteEntry } from './entry.ts'

interface Props {
	course: InstituteEntry['courses'][number]
	currency: CurrencyCode
	multipliers: Multipliers
}

export function CourseFees({ course, currency, multipliers }: Props) {
	const t = useT('institute')
	const language = useLanguage()
	const { code, name, description, levels, duration, schedule, hoursPerWeek, monthlyFee } = course
	const fee = convert(monthlyFee, currency, multipliers)
	return (
		<article className="panel flex h-full flex-col overflow-hidden">
			<div className="grid flex-1 content-start gap-4 p-5 md:p-6">
				<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
					<h3>
						<Bidi>{name}</Bidi>
					</h3>
					<p className="flex items-baseline gap-2">
						<b className="text-xl text-brand">
							<bdi dir="ltr">{formatAmount(language, fee, currency)}</bdi>
						</b>
						<span className="text-sm text-muted">{t('fees.perMonth')}</span>
					</p>
				</div>
				<p className="text-muted">
					<Bidi>{description}</Bidi>
				</p>
				<dl className="grid grid-cols-2 gap-x-6 gap-y-3">
					<Detail label={t('fees.duration')} value={duration} />
					<Detail label={t('fees.hours')} value={t('fees.hoursCount', { count: hoursPerWeek })} />
					<Detail label={t('fees.schedule')} value={schedule} wide />
					<div className="col-span-2">
						<dt className="mb-1 text-sm text-muted">{t('fees.levels')}</dt>
						<dd className="chips">
							{levels.map((code) => (
								<bdi key={code} dir="ltr" className="chip font-semibold">
									{code}
								</bdi>
							))}
						</dd>
					</div>
				</dl>
				<ButtonLink
					variant="line"
					small
					className="justify-self-start no-print"
					to={paths.apply(`?c=${code}`)}
					aria-label={t('fees.applyFor', { name })}
				>
					{t('fees.apply')}
				</ButtonLink>
			</div>
			<details className="year-of-fees">
				<summary>
					{t('fees.table')}
					<ChevronDown className="icon" aria-hidden="true" />
				</summary>
				<YearTable {...{ course, currency, multipliers }} />
			</details>
		</article>
	)
}

function Detail({ label, value, wide }: { label: string; value: string; wide?: boolean }) {
	return (
		<div className={wide ? 'col-span-2' : ''}>
			<dt className="text-sm text-muted">{label}</dt>
			<dd className="font-semibold">
				<Bidi>{value}</Bidi>
			</dd>
		</div>
	)
}

function YearTable({ course, currency, multipliers }: Props) {
	const t = useT('institute')
	const language = useLanguage()
	const amount = (value: number) => <bdi dir="ltr">{formatAmount(language, value, currency)}</bdi>
	return (
		<>
			<table className="data-table">
				<caption className="sr-only">
					<Bidi>{t('fees.caption', { name: course.name })}</Bidi>
				</caption>
				<thead>
					<tr>
						<th scope="col">{t('fees.month')}</th>
						<th scope="col">{t('fees.monthly')}</th>
						<th scope="col">{t('fees.total')}</th>
					</tr>
				</thead>
				<tbody>
					{yearOfFees(course.monthlyFee, currency, multipliers).map(
						({ month, monthly, cumulative }) => (
							<tr key={month}>
								<th scope="row">{month}</th>
								<td>{amount(monthly)}</td>
								<td className="font-semibold">{amount(cumulative)}</td>
							</tr>
						),
					)}
				</tbody>
			</table>
			<p className="discount">{t('fees.discount')}</p>
		</>
	)
}
