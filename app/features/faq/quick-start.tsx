import ArrowRight from 'lucide-react/icons/arrow-right'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import type { FaqPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

export function QuickStart({ steps }: { steps: Localized<FaqPage>['quickStart'] }) {
	const t = useT('faq')
	return (
		<section className="section" aria-labelledby="quick-start">
			<div className="wrap">
				<SectionHead id="quick-start" title={t('start.title')} lead={t('start.lead')} />
				<ol className="voyage voyage-wide">
					{steps.map(({ title, text, href }, position) => (
						<li key={href}>
							<span className="star-number" aria-hidden="true">
								{position + 1}
							</span>
							<Link to={href} className="group">
								<h3 className="inline-flex items-center gap-2 group-hover:underline">
									{title}
									<ArrowRight className="icon flip text-brand" aria-hidden="true" />
								</h3>
								<p className="text-muted">{text}</p>
							</Link>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
