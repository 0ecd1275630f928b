import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { AboutPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

export function Values({ values }: { values: Localized<AboutPage>['values'] }) {
	const t = useT('about')
	return (
		<section className="section about-values" aria-labelledby="values">
			<div className="wrap">
				<SectionHead id="values" eyebrow={t('values.eyebrow')} title={t('values.title')} />
				<ul>
					{values.map(({ id, title, text }) => (
						<li key={id}>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
