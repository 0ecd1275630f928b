/** Everything one writes about a case: a message, a note among colleagues, a request for a document. */
import FileQuestionMark from 'lucide-react/icons/file-question-mark'
import MessageSquareLock from 'lucide-react/icons/message-square-lock'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import type { FormEvent } from 'react'
import { DateField } from '#app/components/date-field.tsx'
import { SelectField, TextArea } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { type DocumentLabel, documentLabels } from '#domain/cases/codes.ts'
import type { MessageTemplate } from '#domain/cases/template-values.ts'
import type { WayChannel } from '#domain/conversations/ways.ts'
import type { CaseAnswer, Colleague } from '#domain/desk/desk-api.ts'
import { hasRight } from '#domain/desk/roles.ts'
import { DeskError } from '../desk-error.tsx'
import { useDesk } from '../frame/desk-context.ts'
import { submitByKeys } from '../submit-by-keys.ts'
import { useSend } from '../use-send.ts'
import type { OfferedMessage } from './approved-fields.tsx'
import { MessageForm } from './message-form.tsx'
import { useDraft } from './use-draft.ts'

const kinds = ['message', 'note', 'request'] as const
const icons = { message: Send, note: MessageSquareLock, request: FileQuestionMark }
export type Writing = (typeof kinds)[number]

interface ComposerProps {
	file: CaseAnswer
	templates: readonly MessageTemplate[]
	approved: readonly OfferedMessage[]
	titles: Readonly<Record<string, string>>
	colleagues: readonly Colleague[]
	writing: Writing
	setWriting: (kind: Writing) => void
	/** On phones it is shut until somebody wants to write. */
	isOpen: boolean
	onShut: () => void
	/** What a request asks for. */
	document: DocumentLabel
	setDocument: (document: DocumentLabel) => void
	onSent: () => void
	now: number
	/** The way that was chosen elsewhere on the page, and how often: each time the form begins with it. */
	by: { channel: WayChannel; count: number } | null
}

export function Composer(props: ComposerProps) {
	const { file, colleagues, writing, setWriting, isOpen, onShut, onSent, by } = props
	const t = useT('desk-case')
	return (
		<section
			className={isOpen ? 'composer' : 'composer composer-shut'}
			aria-label={t('compose.label')}
		>
			<div className="composer-head">
				{t('compose.label')}
				<IconButton icon={X} label={t('compose.shut')} title={t('compose.shut')} onClick={onShut} />
			</div>
			<div className="case-tabs">
				{kinds.map((kind) => {
					const Icon = icons[kind]
					return (
						<button
							key={kind}
							type="button"
							aria-pressed={writing === kind}
							onClick={() => setWriting(kind)}
						>
							<Icon className={kind === 'message' ? 'icon flip' : 'icon'} aria-hidden="true" />
							{t(`compose.${kind}`)}
						</button>
					)
				})}
			</div>
			{writing === 'message' && (
				<MessageForm {...props} startsWith={by?.channel ?? null} key={by?.count} />
			)}
			{writing === 'note' && <NoteForm {...{ file, colleagues, onSent }} />}
			{writing === 'request' && <RequestForm {...props} />}
		</section>
	)
}

type NoteProps = Pick<ComposerProps, 'file' | 'colleagues' | 'onSent'>

function NoteForm({ file, colleagues, onSent }: NoteProps) {
	const t = useT('desk-case')
	const { person } = useDesk()
	const { id } = file.case
	const others = colleagues.filter((one) => one.id !== person.id && hasRight(one.role, 'cases'))
	const [body, setBody] = useDraft(`${id} note`)
	const { send, answer, isBusy } = useSend(`${id} note`)

	async function save(event: FormEvent) {
		event.preventDefault()
		if (body.trim() === '') return
		const given = await send(`POST /api/desk/cases/${id}/notes`, { body })
		if (!given || given.error) return
		setBody('')
		onSent()
	}

	return (
		<form className="compose" onSubmit={save} onKeyDown={submitByKeys}>
			<textarea
				id="compose-note"
				className="field-input compose-note"
				aria-label={t('compose.note')}
				placeholder={t('note.hint')}
				dir="auto"
				rows={4}
				value={body}
				onChange={({ currentTarget }) => setBody(currentTarget.value)}
			/>
			{others.length > 0 && (
				<fieldset className="case-reasons">
					<legend className="sr-only">{t('note.mention')}</legend>
					{others.map(({ id: one, name }) => (
						<button
							key={one}
							type="button"
							onClick={() => setBody(`${body}${body && !body.endsWith(' ') ? ' ' : ''}@${name} `)}
						>
							<bdi>@{name}</bdi>
						</button>
					))}
				</fieldset>
			)}
			<DeskError answer={answer} />
			<div className="compose-foot">
				<Button
					type="submit"
					variant="brand"
					disabled={isBusy || body.trim() === ''}
					busyLabel={isBusy && t('busy')}
				>
					{t('note.save')}
				</Button>
			</div>
		</form>
	)
}

function RequestForm({ file, document, setDocument, onSent }: ComposerProps) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const { send, answer, isBusy } = useSend(`${file.case.id} request`)

	async function ask(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const typed = new FormData(form)
		const given = await send(`POST /api/desk/cases/${file.case.id}/requests`, {
			document,
			note: typed.get('note') || null,
			due_on: typed.get('due_on') || null,
		})
		if (!given || given.error) return
		form.reset()
		onSent()
	}

	return (
		<form className="compose" onSubmit={ask}>
			<SelectField
				name="document"
				label={t('request.document')}
				options={documentLabels.map((code) => ({ value: code, label: words(`document.${code}`) }))}
				value={document}
				onChange={({ currentTarget }) => {
					const chosen = documentLabels.find((code) => code === currentTarget.value)
					if (chosen) setDocument(chosen)
				}}
			/>
			<TextArea name="note" label={t('request.note')} rows={2} maxLength={1000} />
			<DateField name="due_on" label={t('request.due')} />
			<DeskError answer={answer} />
			<div className="compose-foot">
				<Button type="submit" variant="brand" disabled={isBusy} busyLabel={isBusy && t('busy')}>
					{t('request.send')}
				</Button>
			</div>
		</form>
	)
}
