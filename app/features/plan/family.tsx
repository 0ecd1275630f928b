/** The plan as something to hand on: to the family, to a consultant, to the printer. */
import { Link2, MessageCircle, Printer, Send, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { paths, shareOnWhatsApp } from '#domain/paths.ts'
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
	const text = planMessage(result, t, useLanguage())
	const canShare = useCanShare()
	const [copied, setCopied] = useState<'copied' | 'copyFailed'>()
	const copy = () =>
		navigator.clipboard.writeText(address).then(
			() => setCopied('copied'),
			() => setCopied('copyFailed'),
		)
	// Whoever closes the sheet has shared nothing, and nothing is wrong.
	const share = () => navigator.share({ text, url: address }).catch(() => undefined)
	return (
		<section id="family" className="plan-block" aria-labelledby="family-title">
			<div className="family">
				<div className="family-sheet" aria-hidden="true">
					<b>{t('hero.title')}</b>
					<i />
					<i />
					<i />
					<i />
				</div>
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
						{canShare && (
							<Button variant="line" onClick={share}>
								<Share2 className="icon" aria-hidden="true" />
								{t('family.share')}
							</Button>
						)}
						<Button variant="line" className="needs-scripts" onClick={copy}>
							<Link2 className="icon" aria-hidden="true" />
							{t('family.copy')}
						</Button>
					</div>
					<p role="status">{copied && t(`family.${copied}`)}</p>
				</div>
			</div>
		</section>
	)
}
