import Scale from 'lucide-react/icons/scale'
import { useStoredPlan } from '#app/device/stored-plan.ts'
import { useT } from '#app/language/strings.tsx'
import { paths } from '#domain/paths.ts'
import { marksIn } from '#domain/plan/plan-query.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Once two universities are marked, the way to see them side by side. */
export function CompareMarked() {
	const t = useT('common')
	const plan = useStoredPlan() ?? ''
	if (marksIn(plan, 'u').length < 2) return null
	return (
		<ButtonLink to={paths.compare(plan)} variant="brand" small className="no-print">
			<Scale className="icon" aria-hidden="true" />
			{t('plan.compare')}
		</ButtonLink>
	)
}
