/** The places of the map: where the guide travels and where the universities are, each once. */
import type { UniversityCard } from '#content/cards.ts'
import type { GuidePage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'
import { type Bounds, type Position, placeOn } from './projection.ts'

type Guide = Localized<GuidePage>
export type Destination = Guide['destinations'][number]
type University = Pick<Localized<UniversityCard>, 'id' | 'name' | 'location'>

export interface MapPlace {
	id: string
	name: string
	position: Position
	/** What the guide says of it, if it travels there. */
	destination: Destination | undefined
	/** The universities that teach there. */
	universities: University[]
}

export function mapPlaces(
	guide: Pick<Guide, 'destinations' | 'cities'>,
	cityNames: Readonly<Record<string, string>>,
	universities: readonly University[],
): MapPlace[] {
	const teachingIn = (city: string) => universities.filter(({ location }) => location === city)
	const travelled = guide.destinations.map((destination) => ({
		id: destination.id,
		name: destination.name,
		position: positionOf(destination),
		destination,
		universities: teachingIn(destination.id),
	}))
	const studied = guide.cities
		.filter(({ city }) => !travelled.some(({ id }) => id === city))
		.map((entry) => ({
			id: entry.city,
			name: cityNames[entry.city] ?? entry.city,
			position: positionOf(entry),
			destination: undefined,
			universities: teachingIn(entry.city),
		}))
	return [...travelled, ...studied]
}

function positionOf({ position }: { position: { lon: number; lat: number } }): Position {
	return [position.lon, position.lat]
}

/** The whole country on one sheet. */
export const countrySheet: Bounds = { west: 98.2, east: 119.7, south: 0.75, north: 8.55 }
/** For narrow screens, each half of the country on a sheet of its own. */
export const peninsulaSheet: Bounds = { west: 99.2, east: 104.7, south: 0.9, north: 7 }
export const borneoSheet: Bounds = { west: 109.2, east: 119.6, south: 0.6, north: 7.6 }
/** The capital's surroundings, where seven university towns lie within an hour's drive, seen through a window. */
export const valley: Bounds = { west: 101.29, east: 102.067, south: 2.7577, north: 3.35 }
/** Where the window stands on the sheet of the country: in the sea between its halves. Same proportions as `valley`. */
export const valleyWindow: Bounds = { west: 104.35, east: 111.5, south: 3, north: 8.45 }

export function isInValley([lon, lat]: Position): boolean {
	return lon > valley.west && lon < valley.east && lat > valley.south && lat < valley.north
}

/** Where a place stands on the sheet of the country, in percent; towns of the valley stand in its window. */
export function placeOnCountry(position: Position) {
	if (!isInValley(position)) return placeOn(countrySheet, position)
	const { across, down } = placeOn(valley, position)
	const { west, east, south, north } = valleyWindow
	return placeOn(countrySheet, [
		west + ((east - west) * across) / 100,
		north - ((north - south) * down) / 100,
	])
}
