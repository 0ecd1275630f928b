import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useT } from '#app/language/strings.tsx'
import { genders } from '#domain/forms/application-options.ts'
import type { ErrorCode } from '#domain/forms/errors.ts'

export function GenderField({ error }: { error: ErrorCode | undefined }) {
	const t = useT('apply')
	const forms = useT('forms')
	const id = useId()
	return (
		<div
			role="radiogroup"
			aria-labelledby={`${id}-label`}
			aria-required="true"
			aria-invalid={error ? true : undefined}
			aria-describedby={error ? `${id}-error` : undefined}
			className="field"
		>
			<span id={`${id}-label`} className="field-label">
				{t('fields.gender')}
				<span className="field-required" aria-hidden="true">
					*
				</span>
			</span>
			<div className="choices">
				{genders.map((value) => (
					<label key={value} className="radio">
						<input type="radio" name="gender" value={value} />
						{t(`options.gender.${value}`)}
					</label>
				))}
			</div>
			{error && (
				<p id={`${id}-error`} className="field-error">
					<CircleAlert className="icon" aria-hidden="true" />
					{forms(`errors.${error}`)}
				</p>
			)}
		</div>
	)
}
