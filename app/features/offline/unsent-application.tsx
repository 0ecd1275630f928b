import { useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** The application could not be sent and its page was left: it waits there, whole, for the visitor's word. */
export function UnsentApplication({ page }: { page: string }) {
	const t = useT('offline')
	return (
		<div className="grid justify-items-start">
			<p className="font-semibold">{t('application.title')}</p>
			<p className="text-muted">{t('application.text')}</p>
			<ButtonLink variant="line" small className="mt-2" to={page}>
				{t('application.open')}
			</ButtonLink>
		</div>
	)
}
