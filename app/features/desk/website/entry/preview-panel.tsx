/**
 * The public page with the draft laid over it, in both languages and two widths. Beside the form where there is room, else over it.
 * It is loaded anew when the draft has been saved, and the browser keeps its place.
 */
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import Lock from 'lucide-react/icons/lock'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import type { EntryAnswer } from '#domain/desk/website-api.ts'
import { formatDate, malaysiaAhead } from '#domain/format.ts'
import { type Language, languages } from '#domain/language.ts'
import type { Finding } from '#domain/website/checks/finding.ts'
import { DeskSelect } from '../../desk-select.tsx'
import { previewAddress } from '../preview-address.ts'
import { changesBetween, outlineOn, plainAgain } from './outline-changes.ts'
import { UnchosenNote } from './unchosen-note.tsx'

const widths = { phone: 390, desktop: 1280 }
type Width = keyof typeof widths

interface PanelProps {
	entry: EntryAnswer
	/** The public page. */
	path: string
	/** Of the draft as the server has it. */
	version: number
	/** What is wrong with it. */
	findings: readonly Finding[]
	onClose: () => void
}

/** Whether the page has room for the panel beside the form, as `entry.css` has it. */
const hasRoom = () => matchMedia('(min-width: 1320px)').matches

export function PreviewPanel(props: PanelProps) {
	const title = useId()
	const dialog = useRef<HTMLDialogElement>(null)
	const [isBeside] = useState(hasRoom)
	if (isBeside)
		return (
			<aside className="desk-panel web-preview" aria-labelledby={title}>
				<Preview {...props} title={title} />
			</aside>
		)
	return (
		<Modal dialog={dialog} labelledBy={title} className="web-preview-sheet" onClose={props.onClose}>
			<div className="web-preview">
				<Preview {...props} title={title} onClose={() => dialog.current?.close()} />
			</div>
		</Modal>
	)
}

function Preview({
	entry,
	path,
	version,
	findings,
	onClose,
	title,
}: PanelProps & { title: string }) {
	const t = useT('website')
	const own = useLanguage()
	const [language, setLanguage] = useState<Language>(own)
	const [width, setWidth] = useState<Width>('phone')
	const [on, setOn] = useState('')
	const [isOutlined, setOutlined] = useState(false)
	const asked = { kind: entry.kind, id: entry.id, language, on }
	const address = previewAddress(path, asked)
	const published = previewAddress(path, { ...asked, version: entry.published.number })
	const mayOutline = entry.draft !== null && !entry.is_new
	return (
		<>
			<header className="web-preview-head">
				<h2 id={title}>
					<Eye className="icon" aria-hidden="true" />
					{t('preview.title')}
				</h2>
				<a
					className="icon-btn"
					href={address}
					target="_blank"
					rel="noreferrer"
					aria-label={t('preview.tab')}
					title={t('preview.tab')}
				>
					<ExternalLink className="icon" aria-hidden="true" />
				</a>
				<IconButton icon={X} data-first-focus label={t('preview.close')} onClick={onClose} />
				<div className="web-preview-tools">
					<fieldset className="web-choice" aria-label={t('preview.language')}>
						{languages.map((one) => (
							<button
								key={one}
								type="button"
								aria-pressed={language === one}
								onClick={() => setLanguage(one)}
							>
								{t(`field.${one}`)}
							</button>
						))}
					</fieldset>
					<fieldset className="web-choice" aria-label={t('preview.width')}>
						{(['phone', 'desktop'] as const).map((one) => (
							<button
								key={one}
								type="button"
								aria-pressed={width === one}
								aria-label={t(`preview.${one}`)}
								title={t(`preview.${one}`)}
								onClick={() => setWidth(one)}
							>
								{one === 'phone' ? (
									<Smartphone className="icon" aria-hidden="true" />
								) : (
									<Monitor className="icon" aria-hidden="true" />
								)}
							</button>
						))}
					</fieldset>
				</div>
				{mayOutline && (
					<label className="web-preview-outline">
						<input
							type="checkbox"
							checked={isOutlined}
							onChange={({ target }) => setOutlined(target.checked)}
						/>
						{t('preview.outline')}
					</label>
				)}
				{entry.waiting.length > 0 && (
					<div className="web-preview-day">
						<span aria-hidden="true">{t('preview.day')}</span>
						<DeskSelect
							label={t('preview.day')}
							value={on}
							onChange={setOn}
							options={[
								{ value: '', label: t('preview.today') },
								...entry.waiting.map(({ live_at }) => ({
									value: dayOf(live_at),
									label: formatDate(own, live_at),
								})),
							]}
						/>
					</div>
				)}
			</header>
			<UnchosenNote {...{ entry, findings }} />
			<Stage {...{ address, version, width }} published={isOutlined ? published : null} />
			<p className="web-preview-note">
				<Lock className="icon" aria-hidden="true" />
				{t('preview.private')}
			</p>
		</>
	)
}

/** The day in Malaysia on which a version begins. */
function dayOf(moment: string): string {
	return new Date(Date.parse(moment) + malaysiaAhead).toISOString().slice(0, 10)
}

interface StageProps {
	address: string
	version: number
	width: Width
	/** The same page without the draft, where the changes are to be outlined. */
	published: string | null
}

/** The page at its own width, made as small as the room for it. */
function Stage({ address, version, width, published }: StageProps) {
	const t = useT('website')
	const stage = useRef<HTMLDivElement>(null)
	const frame = useRef<HTMLIFrameElement>(null)
	const shown = useRef(version)
	const [room, setRoom] = useState({ width: 0, height: 0 })
	// Synchronises with the size that the layout gives.
	useLayoutEffect(() => {
		const element = stage.current
		if (!element) return
		const watcher = new ResizeObserver(() =>
			setRoom({ width: element.clientWidth, height: element.clientHeight }),
		)
		watcher.observe(element)
		return () => watcher.disconnect()
	}, [])
	// Synchronises with the page in the frame, which may have moved on from the entry's own.
	useEffect(() => {
		if (shown.current === version) return
		shown.current = version
		const place = frame.current?.contentWindow?.location
		if (place?.search.includes('draft=')) place.reload()
		else place?.replace(address)
	}, [version, address])
	const [found, setFound] = useState<number | null>(null)
	const [loads, setLoads] = useState(0)
	// Synchronises with the page in the frame: it is outlined when it has been loaded, and plain again when it is loaded anew.
	useEffect(() => {
		const page = frame.current?.contentDocument
		if (published === null || !page?.body || loads === 0) return
		let isLast = true
		changesBetween(address, published).then(
			(changes) => isLast && setFound(outlineOn(page, changes)),
			() => isLast && setFound(null),
		)
		return () => {
			isLast = false
			setFound(null)
			plainAgain(page)
		}
	}, [published, address, loads])
	const scale = Math.min(1, room.width / widths[width]) || 1
	return (
		<div className="web-stage" ref={stage}>
			{found === 0 && (
				<p role="status" dir="auto" className="web-stage-note">
					{t('preview.noChange')}
				</p>
			)}
			<iframe
				ref={frame}
				src={address}
				onLoad={() => setLoads((before) => before + 1)}
				title={t('preview.frame')}
				style={{
					width: `${widths[width]}px`,
					height: `${room.height / scale}px`,
					scale: `${scale}`,
				}}
			/>
		</div>
	)
}
