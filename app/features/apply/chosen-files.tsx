/** The chosen files: what each is, how far it is on its way, and what can be done with it now. */
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import FileText from 'lucide-react/icons/file-text'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { type ChosenFile, type Files, useFiles } from '#app/form/files.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { formatFileSize, formatPercent } from '#domain/format.ts'
import { DocumentKind } from './document-kind.tsx'

/** `sending`: while the application is sent, an upload can be cancelled and nothing else. */
export function ChosenFiles({ files, sending }: { files: Files; sending: boolean }) {
	const t = useT('apply')
	const { chosen } = useFiles(files)
	if (chosen.length === 0) return null
	return (
		<ul aria-label={t('documents.yours')} className="documents sm:col-span-2">
			{chosen.map((document) => (
				<Row key={document.id} document={document} files={files} disabled={sending} />
			))}
		</ul>
	)
}

interface RowProps {
	document: ChosenFile
	files: Files
	disabled: boolean
}

function Row({ document, files, disabled }: RowProps) {
	const t = useT('apply')
	const language = useLanguage()
	const { id, file, kind, state } = document
	const named = { file: file.name }
	const canRetry = state === 'failed' || state === 'cancelled'
	return (
		<li className="document">
			<span className="document-picture" aria-hidden="true">
				{file.type.startsWith('image/') ? <Preview file={file} /> : <FileText className="icon" />}
			</span>
			<div className="document-words">
				<p className="document-name">
					<bdi>{file.name}</bdi>
					<span className="text-muted text-sm">{formatFileSize(language, file.size)}</span>
				</p>
				<DocumentKind
					value={kind}
					file={file.name}
					disabled={disabled}
					onChange={(chosen) => files.name(id, chosen)}
				/>
				<Status document={document} />
			</div>
			<div className="document-actions">
				{canRetry && (
					<Button
						variant="quiet"
						small
						aria-label={t('documents.retry', named)}
						disabled={disabled}
						onClick={() => void files.sendOne(id)}
					>
						<RotateCw className="icon" aria-hidden="true" />
						{t('documents.retryShort')}
					</Button>
				)}
				{state === 'sending' ? (
					<Button
						variant="quiet"
						small
						aria-label={t('documents.cancel', named)}
						onClick={() => files.cancel(id)}
					>
						{t('documents.cancelShort')}
					</Button>
				) : (
					<IconButton
						icon={X}
						label={t('documents.remove', named)}
						disabled={disabled}
						onClick={() => files.remove(id)}
					/>
				)}
			</div>
		</li>
	)
}

function Status({ document: { state, file, reason, progress } }: { document: ChosenFile }) {
	const t = useT('apply')
	const language = useLanguage()
	if (state === 'sending') {
		const percent = formatPercent(language, Math.round(progress * 100))
		return (
			<>
				<progress
					value={progress}
					max={1}
					aria-label={t('documents.progress', { file: file.name })}
				/>
				<span className="text-muted text-sm">
					{/* All of it has left; the server is still looking at it. */}
					{progress >= 1 ? t('documents.checking') : t('documents.sending', { percent })}
				</span>
			</>
		)
	}
	if (state === 'failed' && reason)
		return (
			<p className="field-error">
				<CircleAlert className="icon" aria-hidden="true" />
				<span>
					<Bidi>{t('documents.failed', { file: file.name, reason: t(`reasons.${reason}`) })}</Bidi>
				</span>
			</p>
		)
	if (state === 'cancelled') return <p className="field-error">{t('documents.cancelled')}</p>
	if (state === 'sent')
		return (
			<p className="field-ok">
				<Check className="icon" aria-hidden="true" />
				{t('documents.sent')}
			</p>
		)
	return <p className="text-muted text-sm">{t('documents.waiting')}</p>
}

/** Straight from the device. A picture that can't be shown leaves its place empty. */
function Preview({ file }: { file: File }) {
	const [address, setAddress] = useState<string>()
	// Synchronises with the browser's memory: the address is given back when the picture goes.
	useEffect(() => {
		const made = URL.createObjectURL(file)
		setAddress(made)
		return () => URL.revokeObjectURL(made)
	}, [file])
	return address && <img src={address} alt="" />
}
