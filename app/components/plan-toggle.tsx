/** Puts an entry on the visitor's plan and takes it off again. Without scripts it is a link to a plan with that entry. */
import Route from 'lucide-react/icons/route'
import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from 'react'
import { keepPlan, useStoredPlan } from '#app/device/stored-plan.ts'
import { useT } from '#app/language/strings.tsx'
import { notify } from '#app/notices/notices.ts'
import { paths } from '#domain/paths.ts'
import { isFull, type MarkKind, marksIn, withMark, withoutMark } from '#domain/plan/plan-query.ts'

interface PlanToggleProps {
	kind: MarkKind
	code: string
	name: string
	/** A round button on a card's picture, below its badges where it has some; otherwise a button among others. */
	round?: boolean | 'low'
}

const never = () => () => undefined

export function PlanToggle({ kind, code, name, round = false }: PlanToggleProps) {
	const t = useT('common')
	const plan = useStoredPlan() ?? ''
	const runs = useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
	const marked = marksIn(plan, kind).includes(code)
	const toggle = () => {
		if (marked) keepPlan(withoutMark(plan, kind, code))
		else if (isFull(plan, kind))
			notify({
				tone: 'danger',
				title: 'plan.full.title',
				text: 'plan.full.text',
				values: { name },
			})
		else keepPlan(withMark(plan, kind, code))
	}
	const press = (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return
		event.preventDefault()
		toggle()
	}
	const pressKey = (event: KeyboardEvent) => {
		if (event.key !== ' ') return
		event.preventDefault()
		toggle()
	}
	return (
		// biome-ignore lint/a11y/useAriaPropsSupportedByRole: a link until scripts run, and a button in the same element after that, or an early press would be lost.
		<a
			href={paths.plan(`?${kind}=${code}`)}
			className={`plan-toggle ${round ? `plan-toggle-round ${round === 'low' ? 'plan-toggle-low' : ''}` : 'btn btn-line'}`}
			data-replay="click"
			role={runs ? 'button' : undefined}
			aria-pressed={runs ? marked : undefined}
			aria-label={round ? t('plan.addNamed', { name }) : undefined}
			// Words other than the name would be read after it.
			title={round ? (marked ? t('plan.added') : t('plan.addNamed', { name })) : undefined}
			onClick={press}
			onKeyDown={pressKey}
		>
			<Route className="icon" aria-hidden="true" />
			{!round && (
				<>
					{t(marked ? 'plan.added' : 'plan.add')}
					<span className="sr-only">: {name}</span>
				</>
			)}
		</a>
	)
}
