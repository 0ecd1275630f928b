/** What can be done with the selected cases. */
import { X } from 'lucide-react'
import { useT } from '#app/language/strings.tsx'
import type { CaseChanges } from '#domain/cases/change.ts'
import { outcomes, waitingOn } from '#domain/cases/stages.ts'
import type { Colleague } from '../cases/answers.ts'

interface BulkBarProps {
	count: number
	colleagues: readonly Colleague[]
	onChange: (changes: CaseChanges) => void
	onClear: () => void
}

export function BulkBar({ count, colleagues, onChange, onClear }: BulkBarProps) {
	const t = useT('desk-inbox')
	const words = useT('desk-cases')
	const nobody = 'nobody'
	return (
		<div className="case-bulk" role="toolbar" aria-label={t('select.label')}>
			<b>{t('select.count', { count })}</b>
			<select
				value=""
				className="bulk-assign"
				aria-label={t('bulk.assign')}
				onChange={({ currentTarget: { value } }) =>
					onChange({ assignee_id: value === nobody ? null : value })
				}
			>
				<option value="">{t('bulk.assign')}</option>
				{colleagues.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
				<option value={nobody}>{t('bulk.nobody')}</option>
			</select>
			<select
				value=""
				aria-label={t('bulk.wait')}
				onChange={({ currentTarget: { value } }) => {
					const waiting = waitingOn.find((code) => code === value)
					if (waiting) onChange({ waiting_on: waiting })
				}}
			>
				<option value="">{t('bulk.wait')}</option>
				{waitingOn.map((code) => (
					<option key={code} value={code}>
						{words(`waitingOn.${code}`)}
					</option>
				))}
			</select>
			<select
				value=""
				aria-label={t('bulk.close')}
				onChange={({ currentTarget: { value } }) => {
					const outcome = outcomes.find((code) => code === value)
					if (outcome) onChange({ outcome })
				}}
			>
				<option value="">{t('bulk.close')}</option>
				{outcomes
					.filter((code) => code !== 'duplicate')
					.map((code) => (
						<option key={code} value={code}>
							{words(`outcome.${code}`)}
						</option>
					))}
			</select>
			<button type="button" aria-label={t('select.clear')} onClick={onClear}>
				<X className="icon" aria-hidden="true" />
			</button>
		</div>
	)
}
