import { useLanguage, useT } from '#app/language/strings.tsx'
import type { OwnPart } from '#domain/cases/status.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { SendButton } from './send-button.tsx'

/** Everything will be erased; until then the applicant can take back here what the applicant asked for. */
export function ErasureNote({ at, by }: NonNullable<OwnPart['erasure']>) {
	const t = useT('status-own')
	const language = useLanguage()
	return (
		<section className="panel status-card status-erasure" aria-labelledby="erasure-title">
			<h2 id="erasure-title">{t('erasure.asked')}</h2>
			<p>{t('erasure.when', { time: formatMoment(language, at) })}</p>
			{by === 'office' ? (
				<p>{t('erasure.byOffice')}</p>
			) : (
				<form method="post" action="/status/erasure">
					<SendButton variant="brand" name="do" value="undo">
						{t('erasure.undo')}
					</SendButton>
				</form>
			)}
		</section>
	)
}
