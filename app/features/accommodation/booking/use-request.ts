/** What the booking dialog and the request form do alike: check, send, and say how it went. */
import type { FormOptions } from '#app/form/form-types.ts'
import { useForm } from '#app/form/use-form.ts'
import { notify } from '#app/notices/notices.ts'
import type { FormErrors } from '#domain/forms/errors.ts'

const contactFields = ['name', 'email', 'phone']

function noticeMissing(errors: FormErrors): boolean {
	if (contactFields.some((field) => errors[field] === 'required'))
		notify({ tone: 'danger', title: 'missing.title', text: 'missing.contact' })
	return false
}

type Own = 'name' | 'about' | 'aboutFields' | 'toBody' | 'closes' | 'onSent' | 'notices'

export function useRequest(options: Pick<FormOptions, Own>) {
	return useForm({
		endpoint: '/api/accommodation_requests',
		rules: async () => (await import('./request-rules.ts')).checkRequest,
		onInvalid: noticeMissing,
		...options,
	})
}
