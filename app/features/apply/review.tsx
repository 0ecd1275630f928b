/** The last look before the application is sent: every answer, and the way to change it. */
import type { To } from 'react-router'
import type { Option } from '#app/components/field.tsx'
import type { FormValues } from '#app/form/fields.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatDate, formatMonth } from '#domain/format.ts'
import { furtherChoices, furtherField, furtherFields } from '#domain/forms/further-choices.ts'
import { fields, services } from '#domain/forms/step-rules.ts'
import { type Step, steps } from '#domain/forms/steps.ts'

interface ReviewProps {
	values: FormValues
	nationalities: Option[]
	/** The address of a step. */
	to: (step: Step) => To
	/** Opens a step at one of its fields, where that needs no page. */
	onChange?: (step: Step, field: string) => void
}

const isCode = new Set([
	'gender',
	'application_type',
	'preferred_university',
	'english_proficiency',
	'english_test',
	'accommodation_type',
])
const isLatin = new Set(['email', 'phone', 'passport_number', 'name_latin', 'english_score'])
/** Asked for later than the rest: what was not answered is not listed. */
const isListedWhenGiven = new Set<string>([
	'name_latin',
	...furtherFields,
	'intake',
	'english_test',
	'english_score',
	'plan',
])

export function Review({ values, nationalities, to, onChange }: ReviewProps) {
	const t = useT('apply')
	const language = useLanguage()

	/** Other fields whose answer is not written as it is stored. */
	const shownBy: Record<string, (value: string) => string | undefined> = {
		phone: (number) => `${values.country_code} ${number}`,
		nationality: (stored) => nationalities.find(({ value }) => value === stored)?.label,
		date_of_birth: (day) => formatDate(language, day),
		intake: (month) => formatMonth(language, month),
		plan: () => t('plan.attached'),
		...Object.fromEntries(
			furtherChoices.map((at) => [
				furtherField(at, 'university'),
				(code: string) => t(`options.preferred_university.${code}`),
			]),
		),
	}

	function answerTo(name: string): string {
		const value = values[name]?.trim() ?? ''
		if (services.has(name)) return value ? t('review.wanted') : t('review.unwanted')
		if (value === '') return ''
		return isCode.has(name) ? t(`options.${name}.${value}`) : (shownBy[name]?.(value) ?? value)
	}

	/** The calling code stands with its number, and the kind of housing with the wish for it. */
	function isShown(name: string): boolean {
		if (name === 'accommodation_type') return 'accommodation_needed' in values
		if (isListedWhenGiven.has(name)) return Boolean(values[name])
		return name !== 'country_code'
	}

	return (
		<section className="review" aria-labelledby="review-title">
			<h4 id="review-title">{t('review.title')}</h4>
			<p className="text-muted">{t('review.lead')}</p>
			{steps.map((step) => (
				<dl key={step}>
					{fields[step].filter(isShown).map((name) => {
						const label = t(`fields.${name}`)
						const answer = answerTo(name)
						return (
							<div key={name}>
								<dt>{label}</dt>
								<dd>
									{answer ? (
										<bdi>{isLatin.has(name) ? <span dir="ltr">{answer}</span> : answer}</bdi>
									) : (
										<span className="text-muted">{t('review.none')}</span>
									)}
								</dd>
								<dd>
									<Link
										to={to(step)}
										className="text-link"
										aria-label={t('review.changeOne', { field: label })}
										onClick={
											onChange &&
											((event) => {
												event.preventDefault()
												onChange(step, name)
											})
										}
									>
										{t('review.change')}
									</Link>
								</dd>
							</div>
						)
					})}
				</dl>
			))}
		</section>
	)
}
