import { NotFoundEntry } from '#app/components/not-found-entry.tsx'
import { useT } from '#app/strings.tsx'

export function InstituteNotFound() {
	const t = useT('institute')
	return (
		<NotFoundEntry
			title={t('notFound.title')}
			text={t('notFound.text')}
			back={{ to: '/language-institutes', label: t('notFound.back') }}
		/>
	)
}
