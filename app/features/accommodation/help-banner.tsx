import { ClosingScene } from '#app/components/closing-scene.tsx'
import { useT } from '#app/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'

export function HelpBanner() {
	const t = useT('accommodation')
	return (
		<ClosingScene title={t('help.title')} text={t('help.text')}>
			<ButtonLink to={paths.apply()} variant="gold">
				{t('help.apply')}
			</ButtonLink>
			<ButtonLink to={paths.contact()} variant="line">
				{t('help.contact')}
			</ButtonLink>
		</ClosingScene>
	)
}
