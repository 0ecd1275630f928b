/** The applicant's documents: looked at, named, accepted or refused; and those that were asked for. */
import { FileText, Image } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { documentLabels } from '#domain/cases/codes.ts'
import { formatDate, formatFileSize } from '#domain/format.ts'
import { callDesk, type DeskAnswer } from '../call.ts'
import type { CaseDocument, DocumentRequest } from '../cases/answers.ts'
import { DeskError } from '../desk-error.tsx'

const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }))
const tones = { new: 'gold', accepted: 'ok', refused: 'bad' }

interface PanelProps {
	documents: readonly CaseDocument[]
	requests: readonly DocumentRequest[]
	onChange: () => void
}

export function DocumentsPanel({ documents, requests, onChange }: PanelProps) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const language = useLanguage()
	const [open, setOpen] = useState<string | null>(null)
	const shown = documents.find(({ name }) => name === open)
	const nameOf = ({ title, label }: CaseDocument) => title || words(`document.${label ?? 'other'}`)
	const missing = requests.filter(({ state }) => state === 'open')
	return (
		<section className="case-card case-docs" aria-label={t('docs.title')}>
			<header className="case-card-head">
				<h2 id="documents" tabIndex={-1}>
					{t('docs.title')}
				</h2>
				<span>{t('docs.unchecked', { n: documents.filter((d) => d.state === 'new').length })}</span>
			</header>
			{documents.length === 0 && missing.length === 0 && (
				<p className="case-none">{t('docs.none')}</p>
			)}
			{shown && (
				<DocumentView key={shown.name} document={shown} label={nameOf(shown)} onChange={onChange} />
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
								<Icon className="icon" aria-hidden="true" />
								<span>
									<b>{nameOf(document)}</b>
									<small>
										{formatFileSize(language, document.size)} ·{' '}
										{formatDate(language, document.created_at)}
									</small>
									{document.reason && <small>{document.reason}</small>}
								</span>
								<DocumentTag document={document} />
							</button>
						</li>
					)
				})}
				{missing.map(({ id, document, due_on, asked_at }) => (
					<li key={id} className="is-missing">
						<FileText className="icon" aria-hidden="true" />
						<span>
							<b>{words(`document.${document}`)}</b>
							<small>
								{due_on
									? t('docs.askedUntil', { date: formatDate(language, due_on) })
									: t('docs.askedOn', { date: formatDate(language, asked_at) })}
							</small>
						</span>
						<span className="tag tag-info">{t('docs.asked')}</span>
					</li>
				))}
			</ul>
		</section>
	)
}

/** What is held back by the scanner says so before anything else. */
function heldBy({ scan }: CaseDocument): 'waiting' | 'infected' | null {
	return scan === 'waiting' || scan === 'infected' ? scan : null
}

function DocumentTag({ document }: { document: CaseDocument }) {
	const t = useT('desk-case')
	const held = document.state === 'refused' ? null : heldBy(document)
	const tone = held === 'infected' ? 'bad' : held ? 'gold' : tones[document.state]
	return (
		<span className={`tag tag-${tone}`}>
			{held ? t(`docs.scan.${held}`) : t(`docs.${document.state}`)}
		</span>
	)
}

interface ViewProps {
	document: CaseDocument
	label: string
	onChange: () => void
}

function DocumentView({ document, label, onChange }: ViewProps) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const [isRefusing, setRefusing] = useState(false)
	const [answer, setAnswer] = useState<DeskAnswer | null>(null)
	const address = `/api/desk/documents/${document.name}`
	const held = heldBy(document)

	async function change(changes: Record<string, unknown>) {
		const given = await callDesk(`PATCH ${address}`, changes)
		setAnswer(given.error ? given : null)
		if (given.error) return
		setRefusing(false)
		onChange()
	}

	function refuse(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const reason = new FormData(event.currentTarget).get('reason')
		void change({ state: 'refused', reason })
	}

	return (
		<div className="case-doc-view">
			<div className="case-doc-pages">
				{held ? (
					<p>{t(`docs.held.${held}`)}</p>
				) : (
					<Pages document={document} address={address} label={label} />
				)}
			</div>
			<div className="case-doc-bar">
				{!held && (
					<a className="btn btn-line btn-small" href={address} download>
						{t('docs.download')}
					</a>
				)}
				<select
					aria-label={t('docs.label')}
					value={document.label ?? ''}
					onChange={({ currentTarget }) => void change({ label: currentTarget.value || null })}
				>
					<option value="">{t('docs.noLabel')}</option>
					{documentLabels.map((code) => (
						<option key={code} value={code}>
							{words(`document.${code}`)}
						</option>
					))}
				</select>
				<Button variant="line" small onClick={() => setRefusing(!isRefusing)}>
					{t('docs.refuse')}
				</Button>
				{!held && (
					<Button variant="brand" small onClick={() => void change({ state: 'accepted' })}>
						{t('docs.accept')}
					</Button>
				)}
			</div>
			{isRefusing && (
				<form className="case-doc-refuse" onSubmit={refuse}>
					<label className="field">
						<span className="field-label">{t('docs.reason')}</span>
						<textarea name="reason" required className="field-input" rows={2} dir="auto" />
					</label>
					<Button type="submit" variant="brand" small>
						{t('docs.refuseNow')}
					</Button>
				</form>
			)}
			<DeskError answer={answer} />
		</div>
	)
}

function Pages({
	document,
	address,
	label,
}: Pick<ViewProps, 'document' | 'label'> & { address: string }) {
	const t = useT('desk-case')
	const [isBroken, setBroken] = useState(false)
	if (document.content_type === 'application/pdf') {
		return (
			<Suspense fallback={<p role="status">{t('preview.loading')}</p>}>
				<PdfPages address={address} label={label} />
			</Suspense>
		)
	}
	if (document.content_type.startsWith('image/') && !isBroken) {
		return <img src={`${address}/picture?w=900`} alt={label} onError={() => setBroken(true)} />
	}
	return <p>{t(isBroken ? 'preview.failed' : 'preview.word')}</p>
}
