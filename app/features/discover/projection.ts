/**
 * From degrees to the map's own units. So near the equator a degree east is as long as a degree north, so the plane
 * needs no more than a scale; outlines and places go through the same function and can't drift apart.
 */

/** Degrees east, degrees north. */
export type Position = readonly [lon: number, lat: number]

export interface Bounds {
	west: number
	east: number
	south: number
	north: number
}

/** Units of the drawing to a degree. */
const unitsPerDegree = 56

export function project([lon, lat]: Position): { x: number; y: number } {
	return { x: round(lon * unitsPerDegree), y: round(-lat * unitsPerDegree) }
}

/** The part of the plane between four degrees, as an SVG wants it. */
export function viewBoxOf({ west, east, south, north }: Bounds): string {
	const { x, y } = project([west, north])
	return [
		x,
		y,
		round((east - west) * unitsPerDegree),
		round((north - south) * unitsPerDegree),
	].join(' ')
}

/** Where a position stands between the edges of a sheet, in percent from its west and from its north. */
export function placeOn({ west, east, south, north }: Bounds, [lon, lat]: Position) {
	return {
		across: round((100 * (lon - west)) / (east - west)),
		down: round((100 * (north - lat)) / (north - south)),
	}
}

/** A closed outline through the middles of its sides, so that the corners come out round. */
export function pathOf(outline: readonly Position[]): string {
	const middles = outline.map((point, index) => {
		const next = outline[(index + 1) % outline.length] ?? point
		return project([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])
	})
	const start = middles.at(-1)
	if (!start) return ''
	let from = start
	const curves = outline.map((point, index) => {
		const corner = project(point)
		const end = middles[index] ?? corner
		// Steps from point to point are shorter to write than places: every page of the map carries them.
		const steps = [corner.x - from.x, corner.y - from.y, end.x - from.x, end.y - from.y].map(round)
		from = end
		return `q${steps.join(' ')}`
	})
	return `M${start.x} ${start.y}${curves.join('')}z`
}

function round(value: number): number {
	return Math.round(value * 10) / 10
}
