/** The five steps as a list, for pages without scripts. */
import { useT } from '#app/language/strings.tsx'
import { type Step, steps } from '#domain/forms/steps.ts'

interface PlainStepsProps {
	step: Step
	/** The address of a step that can be opened; undefined for one that can't. */
	to?: (step: Step) => string | undefined
}

export function PlainSteps({ step, to = () => undefined }: PlainStepsProps) {
	const t = useT('apply')
	const at = steps.indexOf(step)
	return (
		<>
			<ol className="steps" aria-label={t('steps.label')}>
				{steps.map((one, position) => {
					const state = one === step ? 'current' : position < at ? 'done' : 'open'
					const address = one === step ? undefined : to(one)
					const face = (
						<>
							<span className="step-star" data-number={position + 1} aria-hidden="true" />
							<span className="step-name">{t(`steps.${one}`)}</span>
						</>
					)
					return (
						<li
							key={one}
							className={`step step-${state}`}
							aria-current={one === step ? 'step' : undefined}
						>
							{address ? <a href={address}>{face}</a> : <span className="step-face">{face}</span>}
						</li>
					)
				})}
			</ol>
			<div className="step-line" aria-hidden="true">
				{t('steps.position', { at: at + 1, total: steps.length })}
				<strong>{t(`steps.${step}`)}</strong>
			</div>
		</>
	)
}
