/** University packs: those that were made, with what is to be said of each, and the way to a new one. */
import Download from 'lucide-react/icons/download'
import FileCheck from 'lucide-react/icons/file-check'
import FileX from 'lucide-react/icons/file-x'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import Package from 'lucide-react/icons/package'
import { useEffect, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { leftOutOf } from '#domain/cases/pack.ts'
import type { CaseAnswer, Colleague } from '#domain/desk/desk-api.ts'
import type { CasePack } from '#domain/desk/pack-api.ts'
import { formatDate, formatFileSize, formatMonth } from '#domain/format.ts'
import { actorName } from '../case-parts/event-text.ts'
import { PackDialog, type PackUniversity } from './pack-dialog.tsx'
import { usePackNames } from './use-pack-names.ts'

/** A pack takes seconds: so often the page looks whether it is there. */
const look = 2500

interface PanelProps {
	file: CaseAnswer
	universities: readonly PackUniversity[]
	colleagues: readonly Colleague[]
	onChange: () => void
}

export function PackPanel({ file, universities, colleagues, onChange }: PanelProps) {
	const t = useT('desk-pack')
	const [isPreparing, setPreparing] = useState(false)
	const isMaking = file.packs.some(({ state }) => state === 'making')
	const hasDocuments = file.documents.some((document) => leftOutOf(document) === null)

	// The server makes it: the page asks until it is done.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another function with each answer, which does the same.
	useEffect(() => {
		if (!isMaking) return
		const timer = setInterval(() => document.hidden || onChange(), look)
		return () => clearInterval(timer)
	}, [isMaking])

	if (!file.new_pack) return null
	return (
		<section className="case-card pack-panel" aria-label={t('title')}>
			<header className="case-card-head">
				<h2>
					<Package className="icon" aria-hidden="true" />
					{t('title')}
				</h2>
			</header>
			{file.packs.length > 0 && (
				<ul className="pack-list" aria-live="polite">
					{file.packs.map((pack) => (
						<PackRow key={pack.id} {...{ pack, file, colleagues }} />
					))}
				</ul>
			)}
			{hasDocuments ? (
				<div className="pack-foot">
					<Button variant="brand" onClick={() => setPreparing(true)}>
						<Package className="icon" aria-hidden="true" />
						{t('prepare')}
					</Button>
				</div>
			) : (
				<p className="case-none">{t('empty')}</p>
			)}
			{isPreparing && (
				<PackDialog
					universities={universities}
					file={file}
					onDone={onChange}
					onClose={() => setPreparing(false)}
				/>
			)}
		</section>
	)
}

const marks = { making: LoaderCircle, made: FileCheck, failed: FileX, expired: FileX }

interface RowProps {
	pack: CasePack
	file: CaseAnswer
	colleagues: readonly Colleague[]
}

function PackRow({ pack, file, colleagues }: RowProps) {
	const t = useT('desk-pack')
	const words = useT('desk-cases')
	const language = useLanguage()
	const nameOf = usePackNames(file.documents)
	const { state, reason } = pack
	const Mark = marks[state]
	const isThere = state === 'made' || state === 'expired'
	const measures = [
		...(isThere && pack.pages !== null ? [t('pages', { count: pack.pages })] : []),
		...(isThere && pack.size !== null ? [formatFileSize(language, pack.size)] : []),
	]
	// An Arabic name in an English sentence would take the number behind it to its other side.
	const name = `\u2068${actorName(words, pack.asked_by, colleagues)}\u2069`
	return (
		<li className={`pack-row is-${state}`}>
			<span className="pack-mark">
				<Mark className="icon" aria-hidden="true" />
			</span>
			<div>
				<b>
					<bdi dir="ltr">{pack.short}</bdi> ·{' '}
					{t('intakeOf', { month: formatMonth(language, pack.intake) })}
				</b>
				{measures.length > 0 && <small>{measures.join(' · ')}</small>}
				<small>
					{t(isThere ? 'madeBy' : 'askedBy', { name, date: formatDate(language, pack.created_at) })}
				</small>
				{isThere && (
					<small>
						{t(state === 'made' ? 'until' : 'expired', {
							date: formatDate(language, pack.expires_at),
						})}
					</small>
				)}
				{state === 'making' && <small>{t('making')}</small>}
				{reason && (
					<small className="pack-fault">
						{t(`failed.${reason}`, { documents: pack.largest.map(nameOf).join(t('and')) })}
					</small>
				)}
				{pack.left_out.map(({ document, reason: why }) => (
					<small key={document}>
						{t('leftOut', { document: nameOf(document), why: t(`why.${why}`) })}
					</small>
				))}
				{pack.signed.map((document) => (
					<small key={document} className="pack-tip">
						{t('signed', { document: nameOf(document) })}
					</small>
				))}
			</div>
			{state === 'made' && (
				<a
					className="icon-btn"
					href={`/api/desk/cases/${file.case.id}/packs/${pack.id}`}
					download={pack.file_name}
					aria-label={t('download', { file: pack.file_name })}
					title={t('download', { file: pack.file_name })}
				>
					<Download className="icon" aria-hidden="true" />
				</a>
			)}
		</li>
	)
}
