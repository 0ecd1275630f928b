/** One case: its stages, what is written about it, its documents and what was submitted; on phones in three tabs. */
import Send from 'lucide-react/icons/send'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useCurrentMinute } from '#app/device/use-current-minute.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { isToLabel } from '#domain/cases/arrived-files.ts'
import type { DocumentLabel } from '#domain/cases/codes.ts'
import type { MessageTemplate } from '#domain/cases/template-values.ts'
import type { WayChannel } from '#domain/conversations/ways.ts'
import { type CaseAnswer, type Colleague, casePulse } from '#domain/desk/desk-api.ts'
import { WhatsAppIcon } from '../case-parts/whatsapp-icon.ts'
import { DeskError } from '../desk-error.tsx'
import { useDesk } from '../frame/desk-context.ts'
import { useShortcuts } from '../frame/shortcuts.tsx'
import { usePolled } from '../frame/use-polled.ts'
import { keepInTab, keptInTab } from '../tab-storage.ts'
import { useSend } from '../use-send.ts'
import type { OfferedMessage } from './approved-fields.tsx'
import { ArrivedStrip } from './arrived-files.tsx'
import { ArrivedNote, hasArrived } from './arrived-note.tsx'
import { CaseDialogs, type OpenDialog } from './case-dialogs.tsx'
import { CaseHead, useNeighbours } from './case-head.tsx'
import { CaseLog } from './case-log.tsx'
import { CaseMenu, type MenuActions } from './case-menu.tsx'
import { CaseSide } from './case-side.tsx'
import { Composer, type Writing } from './composer.tsx'
import { ErasureNote } from './erasure-note.tsx'
import { missingDocuments } from './missing-documents.ts'
import type { PackUniversity } from './pack-dialog.tsx'
import type { RefusalReason } from './refusal-form.tsx'
import { StageTimeline } from './stage-timeline.tsx'
import { useCaseChange } from './use-case-change.ts'
import { mayChoose } from './way-cards.tsx'

const tabs = ['talk', 'documents', 'submission'] as const

interface ScreenProps {
	file: CaseAnswer
	country: string | null
	colleagues: readonly Colleague[]
	templates: readonly MessageTemplate[]
	approved: readonly OfferedMessage[]
	titles: Readonly<Record<string, string>>
	reasons: readonly RefusalReason[]
	universities: readonly PackUniversity[]
	loadedAt: string
}

export function CaseScreen(props: ScreenProps) {
	const { file, country, colleagues, reasons, universities, loadedAt } = props
	const t = useT('desk-case')
	const { person } = useDesk()
	const { hash } = useLocation()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const again = () => void revalidate()
	const now = useCurrentMinute()?.getTime() ?? Date.parse(loadedAt)
	const [tab, setTab] = useState<(typeof tabs)[number]>('talk')
	const [writing, setWriting] = useState<Writing>('message')
	const [isWriting, setIsWriting] = useState(false)
	const [asking, setAsking] = useState<DocumentLabel>('passport')
	const [by, setBy] = useState<{ channel: WayChannel; count: number } | null>(null)
	const [dialog, setDialog] = useState<OpenDialog>(null)
	const { send: mark } = useSend(`${file.case.id} unread`)
	const neighbours = useNeighbours(file.case.id)
	const polled = usePolled(`GET /api/desk/cases/${file.case.id}/pulse`, casePulse, file)
	const viewers = polled?.viewers ?? file.viewers
	const hasChanged = polled !== null && polled.updated_at > file.case.updated_at
	const isArrived = hasArrived(file, polled)
	const change = useCaseChange(file.case, again)
	const asked = file.requests.filter(({ state }) => state === 'open').length
	const missing = missingDocuments(file)
	const wanted = file.documents.length + asked + missing.length

	/** The first of them that is there. */
	const focus = (...selectors: string[]) =>
		requestAnimationFrame(() =>
			selectors
				.map((selector) => document.querySelector<HTMLElement>(selector))
				.find((element) => element !== null)
				?.focus(),
		)
	function write(kind: Writing) {
		setTab('talk')
		setWriting(kind)
		setIsWriting(true)
		focus(kind === 'request' ? '.composer [name=document]' : `#compose-${kind}`)
	}
	/** By this way, with a text that is not typed again; what was begun stays above it. */
	function writeBy(channel: WayChannel, body = '') {
		const name = `${file.case.id} message`
		keepInTab(name, [keptInTab(name), body].filter((text) => text.trim() !== '').join('\n\n'))
		setBy({ channel, count: (by?.count ?? 0) + 1 })
		write('message')
	}
	/** With the platform a message leaves from here, without it from the device of who writes. */
	function reach(channel: 'whatsapp' | 'call') {
		const way = file.ways.find((one) => one.channel === channel)
		const isHere = channel === 'whatsapp' && way !== undefined && way.reason !== 'opens_app'
		if (isHere && mayChoose(way)) writeBy(channel)
		else setDialog(channel)
	}
	const parts: Record<string, () => void> = {
		reply: () => write('message'),
		note: () => write('note'),
		documents() {
			setTab('documents')
			focus('#arrived-files', '.case-doc-list button', '#documents')
		},
		stage: () => setDialog('edit'),
	}
	const isManager = person.role === 'manager'
	/** Opening the case again would read it: back to the list. */
	async function markUnread() {
		const given = await mark(`POST /api/desk/cases/${file.case.id}/unread`, {})
		if (given?.error === null) await navigate('/desk')
	}
	const rare: MenuActions = {
		edit: () => setDialog('edit'),
		note: () => write('note'),
		request: () => write('request'),
		call: () => setDialog('call'),
		links: () => setDialog('links'),
		unread: () => void markUnread(),
		rules: () => setDialog('rules'),
		erase: isManager && !file.erasure ? () => setDialog('erase') : null,
	}
	// An address may name the part that was asked for with a key.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the address changes.
	useEffect(() => parts[hash.slice(1)]?.(), [hash])

	useShortcuts(
		{
			KeyJ: () => neighbours.next && void navigate(neighbours.next),
			KeyK: () => neighbours.previous && void navigate(neighbours.previous),
			KeyA: () => document.querySelector<HTMLElement>('#case-assignee')?.click(),
			KeyI: () => void change.change({ assignee_id: person.id }),
			KeyU: () => void markUnread(),
			KeyS: () => setDialog('edit'),
			KeyR: () => write('message'),
			KeyN: () => write('note'),
			KeyD: () => parts.documents?.(),
		},
		person.shortcuts,
	)

	return (
		<div className="case-page">
			<title>{file.case.name}</title>
			<CaseHead
				onAssign={(assignee_id) => void change.change({ assignee_id })}
				onReach={reach}
				menu={<CaseMenu actions={rare} />}
				{...{ file, country, colleagues, viewers, neighbours, now }}
			/>
			{hasChanged && !(isArrived && tab === 'talk') && (
				<div role="status" className="case-status">
					<p>{t(isArrived ? 'arrivedSince' : 'changedSince')}</p>
					<Button variant="brand" small onClick={again}>
						{t('reload')}
					</Button>
				</div>
			)}
			{dialog !== 'edit' && <DeskError answer={change.answer} />}
			{file.erasure && (
				<ErasureNote
					caseId={file.case.id}
					erasure={file.erasure}
					isManager={isManager}
					onChange={again}
				/>
			)}
			<StageTimeline
				file={file}
				now={now}
				onMove={(stage) => void change.change({ stage })}
				onEdit={() => setDialog('edit')}
			/>
			<div className="case-tabs case-phone-tabs">
				{tabs.map((one) => (
					<button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
						{t(`tabs.${one}`)}
						{one === 'documents' && wanted > 0 && (
							<bdi dir="ltr">
								{file.documents.length}/{wanted}
							</bdi>
						)}
					</button>
				))}
			</div>
			<div className={`case-cols case-tab-${tab}`}>
				<div className="case-card case-talk">
					<ArrivedStrip
						count={file.documents.filter(isToLabel).length}
						onShow={() => parts.documents?.()}
					/>
					<ArrivedNote isShown={isArrived} onShow={again} />
					<Composer
						{...props}
						onSent={again}
						isOpen={isWriting}
						onShut={() => {
							setIsWriting(false)
							focus('.case-dock button')
						}}
						document={asking}
						setDocument={setAsking}
						{...{ writing, setWriting, now, by }}
						key={file.case.id}
					/>
					<CaseLog onChange={again} onResend={writeBy} {...{ file, colleagues, now }} />
				</div>
				<div className="case-side">
					<CaseSide
						onAsk={(label) => {
							setAsking(label)
							write('request')
						}}
						{...{ file, country, reasons, missing, universities, colleagues, change, again, now }}
					/>
				</div>
			</div>
			<div className={isWriting && tab === 'talk' ? 'case-dock case-dock-writing' : 'case-dock'}>
				<Button variant="gold" onClick={() => write('message')}>
					<Send className="icon flip" aria-hidden="true" />
					{t('dock.reply')}
				</Button>
				<Button variant="line" onClick={() => reach('whatsapp')}>
					<WhatsAppIcon className="icon" aria-hidden="true" />
					{t('head.whatsapp')}
				</Button>
				<CaseMenu actions={rare} />
			</div>
			<CaseDialogs
				open={dialog}
				onClose={() => setDialog(null)}
				{...{ file, colleagues, change, again }}
			/>
		</div>
	)
}
