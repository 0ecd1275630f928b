import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatRating } from '#domain/format.ts'

/** A rating of one to five beside the khatam star. */
export function Rating({ value }: { value: number }) {
	const t = useT('parts')
	return (
		<span className="rating">
			<span className="sr-only">{t('rating.label')}</span>
			<bdi dir="ltr">{formatRating(useLanguage(), value)}</bdi>
		</span>
	)
}
