import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import { useT } from '#app/language/strings.tsx'
import { site } from '#content/site.ts'
import { whatsApp } from '#domain/paths.ts'

/** Telephone, WhatsApp, mail and place, for those who would rather not fill in a form. */
export function Channels({ city }: { city: string }) {
	const t = useT('contact')
	const channels = [
		{
			id: 'whatsapp',
			Icon: MessageCircle,
			label: t('channels.whatsapp'),
			value: site.whatsapp.display,
			href: whatsApp(site.whatsapp.dial, t('hero.message')),
			outside: true,
		},
		{
			id: 'phone',
			Icon: Phone,
			label: t('channels.phone'),
			value: site.phone.display,
			href: `tel:${site.phone.dial}`,
		},
		{
			id: 'email',
			Icon: Mail,
			label: t('channels.email'),
			value: site.email.address,
			href: `mailto:${site.email.address}`,
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
