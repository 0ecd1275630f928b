/** Around the fields of a form: each says what is wrong with it, and shows again what was typed if the form was posted without scripts. */
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { ReactNode } from 'react'
import { FormContext } from '#app/form/form-context.ts'
import { useT } from '#app/language/strings.tsx'
import type { FormErrors } from '#domain/forms/errors.ts'
import { keyField, type PostedForm } from '#domain/forms/posted.ts'

const nothing = {}

interface FormFieldsProps {
	errors: FormErrors
	posted?: PostedForm | undefined
	children: ReactNode
}

export function FormFields({ errors, posted, children }: FormFieldsProps) {
	return (
		<FormContext value={{ errors, values: posted?.values ?? nothing }}>
			{posted && <PostedNote posted={posted} />}
			{/* With scripts the key comes from the record. */}
			{posted?.key && (
				<noscript>
					<input type="hidden" name={keyField} value={posted.key} />
				</noscript>
			)}
			{children}
		</FormContext>
	)
}

/** Stands before the fields, where the browser takes the visitor after the answer. */
function PostedNote({ posted: { errors, problem } }: { posted: PostedForm }) {
	const t = useT('forms')
	const count = Object.keys(errors).length
	if (count === 0 && problem === null) return null
	return (
		<div role="alert" className="error-summary">
			<CircleAlert className="icon" aria-hidden="true" />
			<p className="font-semibold">{problem ? t(`posted.${problem}`) : t('wrong', { count })}</p>
		</div>
	)
}
