/** Where a photo comes from: dropped, chosen, on its way, or refused with what helps. */
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import UploadIcon from 'lucide-react/icons/upload'
import { type DragEvent, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatPercent } from '#domain/format.ts'
import { photoEndings } from '#domain/forms/document-kinds.ts'
import type { Upload } from './use-photo-upload.ts'

/** A press on it opens the chooser. */
export function ChooseButton({
	label,
	variant,
	onFile,
}: {
	label: string
	variant: 'brand' | 'line'
	onFile: (file: File) => void
}) {
	return (
		<label className={`btn btn-${variant} web-choose`}>
			<UploadIcon className="icon" aria-hidden="true" />
			{label}
			<input
				type="file"
				accept={photoEndings}
				className="sr-only"
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? []
					if (file) onFile(file)
					// The same file can be chosen again after it was refused.
					currentTarget.value = ''
				}}
			/>
		</label>
	)
}

export function DropPhoto({ onFile }: { onFile: (file: File) => void }) {
	const t = useT('website')
	const [isOver, setOver] = useState(false)
	function drop(event: DragEvent) {
		event.preventDefault()
		setOver(false)
		const [file] = event.dataTransfer.files
		if (file) onFile(file)
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same.
		<div
			className={`web-drop ${isOver ? 'is-over' : ''}`}
			onDragOver={(event) => {
				event.preventDefault()
				setOver(true)
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
		>
			<p className="web-drop-words">{t('picture.drop')}</p>
			<ChooseButton label={t('picture.select')} variant="brand" onFile={onFile} />
			<p className="field-hint">{t('picture.limits')}</p>
		</div>
	)
}

interface StateProps {
	upload: Upload
	onRetry: () => void
	onStop: () => void
}

export function UploadState({ upload, onRetry, onStop }: StateProps) {
	const t = useT('website')
	const language = useLanguage()
	const { file, progress, reason, mayRetry } = upload
	if (reason)
		return (
			<div role="alert" className="desk-alert web-refused">
				<CircleAlert className="icon" aria-hidden="true" />
				<p>
					<b>
						<bdi>{file.name}</bdi>
					</b>
					{t(`picture.refused.${reason}`)}
				</p>
				{mayRetry && (
					<Button variant="line" small onClick={onRetry}>
						<RotateCcw className="icon" aria-hidden="true" />
						{t('picture.retry')}
					</Button>
				)}
			</div>
		)
	const percent = formatPercent(language, Math.round(progress * 100))
	return (
		<div className="web-sending">
			<progress value={progress} max={1} aria-label={t('picture.progress', { file: file.name })} />
			<p role="status">{progress >= 1 ? t('picture.making') : t('picture.sending', { percent })}</p>
			<Button variant="line" small onClick={onStop}>
				{t('picture.stop')}
			</Button>
		</div>
	)
}
