/** Before anything is published: every change in one line, the warnings, when, and a note. */
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Upload from 'lucide-react/icons/upload'
import Users from 'lucide-react/icons/users'
import { type FormEvent, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { TextField } from '#app/components/field.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import {
	publishAnswer,
	publishRefusal,
	refusedMoment,
	savedDraft,
} from '#domain/desk/website-api.ts'
import { formatDate } from '#domain/format.ts'
import { type Finding, nameOfFinding } from '#domain/website/checks/finding.ts'
import { momentOf, type WrongPart, wrongPart } from '#domain/website/later-moment.ts'
import { unconfirmedChanges, withConfirmed } from '#domain/website/unconfirmed.ts'
import { DeskError } from '../../desk-error.tsx'
import { useSend } from '../../use-send.ts'
import { ChangeLines } from './change-lines.tsx'
import { FindingLine, useFindingWords } from './field-frame.tsx'
import { PublishWhen } from './publish-when.tsx'
import type { ToPublish } from './ready-to-publish.ts'
import { SureValues, vouchedPlaces } from './sure-values.tsx'
import { useGoingOut } from './use-going-out.ts'
import { WarningTicks } from './warning-ticks.tsx'

export interface Published {
	live_at: string
	isDated: boolean
	/** Changes that stayed in the draft. */
	left: number
}

interface DialogProps {
	entries: readonly ToPublish[]
	/** Who else wrote in the draft. */
	sharedWith?: string | null
	onDone: (published: Published) => void
	/** Where the form is that a warning is about. */
	onGo?: (finding: Finding) => void
	onClose: () => void
}

const refusals = ['conflict', 'published', 'clash', 'waiting', 'code_taken'] as const

const dayAndTime = (form: FormData): [day: string, time: string] => [
	`${form.get('day') ?? ''}`,
	`${form.get('time') ?? ''}`,
]

export function PublishDialog({ entries, sharedWith, onDone, onGo, onClose }: DialogProps) {
	const t = useT('website')
	const language = useLanguage()
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const [isDated, setDated] = useState(false)
	const [liveAt, setLiveAt] = useState<string | null>(null)
	const [wrong, setWrong] = useState<WrongPart | null>(null)
	const { send, answer, isBusy } = useSend(
		`publish ${entries.map(({ kind, id }) => `${kind}/${id}`).join(' ')}`,
	)
	const findingWords = useFindingWords()
	const refused = v.safeParse(publishRefusal, answer?.body)
	const why = refused.success ? refusals.find((one) => one === refused.output.error) : undefined
	const errors = refused.success && answer?.status === 422 ? (refused.output.findings ?? []) : []
	const { going, count, leftOut, choiceOf } = useGoingOut(entries)
	const [only] = entries
	const isNew = entries.length === 1 && only?.before === null
	const warnings = going.flatMap(({ entry, warnings }) =>
		warnings.map((finding) => ({ entry, finding })),
	)

	const unsure = going.map(({ entry, text }) => ({
		entry,
		text,
		marks: unconfirmedChanges(entry.before ?? undefined, text),
	}))

	const notes = new Set(
		entries.flatMap(({ findings }) =>
			findings.filter(({ code }) => code === 'card').map(findingWords),
		),
	)

	/** The versions of the drafts with what somebody is sure of; null where one could not be saved. */
	async function confirmed(form: FormData): Promise<Map<ToPublish, number> | null> {
		const versions = new Map<ToPublish, number>()
		for (const one of unsure) {
			const { entry } = one
			const places = vouchedPlaces(form, one)
			if (places.length === 0) continue
			const { kind, id, version, after } = entry
			const document = withConfirmed(after, places)
			const given = await send(`PUT /api/desk/website/${kind}/${id}/draft`, { version, document })
			const parsed = v.safeParse(savedDraft, given?.body)
			if (!parsed.success) return null
			versions.set(entry, parsed.output.version)
		}
		return versions
	}

	async function publish(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const { currentTarget } = event
		const form = new FormData(currentTarget)
		const late = isDated ? wrongPart(...dayAndTime(form), Date.now()) : null
		setWrong(late)
		if (late) return void currentTarget.querySelector<HTMLElement>(`[name=${late.field}]`)?.focus()
		const versions = await confirmed(form)
		if (!versions) return
		const live_at = isDated ? momentOf(...dayAndTime(form)) : null
		const given = await send('POST /api/desk/website/publish', {
			entries: going.map(({ entry, without }) => {
				const { kind, id, version } = entry
				return { kind, id, version: versions.get(entry) ?? version, without }
			}),
			note: `${form.get('note') ?? ''}`,
			live_at,
			accepted: form.getAll('accepted').map(String),
		})
		const refusedAt = v.safeParse(refusedMoment, given?.body)
		if (refusedAt.success) setWrong({ field: 'day', why: refusedAt.output.errors.live_at })
		const parsed = v.safeParse(publishAnswer, given?.body)
		if (!parsed.success) return
		const at = parsed.output.entries[0]?.live_at ?? ''
		// What came too late to wait for its moment is on the site.
		onDone({ live_at: at, isDated: live_at !== null && at === live_at, left: leftOut })
	}

	function goTo(finding: Finding) {
		dialog.current?.close()
		onGo?.(finding)
	}

	return (
		<Modal
			dialog={dialog}
			labelledBy={title}
			className="desk-dialog web-dialog"
			locked={isBusy}
			onClose={onClose}
		>
			<form
				className="desk-form"
				onSubmit={publish}
				onInput={({ currentTarget }) => {
					const chosen = dayAndTime(new FormData(currentTarget))
					setLiveAt(momentOf(...chosen))
					setWrong(wrongPart(...chosen, Date.now()))
				}}
			>
				<h2 id={title}>
					{entries.length === 1 && only
						? t(isNew ? 'publish.titleNew' : 'publish.title', { count, name: only.name })
						: t('publish.many', { count: entries.length })}
				</h2>
				<p>{t('publish.text')}</p>
				{sharedWith && (
					<p className="web-warning">
						<Users className="icon" aria-hidden="true" />
						{t('publish.draftOf', { name: sharedWith })}
						{only && choiceOf(only) && ` ${t('publish.untick')}`}
					</p>
				)}
				{entries.map((entry) => (
					<section key={`${entry.kind}/${entry.id}`} aria-label={t('publish.changes')}>
						{entries.length > 1 && <h3>{entry.name}</h3>}
						<ChangeLines {...entry} choice={choiceOf(entry)} />
					</section>
				))}
				<p role="status" className="desk-muted web-left-out">
					{leftOut > 0 && t('publish.leftOut', { count: leftOut })}
				</p>
				<SureValues unsure={unsure} />
				<WarningTicks warnings={warnings} onGo={onGo && goTo} />
				{[...notes].map((note) => (
					<p key={note} className="desk-muted">
						{note}
					</p>
				))}
				<PublishWhen isDated={isDated} onChange={setDated} wrong={wrong} />
				<TextField
					name="note"
					label={t('publish.note')}
					hint={t('publish.noteHint')}
					maxLength={300}
				/>
				{errors.map((finding) => (
					<FindingLine key={nameOfFinding(finding)} finding={finding} />
				))}
				{why ? (
					<p role="alert" className="desk-alert">
						{t(`refused.${why}`)}
					</p>
				) : (
					errors.length === 0 && !(isDated && wrong) && <DeskError answer={answer} />
				)}
				<p className="desk-muted web-undo-later">
					<RotateCcw className="icon" aria-hidden="true" />
					{t('publish.undo')}
				</p>
				<div className="desk-actions web-dialog-foot">
					<Button
						type="submit"
						variant="gold"
						disabled={isBusy || going.length === 0}
						busyLabel={isBusy && t('busy')}
					>
						<Upload className="icon" aria-hidden="true" />
						{isDated
							? liveAt === null || wrong
								? t('publish.submitDated')
								: t('publish.submitOn', { date: formatDate(language, liveAt) })
							: t(isNew ? 'entry.publishNew' : 'entry.publish', { count })}
					</Button>
					<Button
						variant="line"
						disabled={isBusy}
						data-first-focus
						onClick={() => dialog.current?.close()}
					>
						{t('cancel')}
					</Button>
				</div>
			</form>
		</Modal>
	)
}
