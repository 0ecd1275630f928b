/** What can be done with the selected cases. */
import Archive from 'lucide-react/icons/archive'
import Hourglass from 'lucide-react/icons/hourglass'
import UserPlus from 'lucide-react/icons/user-plus'
import X from 'lucide-react/icons/x'
import { useT } from '#app/language/strings.tsx'
import type { CaseChanges } from '#domain/cases/change.ts'
import { outcomes, waitingOn } from '#domain/cases/stages.ts'
import type { Colleague } from '#domain/desk/desk-api.ts'
import { AssignMenu } from '../assign-menu.tsx'
import { DeskSelect } from '../desk-select.tsx'

interface BulkBarProps {
	count: number
	colleagues: readonly Colleague[]
	onChange: (changes: CaseChanges) => void
	onClear: () => void
}

export function BulkBar({ count, colleagues, onChange, onClear }: BulkBarProps) {
	const t = useT('desk-inbox')
	const words = useT('desk-cases')
	return (
		<div className="case-bulk" role="toolbar" aria-label={t('select.label')}>
			<b>{t('select.count', { count })}</b>
			<AssignMenu
				id="bulk-assign"
				label={t('bulk.assign')}
				colleagues={colleagues}
				onChoose={(assignee_id) => onChange({ assignee_id })}
			>
				<UserPlus className="icon" aria-hidden="true" />
				<span>{t('bulk.assign')}</span>
			</AssignMenu>
			<DeskSelect
				label={t('bulk.wait')}
				icon={<Hourglass className="icon" aria-hidden="true" />}
				options={[
					{ value: '', label: t('bulk.wait') },
					...waitingOn.map((code) => ({ value: code, label: words(`waitingOn.${code}`) })),
				]}
				value=""
				onChange={(value) => {
					const waiting = waitingOn.find((code) => code === value)
					if (waiting) onChange({ waiting_on: waiting })
				}}
			/>
			<DeskSelect
				label={t('bulk.close')}
				icon={<Archive className="icon" aria-hidden="true" />}
				options={[
					{ value: '', label: t('bulk.close') },
					...outcomes
						.filter((code) => code !== 'duplicate')
						.map((code) => ({ value: code, label: words(`outcome.${code}`) })),
				]}
				value=""
				onChange={(value) => {
					const outcome = outcomes.find((code) => code === value)
					if (outcome) onChange({ outcome })
				}}
			/>
			<button type="button" aria-label={t('select.clear')} onClick={onClear}>
				<X className="icon" aria-hidden="true" />
			</button>
		</div>
	)
}
