/** Before anything is published: every change in one line, the warnings, when, and a note. */
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Upload from 'lucide-react/icons/upload'
import { type FormEvent, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { DateField } from '#app/components/date-field.tsx'
import { TextField } from '#app/components/field.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { publishAnswer, publishRefusal } from '#domain/desk/website-api.ts'
import { malaysiaAhead } from '#domain/format.ts'
import { changesOf } from '#domain/website/changes.ts'
import { type Finding, nameOfFinding } from '#domain/website/checks/finding.ts'
import type { Json } from '#domain/website/json.ts'
import { DeskError } from '../../desk-error.tsx'
import { useSend } from '../../use-send.ts'
import { ChangeLines, usePathWords } from './change-lines.tsx'
import { FindingLine, useFindingWords } from './field-frame.tsx'

export interface ToPublish {
	kind: string
	id: string
	name: string
	version: number
	before: Json | null
	after: Json
	findings: readonly Finding[]
}

interface DialogProps {
	entries: readonly ToPublish[]
	onDone: (published: { live_at: string; isDated: boolean }) => void
	onClose: () => void
}

/** The day and the clock of Malaysia as a moment. */
function momentOf(day: string, time: string): string | null {
	const there = Date.parse(`${day}T${time || '00:00'}:00Z`)
	return Number.isNaN(there) ? null : new Date(there - malaysiaAhead).toISOString()
}

const refusals = ['conflict', 'published', 'clash', 'waiting', 'code_taken'] as const

export function PublishDialog({ entries, onDone, onClose }: DialogProps) {
	const t = useT('website')
	const language = useLanguage()
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const [isDated, setDated] = useState(false)
	const { send, answer, isBusy } = useSend(
		`publish ${entries.map(({ kind, id }) => `${kind}/${id}`).join(' ')}`,
	)
	const findingWords = useFindingWords()
	const pathWords = usePathWords()
	const refused = v.safeParse(publishRefusal, answer?.body)
	const why = refused.success ? refusals.find((one) => one === refused.output.error) : undefined
	const errors = refused.success && answer?.status === 422 ? (refused.output.findings ?? []) : []
	const count = entries.reduce(
		(sum, { before, after }) => sum + changesOf(before ?? undefined, after).length,
		0,
	)
	const [only] = entries
	const isNew = entries.length === 1 && only?.before === null
	const warnings = entries.flatMap((entry) =>
		entry.findings
			.filter(({ level }) => level === 'warning')
			.map((finding) => ({ entry, finding, name: nameOfFinding(finding) })),
	)

	const notes = new Set(
		entries.flatMap(({ findings }) =>
			findings.filter(({ code }) => code === 'card').map(findingWords),
		),
	)

	async function publish(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = new FormData(event.currentTarget)
		const live_at = isDated ? momentOf(`${form.get('day')}`, `${form.get('time')}`) : null
		const given = await send('POST /api/desk/website/publish', {
			entries: entries.map(({ kind, id, version }) => ({ kind, id, version })),
			note: `${form.get('note') ?? ''}`,
			live_at,
			accepted: form.getAll('accepted').map(String),
		})
		const parsed = v.safeParse(publishAnswer, given?.body)
		if (!parsed.success) return
		onDone({ live_at: parsed.output.entries[0]?.live_at ?? '', isDated })
	}

	return (
		<Modal
			dialog={dialog}
			labelledBy={title}
			className="desk-dialog web-dialog"
			locked={isBusy}
			onClose={onClose}
		>
			<form className="desk-form" onSubmit={publish}>
				<h2 id={title}>
					{entries.length === 1 && only
						? t(isNew ? 'publish.titleNew' : 'publish.title', { count, name: only.name })
						: t('publish.many', { count: entries.length })}
				</h2>
				<p>{t('publish.text')}</p>
				{entries.map((entry) => (
					<section key={`${entry.kind}/${entry.id}`} aria-label={t('publish.changes')}>
						{entries.length > 1 && <h3>{entry.name}</h3>}
						<ChangeLines before={entry.before} after={entry.after} name={entry.name} />
					</section>
				))}
				{warnings.map(({ entry, finding, name }) => (
					<label key={`${entry.id} ${name}`} className="web-accept">
						<input type="checkbox" name="accepted" value={name} required />
						<span>
							{t('publish.accept', {
								what: `${pathWords(entry.after, finding.path).join(' · ')}: ${findingWords(finding)}`,
							})}
						</span>
					</label>
				))}
				{[...notes].map((note) => (
					<p key={note} className="desk-muted">
						{note}
					</p>
				))}
				<fieldset className="web-when">
					<legend className="sr-only">{t('publish.when')}</legend>
					<label className={isDated ? '' : 'is-on'}>
						<input type="radio" name="when" checked={!isDated} onChange={() => setDated(false)} />
						<span>
							<b>{t('publish.now')}</b>
							<small>{t('publish.nowText')}</small>
						</span>
					</label>
					<label className={isDated ? 'is-on' : ''}>
						<input type="radio" name="when" checked={isDated} onChange={() => setDated(true)} />
						<span>
							<b>{t('publish.dated')}</b>
							{isDated && <small>{t('publish.zone')}</small>}
						</span>
					</label>
					{isDated && (
						<div className="web-date">
							<DateField name="day" label={t('publish.date')} required="browser" />
							<TextField
								type="time"
								name="time"
								label={t('publish.time')}
								defaultValue="00:00"
								required="browser"
							/>
						</div>
					)}
				</fieldset>
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
					errors.length === 0 && <DeskError answer={answer} />
				)}
				<div className="desk-actions web-dialog-foot">
					<Button type="submit" variant="gold" disabled={isBusy} busyLabel={isBusy && t('busy')}>
						<Upload className="icon" aria-hidden="true" />
						{isDated
							? t('publish.submitDated')
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
					<p className="desk-muted" lang={language}>
						<RotateCcw className="icon" aria-hidden="true" />
						{t('publish.undo')}
					</p>
				</div>
			</form>
		</Modal>
	)
}
