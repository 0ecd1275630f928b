/** One document: looked at as large and as turned as one needs, named, accepted or refused. */
import Check from 'lucide-react/icons/check'
import Download from 'lucide-react/icons/download'
import { useRef, useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { documentLabels } from '#domain/cases/codes.ts'
import type { CaseDocument } from '#domain/desk/desk-api.ts'
import { DeskError } from '../desk-error.tsx'
import { DeskSelect } from '../desk-select.tsx'
import { useSend } from '../use-send.ts'
import { DocumentPages } from './document-pages.tsx'
import { RefusalForm, type RefusalReason } from './refusal-form.tsx'
import { scanBlock } from './scan-state.ts'
import { asItIs, SheetTools } from './sheet-tools.tsx'

interface ViewProps {
	document: CaseDocument
	reasons: readonly RefusalReason[]
	label: string
	onChange: () => void
}

export function DocumentView({ document, label, reasons, onChange }: ViewProps) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const view = useRef<HTMLDivElement>(null)
	const [sheet, setSheet] = useState(asItIs)
	const [isRefusing, setRefusing] = useState(false)
	const { send, answer, isBusy } = useSend(document.name)
	const address = `/api/desk/documents/${document.name}`
	const blocked = scanBlock(document)

	async function change(changes: Record<string, unknown>) {
		const given = await send(`PATCH ${address}`, changes)
		if (!given || given.error) return
		setRefusing(false)
		onChange()
	}

	return (
		<div ref={view} className="case-doc-view">
			{blocked ? (
				<p className="case-doc-pages">{t(`docs.blocked.${blocked}`)}</p>
			) : (
				<DocumentPages document={document} address={address} label={label} sheet={sheet} />
			)}
			<div className="case-doc-bar">
				{!blocked && (
					<>
						<SheetTools sheet={sheet} onChange={setSheet} view={view} />
						<a
							className="icon-btn"
							href={address}
							download
							aria-label={t('docs.download')}
							title={t('docs.download')}
						>
							<Download className="icon" aria-hidden="true" />
						</a>
					</>
				)}
				<span className="case-doc-answers">
					<button type="button" onClick={() => setRefusing(!isRefusing)}>
						{t('docs.refuse')}
					</button>
					{!blocked && (
						<button
							type="button"
							className="is-accept"
							disabled={isBusy}
							onClick={() => void change({ state: 'accepted' })}
						>
							<Check className="icon" aria-hidden="true" />
							{t('docs.accept')}
						</button>
					)}
				</span>
			</div>
			<div className="case-doc-more">
				<DeskSelect
					label={t('docs.label')}
					showsLabel
					options={[
						{ value: '', label: t('docs.noLabel') },
						...documentLabels.map((code) => ({ value: code, label: words(`document.${code}`) })),
					]}
					value={document.label ?? ''}
					onChange={(chosen) => void change({ label: chosen || null })}
				/>
				{isRefusing && (
					<RefusalForm
						reasons={reasons}
						isBusy={isBusy}
						onRefuse={(refusal) => void change({ state: 'refused', ...refusal })}
					/>
				)}
				<DeskError answer={answer} />
			</div>
		</div>
	)
}
