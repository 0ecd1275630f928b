/** The fields of one section of an entry, under its name. */
import { Fragment, type ReactNode } from 'react'
import type { Field } from '#domain/website/fields.ts'
import { fieldAt, type Section } from '#domain/website/sections.ts'
import { FieldView, useFieldLabel } from './field-view.tsx'
import { sectionTitle } from './focus-field.ts'
import { useSectionLabel } from './section-nav.tsx'

interface PanelProps {
	section: Section
	form: Field
	/** Under the first field of the basics. */
	names: ReactNode
}

export function SectionPanel({ section, form, names }: PanelProps) {
	const labelOf = useFieldLabel()
	const sectionLabel = useSectionLabel()
	return (
		<section className="desk-panel web-section" aria-labelledby={sectionTitle}>
			<h2 id={sectionTitle} tabIndex={-1} className={section.isNamed ? '' : 'sr-only'}>
				{sectionLabel(section)}
			</h2>
			{section.paths.map((path, at) => {
				const field = fieldAt(form, path)
				return (
					field && (
						<Fragment key={path.join('.')}>
							<FieldView field={field} path={path} label={labelOf(path)} />
							{at === 0 && section.name === 'basics' && names}
						</Fragment>
					)
				)
			})}
		</section>
	)
}
