// What students bring with them.
import type { Slot } from './palettes.ts'
import type { Scene } from './scene.ts'
import { at, circle, line, rect, roundRect } from './shapes.ts'

/** An upright suitcase on wheels, its handle pulled out; x is its middle, y the floor. */
export function suitcase(
	scene: Scene,
	x: number,
	y: number,
	{
		paint = 'leaf',
		shade = 'leaf2',
		scale = 1,
	}: { paint?: Slot; shade?: Slot; scale?: number } = {},
) {
	const s = (value: number) => value * scale
	const rib = (dx: number) => line(x + s(dx), y - s(130), x + s(dx), y - s(16))
	scene
		.stroke('ink', s(7), `M${at(x - s(25), y - s(110))}v${at(s(-68))}h${at(s(50))}v${at(s(68))}`, {
			round: true,
		})
		.fill(paint, roundRect(x - s(55), y - s(138), s(110), s(130), s(14)))
		.fill(shade, rect(x + s(25), y - s(134), s(30), s(122)))
		.stroke(shade, s(5), rib(-29) + rib(-1))
		.fill('ink', circle(x - s(35), y - s(8), s(8)), circle(x + s(35), y - s(8), s(8)))
		.fill('sail', rect(x - s(7), y - s(118), s(24), s(32)))
}
