import type { ReactNode } from 'react'
import { InlineScene } from './inline-scene.tsx'

/** How a page ends: a call and its buttons over the sea. Always night, in both themes: the journey's end is lit windows. */
export function ClosingScene({
	title,
	text,
	children,
}: {
	title: string
	text: string
	/** The buttons: one gold, one line. */
	children: ReactNode
}) {
	return (
		<section className="closing dark on-dark" aria-labelledby="closing">
			<div className="pal-duha closing-sky">
				<div className="wrap copy">
					<h2 id="closing">{title}</h2>
					<p>{text}</p>
					<div className="actions">{children}</div>
				</div>
				<InlineScene name="cta-sea" className="art" far />
			</div>
		</section>
	)
}
