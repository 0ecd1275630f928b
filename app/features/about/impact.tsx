import { useT } from '#app/strings.tsx'

export function Impact({ numbers }: { numbers: { value: string; label: string }[] }) {
	const t = useT('about')
	return (
		<section className="stats about-impact pal-duha on-dark" aria-labelledby="impact">
			<h2 id="impact" className="wrap">
				{t('impact')}
			</h2>
			<dl className="wrap numbers">
				{numbers.map(({ value, label }) => (
					<div key={value} className="number">
						<dt>{label}</dt>
						<dd>
							<bdi dir="ltr">{value}</bdi>
						</dd>
					</div>
				))}
			</dl>
			<div className="rebung" />
		</section>
	)
}
