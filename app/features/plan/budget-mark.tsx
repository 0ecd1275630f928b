import { useT } from '#app/language/strings.tsx'
import type { BudgetState } from '#domain/plan/budget.ts'
import type { Range } from '#domain/plan/facts.ts'

/** Whether a total fits: a word, and by how much it does not. */
export function BudgetMark({ state, by }: { state: BudgetState; by?: Range }) {
	const t = useT('plan')
	return (
		<span className={`mark budget-${state}`}>
			{t(`budget.${state}`, { range: by ? t('range.both', { ...by }) : '' })}
		</span>
	)
}
