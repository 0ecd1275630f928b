import { Numbers } from '#app/components/numbers.tsx'
import { useT } from '#app/language/strings.tsx'
import type { VisaPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

export function Statistics({ statistics }: { statistics: Localized<VisaPage>['statistics'] }) {
	const t = useT('visa')
	return (
		<section className="stats pal-duha on-dark" aria-label={t('statistics')}>
			<Numbers numbers={statistics} />
			<div className="rebung" />
		</section>
	)
}
