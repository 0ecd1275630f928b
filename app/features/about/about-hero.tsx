import { type Picture, PictureScene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'

export function AboutHero({ picture }: { picture: Picture }) {
	const t = useT('about')
	const pages = useT('pages')
	return (
		<section className="about-hero pal-duha">
			<div className="wrap">
				<div>
					<p className="eyebrow">{t('hero.eyebrow')}</p>
					<h1>{pages('about.heading')}</h1>
					<p className="lead">{pages('about.lead')}</p>
				</div>
				<div className="keel">
					<PictureScene picture={picture} eager sizes="(min-width: 900px) 520px, 100vw" />
				</div>
			</div>
		</section>
	)
}
