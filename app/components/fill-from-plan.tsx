import Route from 'lucide-react/icons/route'
import { useLocation } from 'react-router'
import { useStoredPlan } from '#app/device/stored-plan.ts'
import { useT } from '#app/language/strings.tsx'
import { paths } from '#domain/paths.ts'
import { tidyQuery } from '#domain/plan/plan-query.ts'
import { ButtonAnchor } from '../ui/button.tsx'

/** Offers to fill the form in from the plan on this device, when the address brings none. */
export function FillFromPlan() {
	const t = useT('common')
	const plan = useStoredPlan() ?? ''
	const { search } = useLocation()
	if (plan === '' || tidyQuery(new URLSearchParams(search)) !== '') return null
	return (
		<p className="mb-4">
			{/* Loaded anew: a form takes what was chosen elsewhere when it opens. */}
			<ButtonAnchor href={paths.apply(plan)} variant="line" small>
				<Route className="icon" aria-hidden="true" />
				{t('plan.fill')}
			</ButtonAnchor>
		</p>
	)
}
