import Bot from 'lucide-react/icons/bot'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import { openChat } from '#app/components/open-chat.ts'
import { useT } from '#app/language/strings.tsx'
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'

export function StillNeedHelp({ whatsapp }: { whatsapp: string }) {
	const t = useT('faq')
	return (
		<section className="faq-help no-print on-dark" aria-labelledby="help">
			<div className="rebung" />
			<div className="wrap">
				<div>
					<h2 id="help">{t('help.title')}</h2>
					<p>{t('help.text')}</p>
				</div>
				<div className="actions">
					<Button variant="gold" className="needs-scripts" onClick={openChat}>
						<Bot className="icon" aria-hidden="true" />
						{t('help.chat')}
					</Button>
					<ButtonAnchor
						variant="line"
						href={whatsapp}
						target="_blank"
						rel="noopener noreferrer"
						aria-label={t('help.whatsappNewTab')}
					>
						<MessageCircle className="icon" aria-hidden="true" />
						{t('help.whatsapp')}
					</ButtonAnchor>
					<ButtonLink variant="line" to={paths.contact()}>
						<Mail className="icon" aria-hidden="true" />
						{t('help.contact')}
					</ButtonLink>
				</div>
			</div>
		</section>
	)
}
