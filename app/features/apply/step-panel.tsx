/** One step, what is wrong in it, and the plain questions that most of them are made of. */
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { ReactNode } from 'react'
import { type Option, SelectField, TextArea, TextField } from '#app/components/field.tsx'
import { focusFirst } from '#app/form/fields.ts'
import { useErrors } from '#app/form/form-context.ts'
import type { FormView } from '#app/form/form-types.ts'
import { useT } from '#app/language/strings.tsx'
import type { Step } from '#domain/forms/steps.ts'
import { panelId, tabId } from './step-tabs.tsx'

/** The application as its steps see it. */
export interface StepProps extends Pick<FormView, 'sending'> {
	/** The step that is open. */
	step: Step
}

interface StepPanelProps {
	name: Step
	application: StepProps
	children: ReactNode
	/** What stays usable while the application is sent. */
	after?: ReactNode
}

/** It stays in the page while another is shown, so that what is typed stays too. */
export function StepPanel({ name, application, children, after }: StepPanelProps) {
	const t = useT('apply')
	const { step, sending } = application
	return (
		<div
			role="tabpanel"
			id={panelId(name)}
			aria-labelledby={tabId(name)}
			hidden={name !== step}
			className="step-panel"
		>
			<div>
				<h3 tabIndex={-1}>{t(`steps.${name}`)}</h3>
				<p className="text-muted">{t(`leads.${name}`)}</p>
			</div>
			{name === step && <ErrorSummary />}
			<fieldset disabled={sending} className="grid gap-5 sm:grid-cols-2">
				{children}
			</fieldset>
			{after}
		</div>
	)
}

/** Where several fields are wrong, all of them by name; each leads to its field. */
function ErrorSummary() {
	const t = useT('apply')
	const forms = useT('forms')
	const names = Object.keys(useErrors())
	if (names.length < 2) return null
	return (
		// Its buttons need scripts; without them the form says how many fields are wrong.
		<div className="error-summary needs-scripts">
			<CircleAlert className="icon" aria-hidden="true" />
			<div>
				<p className="font-semibold">{forms('wrong', { count: names.length })}</p>
				<ul>
					{names.map((name) => (
						<li key={name}>
							<button
								type="button"
								className="text-link"
								onClick={({ currentTarget: { form } }) => form && focusFirst(form, [name])}
							>
								{t(`fields.${name}`)}
							</button>
						</li>
					))}
				</ul>
			</div>
		</div>
	)
}

interface QuestionProps {
	name: string
	required?: boolean
	/** It has a line that helps to answer. */
	hinted?: boolean
	wide?: boolean
	/** To choose from: codes, or what has its names already. `rows`: to write at length. */
	options?: readonly (string | Option)[]
	rows?: number
	type?: 'email'
	autoComplete?: string
	dir?: 'ltr'
	inputMode?: 'decimal'
}

export function Question({ name, required, hinted, wide, options, rows, ...line }: QuestionProps) {
	const t = useT('apply')
	const forms = useT('forms')
	const label = t(`fields.${name}`)
	const field = {
		name,
		label: required ? label : t('optional', { label }),
		required,
		hint: hinted ? t(`hints.${name}`) : undefined,
		className: wide ? 'sm:col-span-2' : '',
	}
	if (options) {
		const named = options.map((one) =>
			typeof one === 'string' ? { value: one, label: t(`options.${name}.${one}`) } : one,
		)
		return <SelectField {...field} placeholder={forms('choose')} options={named} />
	}
	return rows ? <TextArea {...field} rows={rows} /> : <TextField {...field} {...line} />
}
