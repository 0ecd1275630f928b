/** The applicant wants to be reached elsewhere: somebody asks back by the old way before it counts. */
import ContactRound from 'lucide-react/icons/contact-round'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'
import { HiddenValue } from './hidden-value.tsx'
import { UndialableTag } from './undialable-tag.tsx'

export function ContactChange({ file, onChange }: { file: CaseAnswer; onChange: () => void }) {
	const t = useT('desk-case')
	const language = useLanguage()
	const { send, answer, isBusy } = useSend(`${file.case.id} contact`)
	const wanted = file.contact_change
	if (!wanted) return null

	const settle = async (right: boolean) => {
		const body = { change: wanted.id, right }
		const given = await send(`POST /api/desk/cases/${file.case.id}/contact`, body)
		// A colleague was faster: what is true now is loaded.
		if (given?.error === null || given?.error === 'settled') onChange()
	}

	return (
		<section className="case-card case-contact" aria-label={t('contact.title')}>
			<h2>
				<ContactRound className="icon" aria-hidden="true" />
				{t('contact.title')}
			</h2>
			<p className="desk-muted">
				{t('contact.text', { time: formatMoment(language, wanted.asked_at) })}
			</p>
			{wanted.email && (
				<p className="case-contact-new">
					<bdi dir="ltr">{wanted.email}</bdi>
				</p>
			)}
			{wanted.phone && (
				<p className="case-contact-new">
					<HiddenValue
						caseId={file.case.id}
						asks={{ field: 'wanted', of: wanted.id }}
						lines={[wanted.phone]}
						label={t('contacts.number')}
					/>{' '}
					{wanted.undialable && <UndialableTag />}
				</p>
			)}
			<DeskError answer={answer?.error === 'settled' ? null : answer} />
			<div className="desk-actions">
				<Button variant="brand" small disabled={isBusy} onClick={() => void settle(true)}>
					{t('contact.right')}
				</Button>
				<Button variant="line" small disabled={isBusy} onClick={() => void settle(false)}>
					{t('contact.wrong')}
				</Button>
			</div>
		</section>
	)
}
