/** Files that came by mail or WhatsApp and nobody has named yet: what was asked for is one press away. */
import Check from 'lucide-react/icons/check'
import FileText from 'lucide-react/icons/file-text'
import FolderInput from 'lucide-react/icons/folder-input'
import { useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { isPicture, isToLabel, likelyLabels } from '#domain/cases/arrived-files.ts'
import { documentLabels } from '#domain/cases/codes.ts'
import type { CaseAnswer, CaseDocument } from '#domain/desk/desk-api.ts'
import { formatRecent } from '#domain/desk/recent.ts'
import { formatFileSize } from '#domain/format.ts'
import { DeskError } from '../desk-error.tsx'
import { DeskSelect } from '../desk-select.tsx'
import { useSend } from '../use-send.ts'
import { DocumentView } from './document-view.tsx'
import type { RefusalReason } from './refusal-form.tsx'
import { scanBlock } from './scan-state.ts'
import { useDocumentNames } from './use-document-names.ts'

interface FilesProps {
	file: Pick<CaseAnswer, 'documents' | 'requests'>
	reasons: readonly RefusalReason[]
	now: number
	onChange: () => void
}

export function ArrivedFiles({ file, reasons, now, onChange }: FilesProps) {
	const t = useT('desk-case')
	const nameOf = useDocumentNames()
	const [open, setOpen] = useState<string | null>(null)
	const arrived = file.documents.filter(isToLabel)
	if (arrived.length === 0) return null
	return (
		<section className="case-card arrived-files" aria-labelledby="arrived-files">
			<header className="case-card-head">
				<h2 id="arrived-files" tabIndex={-1}>
					<FolderInput className="icon" aria-hidden="true" />
					{t('arrived.title')}
				</h2>
				<span>{arrived.length}</span>
			</header>
			<ul>
				{arrived.map((document) => {
					const isOpen = document.name === open
					return (
						<li key={document.name}>
							<ArrivedFile
								likely={likelyLabels(document, file.documents, file.requests)}
								onOpen={() => setOpen(isOpen ? null : document.name)}
								{...{ document, isOpen, now, onChange }}
							/>
							{isOpen && (
								<DocumentView label={nameOf(document)} {...{ document, reasons, onChange }} />
							)}
						</li>
					)
				})}
			</ul>
		</section>
	)
}

interface FileProps {
	document: CaseDocument
	likely: readonly string[]
	isOpen: boolean
	now: number
	onOpen: () => void
	onChange: () => void
}

function ArrivedFile({ document, likely, isOpen, now, onOpen, onChange }: FileProps) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const language = useLanguage()
	const nameOf = useDocumentNames()
	const { send, answer, isBusy } = useSend(`label ${document.name}`)
	const others = documentLabels.filter((code) => !likely.includes(code))
	const hasPicture = isPicture(document) && !scanBlock(document)

	async function label(chosen: string) {
		const given = await send(`PATCH /api/desk/documents/${document.name}`, { label: chosen })
		if (given?.error === null) onChange()
	}

	return (
		<div className="arrived-file">
			<button type="button" aria-expanded={isOpen} onClick={onOpen}>
				{hasPicture ? (
					<img src={`/api/desk/documents/${document.name}/picture?w=160`} alt="" loading="lazy" />
				) : (
					<span className="case-doc-mark">
						<FileText className="icon" aria-hidden="true" />
					</span>
				)}
				<span>
					<b>
						<bdi>{nameOf(document)}</bdi>
					</b>
					<small>
						{formatFileSize(language, document.size)} ·{' '}
						{formatRecent(language, document.created_at, now)}
					</small>
				</span>
			</button>
			<fieldset className="arrived-labels">
				<legend className="sr-only">{t('arrived.what')}</legend>
				{likely.map((code) => (
					<Button
						key={code}
						variant="line"
						small
						disabled={isBusy}
						onClick={() => void label(code)}
					>
						<Check className="icon" aria-hidden="true" />
						{words(`document.${code}`)}
					</Button>
				))}
				<DeskSelect
					label={t('arrived.what')}
					options={[
						{ value: '', label: t(likely.length > 0 ? 'arrived.other' : 'arrived.choose') },
						...others.map((code) => ({ value: code, label: words(`document.${code}`) })),
					]}
					value=""
					onChange={(chosen) => chosen !== '' && void label(chosen)}
				/>
			</fieldset>
			<DeskError answer={answer} />
		</div>
	)
}

/** On phones the files have a tab of their own: the thread says that some wait there. */
export function ArrivedStrip({ count, onShow }: { count: number; onShow: () => void }) {
	const t = useT('desk-case')
	if (count === 0) return null
	return (
		<div className="arrived-strip">
			<FolderInput className="icon" aria-hidden="true" />
			<b>{t('arrived.waiting', { count })}</b>
			<Button variant="brand" small onClick={onShow}>
				{t('arrived.show')}
			</Button>
		</div>
	)
}
