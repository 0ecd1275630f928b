/** The sections of an entry, each with what is wrong in it; on phones a list to choose from. */
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatNumber } from '#domain/format.ts'
import type { Change } from '#domain/website/changes.ts'
import type { Finding } from '#domain/website/checks/finding.ts'
import type { Section } from '#domain/website/sections.ts'
import { DeskSelect } from '../../desk-select.tsx'

export function useSectionLabel() {
	const t = useT('website')
	const words = useT('website-fields')
	return ({ name, isNamed }: Section) => (isNamed ? t(`sections.${name}`) : words(`fields.${name}`))
}

export const isInSection = (section: Section, { path }: Pick<Finding, 'path'>) =>
	section.paths.some((own) => own.every((step, at) => path[at] === step))

interface NavProps {
	sections: readonly Section[]
	current: string
	findings: readonly Finding[]
	/** Against what visitors read now. */
	changed: readonly Pick<Change, 'path'>[]
	onChoose: (name: string) => void
}

export function SectionNav({ sections, current, findings, changed, onChoose }: NavProps) {
	const t = useT('website')
	const language = useLanguage()
	const labelOf = useSectionLabel()
	const counts = (section: Section) => {
		const own = findings.filter((finding) => isInSection(section, finding))
		return {
			errors: own.filter(({ level }) => level === 'error').length,
			missing: own.filter(({ level }) => level === 'missing').length,
			warnings: own.filter(({ level }) => level === 'warning').length,
		}
	}
	const isChanged = (section: Section) =>
		changed.some(({ path }) => isInSection(section, { path: [...path] }))
	const phoneLabel = (section: Section) => {
		const { errors, missing, warnings } = counts(section)
		const told = [
			labelOf(section),
			isChanged(section) && t('list.changed'),
			errors > 0 && t('summary.short', { count: errors }),
			missing > 0 && t('summary.missing', { count: missing }),
			warnings > 0 && t('summary.warnings', { count: warnings }),
		]
		return told.filter(Boolean).join(' · ')
	}
	return (
		<>
			<nav className="web-sections" aria-label={t('entry.sections')}>
				{sections.map((section) => {
					const { errors, missing, warnings } = counts(section)
					return (
						<button
							key={section.name}
							type="button"
							aria-current={section.name === current ? 'true' : undefined}
							onClick={() => onChoose(section.name)}
						>
							<span>{labelOf(section)}</span>
							{isChanged(section) && (
								<i className="web-dot" title={t('entry.changed')}>
									<span className="sr-only">{t('entry.changed')}</span>
								</i>
							)}
							{errors > 0 && (
								<em className="web-count-error" title={t('summary.errors', { count: errors })}>
									{formatNumber(language, errors)}
								</em>
							)}
							{missing > 0 && (
								<em className="web-count-missing" title={t('summary.missing', { count: missing })}>
									{formatNumber(language, missing)}
								</em>
							)}
							{warnings > 0 && (
								<em
									className="web-count-warning"
									title={t('summary.warnings', { count: warnings })}
								>
									{formatNumber(language, warnings)}
								</em>
							)}
						</button>
					)
				})}
			</nav>
			{sections.length > 1 && (
				<DeskSelect
					className="web-sections-phone"
					label={t('entry.sections')}
					options={sections.map((section) => ({ value: section.name, label: phoneLabel(section) }))}
					value={current}
					onChange={onChoose}
				/>
			)}
		</>
	)
}
