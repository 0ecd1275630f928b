import { CircleAlert } from 'lucide-react'
import { useT } from '#app/language/strings.tsx'
import type { FormErrors } from '#domain/forms/errors.ts'

function focusField(button: HTMLButtonElement, name: string): void {
	const field = button.form?.elements.namedItem(name)
	const first = field instanceof RadioNodeList ? field[0] : field
	if (first instanceof HTMLElement) first.focus()
}

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
								onClick={({ currentTarget }) => focusField(currentTarget, name)}
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
