import { useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'

export function AskUs() {
	const t = useT('families')
	return (
		<section className="wrap family-ask no-print">
			<p>{t('ask.text')}</p>
			<ButtonLink variant="line" to={paths.contact()}>
				{t('ask.action')}
			</ButtonLink>
		</section>
	)
}
