import Check from 'lucide-react/icons/check'
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import { AmenityIcon } from './amenity-icon.tsx'
import type { Listing } from './card.tsx'

export function Features({ features }: { features: string[] }) {
	const t = useT('listing')
	return (
		<section aria-labelledby="features">
			<h2 id="features" className="listing-title">
				{t('features.title')}
			</h2>
			<ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
				{features.map((feature) => (
					<li key={feature} className="grid grid-cols-[20px_1fr] gap-2.5">
						<Check className="icon mt-1 text-success" aria-hidden="true" />
						<span>
							<Bidi>{feature}</Bidi>
						</span>
					</li>
				))}
			</ul>
		</section>
	)
}

export function Amenities({ amenities }: Pick<Listing, 'amenities'>) {
	const t = useT('listing')
	return (
		<section aria-labelledby="amenities">
			<h2 id="amenities" className="listing-title">
				{t('amenities.title')}
			</h2>
			<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
				{amenities.map(({ id, name }) => (
					<li
						key={id}
						className="flex min-h-14 items-center gap-3 rounded-field bg-surface-2 px-4 py-2"
					>
						<span className="text-brand">
							<AmenityIcon amenity={id} />
						</span>
						{name}
					</li>
				))}
			</ul>
		</section>
	)
}
