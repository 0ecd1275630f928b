import { CircleAlert } from 'lucide-react'
import { focusFirst } from '#app/form/fields.ts'
import { useT } from '#app/language/strings.tsx'
import type { FormErrors } from '#domain/forms/errors.ts'

/** Where several fields are wrong, all of them by name; each leads to its field. */
export function ErrorSummary({ errors }: { errors: FormErrors }) {
	const t = useT('apply')
	const names = Object.keys(errors)
	if (names.length < 2) return null
	return (
		<div className="error-summary">
			<CircleAlert className="icon" aria-hidden="true" />
			<div>
				<p className="font-semibold">{t('errors.title', { count: names.length })}</p>
				<ul>
					{names.map((name) => (
						<li key={name}>
							<button
								type="button"
								className="text-link"
								onClick={({ currentTarget: { form } }) => form && focusFirst(form, [name])}
							>
								{t(`fields.${name}`)}
							</button>
						</li>
					))}
				</ul>
			</div>
		</div>
	)
}
