import Check from 'lucide-react/icons/check'
import House from 'lucide-react/icons/house'
import MapPin from 'lucide-react/icons/map-pin'
import { useId } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { PlanToggle } from '#app/components/plan-toggle.tsx'
import { Rating } from '#app/components/rating.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { AccommodationCard } from '#content/cards.ts'
import type { Localized } from '#domain/language.ts'
import { cardAmenities, isFeatured } from '#domain/listings.ts'
import { paths } from '#domain/paths.ts'
import { BookButton } from '../booking/book-button.tsx'
import { AmenityIcon } from './amenity-icon.tsx'
import { Place } from './place.tsx'
import { Price } from './price.tsx'

/** A card without the text that only the filters look at. */
export type Listing = Omit<Localized<AccommodationCard>, 'search'>

export function ListingCard({
	listing,
	onBook,
	onBookNear,
}: {
	listing: Listing
	onBook: (id: string) => void
	/** The visitor is about to book: time to fetch the dialog. */
	onBookNear: () => void
}) {
	const t = useT('listing')
	const title = useId()
	const { shown, more } = cardAmenities(listing.amenities)
	return (
		<article className="card" aria-labelledby={title}>
			<div className="relative aspect-16/10 overflow-hidden">
				<PictureScene
					picture={listing.image}
					sizes="(min-width: 1280px) 384px, (min-width: 768px) 50vw, 100vw"
				/>
				<p className="absolute inset-x-3.5 top-3.5 flex flex-wrap gap-2">
					{isFeatured(listing.rating) && (
						<span className="badge badge-gold">{t('card.featured')}</span>
					)}
					<span className="badge badge-success ms-auto">
						<Check className="icon" aria-hidden="true" />
						{t('card.available')}
					</span>
				</p>
				<PlanToggle kind="h" code={listing.code} name={listing.name} round="low" />
			</div>
			<div className="card-body">
				<div className="flex items-baseline justify-between gap-3">
					<h3 id={title}>
						<Link to={paths.listing(listing.id)} className="hover:text-brand">
							<Bidi>{listing.name}</Bidi>
						</Link>
					</h3>
					<Rating value={listing.rating} />
				</div>
				<p className="meta">
					<span>
						<MapPin className="icon" aria-hidden="true" />
						<Place area={listing.area} city={listing.city} />
					</span>
					<span>
						<House className="icon" aria-hidden="true" />
						{listing.typeName}
					</span>
				</p>
				<p className="text-sm leading-relaxed text-muted">
					<Bidi>{listing.summary}</Bidi>
				</p>
				<ul className="chips" aria-label={t('card.amenities')}>
					{shown.map(({ id, name }) => (
						<li key={id} className="chip">
							<AmenityIcon amenity={id} />
							{name}
						</li>
					))}
					{more > 0 && (
						<li className="chip text-muted">
							<Bidi>{t('card.more', { count: more })}</Bidi>
						</li>
					)}
				</ul>
				<div className="mt-auto border-t border-line pt-3">
					<Price min={listing.priceRange.min} max={listing.priceRange.max} />
					{listing.priceNote && <p className="text-sm text-muted">{listing.priceNote}</p>}
				</div>
				<div className="grid grid-cols-2 gap-2.5">
					<BookButton
						id={listing.id}
						small
						className="px-2!"
						describedBy={title}
						onBook={onBook}
						onBookNear={onBookNear}
					/>
					<ButtonLink to={paths.listing(listing.id)} variant="line" small className="px-2!">
						{t('card.learnMore')}{' '}
						{/* Six links of one name say nothing to those who hear them one by one. */}
						<span className="sr-only">{t('card.about', { name: listing.name })}</span>
					</ButtonLink>
				</div>
			</div>
		</article>
	)
}
