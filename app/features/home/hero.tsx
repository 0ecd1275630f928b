import ArrowRight from 'lucide-react/icons/arrow-right'
import { InlineScene } from '#app/components/inline-scene.tsx'
import { useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'

export function Hero() {
	const t = useT('home')
	return (
		<section className="hero pal-duha">
			<div className="wrap-wide">
				<div className="copy">
					<p className="eyebrow">{t('hero.eyebrow')}</p>
					<h1>
						<span>{t('hero.title1')}</span> <span>{t('hero.title2')}</span>
					</h1>
					<p className="lead">{t('hero.lead')}</p>
					<div className="actions">
						<ButtonLink to={paths.apply()} variant="gold">
							{t('hero.apply')}
							<ArrowRight className="icon flip" aria-hidden="true" />
						</ButtonLink>
						<ButtonLink to={paths.universities()} variant="brand">
							{t('hero.universities')}
						</ButtonLink>
						<ButtonLink to={paths.institutes()} variant="line">
							{t('hero.institutes')}
						</ButtonLink>
					</div>
				</div>
			</div>
			<InlineScene name="hero-kl" className="art" />
		</section>
	)
}
