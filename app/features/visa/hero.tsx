import { PageHero } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export function VisaHero() {
	const page = useT('pages')
	const t = useT('visa')
	return (
		<PageHero title={page('visa.heading')} lead={page('visa.lead')} scene="obj-passport">
			<div className="actions mt-2">
				<ButtonLink variant="brand" to="#consultation">
					{t('hero.consultation')}
				</ButtonLink>
				<ButtonLink variant="line" to="#documents">
					{t('hero.documents')}
				</ButtonLink>
			</div>
		</PageHero>
	)
}
