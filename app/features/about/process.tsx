import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { AboutPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

export function Process({ steps }: { steps: Localized<AboutPage>['process'] }) {
	const t = useT('about')
	return (
		<section className="section" aria-labelledby="process">
			<div className="wrap">
				<SectionHead id="process" eyebrow={t('process.eyebrow')} title={t('process.title')} />
				<ol className="voyage voyage-wide">
					{steps.map(({ title, text }, position) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order, in either language.
						<li key={position}>
							<span className="star-number" aria-hidden="true">
								{position + 1}
							</span>
							<div>
								<h3>{title}</h3>
								<p className="text-muted">{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
