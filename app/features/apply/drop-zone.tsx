/** Where files are dropped or chosen. What can be chosen follows the kinds the server takes. */
import Upload from 'lucide-react/icons/upload'
import { type DragEvent, useState } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import { documentEndings } from '#domain/forms/document-kinds.ts'

interface DropZoneProps {
	onFiles: (files: File[]) => void
	disabled: boolean
}

export function DropZone({ onFiles, disabled }: DropZoneProps) {
	const t = useT('apply')
	const [over, setOver] = useState(false)

	function onDrop(event: DragEvent): void {
		event.preventDefault()
		setOver(false)
		if (!disabled) onFiles([...event.dataTransfer.files])
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same.
		<div
			className={`drop-zone sm:col-span-2 ${over ? 'is-over' : ''}`}
			onDragOver={(event) => {
				event.preventDefault()
				setOver(true)
			}}
			onDragLeave={() => setOver(false)}
			onDrop={onDrop}
		>
			<span className="star" aria-hidden="true">
				<Upload className="icon" />
			</span>
			<p className="drop-words">{t('documents.drop')}</p>
			<label className="btn btn-brand">
				{t('documents.select')}
				<input
					type="file"
					name="documents"
					multiple
					accept={documentEndings}
					className="sr-only"
					aria-describedby="document-limits"
					onChange={({ currentTarget }) => {
						onFiles([...(currentTarget.files ?? [])])
						// The same file can be chosen again after it was removed.
						currentTarget.value = ''
					}}
				/>
			</label>
			<p id="document-limits" className="field-hint">
				<Bidi>{t('documents.limits')}</Bidi>
			</p>
		</div>
	)
}
