/** A message that WhatsApp has approved: its text is fixed, and only its values are filled in. */
import { useT } from '#app/language/strings.tsx'
import { type ApprovedMessage, fillApproved } from '#domain/conversations/approved-message.ts'
import type { Language } from '#domain/language.ts'
import { DeskSelect } from '../desk-select.tsx'

/** With its name and those of its values as the desk reads them. */
export type OfferedMessage = Pick<ApprovedMessage, 'id' | 'body' | 'values'> & {
	title: string
	labels: readonly string[]
	/** The languages in which the platform does not take it at the moment. */
	refusedIn: readonly string[]
}

export interface FilledMessage {
	id: string
	values: readonly string[]
}

/** What the case knows is filled in. */
export const filledFrom = (
	{ id, values }: OfferedMessage,
	known: Readonly<Record<string, string>>,
): FilledMessage => ({ id, values: values.map((name) => known[name] ?? '') })

interface FieldsProps {
	offered: readonly OfferedMessage[]
	filled: FilledMessage
	language: Language
	known: Readonly<Record<string, string>>
	onChange: (filled: FilledMessage) => void
}

export function ApprovedFields({ offered, filled, language, known, onChange }: FieldsProps) {
	const t = useT('desk-case')
	const message = offered.find(({ id }) => id === filled.id)
	if (!message) return null
	return (
		<div className="approved">
			<DeskSelect
				label={t('approved.label')}
				options={offered.map(({ id, title }) => ({ value: id, label: title }))}
				value={filled.id}
				onChange={(id) => {
					const chosen = offered.find((one) => one.id === id)
					if (chosen) onChange(filledFrom(chosen, known))
				}}
			/>
			{/* Before the fields: nobody should fill them in first. */}
			{message.refusedIn.includes(language) && (
				<p className="case-notice approved-refused">{t('approved.refused')}</p>
			)}
			{message.labels.map((label, place) => (
				<label key={label} className="field">
					<span className="field-label">{label}</span>
					<input
						className="field-input"
						dir="auto"
						maxLength={200}
						value={filled.values[place] ?? ''}
						onChange={({ currentTarget }) =>
							onChange({
								...filled,
								values: filled.values.map((value, at) =>
									at === place ? currentTarget.value : value,
								),
							})
						}
					/>
				</label>
			))}
			<div className="bubble bubble-out" lang={language}>
				{fillApproved(message.body[language], filled.values)}
			</div>
		</div>
	)
}
