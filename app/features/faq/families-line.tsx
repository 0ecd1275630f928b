import { Link } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import { paths } from '#domain/paths.ts'

/** What parents ask has a page of its own. */
export function FamiliesLine() {
	const t = useT('faq')
	return (
		<p className="wrap mb-10">
			{t('families.text')}{' '}
			<Link to={paths.families()} className="text-link">
				{t('families.action')}
			</Link>
		</p>
	)
}
