import { Accordion } from '#app/components/accordion.tsx'
import { useT } from '#app/language/strings.tsx'
import type { VisaPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

export function VisaTerms({ terms }: { terms: Localized<VisaPage>['terms'] }) {
	const t = useT('visa')
	return (
		<section aria-labelledby="terms">
			<h2 id="terms" className="mb-6">
				{t('terms.title')}
			</h2>
			<Accordion
				name="term"
				items={terms.map(({ id, term, text }) => ({ id, question: term, answer: text }))}
			/>
		</section>
	)
}
