import '#app/features/accommodation/accommodation.css'
import { data, type LoaderFunctionArgs } from 'react-router'
import { NotFoundEntry } from '#app/components/not-found-entry.tsx'
import { Thanks } from '#app/components/thanks.tsx'
import { BookingForm } from '#app/features/accommodation/booking/booking-page.tsx'
import { bookingBody } from '#app/features/accommodation/booking/use-request.ts'
import type { Listing } from '#app/features/accommodation/listing/card.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import type { Content } from '#app/page/content.ts'
import { contentContext } from '#app/page/load.ts'
import { answerPost } from '#app/page/post-form.ts'
import { paths } from '#domain/paths.ts'
import { postingContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/booking'

const notice = { title: 'booking.title', text: 'booking.text' } as const

async function listingOf(content: Content, id = ''): Promise<Listing | undefined> {
	return (await content.find<{ card: Listing }>(`accommodation/${id}`))?.card
}

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { language } = postingContext(context)
	const listing = await listingOf(context.get(contentContext), params.id)
	const strings = await stringsOf(language, 'listing', 'booking', 'forms')
	return data({ strings, listing }, { status: listing ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { forms, language } = postingContext(context)
	const listing = await listingOf(context.get(contentContext), params.id)
	if (!listing) throw data(null, { status: 404 })
	const posted = await forms.post('accommodation_requests', request, (values) =>
		bookingBody(listing, values),
	)
	return answerPost(posted, language, 'notices.booking')
}

export default function BookingRoute({ loaderData, actionData }: Route.ComponentProps) {
	const t = useT('listing')
	const booking = useT('booking')
	const { listing } = loaderData
	if (!listing)
		return (
			<NotFoundEntry
				title={t('notFound.title')}
				text={t('notFound.text')}
				back={{ to: paths.accommodation(), label: t('notFound.back') }}
			/>
		)
	return (
		<>
			<title>{t('title', { name: booking('dialog.title', { name: listing.name }) })}</title>
			<meta name="robots" content="noindex" />
			{actionData?.posted.sent ? (
				<Thanks page={actionData} notice={notice} name={listing.name} />
			) : (
				<BookingForm listing={listing} posted={actionData?.posted} />
			)}
		</>
	)
}
