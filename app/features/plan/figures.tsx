/** Ranges of amounts and months as the plan writes them: read as «from … to», never as a minus. */
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatNumber, formatRinggitRange } from '#domain/format.ts'
import type { Range } from '#domain/plan/facts.ts'
import { monthsText } from './months-text.ts'

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
		months: (range: Range) => monthsText(t, language, range),
	}
}
