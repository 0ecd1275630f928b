import { Mail, MessageCircle } from 'lucide-react'
import { useT } from '#app/strings.tsx'
import { site } from '#content/site.ts'
import { whatsApp } from '#domain/paths.ts'

/** What the form says where scripts are switched off: it can't send, but people can still be reached. */
export function WithoutScripts() {
	const t = useT('contact')
	return (
		<noscript>
			<div className="form-note mt-5 flex-col">
				<p>{t('noscript')}</p>
				<p className="flex flex-wrap gap-x-6 gap-y-2">
					<a className="text-link" href={whatsApp(site.whatsapp.dial, t('hero.message'))}>
						<MessageCircle className="icon inline" aria-hidden="true" /> {t('channels.whatsapp')}
					</a>
					<a className="text-link" href={`mailto:${site.email.address}`}>
						<Mail className="icon inline" aria-hidden="true" />{' '}
						<bdi dir="ltr">{site.email.address}</bdi>
					</a>
				</p>
			</div>
		</noscript>
	)
}
