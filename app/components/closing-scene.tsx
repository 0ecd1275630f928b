import ArrowRight from 'lucide-react/icons/arrow-right'
import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'
import { InlineScene } from './inline-scene.tsx'

interface Props {
	title: string
	text: string
	/** The label of the button that leads to the application. */
	apply: string
	/** For visitors who are not ready for the main action. */
	other: { to: string; label: string }
}

/** How a page ends: a call and its buttons over the sea. Always night, in both themes: the journey's end is lit windows. */
export function ClosingScene({ title, text, apply, other }: Props) {
	return (
		<section className="closing dark on-dark" aria-labelledby="closing">
			<div className="pal-duha closing-sky">
				<div className="wrap copy">
					<h2 id="closing">{title}</h2>
					<p>{text}</p>
					<div className="actions">
						<ButtonLink to={paths.apply()} variant="gold">
							{apply}
							<ArrowRight className="icon flip" aria-hidden="true" />
						</ButtonLink>
						<ButtonLink to={other.to} variant="line">
							{other.label}
						</ButtonLink>
					</div>
				</div>
				<InlineScene name="cta-sea" className="art" far />
			</div>
		</section>
	)
}
