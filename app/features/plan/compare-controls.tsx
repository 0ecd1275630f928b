/** What is compared by, and what else is set beside it. Plain forms; with scripts they go there at once. */
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'
import { listLimit, planFields, planLevels } from '#domain/plan/plan.ts'
import { type MarkKind, withAnswers, withMark } from '#domain/plan/plan-query.ts'
import type { CompareView } from './compare-view.ts'
import { HiddenPlan, PlanField, PlanSelect } from './plan-fields.tsx'
import type { PlanActions } from './use-plan.ts'

interface ControlsProps {
	view: CompareView
	actions: PlanActions
}

export function CompareBy({
	view,
	actions,
	fieldNames,
}: ControlsProps & { fieldNames: Readonly<Record<string, string>> }) {
	const t = useT('compare')
	const words = useT('plan')
	const { plan, query, by } = view
	const fault = view.faults.max && words(`errors.max.${view.faults.max.code}`)
	const setBudget = (typed: string) => {
		const changed = withAnswers(query, { max: typed })
		if (changed !== query) actions.change(changed)
	}
	return (
		<form
			className="compare-by no-print"
			method="get"
			action={paths.compare()}
			onSubmit={(event) => {
				event.preventDefault()
				setBudget(String(new FormData(event.currentTarget).get('max') ?? ''))
			}}
		>
			<HiddenPlan
				query={query}
				without={plan.programme ? ['field', 'max'] : ['field', 'level', 'max']}
			/>
			<PlanSelect
				name="field"
				label={t('field')}
				value={plan.field ?? ''}
				onChange={({ target }) => actions.change(withAnswers(query, { field: target.value }))}
				options={[
					{ value: '', label: t('anyField') },
					...planFields.map((value) => ({ value, label: fieldNames[value] ?? value })),
				]}
			/>
			{!plan.programme && (
				<PlanSelect
					name="level"
					label={t('level')}
					value={plan.level}
					onChange={({ target }) =>
						actions.change(
							withAnswers(query, {
								level: planLevels.find((level) => level === target.value) ?? '',
							}),
						)
					}
					options={planLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
				/>
			)}
			<PlanField label={t('budget')} hint={words(`inCurrency.${plan.currency}`)} error={fault}>
				{(control) => (
					<input
						{...control}
						key={plan.budget}
						name="max"
						dir="ltr"
						inputMode="decimal"
						maxLength={12}
						autoComplete="off"
						className="field-input"
						defaultValue={view.faults.max?.typed ?? plan.budget}
						onBlur={({ target }) => setBudget(target.value)}
					/>
				)}
			</PlanField>
			<noscript>
				<button type="submit" className="btn btn-line">
					{t('apply')}
				</button>
			</noscript>
			{plan.programme && (
				<p className="compare-level">
					{t('levelOf', { level: t(`levels.${by.level}`) })}{' '}
					<Link className="text-link" to={paths.compare(withAnswers(query, { p: '' }))} replace>
						{t('withoutProgramme')}
					</Link>
				</p>
			)}
		</form>
	)
}

const words = { u: 'add', i: 'addInstitute', h: 'addHome' } as const

export function AddToCompare({ kind, view, actions }: ControlsProps & { kind: MarkKind }) {
	const t = useT('compare')
	const plan = useT('plan')
	const { query, more } = view
	const count = { u: view.universities, i: view.institutes, h: view.homes }[kind].length
	if (count >= listLimit || more[kind].length === 0) return null
	return (
		<form
			className="short-add no-print"
			method="get"
			action={paths.compare()}
			onSubmit={(event) => {
				event.preventDefault()
				const code = new FormData(event.currentTarget).get(kind)
				if (typeof code === 'string' && code !== '') actions.change(withMark(query, kind, code))
				event.currentTarget.reset()
			}}
		>
			<HiddenPlan query={query} without={[]} />
			<PlanSelect
				name={kind}
				label={t(words[kind])}
				hint={t('limit')}
				options={[{ value: '', label: '' }, ...more[kind]]}
			/>
			<Button type="submit" variant="line">
				<Plus className="icon" aria-hidden="true" />
				{plan('shortlist.addButton')}
			</Button>
		</form>
	)
}
