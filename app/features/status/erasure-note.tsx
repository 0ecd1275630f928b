import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatMoment } from '#domain/desk/moment.ts'

/** Everything will be erased; until then it can be taken back here. */
export function ErasureNote({ at }: { at: string }) {
	const t = useT('status')
	const language = useLanguage()
	return (
		<section className="panel status-card status-erasure" aria-labelledby="erasure-title">
			<h2 id="erasure-title">{t('erasure.asked')}</h2>
			<p>{t('erasure.when', { time: formatMoment(language, at) })}</p>
			<form method="post" action="/status/erasure">
				<Button type="submit" variant="brand" name="do" value="undo">
					{t('erasure.undo')}
				</Button>
			</form>
		</section>
	)
}
