import ArrowRight from 'lucide-react/icons/arrow-right'
import Download from 'lucide-react/icons/download'
import { InlineScene } from '#app/components/inline-scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'

/** The head of the guide stands on the same sea as the map that follows it. */
export function GuideHero() {
	const t = useT('discover')
	const pages = useT('pages')
	const language = useLanguage()
	return (
		<section className="guide-hero pal-duha on-dark">
			<div className="wrap">
				<InlineScene name="empty-dhow" className="guide-dhow" />
				<p className="eyebrow">{t('hero.eyebrow')}</p>
				<h1>{pages('discover.heading')}</h1>
				<p className="lead">{pages('discover.lead')}</p>
				<div className="actions">
					<ButtonAnchor variant="line" href={paths.travelGuide(language)} download>
						<Download className="icon" aria-hidden="true" />
						{t('hero.download')}
					</ButtonAnchor>
					<ButtonLink variant="line" to={paths.universities()}>
						{t('hero.universities')}
						<ArrowRight className="icon flip" aria-hidden="true" />
					</ButtonLink>
				</div>
			</div>
		</section>
	)
}
