import ArrowRight from 'lucide-react/icons/arrow-right'
import FileCheck2 from 'lucide-react/icons/file-check-corner'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import House from 'lucide-react/icons/house'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import type { FaqPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

const icons = [GraduationCap, FileCheck2, House]

export function QuickResources({ resources }: { resources: Localized<FaqPage>['quickResources'] }) {
	const t = useT('faq')
	return (
		<section className="section bg-surface-2" aria-labelledby="resources">
			<div className="wrap">
				<SectionHead id="resources" title={t('resources.title')} lead={t('resources.lead')} />
				<ul className="grid gap-4 md:grid-cols-3 md:gap-6">
					{resources.map(({ title, text, href }, position) => {
						const Icon = icons[position] ?? GraduationCap
						return (
							<li key={href} className="grid">
								<Link to={href} className="card faq-resource">
									<span className="star" aria-hidden="true">
										<Icon className="icon" />
									</span>
									<span>
										<h3>{title}</h3>
										<span className="text-muted">{text}</span>
									</span>
									<ArrowRight className="icon flip text-brand" aria-hidden="true" />
								</Link>
							</li>
						)
					})}
				</ul>
			</div>
		</section>
	)
}
