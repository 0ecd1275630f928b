import { type Figure, Numbers } from '#app/components/numbers.tsx'
import { useT } from '#app/language/strings.tsx'

export function Impact({ numbers }: { numbers: Figure[] }) {
	const t = useT('about')
	return (
		<section className="stats about-impact pal-duha on-dark" aria-labelledby="impact">
			<h2 id="impact" className="wrap">
				{t('impact')}
			</h2>
			<Numbers numbers={numbers} />
			<div className="rebung" />
		</section>
	)
}
