/** A message to the applicant: by one of three ways, from a template in their language, seen as it leaves. */
import Languages from 'lucide-react/icons/languages'
import Phone from 'lucide-react/icons/phone'
import Send from 'lucide-react/icons/send'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { MessageTemplate } from '#domain/cases/template-values.ts'
import type { Way, WayChannel } from '#domain/conversations/ways.ts'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import { isLanguage, languages } from '#domain/language.ts'
import { WhatsAppIcon } from '../case-parts/whatsapp-icon.ts'
import { DeskError } from '../desk-error.tsx'
import { DeskSelect } from '../desk-select.tsx'
import { useDesk } from '../frame/desk-context.ts'
import { submitByKeys } from '../submit-by-keys.ts'
import { ApprovedFields, filledFrom, type OfferedMessage } from './approved-fields.tsx'
import { MessagePreview, Unfilled } from './message-preview.tsx'
import { ReachDialog } from './reach-dialog.tsx'
import { Recipient } from './recipient.tsx'
import { useMessage } from './use-message.ts'
import { mayChoose, WayCards } from './way-cards.tsx'

const sendKey = 'Ctrl + Enter'

interface MessageFormProps {
	file: CaseAnswer
	templates: readonly MessageTemplate[]
	titles: Readonly<Record<string, string>>
	approved: readonly OfferedMessage[]
	onSent: () => void
	now: number
	/** The way that somebody chose before writing. */
	startsWith: WayChannel | null
}

export function MessageForm(props: MessageFormProps) {
	const { file, templates, titles, approved: offered, onSent, now } = props
	const t = useT('desk-case')
	const { person } = useDesk()
	const [chosen, setChosen] = useState<WayChannel | null>(props.startsWith)
	const [isReaching, setReaching] = useState(false)
	const open = file.ways.filter(mayChoose)
	const way =
		open.find(({ channel }) => channel === chosen) ?? open.find(({ can }) => can) ?? open[0]
	const channel = way?.channel ?? 'email'
	/** By the platform, and not on the device of who writes. */
	const isPlatform = channel === 'whatsapp' && (way?.reason === null || isApprovedOnly(way))
	const [approved, setApproved] = useState(() => offered[0] && filledFrom(offered[0], file.values))
	const isFixed = isApprovedOnly(way) && approved !== undefined
	const isSent = channel === 'email' || isPlatform
	const message = useMessage(file, templates, {
		channel: isPlatform ? 'wa' : 'email',
		anyway: channel === 'email' && way?.can === false,
		approved: isFixed ? approved : null,
		onSent,
	})
	const { language, template, subject, body, unfilled, isBusy, clash } = message
	const filled = templates.find((one) => one.id === template)
	const isRefused =
		isFixed &&
		offered.some(({ id, refusedIn }) => id === approved.id && refusedIn.includes(language))
	const canLeave =
		way !== undefined && !isRefused && (isSent ? message.canSend : unfilled.length === 0)

	function leave(event: FormEvent) {
		event.preventDefault()
		if (!canLeave) return
		if (isSent) void message.send()
		else setReaching(true)
	}

	return (
		<form className="compose" onKeyDown={submitByKeys} onSubmit={leave}>
			<div className="compose-line">
				<DeskSelect
					label={t('message.template')}
					options={[
						{ value: '', label: t('message.noTemplate') },
						...templates.map((one) => ({ value: one.id, label: titles[one.id] ?? one.id })),
					]}
					value={template}
					onChange={(one) => message.fill(one)}
				/>
				<DeskSelect
					label={t('message.language')}
					icon={<Languages className="icon" aria-hidden="true" />}
					options={languages.map((code) => ({ value: code, label: t(`message.in_${code}`) }))}
					value={language}
					onChange={(value) => isLanguage(value) && message.setLanguage(value)}
				/>
			</div>
			<WayCards ways={file.ways} chosen={channel} onChoose={setChosen} now={now} />
			{channel === 'email' && (
				<input
					className="field-input"
					aria-label={t('message.subject')}
					placeholder={t('message.subject')}
					dir="auto"
					maxLength={200}
					value={subject}
					onChange={({ currentTarget }) => message.setSubject(currentTarget.value)}
				/>
			)}
			{isFixed && (
				<ApprovedFields
					offered={offered}
					filled={approved}
					language={language}
					known={file.values}
					onChange={setApproved}
				/>
			)}
			<div className="compose-text" hidden={isFixed}>
				<textarea
					id="compose-message"
					className="field-input"
					aria-label={t('message.body')}
					placeholder={t('message.body')}
					dir="auto"
					rows={body ? 9 : 4}
					value={body}
					onChange={({ currentTarget }) => message.setBody(currentTarget.value)}
				/>
				{filled && (
					<MessagePreview
						subject={channel === 'email' ? subject : ''}
						body={body}
						template={`${filled.subject[language]} ${filled.body[language]}`}
						values={file.values}
					/>
				)}
			</div>
			{unfilled.length > 0 && !isFixed && <Unfilled names={unfilled} />}
			{clash ? (
				<div role="alert" className="case-notice">
					<p>{t(clash.by === person.id ? 'message.arrived' : 'message.answered')}</p>
					<blockquote dir="auto">{clash.body}</blockquote>
					<Button variant="line" small onClick={() => void message.send(clash.id)}>
						{t('message.sendAnyway')}
					</Button>
				</div>
			) : (
				<DeskError answer={message.answer} />
			)}
			<div role="status">
				{message.isLeaving && <LeavingNote onUndo={() => void message.undo()} />}
			</div>
			<div className="compose-foot">
				<Recipient file={file} channel={channel} />
				<Button type="submit" variant="gold" disabled={!canLeave} busyLabel={isBusy && t('busy')}>
					<LeaveLabel {...{ channel, isPlatform }} anyway={way?.can === false} />
					<span aria-hidden="true">
						<kbd>{sendKey}</kbd>
					</span>
				</Button>
			</div>
			{isReaching && channel !== 'email' && !isPlatform && (
				<ReachDialog
					caseId={file.case.id}
					channel={channel}
					body={body}
					language={language}
					onDone={() => {
						message.empty()
						onSent()
					}}
					onClose={() => setReaching(false)}
				/>
			)}
		</form>
	)
}

/** The button that sent it is off now and has lost the focus, and so does this one when it goes. */
function LeavingNote({ onUndo }: { onUndo: () => void }) {
	const t = useT('desk-case')
	const note = useRef<HTMLDivElement>(null)
	useLayoutEffect(() => {
		const element = note.current
		if (document.activeElement?.matches('body, :disabled')) element?.focus()
		return () => {
			if (element?.contains(document.activeElement))
				document.querySelector<HTMLElement>('#compose-message')?.focus()
		}
	}, [])
	return (
		<div ref={note} tabIndex={-1} className="case-notice compose-leaving">
			<span>{t('message.leaving')}</span>
			<Button variant="line" small onClick={onUndo}>
				{t('message.undo')}
			</Button>
		</div>
	)
}

const isApprovedOnly = (way: Way | undefined) => way?.reason === 'window_closed'

interface LabelProps {
	channel: WayChannel
	isPlatform: boolean
	anyway: boolean
}

function LeaveLabel({ channel, isPlatform, anyway }: LabelProps) {
	const t = useT('desk-case')
	if (channel === 'whatsapp')
		return (
			<>
				<WhatsAppIcon className="icon" aria-hidden="true" />
				{t(isPlatform ? 'message.sendWhatsapp' : 'reach.open_whatsapp')}
			</>
		)
	if (channel === 'call')
		return (
			<>
				<Phone className="icon" aria-hidden="true" />
				{t('reach.open_call')}
			</>
		)
	return (
		<>
			<Send className="icon flip" aria-hidden="true" />
			{t(anyway ? 'message.sendAnyway' : 'message.send')}
		</>
	)
}
