/** Steps in their order, joined by the dotted line of a voyage. */
import Clock from 'lucide-react/icons/clock'
import { useT } from '#app/language/strings.tsx'
import { Bidi } from './bidi.tsx'
import { SectionHead } from './section.tsx'

interface NumberedStepsProps {
	/** The section's address, for links to it. */
	id?: string
	steps: readonly { title: string; text: string }[]
}

export function NumberedSteps({ id = 'steps', steps }: NumberedStepsProps) {
	const t = useT('parts')
	return (
		<section id={id} aria-labelledby={`${id}-title`}>
			<SectionHead id={`${id}-title`} title={t('steps.title', { count: steps.length })} />
			<p className="badge badge-info mb-6 text-sm">
				<Clock className="icon" aria-hidden="true" />
				{t('steps.time')}
			</p>
			<ol className="voyage">
				{steps.map(({ title, text }, position) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order, in either language.
					<li key={position}>
						<span className="star-number" aria-hidden="true">
							{position + 1}
						</span>
						<div>
							<h3>
								<Bidi>{title}</Bidi>
							</h3>
							<p className="text-muted">
								<Bidi>{text}</Bidi>
							</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	)
}
