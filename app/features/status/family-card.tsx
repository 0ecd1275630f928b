/** A link for the family: it shows the way and the days, nobody's name. It is shown once, on the page that answers the form. */

import { ShareAddress } from '#app/components/share-address.tsx'
import { useT } from '#app/language/strings.tsx'
import type { StatusView } from '#domain/cases/status.ts'
import { isMessage } from './is-message.ts'
import { SendButton } from './send-button.tsx'

interface FamilyCardProps extends Pick<StatusView, 'kind'> {
	address: string | null
}

export function FamilyCard({ address, kind }: FamilyCardProps) {
	const t = useT('status-own')
	const words = useT(isMessage(kind) ? 'status-message' : 'status-request')
	return (
		<section className="status-card status-family on-dark" aria-labelledby="family-title">
			<h2 id="family-title">{t('family.title')}</h2>
			<p>{t('family.text')}</p>
			{address === null ? (
				<form method="post" action="/status/links">
					<SendButton variant="line" name="do" value="family">
						{t('family.make')}
					</SendButton>
				</form>
			) : (
				<ShareAddress address={address} message={words('share')} note={t('family.once')} />
			)}
		</section>
	)
}
