import type { TranslateIn } from '#app/language/strings.tsx'
import { formatNumber } from '#domain/format.ts'
import type { Language } from '#domain/language.ts'
import type { Range } from '#domain/plan/facts.ts'

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
