/** The page after a form that was posted without scripts: what was sent, its reference, and where it can be followed. */
import Check from 'lucide-react/icons/check'
import { MoreStrings, useT } from '#app/language/strings.tsx'
import type { NoticeKey } from '#app/notices/notices.ts'
import type { PostedPage } from '#app/page/post-form.ts'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import type { SentForm } from '#domain/forms/posted.ts'
import { paths } from '#domain/paths.ts'
import { Bidi } from './bidi.tsx'

interface ThanksProps {
	/** The words of the form. */
	notice: { title: NoticeKey; text: NoticeKey }
	/** The accommodation that was booked. */
	name?: string
}

/** Nothing while there is nothing to give thanks for. */
export function Thanks({ page, ...words }: ThanksProps & { page: PostedPage }) {
	const { sent } = page.posted
	return (
		sent && (
			<MoreStrings strings={page.strings}>
				<SentPage sent={sent} {...words} />
			</MoreStrings>
		)
	)
}

function SentPage({ sent, notice, name = '' }: ThanksProps & { sent: SentForm }) {
	const t = useT('notices')
	const common = useT('common')
	const { reference, statusAddress, documents } = sent
	return (
		<div className="wrap section">
			<div className="panel sent-page">
				<span className="star" aria-hidden="true">
					<Check className="icon" />
				</span>
				<h1>{t(notice.title)}</h1>
				<p>
					<Bidi>{t(notice.text, { count: documents, name })}</Bidi>
				</p>
				<p>
					{t('reference')}{' '}
					<bdi dir="ltr" className="font-semibold">
						{reference}
					</bdi>
				</p>
				{statusAddress && (
					<>
						<p>{t('follow.text')}</p>
						<p className="share-line">
							<bdi dir="ltr">{statusAddress}</bdi>
						</p>
						<p>{t('follow.own')}</p>
						<p>
							<a className="text-link" href={`${paths.status()}#send-link`}>
								{t('follow.again')}
							</a>
						</p>
					</>
				)}
				<div className="actions">
					{statusAddress && (
						<ButtonAnchor variant="brand" href={statusAddress} referrerPolicy="no-referrer">
							{t('follow.open')}
						</ButtonAnchor>
					)}
					<ButtonLink variant="line" to={paths.home()}>
						{common('nav.home')}
					</ButtonLink>
				</div>
			</div>
		</div>
	)
}
