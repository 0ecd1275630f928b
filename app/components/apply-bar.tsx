import ArrowRight from 'lucide-react/icons/arrow-right'
import { useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'

/** On phones the header has no room for Apply Now: on the page of an entry it stays within reach, beside the chat. */
export function ApplyBar({ query }: { query?: string }) {
	const t = useT('common')
	return (
		<div className="no-print fixed start-5 end-24.5 bottom-6.5 z-40 grid xs:hidden">
			<ButtonLink to={paths.apply(query)} variant="gold" className="shadow-3">
				{t('apply')}
				<ArrowRight className="icon flip" aria-hidden="true" />
			</ButtonLink>
		</div>
	)
}
