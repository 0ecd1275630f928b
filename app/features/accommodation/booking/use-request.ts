/** What the booking dialog and the request form do alike: check, send, and say how it went. */
import type { FormValues } from '#app/form/fields.ts'
import { useForm } from '#app/form/form.ts'
import { sayTooOften } from '#app/form/too-often.ts'
import { notify } from '#app/notices.ts'
import type { SentNotice } from '#app/offline/outbox-rules.ts'
import type { FormErrors } from '#domain/forms/errors.ts'

const contactFields = ['name', 'email', 'phone']

function noticeMissing(errors: FormErrors): void {
	if (contactFields.some((field) => errors[field] === 'required'))
		notify({ tone: 'danger', title: 'missing.title', text: 'missing.contact' })
}

export function useRequest({
	about,
	toBody,
	sentNotice,
	onSent,
}: {
	about?: string
	toBody?: (values: FormValues) => unknown
	sentNotice: SentNotice
	onSent: (reference: string | undefined, form: HTMLFormElement) => void
}) {
	return useForm({
		endpoint: '/api/accommodation_requests',
		rules: async () => (await import('./request-rules.ts')).checkRequest,
		...(about && { about }),
		...(toBody && { toBody }),
		onInvalid: noticeMissing,
		sentNotice,
		onOutcome(outcome, form) {
			if (outcome.kind === 'sent') return onSent(outcome.reference, form)
			if (outcome.kind === 'too-often') return sayTooOften(outcome.seconds)
			console.warn('accommodation request failed', outcome.status)
			notify({ tone: 'danger', title: 'failed.title', text: 'failed.request' })
		},
	})
}
