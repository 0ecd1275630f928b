import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useCompany } from '#app/language/site-data.ts'
import { useT } from '#app/language/strings.tsx'
import { whatsApp } from '#domain/paths.ts'

/** Telephone, WhatsApp, mail and place, for those who would rather not fill in a form. */
export function Channels({ city }: { city: string }) {
	const t = useT('contact')
	const { phone, email, whatsapp } = useCompany()
	const channels = [
		{
			id: 'whatsapp',
			Icon: MessageCircle,
			label: t('channels.whatsapp'),
			value: whatsapp.display,
			href: whatsApp(whatsapp.dial, t('hero.message')),
			outside: true,
		},
		{
			id: 'phone',
			Icon: Phone,
			label: t('channels.phone'),
			value: phone.display,
			href: `tel:${phone.dial}`,
		},
		{
			id: 'email',
			Icon: Mail,
			label: t('channels.email'),
			value: email.address,
			href: `mailto:${email.address}`,
		},
	]
	return (
		<section className="panel overflow-hidden" aria-labelledby="channels">
			<h2 id="channels" className="panel-title">
				{t('channels.title')}
			</h2>
			<dl className="channels">
				{channels.map(({ id, Icon, label, value, href, outside }) => (
					<div key={id}>
						<Icon className="icon text-brand" aria-hidden="true" />
						<dt>{label}</dt>
						<dd>
							<a
								className="text-link"
								href={href}
								{...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
							>
								<bdi dir="ltr">{value}</bdi>
							</a>
						</dd>
					</div>
				))}
				<div>
					<MapPin className="icon text-brand" aria-hidden="true" />
					<dt>{t('channels.address')}</dt>
					<dd>{city}</dd>
				</div>
			</dl>
		</section>
	)
}
