import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatRinggitRange } from '#domain/format.ts'

/** Rent per month, in the words that the text beside it uses. */
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
			<span className={`font-semibold ${large ? 'text-3xl' : 'text-lg'}`}>
				<Bidi>{formatRinggitRange(language, min, max)}</Bidi>
			</span>
			<span className="text-sm text-muted">{t('card.perMonth')}</span>
		</p>
	)
}
