import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import type { GuidePage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

/** The year as twelve cells, each in the colour of its season. */
export function Climate({ climate }: { climate: Localized<GuidePage>['climate'] }) {
	const t = useT('discover')
	const months = Array.from({ length: 12 }, (_, index) => index + 1)
	return (
		<section id="climate" aria-labelledby="climate-title">
			<h2 id="climate-title">{t('climate.title')}</h2>
			<p className="lead mt-3">
				<Bidi>{climate.summary}</Bidi>
			</p>
			<ol className="guide-year" aria-hidden="true">
				{months.map((month) => (
					<li
						key={month}
						className={`season-${climate.seasons.find(({ calendar }) => calendar.includes(month))?.id}`}
					>
						{month}
					</li>
				))}
			</ol>
			<ul className="guide-seasons">
				{climate.seasons.map(({ id, name, months: when, text }) => (
					<li key={id}>
						<span className={`cost-swatch season-${id}`} aria-hidden="true" />
						<div>
							<h3>{name}</h3>
							<p className="font-semibold">{when}</p>
							<p className="text-muted">{text}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}
