/** What a family can spend beside what the first year takes, and the universities that stay within it. */
import { Link } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatNumber } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import { withAnswers } from '#domain/plan/plan-query.ts'
import { BudgetMark } from './budget-mark.tsx'
import { FromTo } from './figures.tsx'
import type { PlanResult } from './plan-view.ts'
import { ChangeLink } from './shortlist.tsx'
import type { PlanActions } from './use-plan.ts'

interface BudgetProps {
	budget: NonNullable<PlanResult['budget']>
	currency: PlanResult['total']['currency']
	query: string
	actions: PlanActions
}

export function Budget({ budget, currency, query, actions }: BudgetProps) {
	const t = useT('plan')
	const language = useLanguage()
	const { state, by, max, universities } = budget
	const amount = (value: number) => formatNumber(language, value)
	const range = by ? t('range.both', { ...by }) : ''
	return (
		<section id="budget" className="plan-block" aria-labelledby="budget-title">
			<div className="plan-head">
				<h2 id="budget-title">{t('budget.title')}</h2>
				<p>{t('budget.max', { currency: t(`inCurrency.${currency}`), max: amount(max) })}</p>
			</div>
			<div className="panel budget">
				<div className="budget-own">
					{state && by && <BudgetMark state={state} by={by} />}
					<p>
						{state
							? t(`budget.${state}Text`, { high: by ? amount(by.high) : '', range })
							: t('budget.unknownText')}
					</p>
				</div>
				<h3>{t('budget.others')}</h3>
				<p className="plan-small">
					{t(universities.length > 0 ? 'budget.othersLead' : 'budget.none')}
				</p>
				{universities.length > 0 && (
					<ul className="budget-list">
						{universities.map((one) => (
							<li key={one.code}>
								<ChangeLink
									className="budget-name"
									to={withAnswers(query, { p: one.programme })}
									actions={actions}
								>
									{one.name}
								</ChangeLink>
								<b>
									<FromTo {...one.amount} />
								</b>
								<BudgetMark state={one.state} />
							</li>
						))}
					</ul>
				)}
				<Link className="text-link no-print" to={paths.universities(query)}>
					{t('budget.list')}
				</Link>
			</div>
		</section>
	)
}
