/** The applicant's documents: looked at, named, accepted or refused; those that were asked for; those nobody has sent. */
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { isPlayed, isToLabel } from '#domain/cases/arrived-files.ts'
import { type DocumentLabel, documentStates } from '#domain/cases/codes.ts'
import type { CaseAnswer, CaseDocument, DocumentRequest } from '#domain/desk/desk-api.ts'
import { formatDate, formatFileSize } from '#domain/format.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'
import { DocumentView } from './document-view.tsx'
import type { RefusalReason } from './refusal-form.tsx'
import { scanBlock } from './scan-state.ts'
import { useDocumentNames } from './use-document-names.ts'

const tones = { new: 'gold', accepted: 'ok', refused: 'bad' }
const marks = { new: CircleDashed, accepted: CircleCheck, refused: CircleX }

/** «PDF»: how a file of its type ends. */
const typeOf = ({ name }: CaseDocument) => name.slice(name.lastIndexOf('.') + 1).toUpperCase()

interface PanelProps {
	file: Pick<CaseAnswer, 'case' | 'documents' | 'requests' | 'scans'>
	reasons: readonly RefusalReason[]
	/** What the file should hold, and nobody has sent or asked for. */
	missing: readonly DocumentLabel[]
	onAsk: (document: DocumentLabel) => void
	onChange: () => void
}

export function DocumentsPanel(props: PanelProps) {
	const { file, reasons, missing, onAsk, onChange } = props
	const { requests, scans } = file
	// Those that nobody has named are above, and what is listened to is in the thread.
	const documents = file.documents.filter((one) => !isToLabel(one) && !isPlayed(one))
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const language = useLanguage()
	const [open, setOpen] = useState<string | null>(null)
	const shown = documents.find(({ name }) => name === open)
	const nameOf = useDocumentNames()
	const requested = requests.filter(({ state }) => state === 'open')
	const count = (what: CaseDocument['state'] | 'asked') =>
		what === 'asked' ? requested.length : documents.filter(({ state }) => state === what).length
	const isEmpty = documents.length + requested.length + missing.length === 0
	// A message has no documents to wait for.
	if (isEmpty && file.case.kind !== 'user_applications') return null
	return (
		<section className="case-card case-docs" aria-label={t('docs.title')}>
			<header className="case-card-head">
				<h2 id="documents" tabIndex={-1}>
					<FileText className="icon" aria-hidden="true" />
					{t('docs.title')}
				</h2>
				<span>
					{[...documentStates, 'asked' as const]
						.filter((what) => count(what) > 0)
						.map((what) => t(`docs.counted.${what}`, { n: count(what) }))
						.join(' · ')}
				</span>
			</header>
			{isEmpty && <p className="case-none">{t('docs.none')}</p>}
			{!scans && documents.length > 0 && (
				<p className="case-caution">
					<ShieldAlert className="icon" aria-hidden="true" />
					{t('docs.notScanned')}
				</p>
			)}
			{shown && (
				<DocumentView
					key={shown.name}
					document={shown}
					label={nameOf(shown)}
					reasons={reasons}
					onChange={onChange}
				/>
			)}
			<ul className="case-doc-list">
				{documents.map((document) => {
					const Icon = document.content_type.startsWith('image/') ? Image : FileText
					return (
						<li key={document.name}>
							<button
								type="button"
								aria-expanded={document.name === open}
								onClick={() => setOpen(document.name === open ? null : document.name)}
							>
								<span className="case-doc-mark">
									<Icon className="icon" aria-hidden="true" />
								</span>
								<span>
									<b>{nameOf(document)}</b>
									<small>
										<bdi dir="ltr">{typeOf(document)}</bdi> ·{' '}
										{formatFileSize(language, document.size)} ·{' '}
										{formatDate(language, document.created_at)}
									</small>
									{document.file_name && document.file_name !== nameOf(document) && (
										<small>
											<bdi>{document.file_name}</bdi>
										</small>
									)}
									{document.reason && <small dir="auto">{document.reason}</small>}
								</span>
								<DocumentTag document={document} />
							</button>
						</li>
					)
				})}
				{requested.map((request) => (
					<Requested key={request.id} caseId={file.case.id} request={request} onChange={onChange} />
				))}
				{missing.map((label) => (
					<li key={label} className="is-missing">
						<span className="case-doc-mark">
							<CircleDashed className="icon" aria-hidden="true" />
						</span>
						<span>
							<b>{words(`document.${label}`)}</b>
							<small>{t('docs.missing')}</small>
						</span>
						<Button
							variant="quiet"
							small
							aria-label={t('docs.askFor', { document: words(`document.${label}`) })}
							onClick={() => onAsk(label)}
						>
							{t('docs.ask')}
						</Button>
					</li>
				))}
			</ul>
		</section>
	)
}

interface RequestedProps {
	caseId: string
	request: DocumentRequest
	onChange: () => void
}

function Requested({ caseId, request, onChange }: RequestedProps) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const language = useLanguage()
	const { id, document, due_on, asked_at } = request
	const { send, answer, isBusy } = useSend(`${id} withdraw`)
	const name = words(`document.${document}`)

	async function withdraw() {
		const given = await send(`DELETE /api/desk/cases/${caseId}/requests/${id}`)
		if (given && (!given.error || given.error === 'settled')) onChange()
	}
	return (
		<li className="is-missing">
			<span className="case-doc-mark">
				<FileText className="icon" aria-hidden="true" />
			</span>
			<span>
				<b>{name}</b>
				<small>
					{due_on
						? t('docs.askedUntil', { date: formatDate(language, due_on) })
						: t('docs.askedOn', { date: formatDate(language, asked_at) })}
				</small>
				<DeskError answer={answer} />
			</span>
			<span className="case-doc-asked">
				<span className="tag tag-info">
					<Clock className="icon" aria-hidden="true" />
					{t('docs.asked')}
				</span>
				<Button
					variant="quiet"
					small
					disabled={isBusy}
					aria-label={t('docs.withdrawOne', { document: name })}
					onClick={() => void withdraw()}
				>
					{t('docs.withdraw')}
				</Button>
			</span>
		</li>
	)
}

function DocumentTag({ document }: { document: CaseDocument }) {
	const t = useT('desk-case')
	const scan = document.state === 'refused' ? null : scanBlock(document)
	const isClosed = scan === 'infected' || scan === 'unscannable'
	const tone = isClosed ? 'bad' : scan ? 'gold' : tones[document.state]
	const Mark = isClosed ? CircleX : marks[document.state]
	return (
		<span className={`tag tag-${tone}`}>
			<Mark className="icon" aria-hidden="true" />
			{scan ? t(`docs.scan.${scan}`) : t(`docs.${document.state}`)}
		</span>
	)
}
