/** The plan as something to hand on: to the family, to a consultant, to the printer. */
import Download from 'lucide-react/icons/download'
import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import Share2 from 'lucide-react/icons/share-2'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { formatDate } from '#domain/format.ts'
import { paths, shareOnWhatsApp, withLanguage } from '#domain/paths.ts'
import { CopyLink } from './copy-link.tsx'
import { FromTo } from './figures.tsx'
import { planMessage } from './plan-message.ts'
import type { PlanResult } from './plan-view.ts'
import { useCanShare } from './use-can-share.ts'

interface FamilyProps {
	result: PlanResult
	query: string
	/** The plan's whole address, as others can open it. */
	address: string
}

export function Family({ result, query, address }: FamilyProps) {
	const t = useT('plan')
	const language = useLanguage()
	const text = planMessage(result, t, language)
	const canShare = useCanShare()
	// Whoever closes the sheet has shared nothing, and nothing is wrong.
	const share = () => navigator.share({ text, url: address }).catch(() => undefined)
	return (
		<section id="family" className="plan-block" aria-labelledby="family-title">
			<div className="family">
				<Sheet result={result} />
				<div>
					<h2 id="family-title">{t('family.title')}</h2>
					<p>{t('family.text')}</p>
					<div className="actions">
						<ButtonLink variant="gold" to={`${paths.contact()}${query}`}>
							<Send className="icon flip" aria-hidden="true" />
							{t('family.consult')}
						</ButtonLink>
						<ButtonAnchor
							variant="brand"
							href={shareOnWhatsApp(`${text}\n${address}`)}
							target="_blank"
							rel="noreferrer"
						>
							<MessageCircle className="icon" aria-hidden="true" />
							{t('family.whatsapp')}
						</ButtonAnchor>
						<ButtonLink variant="line" to={paths.planPrint(query)}>
							<Printer className="icon" aria-hidden="true" />
							{t('family.print')}
						</ButtonLink>
						<ButtonAnchor variant="line" href={withLanguage(paths.planPdf(query), language)}>
							<Download className="icon" aria-hidden="true" />
							{t('family.pdf')}
						</ButtonAnchor>
						{canShare && (
							<Button variant="line" onClick={share}>
								<Share2 className="icon" aria-hidden="true" />
								{t('family.share')}
							</Button>
						)}
						<CopyLink address={address} />
					</div>
				</div>
			</div>
		</section>
	)
}

/** The printed page in small, to look at: all it says stands above it. */
function Sheet({ result: { total, dates } }: { result: PlanResult }) {
	const t = useT('plan')
	const language = useLanguage()
	return (
		<div className="family-sheet" aria-hidden="true">
			<b>{t('hero.title')}</b>
			<p>
				<small>{t('ticket.total', { currency: t(`inCurrency.${total.currency}`) })}</small>
				<FromTo {...total.amount} />
			</p>
			<i />
			<i />
			<p>
				<small>{t('ticket.dates')}</small>
				{formatDate(language, dates.nextDate)}
			</p>
			<ul>
				<li />
				<li />
				<li />
				<li />
				<li />
				<li />
			</ul>
		</div>
	)
}
