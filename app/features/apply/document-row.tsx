/** One chosen file: what it is, how far it is on its way, and what can be done with it now. */
import { Check, CircleAlert, FileText, RotateCw, X } from 'lucide-react'
import { Bidi } from '#app/components/bidi.tsx'
import type { ChosenFile } from '#app/form/files.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatFileSize, formatPercent } from '#domain/format.ts'
import { PicturePreview } from './picture-preview.tsx'

function Progress({ document: { file, progress } }: { document: ChosenFile }) {
	const t = useT('apply')
	const language = useLanguage()
	// All of it has left; the server is still looking at it.
	const isChecked = progress >= 1
	return (
		<>
			<progress
				value={progress}
				max={1}
				aria-label={t('documents.progress', { file: file.name })}
			/>
			<span className="text-muted text-sm">
				{isChecked
					? t('documents.checking')
					: t('documents.sending', {
							percent: formatPercent(language, Math.round(progress * 100)),
						})}
			</span>
		</>
	)
}

function Status({ document }: { document: ChosenFile }) {
	const t = useT('apply')
	const { state, file, reason } = document
	if (state === 'sending') return <Progress document={document} />
	if (state === 'failed' && reason) {
		return (
			<p className="field-error">
				<CircleAlert className="icon" aria-hidden="true" />
				<span>
					<Bidi>{t('documents.failed', { file: file.name, reason: t(`reasons.${reason}`) })}</Bidi>
				</span>
			</p>
		)
	}
	if (state === 'cancelled') return <p className="field-error">{t('documents.cancelled')}</p>
	if (state === 'sent') {
		return (
			<p className="field-ok">
				<Check className="icon" aria-hidden="true" />
				{t('documents.sent')}
			</p>
		)
	}
	return <p className="text-muted text-sm">{t('documents.waiting')}</p>
}

interface DocumentRowProps {
	document: ChosenFile
	disabled: boolean
	onRemove: () => void
	onCancel: () => void
	onRetry: () => void
}

export function DocumentRow({ document, disabled, onRemove, onCancel, onRetry }: DocumentRowProps) {
	const t = useT('apply')
	const language = useLanguage()
	const { file, state } = document
	const canRetry = state === 'failed' || state === 'cancelled'
	return (
		<li className="document">
			<span className="document-picture" aria-hidden="true">
				{file.type.startsWith('image/') ? (
					<PicturePreview file={file} />
				) : (
					<FileText className="icon" />
				)}
			</span>
			<div className="document-words">
				<p className="document-name">
					<bdi>{file.name}</bdi>
					<span className="text-muted text-sm">{formatFileSize(language, file.size)}</span>
				</p>
				<Status document={document} />
			</div>
			<div className="document-actions">
				{canRetry && (
					<button
						type="button"
						className="btn btn-quiet btn-small"
						aria-label={t('documents.retry', { file: file.name })}
						disabled={disabled}
						onClick={onRetry}
					>
						<RotateCw className="icon" aria-hidden="true" />
						{t('documents.retryShort')}
					</button>
				)}
				{state === 'sending' ? (
					<button
						type="button"
						className="btn btn-quiet btn-small"
						aria-label={t('documents.cancel', { file: file.name })}
						onClick={onCancel}
					>
						{t('documents.cancelShort')}
					</button>
				) : (
					<button
						type="button"
						className="icon-btn"
						aria-label={t('documents.remove', { file: file.name })}
						disabled={disabled}
						onClick={onRemove}
					>
						<X className="icon" aria-hidden="true" />
					</button>
				)}
			</div>
		</li>
	)
}
