import { SectionNav } from '#app/components/section-nav.tsx'
import { useT } from '#app/language/strings.tsx'

const sections = [
	'why',
	'steps',
	'video',
	'levels',
	'fees',
	'curriculum',
	'facilities',
	'faq',
] as const

export function InstituteNav() {
	const t = useT('institute')
	return (
		<SectionNav
			label={t('nav.label')}
			sections={sections.map((id) => ({ id, label: t(`nav.${id}`) }))}
		/>
	)
}
