/** What is compared by, and what else is set beside it. Plain forms; with scripts they go there at once. */
import { Plus } from 'lucide-react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'
import { type MarkKind, withAnswer, withMark } from '#domain/plan/marks.ts'
import { listLimit, planFields, planLevels } from '#domain/plan/plan.ts'
import type { CompareView } from './compare-view.ts'
import { HiddenPlan, PlanSelect } from './plan-fields.tsx'
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
	const { plan, query } = view
	const choose = (name: string, value: string) => actions.change(withAnswer(query, name, value))
	return (
		<form
			className="compare-by no-print"
			method="get"
			action={paths.compare()}
			onSubmit={(event) => event.preventDefault()}
		>
			<HiddenPlan query={query} without={['field', 'level']} />
			<PlanSelect
				name="field"
				label={t('field')}
				value={plan.field ?? ''}
				onChange={({ target }) => choose('field', target.value)}
				options={[
					{ value: '', label: t('anyField') },
					...planFields.map((value) => ({ value, label: fieldNames[value] ?? value })),
				]}
			/>
			<PlanSelect
				name="level"
				label={t('level')}
				value={plan.level}
				onChange={({ target }) => choose('level', target.value)}
				options={planLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
			/>
			<noscript>
				<button type="submit" className="btn btn-line">
					{t('apply')}
				</button>
			</noscript>
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
