import { useT } from '#app/language/strings.tsx'
import type { AboutPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

/** A roll of honour: year, title, giver. */
export function Awards({ awards }: { awards: Localized<AboutPage>['awards'] }) {
	const t = useT('about')
	return (
		<section className="section-tight about-awards" aria-labelledby="awards">
			<div className="wrap">
				<h2 id="awards">{t('awards')}</h2>
				<ul>
					{awards.map(({ id, title, issuer, year }) => (
						<li key={id}>
							<span className="display">{year}</span>
							<div>
								<h3>{title}</h3>
								<p className="text-muted">{issuer}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
