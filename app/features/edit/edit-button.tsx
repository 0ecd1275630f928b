import './edit.css'
import Pencil from 'lucide-react/icons/pencil'
import { useLocation } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import { entryOfPath } from '#domain/website/entry-paths.ts'

/** From a public page to the entry it is made from. */
export function EditButton() {
	const t = useT('edit')
	const { pathname } = useLocation()
	if (entryOfPath(pathname) === null) return null
	return (
		<a
			className="btn btn-line btn-small edit-page no-print"
			href={`/desk/website/at?path=${encodeURIComponent(pathname)}`}
		>
			<Pencil className="icon" aria-hidden="true" />
			{t('page')}
		</a>
	)
}
