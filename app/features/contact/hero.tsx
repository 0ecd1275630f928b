import MessageCircle from 'lucide-react/icons/message-circle'
import { PageHero } from '#app/components/section.tsx'
import { useCompany } from '#app/language/site-data.ts'
import { useT } from '#app/language/strings.tsx'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { paths, whatsApp } from '#domain/paths.ts'

export function ContactHero() {
	const page = useT('pages')
	const t = useT('contact')
	const { whatsapp } = useCompany()
	return (
		<PageHero title={page('contact.heading')} lead={page('contact.lead')} scene="office-kl">
			<div className="actions mt-2">
				<ButtonAnchor
					variant="brand"
					href={whatsApp(whatsapp.dial, t('hero.message'))}
					target="_blank"
					rel="noopener noreferrer"
				>
					<MessageCircle className="icon" aria-hidden="true" />
					{t('hero.whatsapp')}
				</ButtonAnchor>
				<ButtonLink variant="line" to={paths.consultants()}>
					{t('hero.consultants')}
				</ButtonLink>
			</div>
		</PageHero>
	)
}
