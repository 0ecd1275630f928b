import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'

/** The area and its city; one name where both are the same. */
export function Place({ area, city }: { area: string; city: string }) {
	const t = useT('listing')
	return (
		<span>
			<Bidi>{area === city ? city : t('card.place', { area, city })}</Bidi>
		</span>
	)
}
