// The foot of a city scene: pavement, road, awnings.
import type { Slot } from './palettes.ts'
import type { Scene } from './scene.ts'
import { line, polygon, range, rect } from './shapes.ts'

export function street(scene: Scene, y: number) {
	scene
		.fill('wall2', rect(0, y, scene.width, 26))
		.fill('near', rect(0, y + 26, scene.width, scene.height - y - 26))
		.stroke('gold', 5, line(0, y + 88, scene.width, y + 88), { dash: '70 40' })
}

/** A striped awning that flares a little towards the street. */
export function awning(
	scene: Scene,
	x: number,
	y: number,
	w: number,
	stripes: number,
	cloth: Slot,
) {
	const step = w / stripes
	const flare = (offset: number) => ((offset - w / 2) / w) * 28
	const stripe = (index: number) => {
		const from = index * step
		return polygon(
			[x + from, y],
			[x + from + step, y],
			[x + from + step + flare(from + step), y + 32],
			[x + from + flare(from), y + 32],
		)
	}
	scene
		.fill('sail', polygon([x, y], [x + w, y], [x + w + 14, y + 32], [x - 14, y + 32]))
		.fill(cloth, ...range(Math.ceil(stripes / 2)).map((index) => stripe(index * 2)))
}
