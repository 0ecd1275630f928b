import { ArrowRight } from 'lucide-react'
import { ClosingScene } from '#app/components/closing-scene.tsx'
import { useT } from '#app/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'

export function ClosingCall() {
	const t = useT('visa')
	return (
		<ClosingScene title={t('closing.title')} text={t('closing.text')}>
			<ButtonLink to={paths.apply()} variant="gold">
				{t('closing.apply')}
				<ArrowRight className="icon flip" aria-hidden="true" />
			</ButtonLink>
			<ButtonLink to={paths.contact()} variant="line">
				{t('closing.experts')}
			</ButtonLink>
		</ClosingScene>
	)
}
