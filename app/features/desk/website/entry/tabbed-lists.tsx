/** Long lists of one group, one at a time: programmes by their level, as the public page shows them. */
import { type ReactNode, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatNumber } from '#domain/format.ts'
import { labelKeyOf } from '#domain/website/field-names.ts'
import { isEqual } from '#domain/website/json.ts'
import { valueAt } from '#domain/website/places.ts'
import { idOfField, useEditing } from './edit-context.ts'
import { FindingLine } from './field-frame.tsx'
import type { FieldProps } from './simple-fields.tsx'

export const isTabbed = (path: readonly string[]) => path.join() === 'programmes'

interface TabsProps extends FieldProps {
	renderList: (list: FieldProps) => ReactNode
}

export function TabbedLists({ field, path, label, renderList }: TabsProps) {
	const t = useT('website')
	const words = useT('website-fields')
	const language = useLanguage()
	const { document, published, findings } = useEditing()
	const lists = field.kind === 'group' ? Object.entries(field.fields) : []
	const countOf = (name: string) => {
		const list = valueAt(document, [...path, name])
		return Array.isArray(list) ? list.length : 0
	}
	const [chosen, setChosen] = useState(
		() => (lists.find(([name]) => countOf(name) > 0) ?? lists[0])?.[0],
	)
	const open = lists.find(([name]) => name === chosen)
	const isChanged = (name: string) =>
		published !== null &&
		!isEqual(valueAt(published, [...path, name]), valueAt(document, [...path, name]))
	const labelOf = (name: string) => words(`fields.${labelKeyOf([...path, name])}`)
	return (
		<section className="web-tabbed" id={idOfField(path)} tabIndex={-1} aria-label={label}>
			<h3>{label}</h3>
			{findings.at(path).map((finding) => (
				<FindingLine key={finding.code} finding={finding} />
			))}
			<div className="web-choice web-tabs">
				{lists.map(([name]) => {
					const errors = findings.inside('error', [...path, name])
					return (
						<button
							key={name}
							type="button"
							// Whoever is led to a field of a list that is not shown gets it opened by this.
							id={`${idOfField([...path, name])}-head`}
							aria-expanded={name === chosen}
							onClick={() => setChosen(name)}
						>
							<span>
								{labelOf(name)} <small>{formatNumber(language, countOf(name))}</small>
								{isChanged(name) && <i className="web-dot" title={t('list.changed')} />}
								{errors > 0 && (
									<em className="web-count-error">{formatNumber(language, errors)}</em>
								)}
							</span>
						</button>
					)
				})}
			</div>
			{open && (
				<div key={open[0]}>
					{renderList({ field: open[1], path: [...path, open[0]], label: labelOf(open[0]) })}
				</div>
			)}
		</section>
	)
}
