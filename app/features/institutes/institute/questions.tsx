import { Accordion } from '#app/components/accordion.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { InstituteEntry } from './entry.ts'
import { RelatedInstitutes } from './related.tsx'

/** The questions, and beside them the two institutes that readers of this one compare. */
export function InstituteQuestions({ institute: { faq, related } }: { institute: InstituteEntry }) {
	const t = useT('institute')
	return (
		<div className="wrap grid gap-14 pb-18 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12 lg:pb-24">
			<section id="faq" aria-labelledby="faq-title">
				<SectionHead id="faq-title" title={t('faq.title')} />
				<Accordion name="faq" items={faq} />
			</section>
			<RelatedInstitutes related={related} />
		</div>
	)
}
