/** What has arrived, by kind and by the file's own name, and the way to send something that nobody asked for. */
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Clock from 'lucide-react/icons/clock'
import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { FileInput } from '#app/components/file-input.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { documentLabels } from '#domain/cases/codes.ts'
import type { ReceivedDocument } from '#domain/cases/status.ts'
import { formatDate } from '#domain/format.ts'
import { guessDocument } from '#domain/forms/document-guess.ts'
import { type RefusedFile, UploadError } from './missing-documents.tsx'
import { SendButton } from './send-button.tsx'

const icons = { new: Clock, accepted: BadgeCheck, refused: CircleAlert }

interface ReceivedDocumentsProps {
	documents: readonly ReceivedDocument[]
	/** While the case runs, more can be sent. */
	isOpen: boolean
	refused: RefusedFile | null
}

/** What became of each; what is in them is nowhere on the page. */
export function ReceivedDocuments({ documents, isOpen, refused }: ReceivedDocumentsProps) {
	const t = useT('status-documents')
	const own = useT('status-own')
	const language = useLanguage()
	return (
		<section className="panel status-card status-documents" aria-labelledby="received-title">
			<h2 id="received-title">{own('received.title')}</h2>
			<ul className="status-received">
				{documents.map(({ name, label, title, fileName, at, state, reason }) => {
					const Icon = icons[state]
					return (
						<li key={name}>
							<Icon className="icon" aria-hidden="true" />
							<div>
								<span dir="auto">{title ?? t(`documents.${label ?? 'other'}`)}</span>
								{fileName && <bdi className="status-file">{fileName}</bdi>}
								<span className="text-muted">
									{own(`received.${state}`)}
									{' · '}
									<time dateTime={at}>{formatDate(language, at)}</time>
								</span>
								{reason && <span dir="auto">{reason}</span>}
							</div>
						</li>
					)
				})}
			</ul>
			{isOpen && <AnotherDocument refused={refused} />}
		</section>
	)
}

function AnotherDocument({ refused }: Pick<ReceivedDocumentsProps, 'refused'>) {
	const t = useT('status-documents')
	const kind = useRef<HTMLSelectElement>(null)
	/** A kind that was chosen by hand stays. */
	const guess = (fileName: string) => {
		if (kind.current?.value === '') kind.current.value = guessDocument(fileName)
	}
	return (
		<details className="status-more" open={refused !== null}>
			<summary>{t('more.title')}</summary>
			<form
				method="post"
				action="/status/documents"
				encType="multipart/form-data"
				className="status-form"
			>
				{refused && <UploadError reason={refused.reason} />}
				<label className="field" htmlFor="more-kind">
					<span className="field-label">{t('more.kind')}</span>
					<select ref={kind} id="more-kind" name="kind" className="field-input">
						<option value="">{t('more.guess')}</option>
						{documentLabels.map((label) => (
							<option key={label} value={label}>
								{t(`documents.${label}`)}
							</option>
						))}
					</select>
				</label>
				<div className="field">
					<span id="more-file" className="field-label">
						{t('more.file')}
					</span>
					<FileInput aria-labelledby="more-file" aria-describedby="more-limits" onChosen={guess} />
					<p id="more-limits" className="field-hint">
						<Bidi>{t('limits')}</Bidi>
					</p>
				</div>
				<SendButton variant="line">
					<Upload className="icon" aria-hidden="true" />
					{t('send')}
				</SendButton>
			</form>
		</details>
	)
}
