/** The documents of an application without scripts: one file with each press, through the same checks. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { Bidi } from '#app/components/bidi.tsx'
import { FieldError } from '#app/components/field.tsx'
import { FileInput } from '#app/components/file-input.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formatFileSize } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import { DocumentKindOptions } from './document-kind.tsx'
import type { PlainDraft } from './plain-draft.ts'
import { NeededDocuments } from './step-fields.tsx'

export function PlainDocuments({ draft, documents, reason, uploadKey }: PlainDraft) {
	const t = useT('apply')
	const upload = `?upload=${uploadKey}`
	return (
		<div className="grid gap-6">
			<NeededDocuments />
			<UploadedDocuments draft={draft} documents={documents} />
			<form
				method="post"
				encType="multipart/form-data"
				action={paths.applyStep(draft, 'documents', upload)}
				className="grid gap-6"
			>
				<div className="field">
					<label htmlFor="kind" className="field-label">
						{t('plain.kind')}
					</label>
					<select id="kind" name="kind" className="field-input">
						<option value="">{t('plain.guess')}</option>
						<DocumentKindOptions />
					</select>
				</div>
				<div className="field upload">
					<label htmlFor="file" className="field-label">
						{t('plain.file')}
					</label>
					<FileInput
						id="file"
						aria-invalid={reason ? true : undefined}
						aria-describedby={reason ? 'file-error document-limits' : 'document-limits'}
					/>
					<p id="document-limits" className="field-hint">
						<Bidi>{t('documents.limits')}</Bidi>
					</p>
					{reason && <FieldError id="file-error" error="invalid" text={t(`reasons.${reason}`)} />}
					<Button type="submit" variant="line" className="justify-self-start">
						{t('plain.upload')}
					</Button>
				</div>
				<div className="wizard-buttons">
					<ButtonLink reloadDocument to={paths.applyStep(draft, 'services')} variant="line">
						{t('actions.previous')}
					</ButtonLink>
					<Button
						type="submit"
						variant="brand"
						formAction={paths.applyStep(draft, 'documents', `${upload}&go=next`)}
					>
						{t('actions.next')}
						<ArrowRight className="icon flip" aria-hidden="true" />
					</Button>
				</div>
			</form>
		</div>
	)
}

/** What is up already, and how to take it out again. */
function UploadedDocuments({ draft, documents }: Pick<PlainDraft, 'draft' | 'documents'>) {
	const t = useT('apply')
	const language = useLanguage()
	if (documents.length === 0) return <p className="text-muted">{t('documents.none')}</p>
	return (
		<ul aria-label={t('documents.yours')} className="documents">
			{documents.map(({ name, fileName, size, label }) => (
				<li key={name} className="document">
					<span className="document-picture" aria-hidden="true">
						<FileText className="icon" />
					</span>
					<div className="document-words">
						<p className="document-name">
							<bdi>{fileName}</bdi>
							<span className="text-muted text-sm">{formatFileSize(language, size)}</span>
						</p>
						<p className="field-ok">
							<Check className="icon" aria-hidden="true" />
							{t('documents.sent')}
						</p>
						<form
							method="post"
							action={paths.applyStep(draft, 'documents')}
							className="document-rename"
						>
							<select
								name="kind"
								className="field-input document-kind"
								aria-label={t('documents.kind', { file: fileName })}
								defaultValue={label}
							>
								<DocumentKindOptions />
							</select>
							<Button
								type="submit"
								name="named"
								value={name}
								variant="quiet"
								small
								aria-label={t('plain.changeOne', { file: fileName })}
							>
								{t('plain.change')}
							</Button>
						</form>
					</div>
					<form
						method="post"
						action={paths.applyStep(draft, 'documents')}
						className="document-actions"
					>
						<button
							type="submit"
							name="remove"
							value={name}
							className="icon-btn"
							aria-label={t('documents.remove', { file: fileName })}
						>
							<X className="icon" aria-hidden="true" />
						</button>
					</form>
				</li>
			))}
		</ul>
	)
}
