/** Whether WhatsApp messages leave, and what came in that somebody has to look at. */
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { WhatsappReport } from '#domain/desk/manager-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { AsideList } from './aside-list.tsx'
import { RefusedTemplates } from './refused-templates.tsx'

interface PanelProps {
	whatsapp: WhatsappReport
	onChange: () => void
}

export function WhatsappPanel({ whatsapp, onChange }: PanelProps) {
	const t = useT('desk-manager')
	const language = useLanguage()
	const { fault, counted } = whatsapp
	return (
		<section className="desk-panel" aria-labelledby="whatsapp">
			<h2 id="whatsapp">{t('whatsapp.title')}</h2>
			{fault ? (
				<p className="mailbox-fault">
					{t('whatsapp.fault', { at: formatMoment(language, fault.since), code: fault.code })}
				</p>
			) : (
				<p>{t('whatsapp.ok')}</p>
			)}
			<p className="desk-muted">{t('whatsapp.counted', counted)}</p>
			<RefusedTemplates refused={whatsapp.refused} onChange={onChange} />
			<AsideList title={t('whatsapp.aside')} arrivals={whatsapp} onChange={onChange} />
		</section>
	)
}
