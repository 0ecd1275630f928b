/** For those who came in without the link from a mail: what it opens, and a plain form that has it mailed to the address on file. */
import { Mail } from 'lucide-react'
import { useT } from '#app/language/strings.tsx'
import type { StatusView } from '#domain/cases/status.ts'
import { SendButton } from './send-button.tsx'

export function MailLinkCard({ level, canMailLink }: Pick<StatusView, 'level' | 'canMailLink'>) {
	const t = useT('status')
	if (level === 'own' || (level === 'family' && !canMailLink)) return null
	return (
		<section className="panel status-card" aria-labelledby="mail-link-title">
			<h2 id="mail-link-title">{t('mailLink.title')}</h2>
			<p>{canMailLink ? t(`mailLink.${level}`) : t('mailLink.never')}</p>
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
