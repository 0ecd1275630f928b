import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useT } from '#app/language/strings.tsx'
import { site } from '#content/site.ts'
import { whatsApp } from '#domain/paths.ts'

/** What the form says where scripts are switched off: it can't send, but people can still be reached. */
export function WithoutScripts() {
	const t = useT('forms')
	const common = useT('common')
	return (
		<noscript>
			<div className="form-note mt-5 flex-col">
				<p>{t('noscript')}</p>
				<p className="flex flex-wrap gap-x-6 gap-y-2">
					<a className="text-link" href={whatsApp(site.whatsapp.dial)}>
						<MessageCircle className="icon inline" aria-hidden="true" /> {common('footer.whatsapp')}
					</a>
					<a className="text-link" href={`tel:${site.phone.dial}`}>
						<Phone className="icon inline" aria-hidden="true" />{' '}
						<bdi dir="ltr">{site.phone.display}</bdi>
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
