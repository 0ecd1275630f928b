/** The fields of one section of an entry, under its name. */
import type { Field } from '#domain/website/fields.ts'
import { fieldAt, type Section } from '#domain/website/sections.ts'
import { FieldView, useFieldLabel } from './field-view.tsx'
import { sectionTitle } from './focus-field.ts'
import { useSectionLabel } from './section-nav.tsx'

export function SectionPanel({ section, form }: { section: Section; form: Field }) {
	const labelOf = useFieldLabel()
	const sectionLabel = useSectionLabel()
	return (
		<section className="desk-panel web-section" aria-labelledby={sectionTitle}>
			<h2 id={sectionTitle} tabIndex={-1} className={section.isNamed ? '' : 'sr-only'}>
				{sectionLabel(section)}
			</h2>
			{section.paths.map((path) => {
				const field = fieldAt(form, path)
				return (
					field && (
						<FieldView key={path.join('.')} field={field} path={path} label={labelOf(path)} />
					)
				)
			})}
		</section>
	)
}
