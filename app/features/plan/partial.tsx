/** A plan without a university: what homes, a course and the answers already say of the first year, and what is missing. */
import { useT } from '#app/language/strings.tsx'
import type { PlanView } from './plan-view.ts'
import { Lines } from './total-lines.tsx'

export function PartialTotal({ partial }: { partial: NonNullable<PlanView['partial']> }) {
	const t = useT('plan')
	return (
		<section id="total" className="plan-block" aria-labelledby="partial-title">
			<div className="plan-head">
				<h2 id="partial-title">{t('partial.title')}</h2>
				<p>{t('partial.lead')}</p>
			</div>
			<div className="total-columns">
				<div className="panel total-lines">
					<Lines total={partial} />
				</div>
				<div className="panel total-beside">
					<h3>{t('partial.missing')}</h3>
					<ul>
						<li>{t('partial.tuition')}</li>
						{partial.lacksCourse && <li>{t('partial.course')}</li>}
					</ul>
					{partial.hotel && <p>{t('total.hotel')}</p>}
				</div>
			</div>
		</section>
	)
}
