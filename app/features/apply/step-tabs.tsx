/** The five steps as tabs: stars joined by the dotted line of a voyage. A locked one can be reached, and says why. */
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { useT } from '#app/language/strings.tsx'
import { useTabKeys } from '#app/ui/use-tab-keys.ts'
import { type Step, steps } from '#domain/forms/steps.ts'

interface StepTabsProps {
	step: Step
	stateOf: (step: Step) => 'locked' | 'done' | 'open'
	disabled: boolean
	onJump: (step: Step) => void
}

export const tabId = (step: Step) => `apply-${step}-tab`
export const panelId = (step: Step) => `apply-${step}`

export function StepTabs({ step, stateOf, disabled, onJump }: StepTabsProps) {
	const t = useT('apply')
	// Arrows move the focus alone: a step opens by Enter, Space or a press, as leaving one may be refused.
	const onKeyDown = useTabKeys()
	return (
		<>
			<div
				role="tablist"
				tabIndex={-1}
				aria-label={t('steps.label')}
				className="steps needs-scripts"
				onKeyDown={onKeyDown}
			>
				{steps.map((one, position) => {
					const state = one === step ? 'current' : stateOf(one)
					const note = { locked: t('steps.locked'), done: t('steps.done') }[String(state)]
					return (
						<div key={one} className={`step step-${state}`}>
							<button
								type="button"
								role="tab"
								id={tabId(one)}
								aria-selected={one === step}
								aria-controls={panelId(one)}
								aria-disabled={state === 'locked' ? true : undefined}
								aria-describedby={note ? `${tabId(one)}-note` : undefined}
								tabIndex={one === step ? 0 : -1}
								disabled={disabled}
								onClick={() => onJump(one)}
							>
								<span className="step-star" data-number={position + 1} aria-hidden="true">
									{state === 'done' && <Check className="icon" />}
								</span>
								<span className="step-name">{t(`steps.${one}`)}</span>
							</button>
							{note && (
								<span
									id={`${tabId(one)}-note`}
									className={state === 'locked' ? 'tooltip step-note' : 'sr-only'}
								>
									{state === 'locked' && <Lock className="icon" aria-hidden="true" />}
									{note}
								</span>
							)}
						</div>
					)
				})}
			</div>
			<p className="step-line needs-scripts" aria-hidden="true">
				{t('steps.position', { at: steps.indexOf(step) + 1, total: steps.length })}
				<strong>{t(`steps.${step}`)}</strong>
			</p>
		</>
	)
}
