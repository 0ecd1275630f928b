/**
 * The request for a consultation. What is required is the browser's to check where scripts run; without them the server says it
 * beside the field, in the language of the page.
 */
import { SelectField, TextArea, TextField } from '#app/components/field.tsx'
import { FormFields } from '#app/components/form-fields.tsx'
import { FormFoot } from '#app/components/form-foot.tsx'
import { usePhoneHint } from '#app/components/phone-hint.ts'
import type { FormNotices } from '#app/form/form-types.ts'
import { useForm } from '#app/form/use-form.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { visaNationalities, visaProgramTypes, visaUniversities } from '#domain/forms/choices.ts'
import type { PostedForm } from '#domain/forms/posted.ts'
import { paths } from '#domain/paths.ts'

export const visaNotices: FormNotices = {
	sent: { title: 'visa.title', text: 'visa.text' },
	failed: { title: 'failed.title', text: 'failed.request' },
}

export function ConsultationForm({ posted }: { posted: PostedForm | undefined }) {
	const t = useT('visa')
	const forms = useT('forms')
	const phoneHint = usePhoneHint(t('consultation.phoneHint'))
	const { errors, sending, sendState, formProps } = useForm({
		endpoint: '/api/visa_consultations',
		page: paths.visaConsultation(),
		posted,
		browserChecks: true,
		rules: async () => (await import('#domain/forms/visa-consultation.ts')).checkVisaConsultation,
		notices: visaNotices,
		// The specification's line; nothing personal goes into a console.
		onSent: ({ reference }) => console.log('Visa consultation requested', reference),
	})
	return (
		<form noValidate className="mt-6 grid gap-5" {...formProps}>
			<FormFields errors={errors} posted={posted}>
				<fieldset disabled={sending} className="grid gap-5 sm:grid-cols-2">
					<TextField
						name="name"
						label={t('consultation.name')}
						required="browser"
						autoComplete="name"
					/>
					<TextField
						name="email"
						type="email"
						label={t('consultation.email')}
						required="browser"
						autoComplete="email"
					/>
					<TextField
						name="phone"
						type="tel"
						label={t('consultation.phone')}
						required="browser"
						autoComplete="tel"
						placeholder={t('consultation.phoneExample')}
						hint={phoneHint}
					/>
					<SelectField
						name="nationality"
						label={t('consultation.nationality')}
						required="browser"
						placeholder={forms('choose')}
						options={visaNationalities.map((value) => ({
							value,
							label: t(`consultation.nationalities.${value}`),
						}))}
					/>
					<SelectField
						name="program_type"
						label={t('consultation.programType')}
						placeholder={forms('choose')}
						options={visaProgramTypes.map((value) => ({
							value,
							label: t(`consultation.programTypes.${value}`),
						}))}
					/>
					<SelectField
						name="university"
						label={t('consultation.university')}
						placeholder={forms('choose')}
						options={visaUniversities.map((value) => ({
							value,
							label: t(`consultation.universities.${value}`),
						}))}
					/>
					<TextArea
						name="concerns"
						label={t('consultation.concerns')}
						rows={5}
						hint={t('consultation.concernsHint')}
						className="sm:col-span-2"
					/>
					<FormFoot sendState={sendState} className="sm:col-span-2">
						<Button
							type="submit"
							variant="brand"
							className="sm:justify-self-start sm:px-10"
							busyLabel={sending && t('consultation.submitting')}
						>
							{t('consultation.submit')}
						</Button>
					</FormFoot>
				</fieldset>
			</FormFields>
		</form>
	)
}
