/** Stage, turn, follow-up, percentage and closing of a case, sent as one change. */
import { useState } from 'react'
import { DateField } from '#app/components/date-field.tsx'
import { SelectField, TextArea, TextField } from '#app/components/field.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { CaseChanges } from '#domain/cases/change.ts'
import { moveOf, needsReason, outcomes, stagesOf, waitingOn } from '#domain/cases/stages.ts'
import type { DeskCase } from '#domain/desk/desk-api.ts'
import { formatTime, malaysiaAhead } from '#domain/format.ts'
import { FormDialog } from '../form-dialog.tsx'
import type { CaseChange } from './use-case-change.ts'

/** By the clock of Kuala Lumpur, as `2026-11-17T09:30`. */
const localTime = (time: string | null) =>
	time ? new Date(Date.parse(time) + malaysiaAhead).toISOString().slice(0, 16) : ''

function changesOf(form: FormData, current: DeskCase): CaseChanges {
	const text = (name: string) => `${form.get(name) ?? ''}`.trim()
	const day = text('next_day')
	const at = day && `${day}T${text('next_time')}`
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

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Every half hour of a working day, and the one that is set. */
function timesWith(set: string): string[] {
	const halfHours = Array.from({ length: 29 }, (_, at) => {
		const minutes = 7 * 60 + at * 30
		return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 ? '30' : '00'}`
	})
	return [...new Set([...halfHours, set])].sort()
}

interface EditProps {
	current: DeskCase
	change: CaseChange
	onClose: () => void
}

export function EditDialog({ current, change, onClose }: EditProps) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const language = useLanguage()
	const [stage, setStage] = useState(current.stage)
	const [day, time = '09:00'] = localTime(current.next_at).split('T')
	const move = moveOf(current.kind, current.stage, stage)

	async function save(form: FormData, close: () => void) {
		const changes = changesOf(form, current)
		const isSame = Object.keys(changes).length === 0
		if (isSame || (await change.change(changes, `${form.get('reason') ?? ''}`))) close()
	}

	return (
		<FormDialog
			title={t('edit.title')}
			submit={t('edit.save')}
			answer={change.answer}
			isBusy={change.isBusy}
			onSubmit={save}
			onClose={onClose}
		>
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
			<DateField name="next_day" label={t('field.next_at')} defaultValue={day ?? ''} />
			<SelectField
				name="next_time"
				label={t('edit.time')}
				hint={t('edit.office')}
				defaultValue={time}
				options={timesWith(time).map((value) => ({
					value,
					label: formatTime(language, minutesOf(value)),
				}))}
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
		</FormDialog>
	)
}
