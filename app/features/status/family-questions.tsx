import { Link } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import { paths } from '#domain/paths.ts'

/** The way from a request to what families ask. */
export function FamilyQuestions() {
	const t = useT('status-family')
	return (
		<p>
			<Link to={paths.families()} className="text-link">
				{t('questions')}
			</Link>
		</p>
	)
}
