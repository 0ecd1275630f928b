import BookOpenCheck from 'lucide-react/icons/book-open-check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import House from 'lucide-react/icons/house'
import Stamp from 'lucide-react/icons/stamp'
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ContactPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

const icons = { apply: BookOpenCheck, visa: Stamp, accommodation: House, faq: CircleHelp }

export function QuickActions({ actions }: { actions: Localized<ContactPage>['quickActions'] }) {
	const t = useT('contact')
	return (
		<section className="section-tight" aria-labelledby="quick-actions">
			<div className="wrap">
				<h2 id="quick-actions" className="panel-title px-0 pt-0">
					{t('actions')}
				</h2>
				<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
					{actions.map(({ id, title, text, href }) => {
						const Icon = icons[id]
						return (
							<li key={id}>
								<Link to={href} className="card h-full flex-row gap-4 p-5">
									<Icon className="icon mt-1 text-brand" aria-hidden="true" />
									<span className="grid flex-1 content-start gap-1">
										<span className="font-semibold">{title}</span>
										<span className="text-muted text-sm">
											<Bidi>{text}</Bidi>
										</span>
									</span>
									<ChevronRight className="icon flip mt-1 text-muted" aria-hidden="true" />
								</Link>
							</li>
						)
					})}
				</ul>
			</div>
		</section>
	)
}
