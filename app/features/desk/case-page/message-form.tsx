/** A message to the applicant: from a template in their language, seen as it leaves, taken back within 20 seconds. */
import { Languages, Send } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import * as v from 'valibot'
import { useOnline } from '#app/device/use-online.ts'
import { useT } from '#app/language/strings.tsx'
import { BusyLabel, Button } from '#app/ui/button.tsx'
import { fillValues, type MessageTemplate, unfilledValues } from '#domain/cases/template-values.ts'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import { isLanguage, languages } from '#domain/language.ts'
import { WhatsAppIcon } from '../case-parts/whatsapp-icon.ts'
import { DeskError } from '../desk-error.tsx'
import { DeskSelect } from '../desk-select.tsx'
import { useDesk } from '../frame/desk-context.ts'
import { useSend } from '../use-send.ts'
import { MessagePreview, Unfilled } from './message-preview.tsx'
import { ReachDialog } from './reach-dialog.tsx'
import { Recipient } from './recipient.tsx'
import { useDraft } from './use-draft.ts'

const sent = v.object({ id: v.string(), leaves_at: v.nullable(v.string()) })
const answered = v.object({
	error: v.literal('answered'),
	last: v.object({ id: v.string(), by: v.string(), body: v.string() }),
})

const sendKey = 'Ctrl + Enter'

/** What is on its way, as it was typed: it comes back when it is taken back. */
interface Leaving {
	id: string
	subject: string
	body: string
	template: string
}

interface MessageFormProps {
	file: CaseAnswer
	templates: readonly MessageTemplate[]
	titles: Readonly<Record<string, string>>
	onSent: () => void
}

export function MessageForm({ file, templates, titles, onSent }: MessageFormProps) {
	const t = useT('desk-case')
	const online = useOnline()
	const { person } = useDesk()
	const { id, language: theirs } = file.case
	const [language, setLanguage] = useState(theirs)
	const [template, setTemplate] = useDraft(`${id} template`)
	const [subject, setSubject] = useDraft(`${id} subject`)
	const [body, setBody] = useDraft(`${id} message`)
	const { send: call, answer, isBusy } = useSend(`${id} message`)
	const [isReaching, setReaching] = useState(false)
	const [leaving, setLeaving] = useState<Leaving | null>(null)
	const answers = file.messages.filter((one) => one.direction === 'out' && !one.cancelled_at)
	const [after, setAfter] = useState(answers[0]?.id ?? null)
	/** One's own answer is read as soon as the page lists it; a colleague's may have come while this was written. */
	const ownLast = answers[0]?.by === person.id ? answers[0].id : undefined
	const chosen = templates.find((one) => one.id === template)
	const unfilled = [...new Set([subject, body].flatMap(unfilledValues))]
	const clash = v.safeParse(answered, answer?.body)

	useEffect(() => {
		if (!leaving) return
		const timer = setTimeout(() => setLeaving(null), 20_000)
		return () => clearTimeout(timer)
	}, [leaving])

	function fill(chosen: string, to = language) {
		const found = templates.find((one) => one.id === chosen)
		setTemplate(chosen)
		if (!found) return
		setSubject(fillValues(found.subject[to], file.values))
		setBody(fillValues(found.body[to], file.values))
	}

	async function send(seen = ownLast ?? after) {
		if (isBusy || !online || body.trim() === '' || unfilled.length > 0) return
		const message = {
			template: template || null,
			language,
			subject: subject || null,
			body,
			channel: 'email',
		}
		const endpoint = `POST /api/desk/cases/${id}/messages`
		// What somebody has seen changes nothing about what they write.
		const given = await call(endpoint, { ...message, after: seen }, message)
		const left = v.safeParse(sent, given?.body)
		if (!left.success) return
		setLeaving({ id: left.output.id, subject, body, template })
		setAfter(left.output.id)
		setBody('')
		setSubject('')
		setTemplate('')
		onSent()
	}

	async function undo(left: Leaving) {
		const given = await call(`DELETE /api/desk/cases/${id}/messages/${left.id}`)
		if (given?.error === 'sent') setLeaving(null)
		if (!given || given.error) return
		// Whatever was begun since stays below it.
		setBody([left.body, body].filter((text) => text.trim() !== '').join('\n\n'))
		setSubject(subject || left.subject)
		setTemplate(template || left.template)
		setAfter(answers.find((one) => one.id !== left.id)?.id ?? null)
		setLeaving(null)
		onSent()
	}

	function onKeyDown(event: KeyboardEvent) {
		if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
		event.preventDefault()
		void send()
	}

	return (
		<form
			className="compose"
			onKeyDown={onKeyDown}
			onSubmit={(event) => {
				event.preventDefault()
				void send()
			}}
		>
			<div className="compose-line">
				<DeskSelect
					label={t('message.template')}
					options={[
						{ value: '', label: t('message.noTemplate') },
						...templates.map((one) => ({ value: one.id, label: titles[one.id] ?? one.id })),
					]}
					value={template}
					onChange={(chosen) => fill(chosen)}
				/>
				<DeskSelect
					label={t('message.language')}
					icon={<Languages className="icon" aria-hidden="true" />}
					options={languages.map((code) => ({ value: code, label: t(`message.in_${code}`) }))}
					value={language}
					onChange={(value) => {
						if (!isLanguage(value)) return
						setLanguage(value)
						fill(template, value)
					}}
				/>
			</div>
			<input
				className="field-input"
				aria-label={t('message.subject')}
				placeholder={t('message.subject')}
				dir="auto"
				maxLength={200}
				value={subject}
				onChange={({ currentTarget }) => setSubject(currentTarget.value)}
			/>
			<div className="compose-text">
				<textarea
					id="compose-message"
					className="field-input"
					aria-label={t('message.body')}
					placeholder={t('message.body')}
					dir="auto"
					rows={body ? 9 : 4}
					value={body}
					onChange={({ currentTarget }) => setBody(currentTarget.value)}
				/>
				{chosen && (
					<MessagePreview
						subject={subject}
						body={body}
						template={`${chosen.subject[language]} ${chosen.body[language]}`}
						values={file.values}
					/>
				)}
			</div>
			{unfilled.length > 0 && <Unfilled names={unfilled} />}
			{clash.success ? (
				<div role="alert" className="case-notice">
					<p>{t(clash.output.last.by === person.id ? 'message.arrived' : 'message.answered')}</p>
					<blockquote dir="auto">{clash.output.last.body}</blockquote>
					<Button variant="line" small onClick={() => void send(clash.output.last.id)}>
						{t('message.sendAnyway')}
					</Button>
				</div>
			) : (
				<DeskError answer={answer} />
			)}
			<div role="status">
				{leaving && (
					<p className="case-notice">
						{t('message.leaving')}{' '}
						<Button variant="line" small onClick={() => void undo(leaving)}>
							{t('message.undo')}
						</Button>
					</p>
				)}
			</div>
			<div className="compose-foot">
				<Recipient file={file} />
				<Button variant="line" disabled={unfilled.length > 0} onClick={() => setReaching(true)}>
					<WhatsAppIcon className="icon" aria-hidden="true" />
					{t('message.whatsapp')}
				</Button>
				<Button
					type="submit"
					variant="gold"
					disabled={isBusy || !online || body.trim() === '' || unfilled.length > 0}
				>
					<BusyLabel busy={isBusy} busyLabel={t('busy')}>
						<Send className="icon flip" aria-hidden="true" />
						{t('message.send')}
						<span aria-hidden="true">
							<kbd>{sendKey}</kbd>
						</span>
					</BusyLabel>
				</Button>
			</div>
			{isReaching && (
				<ReachDialog
					caseId={id}
					channel="whatsapp"
					body={body}
					language={language}
					onDone={() => {
						setBody('')
						setSubject('')
						onSent()
					}}
					onClose={() => setReaching(false)}
				/>
			)}
		</form>
	)
}
