import House from 'lucide-react/icons/house'
import MapPin from 'lucide-react/icons/map-pin'
import { Bidi } from '#app/components/bidi.tsx'
import { PlanToggle } from '#app/components/plan-toggle.tsx'
import { Rating } from '#app/components/rating.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'
import { BookButton } from '../booking/book-button.tsx'
import type { Listing } from './card.tsx'
import { Place } from './place.tsx'
import { Price } from './price.tsx'

export function ListingHero({
	listing,
	description,
	onBook,
	onBookNear,
}: {
	listing: Listing
	description: string
	onBook: (id: string) => void
	onBookNear: () => void
}) {
	const t = useT('listing')
	return (
		<section className="page-hero">
			<div className="wrap grid items-center gap-x-12 lg:grid-cols-[1.1fr_1fr]">
				<div className="copy pb-7! lg:pb-14!">
					<p className="flex flex-wrap items-center gap-3">
						<span className="badge badge-info">
							<House className="icon" aria-hidden="true" />
							{listing.typeName}
						</span>
						<Rating value={listing.rating} />
					</p>
					<h1>
						<Bidi>{listing.name}</Bidi>
					</h1>
					<p className="meta text-base!">
						<span>
							<MapPin className="icon" aria-hidden="true" />
							<Place area={listing.area} city={listing.city} />
						</span>
					</p>
					<p className="max-w-[62ch]">
						<Bidi>{description}</Bidi>
					</p>
					<Price min={listing.priceRange.min} max={listing.priceRange.max} large />
					{listing.priceNote && <p className="text-muted">{listing.priceNote}</p>}
					<div className="actions pt-1">
						<BookButton id={listing.id} onBook={onBook} onBookNear={onBookNear} />
						<ButtonLink to={paths.consultants()} variant="line">
							{t('hero.contact')}
						</ButtonLink>
						<PlanToggle kind="h" code={listing.code} name={listing.name} />
					</div>
				</div>
				<div className="mb-9 aspect-16/11 overflow-hidden rounded-card shadow-rest lg:mb-0">
					<PictureScene picture={listing.image} eager sizes="(min-width: 1024px) 560px, 100vw" />
				</div>
			</div>
		</section>
	)
}
