import { useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { CountryDrawing, Sheet } from './map-drawing.tsx'
import {
	borneoSheet,
	isInValley,
	type MapPlace,
	peninsulaSheet,
	placeOnCountry,
	valley,
} from './map-places.ts'
import { PlaceCard } from './place-card.tsx'

/** Places whose names stand west of their dots, where there is sea or room. */
const namedWest = new Set([
	'langkawi',
	'penang',
	'melaka',
	'sabah',
	'petaling-jaya',
	'subang-jaya',
	'cyberjaya',
])

const capital = 'kuala-lumpur'

export function MalaysiaMap({ places }: { places: MapPlace[] }) {
	const t = useT('discover')
	const [selected, setSelected] = useState(capital)
	const shown = places.find(({ id }) => id === selected) ?? places[0]
	const inValley = places.filter(({ position }) => isInValley(position))
	const outside = places.filter((place) => !inValley.includes(place) || place.id === capital)
	return (
		<section className="map no-print pal-duha on-dark" aria-labelledby="map">
			<div className="wrap">
				<h2 id="map">{t('map.title')}</h2>
				<p className="mt-2">{t('map.lead')}</p>
				<ul className="map-legend" aria-hidden="true">
					<li className="map-trip">{t('map.trip')}</li>
					<li>{t('map.town')}</li>
				</ul>
				<div className="map-stage" dir="ltr">
					<div className="map-country">
						<CountryDrawing places={places} />
						<p className="map-window-name">{t('map.valley')}</p>
					</div>
					<div className="map-sheets">
						<Sheet
							places={outside}
							selected={inValley.some(({ id }) => id === selected) ? capital : selected}
							bounds={peninsulaSheet}
							size={8}
							className="map-sheet-peninsula"
						/>
						<Sheet
							places={outside}
							selected={selected}
							bounds={borneoSheet}
							size={16}
							className="map-sheet-borneo"
						/>
						<Sheet
							places={inValley}
							selected={selected}
							bounds={valley}
							size={1.1}
							className="map-sheet-valley keel"
						/>
					</div>
					<ul className="map-places" aria-label={t('map.places')}>
						{places.map((place) => (
							<PlaceButton
								key={place.id}
								place={place}
								pressed={place.id === shown?.id}
								onPress={() => setSelected(place.id)}
							/>
						))}
					</ul>
				</div>
				<div id="map-place" aria-live="polite">
					{shown && <PlaceCard place={shown} />}
				</div>
			</div>
			<div className="rebung" />
		</section>
	)
}

interface PlaceButtonProps {
	place: MapPlace
	pressed: boolean
	onPress: () => void
}

function PlaceButton({ place, pressed, onPress }: PlaceButtonProps) {
	const { across, down } = placeOnCountry(place.position)
	return (
		<li
			className={namedWest.has(place.id) ? 'map-place map-place-west' : 'map-place'}
			style={{ insetInlineStart: `${across}%`, insetBlockStart: `${down}%` }}
			data-place={place.id}
		>
			<button
				type="button"
				aria-pressed={pressed}
				aria-controls="map-place"
				onClick={onPress}
				className={`press-needs-scripts ${place.destination ? 'map-trip' : ''}`}
			>
				<span className="map-name">
					<bdi>{place.name}</bdi>
				</span>
			</button>
		</li>
	)
}
