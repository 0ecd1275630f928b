/** A choice among the filters of a list. It can't be wrong, so it needs nothing of a form's field. */
import { useId } from 'react'
import type { Option } from './field.tsx'

interface FilterSelectProps {
	name: string
	label: string
	value: string
	options: readonly Option[]
	className?: string
	onChange: () => void
}

export function FilterSelect({ label, options, className = '', ...select }: FilterSelectProps) {
	const id = useId()
	return (
		<div className={`field ${className}`}>
			<label htmlFor={id} className="field-label">
				{label}
			</label>
			<select id={id} className="field-input" {...select}>
				{options.map(({ value, label: words, disabled }) => (
					<option key={value} value={value} disabled={disabled}>
						{words}
					</option>
				))}
			</select>
		</div>
	)
}
