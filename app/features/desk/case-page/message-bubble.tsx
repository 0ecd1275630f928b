/** One message of the history: what was said, and of what came in by itself who sent it, what it answers and what is not kept of it. */
import Clock from 'lucide-react/icons/clock'
import { useT } from '#app/language/strings.tsx'
import { linkValue } from '#domain/cases/template-values.ts'
import { cameBackFor } from '#domain/conversations/came-back.ts'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import type { CaseMessage } from '#domain/desk/message-api.ts'
import { AddSender } from './add-sender.tsx'
import { HiddenValue } from './hidden-value.tsx'
import { MarkSpam } from './mark-spam.tsx'
import { MessageFiles } from './message-files.tsx'
import { MoveMail } from './move-mail.tsx'
import { OtherWay, type Resend } from './other-way.tsx'
import { WhatsappState } from './whatsapp-state.tsx'

const tags = { own: 'ok', other: 'gold', unsure: 'bad', auto: 'quiet' } as const
interface BubbleProps {
	message: CaseMessage
	file: CaseAnswer
	onChange: () => void
	/** Puts the text of a message that did not arrive into the composer, for another way. */
	onResend: Resend
}

/** Whose address or number a message came from, and its subject; in one line with its name. */
export function MessageOrigin({ caseId, message }: { caseId: string; message: CaseMessage }) {
	const t = useT('desk-case')
	const { proof, sender, subject, channel } = message
	if (!proof) return null
	const isWhatsapp = channel === 'wa'
	return (
		<p className="mail-head">
			<span className={`tag tag-${tags[proof]}`}>
				{isWhatsapp ? t(`whatsapp.${proof}`) : t(`mail.${proof}`)}
			</span>{' '}
			{/* Any other mail has its sender as its name; the applicant's own number is among the details. */}
			{sender && (proof === 'own') !== isWhatsapp && <Sender {...{ caseId, message, sender }} />}
			{subject && <bdi className="mail-subject">{subject}</bdi>}
		</p>
	)
}

export function MessageBubble({ message, file, onChange, onResend }: BubbleProps) {
	const t = useT('desk-case')
	const { proof, quoted, direction, body, channel } = message
	const isWhatsapp = channel === 'wa'
	const back = cameBackFor(message.failure_reason)
	return (
		<>
			{body !== '' && (
				<div className={`bubble bubble-${direction}${proof ? ` is-${proof}` : ''}`}>
					{body.replaceAll(`{${linkValue}}`, t('log.statusLink'))}
				</div>
			)}
			{quoted && (
				<details className="mail-quoted">
					<summary>{t('mail.quoted')}</summary>
					<div className="bubble">{quoted}</div>
				</details>
			)}
			<MessageFiles messageId={message.id} leftOut={message.left_out} file={file} />
			{proof && (
				<div className="mail-acts">
					{proof === 'other' && (
						<AddSender
							path={`${file.case.id}/messages/${message.id}`}
							isNumber={isWhatsapp}
							isAdded={message.is_contact}
							onDone={onChange}
						/>
					)}
					<MoveMail path={`${file.case.id}/messages/${message.id}`} onDone={onChange} />
					{mayBeSpam(message, file) && (
						<MarkSpam path={`${file.case.id}/messages/${message.id}`} onDone={onChange} />
					)}
				</div>
			)}
			{back && <p className="mail-left-out">{t(`mail.back.${back}`)}</p>}
			{direction === 'out' && channel === 'wa' && (
				<WhatsappState {...{ message, onChange }} path={`${file.case.id}/messages/${message.id}`} />
			)}
			{message.is_waiting && channel === 'email' && (
				<div className="message-state">
					<Clock className="icon" aria-hidden="true" />
					{t('mail.waiting')}
				</div>
			)}
			<OtherWay {...{ message, onResend }} ways={file.ways} />
		</>
	)
}

/** What a stranger wrote, or somebody of whom nobody is sure. */
const mayBeSpam = ({ proof }: CaseMessage, { case: { kind }, last_answer }: CaseAnswer) =>
	proof === 'unsure' ||
	proof === 'other' ||
	(proof === 'own' && kind === 'contact_submissions' && last_answer === null)

interface SenderProps {
	caseId: string
	message: CaseMessage
	sender: string
}

function Sender({ caseId, message: { id }, sender }: SenderProps) {
	const t = useT('desk-case')
	if (!sender.startsWith('+')) return <bdi dir="ltr">{sender}</bdi>
	const asks = { field: 'sender', of: id }
	return <HiddenValue label={t('contacts.number')} lines={[sender]} {...{ caseId, asks }} />
}
