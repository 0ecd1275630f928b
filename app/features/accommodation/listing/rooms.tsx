import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import type { Accommodation } from '#content/schema.ts'
import type { Localized } from '#domain/language.ts'
import { Price } from './price.tsx'

export function Rooms({ rooms }: { rooms: Localized<Accommodation>['roomTypes'] }) {
	const t = useT('listing')
	return (
		<section aria-labelledby="rooms">
			<h2 id="rooms" className="listing-title">
				{t('rooms.title')}
			</h2>
			<ul className="grid gap-4 sm:grid-cols-2">
				{rooms.map(({ type, price, features, available }) => (
					<li
						key={type}
						className={`panel grid content-start gap-3 p-5 ${available ? '' : 'bg-surface-2!'}`}
					>
						<div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
							<h3 className="flex-1 basis-32">
								<Bidi>{type}</Bidi>
							</h3>
							<span className={`badge shrink-0 ${available ? 'badge-success' : 'badge-quiet'}`}>
								{available ? (
									<Check className="icon" aria-hidden="true" />
								) : (
									<X className="icon" aria-hidden="true" />
								)}
								{t(available ? 'rooms.available' : 'rooms.notAvailable')}
							</span>
						</div>
						<Price min={price} />
						<ul className="grid gap-1 text-sm leading-relaxed text-muted">
							{features.map((feature) => (
								<li key={feature} className="small-point">
									<span>
										<Bidi>{feature}</Bidi>
									</span>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</section>
	)
}
