/** A choice as wide as what is chosen. The list itself is the browser's own and lies unseen over the words. */
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

interface SelectProps {
	label: string
	/** The label is shown before the choice; otherwise only screen readers get it. */
	showsLabel?: boolean
	icon?: ReactNode
	options: readonly { value: string; label: string }[]
	value: string
	onChange: (value: string) => void
	id?: string
	className?: string
}

export function DeskSelect(props: SelectProps) {
	const { label, showsLabel, icon, options, value, onChange, id, className = '' } = props
	return (
		<span className={`desk-select ${className}`}>
			{icon}
			<span className="desk-select-chosen" aria-hidden="true">
				{showsLabel && `${label}: `}
				<bdi>{options.find((option) => option.value === value)?.label}</bdi>
			</span>
			<ChevronDown className="icon" aria-hidden="true" />
			<select
				id={id}
				aria-label={label}
				value={value}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</span>
	)
}
