import { type Figure, Numbers } from '#app/components/numbers.tsx'
import { useT } from '#app/language/strings.tsx'

export function Statistics({ statistics }: { statistics: Figure[] }) {
	const t = useT('home')
	return (
		<section className="stats pal-duha on-dark" aria-label={t('statistics.label')}>
			<Numbers numbers={statistics} />
			<div className="rebung" />
		</section>
	)
}
