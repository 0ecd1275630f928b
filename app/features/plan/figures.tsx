/** Ranges of amounts and months as the plan writes them: read as «from … to», never as a minus. */
import { type TranslateIn, useLanguage, useT } from '#app/language/strings.tsx'
import { formatNumber, formatRinggitRange } from '#domain/format.ts'
import type { Language } from '#domain/language.ts'
import type { Range } from '#domain/plan/facts.ts'

/** Two figures in one line, for eyes and for ears alike. */
export function FromTo({ low, high }: Range) {
	const t = useT('plan')
	const language = useLanguage()
	if (low === high) return <bdi dir="ltr">{formatNumber(language, low)}</bdi>
	return t('range.both', { low, high })
}

/** Months in words: «من شهر إلى شهرين», but «من 1 إلى 3 أشهر». */
export function monthsText(
	t: TranslateIn<'plan'>,
	language: Language,
	{ low, high }: Range,
): string {
	if (low === high) return t('months.count', { count: low })
	// A range is in words or in figures. After «from» and «to» Arabic inflects the dual, and names the months once.
	const first = high > 2 ? formatNumber(language, low) : t('months.first', { count: low })
	return t('months.range', { low: first, high: t('months.within', { count: high }) })
}

export function useFigures() {
	const t = useT('plan')
	const language = useLanguage()
	return {
		ringgit: ({ low, high }: Range) => formatRinggitRange(language, low, high),
		months: (range: Range) => monthsText(t, language, range),
	}
}
