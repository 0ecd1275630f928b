import { ArrowRight } from 'lucide-react'
import { InlineScene } from '#app/components/inline-scene.tsx'
import { useT } from '#app/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** Always night, in both themes: the journey's end is lit windows. */
export function ClosingCall() {
	const t = useT('home')
	return (
		<section className="closing dark on-dark" aria-labelledby="closing">
			<div className="pal-duha closing-sky">
				<div className="wrap copy">
					<h2 id="closing">{t('closing.title')}</h2>
					<p>{t('closing.text')}</p>
					<div className="actions">
						<ButtonLink to="/apply" variant="gold">
							{t('closing.apply')}
							<ArrowRight className="icon flip" aria-hidden="true" />
						</ButtonLink>
						<ButtonLink to="/contact" variant="line">
							{t('closing.experts')}
						</ButtonLink>
					</div>
				</div>
				<InlineScene name="cta-sea" className="art" />
			</div>
		</section>
	)
}
