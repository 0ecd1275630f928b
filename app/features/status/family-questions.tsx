import { Link } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import { paths } from '#domain/paths.ts'

/** The way from a request to what families ask. */
export function FamilyQuestions() {
	const t = useT('status-family')
	return (
		<section className="panel status-card" aria-labelledby="questions-title">
			<h2 id="questions-title">{t('questions.title')}</h2>
			<p>{t('questions.text')}</p>
			<p className="mt-3">
				<Link to={paths.families()} className="text-link">
					{t('questions.link')}
				</Link>
			</p>
		</section>
	)
}
