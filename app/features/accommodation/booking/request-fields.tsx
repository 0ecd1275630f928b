/** The fields that the booking dialog and the request form share; each form has its own options. */
import type { ReactNode } from 'react'
import { DateField } from '#app/components/date-field.tsx'
import { type Option, SelectField, TextArea, TextField } from '#app/components/field.tsx'
import { usePhoneHint } from '#app/components/phone-hint.ts'
import { useT } from '#app/language/strings.tsx'
import { budgets } from '#domain/forms/choices.ts'

export function RequestFields({
	universities,
	durations,
	children,
}: {
	universities: Option[]
	durations: readonly string[]
	/** The choice between kinds of housing or rooms. */
	children: ReactNode
}) {
	const t = useT('booking')
	const forms = useT('forms')
	const choose = forms('choose')
	const phoneHint = usePhoneHint(t('fields.phoneHint'))
	return (
		<div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
			<TextField
				name="name"
				label={t('fields.name')}
				required
				autoComplete="name"
				maxLength={120}
			/>
			<TextField
				name="email"
				type="email"
				label={t('fields.email')}
				required
				autoComplete="email"
				maxLength={254}
			/>
			<TextField
				name="phone"
				type="tel"
				label={t('fields.phone')}
				hint={phoneHint}
				required
				autoComplete="tel"
				maxLength={40}
			/>
			<SelectField
				name="university"
				label={t('fields.university')}
				placeholder={choose}
				options={universities}
			/>
			<DateField name="check_in_date" label={t('fields.checkIn')} />
			<SelectField
				name="duration"
				label={t('fields.duration')}
				placeholder={choose}
				options={durations.map((value) => ({ value, label: t(`stays.${value}`) }))}
			/>
			{children}
			<SelectField
				name="budget"
				label={t('fields.budget')}
				placeholder={choose}
				options={budgets.map((value) => ({ value, label: t(`budgets.${value}`) }))}
			/>
			<TextArea
				name="special_requests"
				label={t('fields.special')}
				hint={t('fields.specialHint')}
				maxLength={3000}
				className="sm:col-span-2"
			/>
		</div>
	)
}
