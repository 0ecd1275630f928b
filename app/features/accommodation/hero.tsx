import { PictureScene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'
import type { HousingTypeCard } from '#content/schema.ts'
import type { Localized } from '#domain/language.ts'

/** The kinds of housing seen through a row of arches that stand on the section's edge. */
export function Hero({ types }: { types: Localized<HousingTypeCard>[] }) {
	const t = useT('accommodation')
	const pages = useT('pages')
	return (
		<section className="page-hero">
			<div className="wrap grid items-end gap-x-12 pt-2 md:grid-cols-2 md:pt-8">
				<div className="copy lg:self-center lg:pt-0!">
					<p className="eyebrow">{t('hero.eyebrow')}</p>
					<h1>{pages('accommodation.heading')}</h1>
					<p className="lead">{pages('accommodation.lead')}</p>
				</div>
				<div className="grid grid-cols-3 items-end gap-3 sm:gap-5" aria-hidden="true">
					{types.slice(0, 3).map(({ type, image }, position) => (
						<div
							key={type}
							className={`keel overflow-hidden ${position === 1 ? 'aspect-3/5 lg:aspect-4/7' : 'aspect-3/4'}`}
						>
							<PictureScene picture={image} alt="" eager={position === 1 || 'low'} sizes="220px" />
						</div>
					))}
				</div>
			</div>
		</section>
	)
}
