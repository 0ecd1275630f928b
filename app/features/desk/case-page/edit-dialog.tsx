/** Stage, turn, follow-up, percentage and closing of a case, sent as one change. */
import { type FormEvent, useId, useRef, useState } from 'react'
import { SelectField, TextArea, TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { BusyLabel, Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import type { CaseChanges } from '#domain/cases/change.ts'
import { moveOf, needsReason, outcomes, stagesOf, waitingOn } from '#domain/cases/stages.ts'
import type { DeskCase } from '#domain/desk/desk-api.ts'
import { malaysiaAhead } from '#domain/format.ts'
import { DeskError } from '../desk-error.tsx'
import type { CaseChange } from './use-case-change.ts'

/** What a field for date and time shows: the clock of Kuala Lumpur. */
const localTime = (time: string | null) =>
	time ? new Date(Date.parse(time) + malaysiaAhead).toISOString().slice(0, 16) : ''

function changesOf(form: FormData, current: DeskCase): CaseChanges {
	const text = (name: string) => `${form.get(name) ?? ''}`.trim()
	const at = text('next_at')
	const percent = text('emgs_percent')
	const wanted = {
		stage: text('stage') || current.stage,
		waiting_on: waitingOn.find((code) => code === text('waiting_on')) ?? current.waiting_on,
		next_action: text('next_action') || null,
		next_at: at ? new Date(Date.parse(`${at}:00Z`) - malaysiaAhead).toISOString() : null,
		emgs_percent: percent === '' ? null : Number(percent),
		outcome: outcomes.find((code) => code === text('outcome')) ?? null,
	}
	const turnIsChosen = wanted.waiting_on !== current.waiting_on
	return {
		...(wanted.stage !== current.stage ? { stage: wanted.stage } : {}),
		...(turnIsChosen ? { waiting_on: wanted.waiting_on } : {}),
		...(wanted.next_action !== current.next_action ? { next_action: wanted.next_action } : {}),
		...(localTime(wanted.next_at) !== localTime(current.next_at)
			? { next_at: wanted.next_at }
			: {}),
		...(wanted.emgs_percent !== current.emgs_percent ? { emgs_percent: wanted.emgs_percent } : {}),
		...(wanted.outcome !== current.outcome ? { outcome: wanted.outcome } : {}),
	}
}

interface EditProps {
	current: DeskCase
	change: CaseChange
	onClose: () => void
}

export function EditDialog({ current, change, onClose }: EditProps) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const [stage, setStage] = useState(current.stage)
	const move = moveOf(current.kind, current.stage, stage)

	async function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = new FormData(event.currentTarget)
		const changes = changesOf(form, current)
		if (Object.keys(changes).length === 0) return dialog.current?.close()
		if (await change.change(changes, `${form.get('reason') ?? ''}`)) dialog.current?.close()
	}

	return (
		<Modal
			dialog={dialog}
			labelledBy={title}
			className="desk-dialog"
			locked={change.isBusy}
			onClose={onClose}
		>
			<form
				className="desk-form"
				onSubmit={save}
				onKeyDown={(event) => {
					if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
					event.preventDefault()
					event.currentTarget.requestSubmit()
				}}
			>
				<h2 id={title}>{t('edit.title')}</h2>
				<DeskError answer={change.answer} />
				<SelectField
					name="stage"
					label={t('field.stage')}
					value={stage}
					onChange={({ currentTarget }) => setStage(currentTarget.value)}
					options={stagesOf(current.kind).map((code) => ({
						value: code,
						label: words(`stage.${code}`),
					}))}
					data-first-focus
				/>
				{move !== undefined && needsReason(move) && (
					<TextArea name="reason" label={t('edit.reason')} required="browser" rows={2} />
				)}
				<SelectField
					name="waiting_on"
					label={t('field.waiting_on')}
					defaultValue={current.waiting_on}
					options={waitingOn.map((code) => ({ value: code, label: words(`waitingOn.${code}`) }))}
				/>
				<TextField
					name="next_action"
					label={t('field.next_action')}
					defaultValue={current.next_action ?? ''}
					maxLength={300}
				/>
				<TextField
					type="datetime-local"
					name="next_at"
					dir="ltr"
					label={t('field.next_at')}
					hint={t('edit.office')}
					defaultValue={localTime(current.next_at)}
				/>
				{current.kind === 'user_applications' && (
					<TextField
						type="number"
						name="emgs_percent"
						dir="ltr"
						min={0}
						max={100}
						label={t('field.emgs_percent')}
						defaultValue={current.emgs_percent ?? ''}
					/>
				)}
				<SelectField
					name="outcome"
					label={t('field.outcome')}
					placeholder={t('edit.open')}
					defaultValue={current.outcome ?? ''}
					options={outcomes
						.filter((code) => code !== 'duplicate' || current.outcome === code)
						.map((code) => ({ value: code, label: words(`outcome.${code}`) }))}
				/>
				<div className="desk-actions">
					<Button type="submit" variant="brand" disabled={change.isBusy}>
						<BusyLabel busy={change.isBusy} busyLabel={t('busy')}>
							{t('edit.save')}
						</BusyLabel>
					</Button>
					<Button variant="line" onClick={() => dialog.current?.close()}>
						{t('cancel')}
					</Button>
				</div>
			</form>
		</Modal>
	)
}
