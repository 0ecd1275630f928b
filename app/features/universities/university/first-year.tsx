import { Bidi } from '#app/components/bidi.tsx'
import { PlanToggle } from '#app/components/plan-toggle.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatRinggitRange } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import type { UniversityDetail } from './detail.ts'

/** What the first year takes in all, beside the fees alone, and the way to work it out for oneself. */
export function FirstYear({ university }: { university: UniversityDetail }) {
	const t = useT('universities')
	const language = useLanguage()
	const { code, name, firstYear } = university
	if (!firstYear) return null
	return (
		<div className="panel first-year">
			<div>
				<h3>{t('firstYear.title')}</h3>
				<p>
					<b>{formatRinggitRange(language, firstYear.low, firstYear.high)}</b>{' '}
					<Bidi>{t('firstYear.text')}</Bidi>
				</p>
			</div>
			<div className="actions no-print">
				<PlanToggle kind="u" code={code} name={name} />
				<ButtonLink variant="brand" to={paths.plan(`?u=${code}`)}>
					{t('firstYear.plan')}
				</ButtonLink>
			</div>
		</div>
	)
}
