/** Ranges of amounts and months as the plan writes them: read as «from … to», never as a minus. */
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatNumber, formatRinggitRange } from '#domain/format.ts'
import type { Range } from '#domain/plan/facts.ts'

/** Two figures in one line, for eyes and for ears alike. */
export function FromTo({ low, high }: Range) {
	const t = useT('plan')
	const language = useLanguage()
	if (low === high) return <bdi dir="ltr">{formatNumber(language, low)}</bdi>
	return t('range.both', { low, high })
}

export function useFigures() {
	const t = useT('plan')
	const language = useLanguage()
	return {
		ringgit: ({ low, high }: Range) => formatRinggitRange(language, low, high),
		months: ({ low, high }: Range) => {
			// After «from» and «to» Arabic inflects the dual, and names the months once.
			const within = (count: number) => t('months.within', { count })
			if (low === high) return t('months.count', { count: low })
			// A range is in words or in figures: «من شهر إلى شهرين», but «من 1 إلى 3 أشهر».
			const first = high > 2 ? formatNumber(language, low) : t('months.first', { count: low })
			return t('months.range', { low: first, high: within(high) })
		},
	}
}
