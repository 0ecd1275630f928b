/** The list of universities within a budget: the fields that ask for it, and the first year on each card. */
import { useT } from '#app/language/strings.tsx'
import type { Range } from '#domain/plan/facts.ts'
import { emptyPlan, type PlanCurrency, planCurrencies } from '#domain/plan/plan.ts'

export interface FoundInBudget {
	currency: PlanCurrency
	fault: 'out_of_range' | undefined
	/** The lowest upper figure first; absent where the amount can't be a budget. */
	found: readonly Year[] | undefined
}

interface Year {
	code: string
	state: 'fits' | 'maybe'
	amount: Range
}

/** Those within the budget, in its order; all of them where there is none. */
export function withinBudget<Card extends { code: string }>(
	cards: readonly Card[],
	budget: FoundInBudget | undefined,
): (Card & { year?: Year })[] {
	if (!budget?.found) return [...cards]
	return budget.found.flatMap((year) => {
		const card = cards.find(({ code }) => code === year.code)
		return card ? [{ ...card, year }] : []
	})
}

/** A currency says nothing without an amount, unless somebody chose it: on the list, or before it in a plan. */
export function withBudget(params: URLSearchParams, max: string, currency: string) {
	const next = new URLSearchParams(params)
	next.delete('max')
	next.delete('cur')
	if (max.trim() !== '') next.set('max', max.trim())
	if (max.trim() !== '' || currency !== emptyPlan.currency) next.set('cur', currency)
	return next
}

export function FirstYear({ year, budget }: { year: Year; budget: FoundInBudget }) {
	const t = useT('universities')
	const words = useT('plan')
	const currency = words(`inCurrency.${budget.currency}`)
	return (
		<p className="uni-year">
			{t('budget.total', { currency, low: year.amount.low, high: year.amount.high })}
			<span className={`uni-${year.state}`}>{t(`budget.${year.state}`)}</span>
		</p>
	)
}

interface BudgetFieldsProps {
	params: URLSearchParams
	budget: FoundInBudget | undefined
	onChoose: () => void
}

export function BudgetFields({ params, budget, onChoose }: BudgetFieldsProps) {
	const t = useT('universities')
	const words = useT('plan')
	return (
		<>
			<div className="field">
				<label className="field-label" htmlFor="max">
					{t('budget.label')}
				</label>
				<div className="field">
					<input
						key={params.get('max')}
						id="max"
						name="max"
						dir="ltr"
						inputMode="decimal"
						maxLength={12}
						autoComplete="off"
						className="field-input"
						aria-invalid={budget?.fault ? true : undefined}
						aria-describedby={budget?.fault ? 'max-note' : undefined}
						defaultValue={params.get('max') ?? ''}
					/>
					{budget?.fault && (
						<p id="max-note" className="field-error">
							{t('errors.max')}
						</p>
					)}
				</div>
			</div>
			<div className="field">
				<label className="field-label" htmlFor="cur">
					{t('budget.currency')}
				</label>
				<select
					id="cur"
					name="cur"
					className="field-input"
					value={budget?.currency ?? params.get('cur') ?? emptyPlan.currency}
					onChange={onChoose}
				>
					{planCurrencies.map((code) => (
						<option key={code} value={code}>
							{words(`currency.${code}`)}
						</option>
					))}
				</select>
			</div>
		</>
	)
}
