import { describe, expect, test } from 'vitest'
import { guide } from '#content/guide.ts'
import { borneo, islands, peninsula } from './outlines.ts'
import { type Bounds, type Position, pathOf, placeOn, project, viewBoxOf } from './projection.ts'

const whole: Bounds = { west: 98, east: 120, south: 0, north: 8 }

test('east is to the right and north is up, in either language', () => {
	const [penang, johor] = [project([100.3, 5.4]), project([103.7, 1.5])]
	expect(johor.x).toBeGreaterThan(penang.x)
	expect(johor.y).toBeGreaterThan(penang.y)
})

test('a place stands on a sheet where the drawing of the sheet has it', () => {
	const [x = 0, y = 0, width = 0, height = 0] = viewBoxOf(whole).split(' ').map(Number)
	const position: Position = [101.7, 3.1]
	const point = project(position)
	const { across, down } = placeOn(whole, position)
	expect(across).toBeCloseTo((100 * (point.x - x)) / width, 0)
	expect(down).toBeCloseTo((100 * (point.y - y)) / height, 0)
})

test('an outline is closed and round', () => {
	const path = pathOf([
		[0, 0],
		[1, 0],
		[0, 1],
	])
	expect(path).toMatch(/^M[-\d. ]+(q[-\d. ]+){3}z$/)
	expect(pathOf([])).toBe('')
})

describe('every place of the guide stands on Malaysian land, or within a short walk of it', () => {
	const land = [peninsula, borneo, ...islands]
	const places = [
		...guide.destinations.map(({ id, position }) => ({ id: `destination ${id}`, position })),
		...guide.cities.map(({ city, position }) => ({ id: `city ${city}`, position })),
	]
	test.each(places)('$id', ({ position: { lon, lat } }) => {
		const nearby = [-0.06, 0, 0.06].flatMap((east) =>
			[-0.06, 0, 0.06].map((north): Position => [lon + east, lat + north]),
		)
		expect(nearby.some((point) => land.some((outline) => contains(outline, point)))).toBe(true)
	})
})

function contains(outline: readonly Position[], [x, y]: Position): boolean {
	let inside = false
	outline.forEach(([x1, y1], index) => {
		const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1]
		if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
	})
	return inside
}
