import CalendarDays from 'lucide-react/icons/calendar-days'
import Route from 'lucide-react/icons/route'
import Wallet from 'lucide-react/icons/wallet'
import { Bidi } from '#app/components/bidi.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatRinggitRange } from '#domain/format.ts'
import type { Destination } from './map-places.ts'

interface Props {
	destinations: Destination[]
	/** What the amounts stand for. */
	note: string
}

export function Destinations({ destinations, note }: Props) {
	const t = useT('discover')
	return (
		<section id="places" className="section" aria-labelledby="places-title">
			<div className="wrap">
				<SectionHead
					id="places-title"
					eyebrow={t('destinations.eyebrow')}
					title={t('destinations.title')}
					lead={note}
				/>
				<ul className="guide-windows">
					{destinations.map((destination) => (
						<li key={destination.id} id={`place-${destination.id}`}>
							<DestinationWindow destination={destination} />
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}

function DestinationWindow({ destination }: { destination: Destination }) {
	const language = useLanguage()
	const { name, text, travel, bestTime, budget, highlights, picture } = destination
	return (
		<>
			<div className="keel">
				<PictureScene
					picture={picture}
					sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
				/>
			</div>
			<h3>{name}</h3>
			<p className="text-muted">
				<Bidi>{text}</Bidi>
			</p>
			<ul className="guide-facts">
				<li>
					<Route className="icon" aria-hidden="true" />
					<span>
						<Bidi>{travel}</Bidi>
					</span>
				</li>
				<li>
					<CalendarDays className="icon" aria-hidden="true" />
					<span>{bestTime}</span>
				</li>
				<li>
					<Wallet className="icon" aria-hidden="true" />
					<span>
						<Bidi>{formatRinggitRange(language, budget.min, budget.max)}</Bidi>
					</span>
				</li>
			</ul>
			<ul className="chips">
				{highlights.map((highlight, position) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a highlight is its place in the list, in either language.
					<li key={position} className="chip">
						<Bidi>{highlight}</Bidi>
					</li>
				))}
			</ul>
		</>
	)
}
