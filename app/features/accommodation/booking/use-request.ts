/** What the booking dialog and the request form do alike: check, send, and say how it went. */
import type { FormOptions } from '#app/form/form-types.ts'
import { useForm } from '#app/form/use-form.ts'
import { notify } from '#app/notices/notices.ts'
import type { FormErrors } from '#domain/forms/errors.ts'
import { paths } from '#domain/paths.ts'
import type { Listing } from '../listing/card.tsx'

const contactFields = ['name', 'email', 'phone']

function noticeMissing(errors: FormErrors): boolean {
	if (contactFields.some((field) => errors[field] === 'required'))
		notify({ tone: 'danger', title: 'missing.title', text: 'missing.contact' })
	return false
}

type Own =
	| 'page'
	| 'posted'
	| 'name'
	| 'about'
	| 'aboutFields'
	| 'toBody'
	| 'closes'
	| 'onSent'
	| 'notices'

export function useRequest(options: Pick<FormOptions, Own>) {
	return useForm({
		endpoint: '/api/accommodation_requests',
		rules: async () => (await import('./request-rules.ts')).checkRequest,
		onInvalid: noticeMissing,
		...options,
	})
}

/** What the call takes: the room with the accommodation it is in, by their English names. */
export function bookingBody(
	{ storedName }: Pick<Listing, 'storedName'>,
	{ accommodation_type: room, ...values }: Readonly<Record<string, string>>,
) {
	return { ...values, accommodation_type: room ? `${storedName} - ${room}` : storedName }
}

/** A booking, from the dialog or from the page that takes its place without scripts. */
export function useBookingRequest(
	listing: Listing,
	options: Pick<FormOptions, 'posted' | 'closes' | 'onSent'>,
) {
	const name = { ar: listing.arabicName, en: listing.storedName }
	return useRequest({
		name: '/api/accommodation_requests#booking',
		page: `${paths.booking(listing.id)}#booking`,
		about: listing.id,
		// A room of one house is no room of the next.
		aboutFields: ['accommodation_type'],
		notices: {
			sent: { title: 'booking.title', text: 'booking.text', values: { name } },
			failed: { title: 'failed.title', text: 'failed.request' },
		},
		toBody: (values) => bookingBody(listing, values),
		...options,
	})
}
