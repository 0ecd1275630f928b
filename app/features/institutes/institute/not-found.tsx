import { NotFoundEntry } from '#app/components/not-found-entry.tsx'
import { useT } from '#app/language/strings.tsx'
import { paths } from '#domain/paths.ts'

export function InstituteNotFound() {
	const t = useT('institute')
	return (
		<NotFoundEntry
			title={t('notFound.title')}
			text={t('notFound.text')}
			back={{ to: paths.institutes(), label: t('notFound.back') }}
		/>
	)
}
