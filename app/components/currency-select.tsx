import { useId } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import {
	type CurrencyCode,
	currencies,
	currencyCodes,
	isCurrencyCode,
	type Multipliers,
} from '#domain/currencies.ts'
import { formatRate } from '#domain/format.ts'

interface CurrencySelectProps {
	value: CurrencyCode
	onChange: (currency: CurrencyCode) => void
}

export function CurrencySelect({ value, onChange }: CurrencySelectProps) {
	const t = useT('parts')
	const id = useId()
	return (
		<div className="needs-scripts no-print flex flex-wrap items-center gap-x-3 gap-y-1">
			<label htmlFor={id} className="field-label">
				{t('currency.label')}
			</label>
			<select
				id={id}
				name="currency"
				className="field-input w-auto"
				value={value}
				onChange={({ target }) => isCurrencyCode(target.value) && onChange(target.value)}
			>
				{currencyCodes.map((code) => (
					<option key={code} value={code}>
						{t('currency.option', {
							name: t(`currency.names.${code}`),
							symbol: currencies[code].symbol,
						})}
					</option>
				))}
			</select>
		</div>
	)
}

/** The line under a table of prices: the chosen currency and the rate used. */
export function CurrencyNote({
	currency,
	multipliers,
}: {
	currency: CurrencyCode
	multipliers: Multipliers
}) {
	const t = useT('parts')
	const rate = formatRate(useLanguage(), currency, multipliers[currency])
	return (
		<p className="text-sm text-muted">
			{currency !== 'MYR' && (
				<>
					{t('currency.rate')} <bdi dir="ltr">{rate}</bdi>
					<br />
				</>
			)}
			{t('currency.note')}
		</p>
	)
}
