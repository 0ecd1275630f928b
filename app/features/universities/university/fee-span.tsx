import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatRinggitRange } from '#domain/format.ts'

/** What the usual range leaves out: a medical degree above it, a doctorate below it. */
export function FeeSpan({ span }: { span: { min: number; max: number } }) {
	const t = useT('universities')
	const range = formatRinggitRange(useLanguage(), span.min, span.max)
	return (
		<small className="block w-full text-sm font-normal text-muted">
			{t('card.span', { range })}
		</small>
	)
}
