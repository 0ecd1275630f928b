import Languages from 'lucide-react/icons/languages'
import MailCheck from 'lucide-react/icons/mail-check'
import MessageCircle from 'lucide-react/icons/message-circle'
import UsersRound from 'lucide-react/icons/users-round'
import { Point } from '#app/components/point.tsx'
import { useT } from '#app/language/strings.tsx'
import type { ContactPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

const icons = {
	reply: MailCheck,
	language: Languages,
	specialists: UsersRound,
	whatsapp: MessageCircle,
}

export function Benefits({ benefits }: { benefits: Localized<ContactPage>['benefits'] }) {
	const t = useT('contact')
	return (
		<section className="section-tight" aria-labelledby="benefits">
			<div className="wrap">
				<h2 id="benefits" className="sr-only">
					{t('benefits')}
				</h2>
				<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
					{benefits.map(({ id, title, text }) => {
						const Icon = icons[id]
						return (
							<li key={id} className="panel flex gap-4 p-5 lg:flex-col lg:p-6">
								<Point icon={Icon} title={title} text={text} />
							</li>
						)
					})}
				</ul>
			</div>
		</section>
	)
}
