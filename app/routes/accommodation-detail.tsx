import '#app/features/accommodation/accommodation.css'
import { data } from 'react-router'
import { Accordion } from '#app/components/accordion.tsx'
import { ApplyBar } from '#app/components/apply-bar.tsx'
import { NotFoundEntry } from '#app/components/not-found-entry.tsx'
import { useBooking } from '#app/features/accommodation/booking/use-booking.tsx'
import { type Listing, ListingCard } from '#app/features/accommodation/listing/card.tsx'
import { Amenities, Features } from '#app/features/accommodation/listing/facilities.tsx'
import { Gallery } from '#app/features/accommodation/listing/gallery.tsx'
import { HelpCard } from '#app/features/accommodation/listing/help-card.tsx'
import { ListingHero } from '#app/features/accommodation/listing/hero.tsx'
import { Nearby } from '#app/features/accommodation/listing/nearby.tsx'
import { Rooms } from '#app/features/accommodation/listing/rooms.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import { lodging } from '#app/page/structured-data.ts'
import type { Accommodation } from '#content/schema.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { createTranslator } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import type { Route } from './+types/accommodation-detail'

type Entry = Omit<Localized<Accommodation>, 'aliases'> & {
	card: Listing
	similar: Listing[]
	withoutCard?: true
}

async function load({ language, content, params }: PageRequest) {
	const name = `accommodation/${params.id}`
	const [strings, entry] = await Promise.all([
		stringsOf(language, 'listing', 'parts'),
		content.find<Entry>(name),
	])
	const t = createTranslator<StringKeys['listing']>(strings.listing ?? {}, language)
	const title = t('title', { name: entry?.name ?? t('notFound.title') })
	const description = entry?.summary ?? t('notFound.text')
	return data(
		{ page: { title, description }, strings, entry },
		{ status: entry ? 200 : content.missing(name) },
	)
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage()
export function meta(args: Route.MetaArgs) {
	const entry = args.loaderData?.entry
	return describePage(
		args,
		import.meta.env.SSR &&
			entry && {
				name: entry.card.name,
				things: (url) => [lodging(url, entry.card)],
				withoutCard: entry.withoutCard,
			},
	)
}

export default function AccommodationDetailPage({ loaderData: { entry } }: Route.ComponentProps) {
	const t = useT('listing')
	if (entry) return <ListingPage entry={entry} />
	return (
		<NotFoundEntry
			title={t('notFound.title')}
			text={t('notFound.text')}
			back={{ to: paths.accommodation(), label: t('notFound.back') }}
		/>
	)
}

function ListingPage({ entry }: { entry: Entry }) {
	const t = useT('listing')
	const { book, prepare, dialog } = useBooking([entry.card, ...entry.similar])
	return (
		<>
			<ListingHero
				listing={entry.card}
				description={entry.description}
				onBook={book}
				onBookNear={prepare}
			/>
			<div className="wrap section-tight grid grid-cols-1 items-start gap-10 lg:grid-cols-[1fr_340px] lg:gap-14">
				<div className="grid gap-12 lg:gap-16">
					<Rooms rooms={entry.roomTypes} />
					<Gallery name={entry.name} pictures={entry.images} />
					<Features features={entry.features} />
					<Amenities amenities={entry.card.amenities} />
					<Nearby universities={entry.nearbyUniversities} facilities={entry.nearbyFacilities} />
					<section aria-labelledby="faq">
						<h2 id="faq" className="listing-title">
							{t('faq.title')}
						</h2>
						<Accordion name="faq" items={entry.faq} />
					</section>
				</div>
				<div className="lg:sticky lg:top-28">
					<HelpCard name={entry.name} />
				</div>
			</div>
			{entry.similar.length > 0 && (
				<section className="no-print section-tight bg-surface-2" aria-labelledby="similar">
					<div className="wrap">
						<h2 id="similar" className="listing-title">
							{t('similar.title')}
						</h2>
						<div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
							{entry.similar.map((listing) => (
								<ListingCard
									key={listing.id}
									listing={listing}
									onBook={book}
									onBookNear={prepare}
								/>
							))}
						</div>
					</div>
				</section>
			)}
			<ApplyBar />
			{dialog}
		</>
	)
}
