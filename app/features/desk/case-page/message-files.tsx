/** What came with a message: pictures as pictures, voice to listen to, files by name, and what is not kept with its reason. */
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { isPicture, isPlayed } from '#domain/cases/arrived-files.ts'
import type { CaseAnswer, CaseDocument } from '#domain/desk/desk-api.ts'
import type { LeftOut } from '#domain/desk/message-api.ts'
import { formatLength } from '#domain/format.ts'
import { scanBlock } from './scan-state.ts'
import { useDocumentNames } from './use-document-names.ts'

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
	'too_complex',
	'not_checked',
	'not_fetched',
	'known',
] as const

interface FilesProps {
	messageId: string
	leftOut: readonly LeftOut[]
	file: Pick<CaseAnswer, 'documents' | 'attachments'>
}

export function MessageFiles({ messageId, leftOut, file }: FilesProps) {
	const t = useT('desk-case')
	const files = file.documents.filter(({ message_id }) => message_id === messageId)
	const missing = file.attachments.filter(({ message_id }) => message_id === messageId)
	const shown = files.filter((one) => !isPlayed(one))
	return (
		<>
			{shown.length > 0 && (
				<div className="mail-files">
					{shown.map((one) => (
						<FileTile key={one.name} document={one} />
					))}
				</div>
			)}
			{files.filter(isPlayed).map((one) => (
				<Sound key={one.name} document={one} />
			))}
			{missing.map(({ id, state, reason, file_name }) =>
				state === 'fetching' ? (
					<p key={id} className="mail-fetching" role="status">
						{t('whatsapp.fetching')}
					</p>
				) : (
					<LeftOutLine
						key={id}
						leftOut={{ name: file_name ?? t('whatsapp.file'), reason: reason ?? '' }}
					/>
				),
			)}
			{leftOut.map((one) => (
				<LeftOutLine key={`${one.name} ${one.reason}`} leftOut={one} />
			))}
		</>
	)
}

function FileTile({ document }: { document: CaseDocument }) {
	const t = useT('desk-case')
	const nameOf = useDocumentNames()
	const name = nameOf(document)
	const address = `/api/desk/documents/${document.name}`
	const blocked = scanBlock(document)
	const caption = document.label === null ? t('arrived.unnamed') : name
	if (blocked) return <p className="mail-file">{t(`docs.scan.${blocked}`)}</p>
	if (isPicture(document))
		return (
			<figure className="mail-picture">
				<a href={`${address}/picture?w=1600`} target="_blank" rel="noreferrer">
					<img
						src={`${address}/picture?w=320`}
						alt={name}
						loading="lazy"
						width={136}
						height={150}
					/>
					<span>{caption}</span>
				</a>
			</figure>
		)
	return (
		<div className="mail-file">
			<FileText className="icon" aria-hidden="true" />
			<span>
				<a className="text-link" href={address} download>
					<bdi>{name}</bdi>
				</a>
				{document.label === null && <small>{caption}</small>}
			</span>
		</div>
	)
}

/** It plays where it was sent; where the browser can't, it is a file to download. */
function Sound({ document: { name, content_type, seconds } }: { document: CaseDocument }) {
	const t = useT('desk-case')
	const address = `/api/desk/documents/${name}`
	const [isLoaded, setLoaded] = useState(false)
	const Player = content_type.startsWith('video/') ? 'video' : 'audio'
	return (
		<div className="mail-sound">
			<Player
				controls
				preload="none"
				src={`${address}/sound`}
				aria-label={t('whatsapp.sound')}
				className={isLoaded ? '' : 'is-unloaded'}
				onLoadedMetadata={() => setLoaded(true)}
			/>
			{/* The player learns it when it is started: fetching a part before would count as having listened. */}
			{seconds !== null && !isLoaded && (
				<span className="desk-muted">
					{t('whatsapp.length')} <bdi dir="ltr">{formatLength(seconds)}</bdi>
				</span>
			)}
			<a className="text-link" href={address} download>
				{t('docs.download')}
			</a>
		</div>
	)
}

function LeftOutLine({ leftOut: { name, reason } }: { leftOut: LeftOut }) {
	const t = useT('desk-case')
	const whole = ofMessage.find((one) => one === reason)
	if (whole) return <p className="mail-left-out">{t(`mail.${whole}`)}</p>
	const why = ofFile.find((one) => one === reason) ?? 'unsafe'
	return <p className="mail-left-out">{t('mail.leftOut', { name, why: t(`mail.why.${why}`) })}</p>
}
