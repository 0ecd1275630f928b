/** One message of the history: what was said, and of what came in by itself who sent it, what it answers and what is not kept of it. */
import { useT } from '#app/language/strings.tsx'
import { linkValue } from '#domain/cases/template-values.ts'
import { cameBackFor } from '#domain/conversations/came-back.ts'
import type {
	CaseAnswer,
	CaseAttachment,
	CaseDocument,
	CaseMessage,
	LeftOut,
} from '#domain/desk/desk-api.ts'
import { AddSender } from './add-sender.tsx'
import { MoveMail } from './move-mail.tsx'
import { WhatsappState } from './whatsapp-state.tsx'

const tags = { own: 'ok', other: 'gold', unsure: 'bad', auto: 'quiet' } as const
/** Reasons that are about the message itself. */
const ofMessage = [
	'text_cut',
	'mail_too_large',
	'mail_unreadable',
	'location',
	'contact_card',
	'sticker',
	'unsupported',
	'number_changed',
] as const
/** Reasons with words of their own; the others are all about what such a file may do. */
const ofFile = [
	'wrong_kind',
	'heic',
	'too_large',
	'more_files',
	'no_room',
	'infected',
	'locked',
	'damaged',
	'not_fetched',
	'known',
] as const

interface BubbleProps {
	message: CaseMessage
	file: Pick<CaseAnswer, 'case' | 'documents' | 'contacts' | 'attachments'>
	onChange: () => void
}

export function MessageBubble({ message, file, onChange }: BubbleProps) {
	const t = useT('desk-case')
	const { proof, sender, quoted, subject, direction, body, channel } = message
	const isWhatsapp = channel === 'wa'
	const back = cameBackFor(message.failure_reason)
	const files = file.documents.filter(({ message_id }) => message_id === message.id)
	return (
		<>
			{proof && (
				<p className="mail-head">
					<span className={`tag tag-${tags[proof]}`}>
						{isWhatsapp ? t(`whatsapp.${proof}`) : t(`mail.${proof}`)}
					</span>{' '}
					{/* Of any other mail the line above names its sender. */}
					{proof === 'own' && <bdi dir="ltr">{sender}</bdi>}
					{subject && <bdi className="mail-subject">{subject}</bdi>}
				</p>
			)}
			{body !== '' && (
				<div className={`bubble bubble-${direction}${proof ? ` is-${proof}` : ''}`} dir="auto">
					{body.replaceAll(`{${linkValue}}`, t('log.statusLink'))}
				</div>
			)}
			{quoted && (
				<details className="mail-quoted">
					<summary>{t('mail.quoted')}</summary>
					<div className="bubble" dir="auto">
						{quoted}
					</div>
				</details>
			)}
			{files.length > 0 && (
				<p className="mail-files">
					{t('mail.files', {
						names: files
							.map(({ title, file_name }) => title ?? file_name ?? '')
							.join(t('mail.and')),
					})}
				</p>
			)}
			<Sounds files={files} />
			{file.attachments
				.filter(({ message_id }) => message_id === message.id)
				.map((one) => (
					<NotKept key={one.id} attachment={one} />
				))}
			{message.left_out.map((one) => (
				<LeftOutLine key={`${one.name} ${one.reason}`} leftOut={one} />
			))}
			{proof && (
				<div className="mail-acts">
					{proof === 'other' && (
						<AddSender
							path={`${file.case.id}/messages/${message.id}`}
							isNumber={isWhatsapp}
							isAdded={file.contacts.includes(sender ?? '')}
							onDone={onChange}
						/>
					)}
					<MoveMail path={`${file.case.id}/messages/${message.id}`} onDone={onChange} />
				</div>
			)}
			{back && <p className="mail-left-out">{t(`mail.back.${back}`)}</p>}
			{direction === 'out' && channel === 'wa' && (
				<WhatsappState {...{ message, onChange }} path={`${file.case.id}/messages/${message.id}`} />
			)}
		</>
	)
}

/** A voice note plays where it was sent; where the browser can't, it is a file among the documents. */
function Sounds({ files }: { files: readonly CaseDocument[] }) {
	const t = useT('desk-case')
	return files
		.filter(({ content_type }) => /^(?:audio|video)\//.test(content_type))
		.map(({ name, content_type }) => {
			const address = `/api/desk/documents/${name}`
			const Player = content_type.startsWith('video/') ? 'video' : 'audio'
			return (
				<div key={name} className="mail-sound">
					<Player
						controls
						preload="none"
						src={`${address}/sound`}
						aria-label={t('whatsapp.sound')}
					/>
					<a className="text-link" href={address} download>
						{t('docs.download')}
					</a>
				</div>
			)
		})
}

function NotKept({ attachment: { state, reason, file_name } }: { attachment: CaseAttachment }) {
	const t = useT('desk-case')
	if (state === 'fetching')
		return (
			<p className="mail-fetching" role="status">
				{t('whatsapp.fetching')}
			</p>
		)
	return <LeftOutLine leftOut={{ name: file_name ?? t('whatsapp.file'), reason: reason ?? '' }} />
}

function LeftOutLine({ leftOut: { name, reason } }: { leftOut: LeftOut }) {
	const t = useT('desk-case')
	const whole = ofMessage.find((one) => one === reason)
	if (whole) return <p className="mail-left-out">{t(`mail.${whole}`)}</p>
	const why = ofFile.find((one) => one === reason) ?? 'unsafe'
	return <p className="mail-left-out">{t('mail.leftOut', { name, why: t(`mail.why.${why}`) })}</p>
}
