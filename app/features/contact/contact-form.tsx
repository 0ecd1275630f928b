/** The message form. Its checks are its own, with the browser's switched off, so that each says exactly what it must. */

import { SelectField, TextArea, TextField } from '#app/components/field.tsx'
import { FormFields } from '#app/components/form-fields.tsx'
import { FormFoot } from '#app/components/form-foot.tsx'
import { PhoneField } from '#app/components/phone-field.tsx'
import type { Outcome } from '#app/form/call.ts'
import type { FormValues } from '#app/form/fields.ts'
import type { FormNotices } from '#app/form/form-types.ts'
import { useForm } from '#app/form/use-form.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { inquiryTypes } from '#domain/forms/choices.ts'
import type { PostedForm } from '#domain/forms/posted.ts'
import { paths } from '#domain/paths.ts'
import { fullPhone } from '#domain/phone.ts'

/** The call takes the whole number; the calling code alone is nothing that was typed. */
export function contactBody({ country_code = '', phone = '', ...fields }: FormValues): unknown {
	return { ...fields, phone: fullPhone(country_code, phone) }
}

const fetchRules = () => import('#domain/forms/contact.ts')

/** Nothing the visitor has to know: the message is on its way and will be stored. */
async function warnIfUnstored({
	answer,
	reference,
}: Extract<Outcome, { kind: 'sent' }>): Promise<void> {
	const { isOnlyUnstored } = await fetchRules()
	if (isOnlyUnstored(answer))
		console.warn(`message ${reference} was sent, but the database did not take it yet`)
}

export const contactNotices: FormNotices = {
	sent: { title: 'contact.sent.title', text: 'contact.sent.text' },
	failed: { title: 'contact.failed.title', text: 'contact.failed.text' },
}

interface ContactFormProps {
	/** What the visitor chose elsewhere. */
	prefill: Readonly<Record<string, string>> | undefined
	/** It was posted without scripts. */
	posted: PostedForm | undefined
}

export function ContactForm({ prefill, posted }: ContactFormProps) {
	const t = useT('contact')
	const forms = useT('forms')
	const { errors, sending, sendState, formProps } = useForm({
		endpoint: '/api/contact_submissions',
		page: `${paths.contact()}#message-form`,
		posted,
		rules: async () => (await fetchRules()).checkContact,
		toBody: contactBody,
		notices: contactNotices,
		prefill,
		onSent: (outcome) => void warnIfUnstored(outcome).catch(() => undefined),
	})
	return (
		<section className="panel p-5 sm:p-8" aria-labelledby="message-form">
			<h2 id="message-form">{t('form.title')}</h2>
			<p className="mt-2 text-muted">{t('form.lead')}</p>
			<p className="mt-1 text-muted">
				{t('form.earlier')}{' '}
				<Link to={paths.status()} className="text-link">
					{t('form.status')}
				</Link>
			</p>
			<form noValidate className="mt-6 grid gap-5" {...formProps}>
				<FormFields errors={errors} posted={posted}>
					<fieldset disabled={sending} className="grid gap-5 sm:grid-cols-2">
						<TextField
							name="name"
							label={t('form.name')}
							required
							autoComplete="name"
							messages={{ required: t('form.nameRequired') }}
						/>
						<TextField
							name="email"
							type="email"
							label={t('form.email')}
							required
							autoComplete="email"
							messages={{ required: t('form.emailRequired'), email: t('form.emailInvalid') }}
						/>
						<PhoneField name="phone" label={t('form.phone')} className="sm:col-span-2" />
						<SelectField
							name="inquiryType"
							label={t('form.inquiryType')}
							placeholder={forms('choose')}
							options={inquiryTypes.map((value) => ({ value, label: t(`form.types.${value}`) }))}
						/>
						<TextField name="subject" label={t('form.subject')} />
						<TextArea
							name="message"
							label={t('form.message')}
							required
							rows={6}
							hint={t('form.messageHint')}
							messages={{
								required: t('form.messageRequired'),
								too_short: t('form.messageTooShort'),
							}}
							className="sm:col-span-2"
						/>
						<FormFoot sendState={sendState} className="sm:col-span-2">
							<Button
								type="submit"
								variant="brand"
								className="sm:justify-self-start sm:px-10"
								busyLabel={sending && t('form.sending')}
							>
								{t('form.send')}
							</Button>
						</FormFoot>
					</fieldset>
				</FormFields>
			</form>
		</section>
	)
}
