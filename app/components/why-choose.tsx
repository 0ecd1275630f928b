/** Four reasons to choose a university or an institute, and a box for the visitor's own. */
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Check from 'lucide-react/icons/check'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Microscope from 'lucide-react/icons/microscope'
import TreePalm from 'lucide-react/icons/tree-palm'
import { useId } from 'react'
import { Bidi } from './bidi.tsx'
import { SectionHead } from './section.tsx'

const blocks = [
	['academicExcellence', GraduationCap],
	['industryConnections', BriefcaseBusiness],
	['researchOpportunities', Microscope],
	['campusLife', TreePalm],
] as const

type AdvantageKey = (typeof blocks)[number][0]

interface Advantage {
	title: string
	description: string
	benefits: readonly string[]
}

interface WhyChooseProps {
	/** The section's address, for links to it. */
	id?: string
	title: string
	/** One that is not written is left out, and without any the section. */
	advantages: Readonly<Partial<Record<AdvantageKey, Advantage | undefined>>>
	/** What each block is about, above its own title. */
	categories?: Readonly<Record<AdvantageKey, string>>
	box: { name: string; title: string; hint: string; placeholder: string }
}

export function WhyChoose({ id = 'why', title, advantages, categories, box }: WhyChooseProps) {
	const written = blocks.flatMap(([key, Icon]) => {
		const advantage = advantages[key]
		return advantage ? [{ key, Icon, ...advantage }] : []
	})
	if (written.length === 0) return null
	return (
		<section id={id} aria-labelledby={`${id}-title`}>
			<SectionHead id={`${id}-title`} title={title} />
			<div className="grid gap-4 md:grid-cols-2 md:gap-5">
				{written.map(({ key, Icon, ...advantage }) => (
					<article key={key} className="panel grid content-start gap-3 p-5 md:p-6">
						<div className="flex items-center gap-4">
							<span className="star" aria-hidden="true">
								<Icon className="icon" />
							</span>
							<div>
								{categories && <p className="text-sm text-muted">{categories[key]}</p>}
								<h3>
									<Bidi>{advantage.title}</Bidi>
								</h3>
							</div>
						</div>
						<p>
							<Bidi>{advantage.description}</Bidi>
						</p>
						<ul className="grid gap-2">
							{advantage.benefits.map((benefit) => (
								<li key={benefit} className="flex gap-2.5">
									<Check className="icon mt-1 text-success" aria-hidden="true" />
									<span>
										<Bidi>{benefit}</Bidi>
									</span>
								</li>
							))}
						</ul>
					</article>
				))}
			</div>
			<OwnWords {...box} />
		</section>
	)
}

/** Not a form: the text helps the visitor think, stays on the page, and is never sent. */
function OwnWords({ name, title, hint, placeholder }: WhyChooseProps['box']) {
	const id = useId()
	return (
		<div className="no-print panel mt-5 grid gap-3 p-5 md:p-6">
			<h3>
				<label htmlFor={id}>{title}</label>
			</h3>
			<p id={`${id}-hint`} className="text-muted">
				{hint}
			</p>
			<textarea
				id={id}
				name={name}
				className="field-input"
				dir="auto"
				rows={4}
				autoComplete="off"
				placeholder={placeholder}
				aria-describedby={`${id}-hint`}
			/>
		</div>
	)
}
