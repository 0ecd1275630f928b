/** The fields that the booking dialog and the request form share; each form has its own options. */
import type { ReactNode } from 'react'
import { DateField } from '#app/components/date-field.tsx'
import { type Option, SelectField, TextArea, TextField } from '#app/components/field.tsx'
import type { FormValues } from '#app/form/fields.ts'
import { useT } from '#app/strings.tsx'
import type { FormErrors } from '#domain/forms/errors.ts'
import { budgets } from '#domain/forms/options.ts'

export function RequestFields({
	errors,
	values = {},
	universities,
	durations,
	children,
}: {
	errors: FormErrors
	/** What a form closed before it was sent still held. */
	values?: FormValues | undefined
	universities: Option[]
	durations: readonly string[]
	/** The choice between kinds of housing or rooms. */
	children: ReactNode
}) {
	const t = useT('booking')
	const forms = useT('forms')
	const choose = forms('choose')
	return (
		<div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
			<TextField
				name="name"
				label={t('fields.name')}
				required
				autoComplete="name"
				maxLength={120}
				defaultValue={values.name}
				error={errors.name}
			/>
			<TextField
				name="email"
				type="email"
				label={t('fields.email')}
				required
				autoComplete="email"
				maxLength={254}
				defaultValue={values.email}
				error={errors.email}
			/>
			<TextField
				name="phone"
				type="tel"
				label={t('fields.phone')}
				hint={t('fields.phoneHint')}
				required
				autoComplete="tel"
				maxLength={40}
				defaultValue={values.phone}
				error={errors.phone}
			/>
			<SelectField
				name="university"
				label={t('fields.university')}
				placeholder={choose}
				options={universities}
				defaultValue={values.university}
				error={errors.university}
			/>
			{children}
			<DateField
				name="check_in_date"
				label={t('fields.checkIn')}
				placeholder={t('fields.noDate')}
				span="coming"
				defaultValue={values.check_in_date}
				error={errors.check_in_date}
			/>
			<SelectField
				name="duration"
				label={t('fields.duration')}
				placeholder={choose}
				options={durations.map((value) => ({ value, label: t(`stays.${value}`) }))}
				defaultValue={values.duration}
				error={errors.duration}
			/>
			<SelectField
				name="budget"
				label={t('fields.budget')}
				placeholder={choose}
				options={budgets.map((value) => ({ value, label: t(`budgets.${value}`) }))}
				defaultValue={values.budget}
				error={errors.budget}
			/>
			<TextArea
				name="special_requests"
				label={t('fields.special')}
				hint={t('fields.specialHint')}
				maxLength={3000}
				defaultValue={values.special_requests}
				error={errors.special_requests}
				className="sm:col-span-2"
			/>
		</div>
	)
}
