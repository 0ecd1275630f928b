/** Whether the mailbox is read, what came in, and what somebody has to look at there. */
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { MailboxReport } from '#domain/desk/manager-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { AsideList } from './aside-list.tsx'

interface PanelProps {
	mailbox: MailboxReport
	onChange: () => void
}

export function MailboxPanel({ mailbox, onChange }: PanelProps) {
	const t = useT('desk-manager')
	const language = useLanguage()
	const { ok_at, failing_since, code, counted } = mailbox
	const isFailing = failing_since !== null
	return (
		<section className="desk-panel" aria-labelledby="mailbox">
			<h2 id="mailbox">{t('mailbox.title')}</h2>
			{isFailing ? (
				<p className="mailbox-fault">
					{t('mailbox.failing', { at: formatMoment(language, failing_since), code: code ?? '' })}
				</p>
			) : (
				<p>
					{ok_at === null
						? t('mailbox.never')
						: t('mailbox.ok', { at: formatMoment(language, ok_at) })}
				</p>
			)}
			<p className="desk-muted">{t('mailbox.counted', counted)}</p>
			<AsideList title={t('mailbox.aside')} arrivals={mailbox} onChange={onChange} />
		</section>
	)
}
