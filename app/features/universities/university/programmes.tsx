import { useState } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { CurrencyNote, CurrencySelect } from '#app/components/currency-select.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import {
	type CurrencyCode,
	convert,
	defaultCurrency,
	type Multipliers,
} from '#domain/currencies.ts'
import { formatAmount, formatYears } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import { isIndicative, type UniversityDetail } from './detail.ts'

const levels = ['bachelor', 'master', 'phd'] as const
type Level = (typeof levels)[number]

export function Programmes({
	programmes,
	multipliers,
}: Pick<UniversityDetail, 'programmes' | 'multipliers'>) {
	const t = useT('universities')
	const offered = levels.filter((each) => programmes[each].length > 0)
	const [level, setLevel] = useState<Level>(offered[0] ?? 'bachelor')
	const [currency, setCurrency] = useState(defaultCurrency)
	const indicative = offered.some((each) => programmes[each].some(isIndicative))
	return (
		<section id="programs" aria-labelledby="programs-title">
			<SectionHead id="programs-title" title={t('programmes.title')} />
			<div className="panel uni-programmes">
				<Tabs
					label={t('programmes.levels')}
					selected={level}
					onSelect={setLevel}
					aside={<CurrencySelect value={currency} onChange={setCurrency} />}
					tabs={offered.map((id) => ({
						id,
						label: t(`programmes.level.${id}`),
						panel: <ProgrammeTable programmes={programmes[id]} {...{ currency, multipliers }} />,
					}))}
				/>
			</div>
			<div className="mt-4 grid gap-1">
				<CurrencyNote currency={currency} multipliers={multipliers} />
				{indicative && <p className="text-sm text-muted">{t('programmes.indicative')}</p>}
			</div>
		</section>
	)
}

interface ProgrammeTableProps {
	programmes: UniversityDetail['programmes'][Level]
	currency: CurrencyCode
	multipliers: Multipliers
}

function ProgrammeTable({ programmes, currency, multipliers }: ProgrammeTableProps) {
	const t = useT('universities')
	const language = useLanguage()
	return (
		<table className="data-table programme-table">
			<thead>
				<tr>
					<th scope="col">{t('programmes.columns.program')}</th>
					<th scope="col">{t('programmes.columns.duration')}</th>
					<th scope="col">{t('programmes.columns.fee')}</th>
					<th scope="col">{t('programmes.columns.type')}</th>
					<th scope="col">
						<span className="sr-only">{t('programmes.columns.apply')}</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{programmes.map((programme) => {
					const fee = convert(programme.annualFee, currency, multipliers)
					return (
						<tr key={programme.name}>
							<th scope="row">
								<Bidi>{programme.name}</Bidi>
								{programme.note && (
									<small>
										<Bidi>{programme.note}</Bidi>
									</small>
								)}
							</th>
							<td>{formatYears(language, programme.years)}</td>
							<td className="fee">
								<bdi dir="ltr">
									{isIndicative(programme) && '≈ '}
									{formatAmount(language, fee, currency)}
								</bdi>
							</td>
							<td>{t(`programmes.type.${programme.type}`)}</td>
							<td className="no-print">
								<Link
									className="text-link"
									to={paths.apply(`?p=${programme.code}`)}
									aria-label={t('programmes.applyFor', { name: programme.name })}
								>
									{t('programmes.columns.apply')}
								</Link>
							</td>
						</tr>
					)
				})}
			</tbody>
		</table>
	)
}
