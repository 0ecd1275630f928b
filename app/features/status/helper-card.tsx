/** Who looks after the request, when somebody is there, and the ways to a person. */
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import UsersRound from 'lucide-react/icons/users-round'
import { useCompany } from '#app/language/site-data.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import type { Helper, StatusView } from '#domain/cases/status.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { whatsApp } from '#domain/paths.ts'
import { isMessage } from './is-message.ts'

interface HelperCardProps extends Pick<StatusView, 'kind'> {
	helper: Helper
	reference: string
}

export function HelperCard({ helper, reference, kind }: HelperCardProps) {
	const t = useT('status')
	const words = useT(isMessage(kind) ? 'status-message' : 'status-request')
	const language = useLanguage()
	const { phone, whatsapp } = useCompany()
	const { firstName, opensAt } = helper
	return (
		<section className="panel status-card" aria-labelledby="helper-title">
			<div className="status-helper">
				<span className="star" aria-hidden="true">
					{firstName ? [...firstName][0] : <UsersRound className="icon" />}
				</span>
				<div>
					<h2 id="helper-title">
						{t('helper.with')} <bdi>{firstName ?? t('helper.team')}</bdi>
					</h2>
					<p>
						{opensAt
							? t('helper.closed', { time: formatMoment(language, opensAt) })
							: t('helper.open')}
					</p>
				</div>
			</div>
			<div className="actions">
				<ButtonAnchor
					variant="line"
					small
					href={whatsApp(whatsapp.dial, words('whatsapp', { reference }))}
					target="_blank"
					rel="noopener noreferrer"
				>
					<MessageCircle className="icon" aria-hidden="true" />
					{t('helper.whatsapp')}
				</ButtonAnchor>
				<ButtonAnchor variant="line" small href={`tel:${phone.dial}`}>
					<Phone className="icon" aria-hidden="true" />
					{t('helper.call')}
				</ButtonAnchor>
			</div>
		</section>
	)
}
