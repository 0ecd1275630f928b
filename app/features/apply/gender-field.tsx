import { useId } from 'react'
import { FieldError } from '#app/components/field.tsx'
import { useErrors, usePosted } from '#app/form/form-context.ts'
import { useT } from '#app/language/strings.tsx'
import { genders } from '#domain/forms/application-options.ts'

export function GenderField() {
	const t = useT('apply')
	const { gender: error } = useErrors()
	const posted = usePosted('gender')
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
						<input type="radio" name="gender" value={value} defaultChecked={value === posted} />
						{t(`options.gender.${value}`)}
					</label>
				))}
			</div>
			{error && <FieldError id={`${id}-error`} error={error} />}
		</div>
	)
}
