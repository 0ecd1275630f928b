import { useLanguage, useT } from '#app/strings.tsx'
import { formatAmount, formatNumber } from '#domain/format.ts'

/** Rent in ringgit per month: the figure reads the same way round in both languages. */
export function Price({
	min,
	max = min,
	large = false,
}: {
	min: number
	max?: number
	large?: boolean
}) {
	const t = useT('listing')
	const language = useLanguage()
	return (
		<p className="flex flex-wrap items-baseline gap-x-2">
			<bdi dir="ltr" className={`font-semibold ${large ? 'text-3xl' : 'text-lg'}`}>
				{formatAmount(language, min, 'MYR')}
				{max !== min && `–${formatNumber(language, max)}`}
			</bdi>
			<span className="text-sm text-muted">{t('card.perMonth')}</span>
		</p>
	)
}
