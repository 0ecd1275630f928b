import { type ReactNode, useId } from 'react'
import { useTabKeys } from './use-tab-keys.ts'

interface TabsProps<Id extends string> {
	label: string
	tabs: readonly { id: Id; label: string; panel: ReactNode }[]
	selected: Id
	onSelect: (id: Id) => void
	/** Drawn beside the row of tabs. */
	aside?: ReactNode
}

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, aside }: TabsProps<Id>) {
	const id = useId()
	// A tab that gets the focus is opened.
	const onKeyDown = useTabKeys((tab) => tab.click())

	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
				<div role="tablist" tabIndex={-1} aria-label={label} className="tabs" onKeyDown={onKeyDown}>
					{tabs.map((tab) => (
						<button
							key={tab.id}
							type="button"
							role="tab"
							id={`${id}-${tab.id}`}
							className="tab"
							aria-selected={tab.id === selected}
							aria-controls={`${id}-${tab.id}-panel`}
							tabIndex={tab.id === selected ? 0 : -1}
							onClick={() => onSelect(tab.id)}
						>
							{tab.label}
						</button>
					))}
				</div>
				{aside}
			</div>
			{tabs.map((tab) => (
				<div
					key={tab.id}
					role="tabpanel"
					id={`${id}-${tab.id}-panel`}
					aria-labelledby={`${id}-${tab.id}`}
					className={tab.id === selected ? undefined : 'tab-closed'}
				>
					{/* On paper and without scripts all panels are shown, each under its name. */}
					<p className="tab-name" aria-hidden="true">
						{tab.label}
					</p>
					{tab.panel}
				</div>
			))}
		</>
	)
}
