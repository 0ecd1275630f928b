import { useT } from '#app/strings.tsx'
import type { VisaPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

export function Statistics({ statistics }: { statistics: Localized<VisaPage>['statistics'] }) {
	const t = useT('visa')
	return (
		<section className="stats pal-duha on-dark" aria-label={t('statistics')}>
			<dl className="wrap numbers">
				{statistics.map(({ value, unit, label }) => (
					<div key={value} className="number">
						<dt>{label}</dt>
						<dd>
							<bdi dir="ltr">{value}</bdi>
							{unit && <span className="ms-1.5 text-[0.55em]">{unit}</span>}
						</dd>
					</div>
				))}
			</dl>
			<div className="rebung" />
		</section>
	)
}
