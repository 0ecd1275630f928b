import CalendarDays from 'lucide-react/icons/calendar-days'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import UsersRound from 'lucide-react/icons/users-round'
import { Point } from '#app/components/point.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'

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
								<Point icon={Icon} title={title} text={text} />
							</li>
						)
					})}
				</ul>
			</div>
		</section>
	)
}
