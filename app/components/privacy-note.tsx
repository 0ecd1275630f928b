import { useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import { paths } from '#domain/paths.ts'

/** Under every form: what happens with what is sent. */
export function PrivacyNote() {
	const t = useT('forms')
	return (
		<p className="field-hint">
			{t('privacy')}{' '}
			<Link to={paths.privacy()} className="text-link">
				{t('privacyLink')}
			</Link>
		</p>
	)
}
