import LayoutGrid from 'lucide-react/icons/layout-grid'
import { InlineScene } from '#app/components/inline-scene.tsx'
import { type Listing, ListingCard } from '#app/features/accommodation/listing/card.tsx'
import { useT } from '#app/language/strings.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { type FilterableListing, filterListings } from '#domain/filters/accommodation.ts'
import { firstListings } from '#domain/listings.ts'
import { ShowButton } from './show-button.tsx'
import { useFilters } from './use-filters.ts'
import { useReveal } from './use-reveal.ts'

/** The first six on the overview; in the list view everything that the filters leave. */
export function Listings({
	listings,
	onBook,
	onBookNear,
}: {
	listings: readonly (Listing & FilterableListing)[]
	onBook: (id: string) => void
	onBookNear: () => void
}) {
	const t = useT('accommodation')
	const { filters, view } = useFilters()
	const count = useReveal<HTMLParagraphElement>('list')
	const found = filterListings(listings, filters)
	const { shown, more } = view === 'list' ? { shown: found, more: false } : firstListings(found)

	return (
		<div className="mt-6 grid gap-6">
			<div
				className={`flex flex-wrap items-center justify-between gap-3 ${view === 'list' ? '' : 'sr-only'}`}
			>
				<p ref={count} tabIndex={-1} role="status" className="scroll-mt-28 font-semibold">
					{view === 'list' && t('list.found', { count: found.length })}
				</p>
				{view === 'list' && (
					<ShowButton variant="quiet" view="category" reveal="categories">
						<LayoutGrid className="icon" aria-hidden="true" />
						{t('list.categories')}
					</ShowButton>
				)}
			</div>
			{shown.length === 0 && (
				<div className="panel grid justify-items-center gap-4 px-6 py-10 text-center">
					<InlineScene name="empty-dhow" className="pal-duha w-44" />
					<p className="max-w-[42ch]">{t('list.empty')}</p>
					<ButtonAnchor href="#request" variant="brand" small>
						{t('list.ask')}
					</ButtonAnchor>
				</div>
			)}
			<div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
				{shown.map((listing) => (
					<ListingCard key={listing.id} listing={listing} onBook={onBook} onBookNear={onBookNear} />
				))}
			</div>
			{more && (
				<div className="justify-self-center">
					<ShowButton variant="brand" view="list" reveal="list">
						{t('list.all', { count: found.length })}
					</ShowButton>
				</div>
			)}
		</div>
	)
}
