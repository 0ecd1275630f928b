/** What a file is, guessed from its name: shown as words that a tap changes. */
import { useT } from '#app/language/strings.tsx'
import { type DocumentLabel, documentLabels } from '#domain/cases/codes.ts'

interface DocumentKindProps {
	value: DocumentLabel
	/** The file's own name. */
	file: string
	disabled: boolean
	onChange: (kind: DocumentLabel) => void
}

export function DocumentKind({ value, file, disabled, onChange }: DocumentKindProps) {
	const t = useT('apply')
	return (
		// No `name`: it belongs to the file, and is no field of the form.
		<select
			className="field-input document-kind"
			aria-label={t('documents.kind', { file })}
			value={value}
			disabled={disabled}
			onChange={({ currentTarget }) => {
				const chosen = documentLabels.find((one) => one === currentTarget.value)
				if (chosen) onChange(chosen)
			}}
		>
			<DocumentKindOptions />
		</select>
	)
}

export function DocumentKindOptions() {
	const t = useT('status-documents')
	return documentLabels.map((label) => (
		<option key={label} value={label}>
			{t(`documents.${label}`)}
		</option>
	))
}
