/** Around the fields of a form that may have been posted without scripts: they show again what was typed. */
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { ReactNode } from 'react'
import { PostedValues } from '#app/form/posted-values.ts'
import { useT } from '#app/language/strings.tsx'
import { keyField, type PostedForm } from '#domain/forms/posted.ts'

const nothing = {}

interface PostedFieldsProps {
	posted: PostedForm | undefined
	children: ReactNode
}

export function PostedFields({ posted, children }: PostedFieldsProps) {
	return (
		<PostedValues value={posted?.values ?? nothing}>
			{posted && <PostedNote posted={posted} />}
			{/* With scripts the key comes from the record. */}
			{posted?.key && (
				<noscript>
					<input type="hidden" name={keyField} value={posted.key} />
				</noscript>
			)}
			{children}
		</PostedValues>
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
