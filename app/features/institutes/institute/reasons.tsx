import { WhyChoose } from '#app/components/why-choose.tsx'
import { useT } from '#app/language/strings.tsx'
import type { InstituteEntry } from './entry.ts'

export function InstituteReasons({ institute }: { institute: InstituteEntry }) {
	const t = useT('institute')
	return (
		<div className="wrap section-tight">
			<WhyChoose
				title={t('why.title', { name: institute.name })}
				advantages={institute.advantages}
				box={{
					name: 'goals',
					title: t('why.goals'),
					hint: t('why.goalsHint'),
					placeholder: t('why.goalsPlaceholder'),
				}}
			/>
		</div>
	)
}
