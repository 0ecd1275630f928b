/** The plan's own fields, and the rest of a plan as hidden ones, so that a plain form leads to the same address. */
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ComponentProps, type ReactNode, useId } from 'react'

export function HiddenPlan({ query, without }: { query: string; without: readonly string[] }) {
	const params = [...new URLSearchParams(query)].filter(([name]) => !without.includes(name))
	return params.map(([name, value]) => (
		<input key={`${name}=${value}`} type="hidden" name={name} value={value} />
	))
}

interface PlanFieldProps {
	label: string
	hint?: string | undefined
	error?: string | undefined
	children: (control: {
		id: string
		'aria-invalid': true | undefined
		'aria-describedby': string | undefined
	}) => ReactNode
}

export function PlanField({ label, hint, error, children }: PlanFieldProps) {
	const id = useId()
	return (
		<div className="field">
			<label id={`${id}-label`} className="field-label" htmlFor={id}>
				{label}
			</label>
			{children({
				id,
				'aria-invalid': error ? true : undefined,
				'aria-describedby': error || hint ? `${id}-note` : undefined,
			})}
			{error ? (
				<p id={`${id}-note`} className="field-error">
					<CircleAlert className="icon" aria-hidden="true" />
					{error}
				</p>
			) : (
				hint && (
					<p id={`${id}-note`} className="field-hint">
						{hint}
					</p>
				)
			)}
		</div>
	)
}

export interface Choice {
	value: string
	label: string
}

interface PlanSelectProps
	extends Omit<PlanFieldProps, 'children'>,
		Omit<ComponentProps<'select'>, 'id'> {
	options?: readonly Choice[]
	groups?: readonly { label: string; options: readonly Choice[] }[]
}

export function PlanSelect({
	label,
	hint,
	error,
	options = [],
	groups = [],
	...rest
}: PlanSelectProps) {
	return (
		<PlanField label={label} hint={hint} error={error}>
			{(control) => (
				<select {...rest} {...control} className="field-input">
					<Options options={options} />
					{groups.map((group) => (
						<optgroup key={group.label} label={group.label}>
							<Options options={group.options} />
						</optgroup>
					))}
				</select>
			)}
		</PlanField>
	)
}

function Options({ options }: { options: readonly Choice[] }) {
	return options.map(({ value, label }) => (
		<option key={value} value={value}>
			{label}
		</option>
	))
}
