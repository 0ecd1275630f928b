import { useT } from '#app/strings.tsx'

export function Statistics({ statistics }: { statistics: { value: string; label: string }[] }) {
	const t = useT('home')
	return (
		<section className="stats pal-duha on-dark" aria-label={t('statistics.label')}>
			<dl className="wrap numbers">
				{statistics.map(({ value, label }) => (
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
