import { CalendarDays, GraduationCap, UsersRound } from 'lucide-react'
import { Bidi } from '#app/components/bidi.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/strings.tsx'

const icons = {
	'university-pathways': GraduationCap,
	'small-classes': UsersRound,
	'flexible-intake': CalendarDays,
}

interface Benefit {
	id: keyof typeof icons
	title: string
	text: string
}

export function WhyStudy({ benefits }: { benefits: Benefit[] }) {
	const t = useT('institutes')
	return (
		<section className="section-tight" aria-labelledby="why-study">
			<div className="wrap">
				<SectionHead id="why-study" eyebrow={t('why.eyebrow')} title={t('why.title')} />
				<ul className="grid gap-5 md:grid-cols-3">
					{benefits.map(({ id, title, text }) => {
						const Icon = icons[id]
						return (
							<li key={id} className="panel flex gap-4 p-6 md:flex-col">
								<span className="star" aria-hidden="true">
									<Icon className="icon" />
								</span>
								<div>
									<h3>{title}</h3>
									<p className="mt-1 text-muted">
										<Bidi>{text}</Bidi>
									</p>
								</div>
							</li>
						)
					})}
				</ul>
			</div>
		</section>
	)
}
