import '#app/features/accommodation/accommodation.css'
import { ClosingScene } from '#app/components/closing-scene.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { Thanks } from '#app/components/thanks.tsx'
import { RequestForm, requestNotices } from '#app/features/accommodation/booking/request-form.tsx'
import { useBooking } from '#app/features/accommodation/booking/use-booking.tsx'
import { Expect } from '#app/features/accommodation/expect.tsx'
import { FilterBar } from '#app/features/accommodation/filter-bar.tsx'
import { Hero } from '#app/features/accommodation/hero.tsx'
import { Listings } from '#app/features/accommodation/listing-list.tsx'
import { Neighbourhoods } from '#app/features/accommodation/neighbourhoods.tsx'
import { Services } from '#app/features/accommodation/services.tsx'
import { Types } from '#app/features/accommodation/types.tsx'
import { useFilters } from '#app/features/accommodation/use-filters.ts'
import { useReveal } from '#app/features/accommodation/use-reveal.ts'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { answerPost } from '#app/page/post-form.ts'
import { sharedPage } from '#app/page/shared.ts'
import type { AccommodationCard } from '#content/cards.ts'
import { searched } from '#domain/filters/params.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { postingContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/accommodation'

async function load({ language, content, url }: PageRequest) {
	const [page, strings, listings, housing] = await Promise.all([
		pageOf(language, 'accommodation'),
		stringsOf(
			language,
			'pages.accommodation',
			'parts',
			'accommodation',
			'listing',
			'booking',
			'forms',
		),
		content.read<Localized<AccommodationCard>[]>('accommodation'),
		content.read<Localized<typeof import('#content/housing.ts')>>('housing'),
	])
	return { page, strings, listings: await searched(listings, url.searchParams), housing }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export async function action({ request, context }: Route.ActionArgs) {
	const { forms, language } = postingContext(context)
	const posted = await forms.post('accommodation_requests', request)
	return answerPost(posted, language, 'notices.request')
}
export const handle = sharedPage('search', 'type', 'location', 'price', 'view')
export const meta = describePage

export default function AccommodationPage({
	loaderData: { listings, housing },
	actionData,
}: Route.ComponentProps) {
	const t = useT('accommodation')
	const { view } = useFilters()
	const categories = useReveal<HTMLHeadingElement>('categories')
	const { book, prepare, dialog } = useBooking(listings)
	const names = { types: housing.housingTypeNames, locations: housing.housingLocationNames }
	if (actionData?.posted.sent) return <Thanks page={actionData} notice={requestNotices.sent} />
	return (
		<>
			<Hero types={housing.housingTypeCards} />
			<Services services={housing.housingServices} />
			<section className="pb-16 lg:pb-24" aria-labelledby="find">
				<div className="wrap">
					<SectionHead id="find" title={t('find.title')} lead={t('find.lead')} />
					<FilterBar listings={listings} names={names} />
					<Listings listings={listings} onBook={book} onBookNear={prepare} />
				</div>
			</section>
			{view === 'category' && (
				<>
					<Types types={housing.housingTypeCards} heading={categories} />
					<Neighbourhoods neighbourhoods={housing.neighbourhoods} />
				</>
			)}
			<RequestForm posted={actionData?.posted} />
			<Expect notes={housing.whatToExpect} />
			<ClosingScene
				title={t('help.title')}
				text={t('help.text')}
				apply={t('help.apply')}
				other={{ to: paths.contact(), label: t('help.contact') }}
			/>
			{dialog}
		</>
	)
}
