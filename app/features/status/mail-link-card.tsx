/** For those who came in without the link from a mail: what it opens, and a plain form that has it mailed to the address on file. */
import Mail from 'lucide-react/icons/mail'
import { useT } from '#app/language/strings.tsx'
import type { StatusView } from '#domain/cases/status.ts'
import { isMessage } from './is-message.ts'
import { SendButton } from './send-button.tsx'

type MailLinkCardProps = Pick<StatusView, 'kind' | 'level' | 'canMailLink'>

export function MailLinkCard({ kind, level, canMailLink }: MailLinkCardProps) {
	const t = useT('status')
	const words = useT(isMessage(kind) ? 'status-message' : 'status-request')
	if (level === 'own' || (level === 'family' && !canMailLink)) return null
	const text = level === 'family' ? words('mailLink.family') : t('mailLink.door')
	return (
		<section className="panel status-card" aria-labelledby="mail-link-title">
			<h2 id="mail-link-title">{words('mailLink.title')}</h2>
			<p>{canMailLink ? text : t('mailLink.never')}</p>
			{canMailLink && (
				<form method="post" action="/status/link" className="status-form justify-items-start">
					<SendButton variant={level === 'door' ? 'brand' : 'line'}>
						<Mail className="icon" aria-hidden="true" />
						{t('mailLink.send')}
					</SendButton>
				</form>
			)}
		</section>
	)
}
