import Wallet from 'lucide-react/icons/wallet'
import { useLocation } from 'react-router'
import { useStoredPlan } from '#app/device/stored-plan.ts'
import { useT } from '#app/language/strings.tsx'
import { paths } from '#domain/paths.ts'
import { answersOf } from '#domain/plan/plan-query.ts'
import { ButtonLink } from '../ui/button.tsx'

/** With a budget in the plan on this device: a link to the universities within it. */
export function WithinMyBudget() {
	const t = useT('universities')
	const params = answersOf(useStoredPlan() ?? '')
	const { search } = useLocation()
	if (!params.has('max') || new URLSearchParams(search).has('max')) return null
	return (
		<ButtonLink to={paths.universities(`?${params}`)} variant="line" small className="no-print">
			<Wallet className="icon" aria-hidden="true" />
			{t('budget.mine')}
		</ButtonLink>
	)
}
