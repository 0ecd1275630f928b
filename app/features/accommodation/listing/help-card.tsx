import type { LucideIcon } from 'lucide-react'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useCompany } from '#app/language/site-data.ts'
import { useT } from '#app/language/strings.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'

/** Three ways to a person. The WhatsApp message and the mail already name the place. */
export function HelpCard({ name }: { name: string }) {
	const t = useT('listing')
	const { phone, email, whatsapp } = useCompany()
	const message = encodeURIComponent(t('help.message', { name }))
	return (
		<section className="no-print panel grid gap-4 p-6" aria-labelledby="need-help">
			<div>
				<h2 id="need-help" className="font-sans! text-xl! leading-normal!">
					{t('help.title')}
				</h2>
				<p className="text-muted">{t('help.text')}</p>
			</div>
			<div className="grid grid-cols-1 gap-2.5">
				<Way icon={Phone} label={t('help.call')} href={`tel:${phone.dial}`}>
					{phone.display}
				</Way>
				<Way
					icon={Mail}
					label={t('help.email')}
					href={`mailto:${email.address}?subject=${encodeURIComponent(name)}`}
				>
					{email.address}
				</Way>
				<Way
					icon={MessageCircle}
					label={t('help.whatsapp')}
					href={`https://wa.me/${whatsapp.dial}?text=${message}`}
					outside
				>
					{whatsapp.display}
				</Way>
			</div>
		</section>
	)
}

function Way({
	icon: Icon,
	label,
	href,
	outside = false,
	children,
}: {
	icon: LucideIcon
	label: string
	href: string
	/** Another site, which opens beside this one. */
	outside?: boolean
	children: string
}) {
	return (
		<ButtonAnchor
			href={href}
			variant="line"
			className="justify-start! gap-4! text-start!"
			{...(outside && { target: '_blank', rel: 'noreferrer' })}
		>
			<Icon className="icon text-brand" aria-hidden="true" />
			<span className="grid min-w-0 wrap-anywhere">
				<span>{label}</span>
				<bdi dir="ltr" className="text-sm font-normal text-muted">
					{children}
				</bdi>
			</span>
		</ButtonAnchor>
	)
}
