import ArrowDown from 'lucide-react/icons/arrow-down'
import CalendarDays from 'lucide-react/icons/calendar-days'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Route from 'lucide-react/icons/route'
import { Bidi } from '#app/components/bidi.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import { paths } from '#domain/paths.ts'
import type { MapPlace } from './map-places.ts'

/** What the map tells of the place that is chosen on it. */
export function PlaceCard({ place: { id, name, destination, universities } }: { place: MapPlace }) {
	const t = useT('discover')
	return (
		<div className="map-card panel">
			{destination && (
				<PictureScene
					key={destination.picture.scene}
					picture={destination.picture}
					sizes="(min-width: 768px) 260px, 100vw"
					className="map-card-picture"
				/>
			)}
			<div className="map-card-text">
				<h3>{name}</h3>
				{destination && (
					<ul className="meta">
						<li>
							<Route className="icon" aria-hidden="true" />
							<span>
								<Bidi>{destination.travel}</Bidi>
							</span>
						</li>
						<li>
							<CalendarDays className="icon" aria-hidden="true" />
							<span>{destination.bestTime}</span>
						</li>
					</ul>
				)}
				{universities.length > 0 && (
					<div>
						<p className="flex items-center gap-2 font-semibold">
							<GraduationCap className="icon text-brand" aria-hidden="true" />
							{t('map.universities', { count: universities.length })}
						</p>
						<ul className="flex flex-wrap gap-x-5">
							{universities.map((university) => (
								<li key={university.id}>
									<Link
										to={paths.university(university.id)}
										className="text-link inline-block py-1.5"
									>
										<Bidi>{university.name}</Bidi>
									</Link>
								</li>
							))}
						</ul>
					</div>
				)}
				{destination && (
					<a href={`#place-${id}`} className="text-link inline-flex items-center gap-2 py-1.5">
						{t('map.more', { name })}
						<ArrowDown className="icon" aria-hidden="true" />
					</a>
				)}
			</div>
		</div>
	)
}
