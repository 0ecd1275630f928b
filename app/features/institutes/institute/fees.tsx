import { useState } from 'react'
import { CurrencyNote, CurrencySelect } from '#app/components/currency-select.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import { isIndicative } from '#domain/confidence.ts'
import { type CurrencyCode, defaultCurrency } from '#domain/currencies.ts'
import { CourseFees } from './course-fees.tsx'
import type { InstituteEntry } from './entry.ts'

export function InstituteFees({
	courses,
	multipliers,
}: Pick<InstituteEntry, 'courses' | 'multipliers'>) {
	const t = useT('institute')
	const [currency, setCurrency] = useState<CurrencyCode>(defaultCurrency)
	return (
		<section id="fees" className="bg-surface-2" aria-labelledby="fees-title">
			<div className="wrap section-tight">
				<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-8">
					<div className="[&>*]:mb-0">
						<SectionHead id="fees-title" title={t('fees.title')} lead={t('fees.lead')} />
					</div>
					<CurrencySelect value={currency} onChange={setCurrency} />
				</div>
				<ul className="grid gap-5 has-[details[open]]:items-start lg:grid-cols-2">
					{courses.map((course, position) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a course is its place in the list, in either language; its open table survives a switch.
						<li key={position}>
							<CourseFees {...{ course, currency, multipliers }} />
						</li>
					))}
				</ul>
				<div className="mt-5 grid gap-1">
					{courses.some(({ confidence }) => isIndicative(confidence)) && (
						<p className="text-sm text-muted">{t('fees.indicative')}</p>
					)}
					<CurrencyNote currency={currency} multipliers={multipliers} />
				</div>
			</div>
		</section>
	)
}
