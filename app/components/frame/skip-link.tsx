import { useT } from '#app/language/strings.tsx'

export function SkipLink() {
	const t = useT('common')
	return (
		<a href="#main" className="skip-link">
			{t('skip')}
		</a>
	)
}
