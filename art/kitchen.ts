// What kitchens share: cupboards, hob, fridge, pots.
import type { Slot } from './palettes.ts'
import type { Scene } from './scene.ts'
import { at, circle, line, pill, range, rect, roundRect } from './shapes.ts'

/** A run of cupboard doors; handles at their lower or upper edge. */
export function cupboards(
	scene: Scene,
	x: number,
	y: number,
	w: number,
	h: number,
	{
		doors,
		face = 'wood',
		gap = 'wood2',
		handles = 'bottom',
	}: { doors: number; face?: Slot; gap?: Slot; handles?: 'top' | 'bottom' },
) {
	const door = w / doors
	const handleY = handles === 'top' ? y + 16 : y + h - 24
	scene
		.fill(gap, rect(x, y, w, h))
		.fill(face, ...range(doors).map((index) => rect(x + index * door + 4, y + 5, door - 8, h - 10)))
		.fill(
			'gold',
			...range(doors).map((index) => pill(x + (index + 0.5) * door - 17, handleY, 34, 7)),
		)
}

/** A worktop with cupboards below, standing on `base`. */
export function counter(
	scene: Scene,
	x: number,
	y: number,
	w: number,
	base: number,
	doors: number,
	{ face = 'wood', gap = 'wood2', top = 'wall' }: { face?: Slot; gap?: Slot; top?: Slot } = {},
) {
	cupboards(scene, x, y + 16, w, base - y - 34, { doors, face, gap, handles: 'top' })
	scene
		.fill('ink', rect(x + 6, base - 20, w - 12, 20))
		.fill(top, roundRect(x - 8, y, w + 16, 20, 4))
}

/** Rows of wall tiles, as joints. */
export const tiledWall = (
	scene: Scene,
	x: number,
	y: number,
	w: number,
	h: number,
	joint: Slot = 'wall2',
	size = 34,
) =>
	scene.stroke(
		joint,
		3,
		range(Math.floor(h / size))
			.map((row) => line(x, y + (row + 1) * size, x + w, y + (row + 1) * size))
			.join('') +
			range(Math.floor(w / (size * 1.6)))
				.map((column) =>
					line(x + (column + 1) * size * 1.6, y, x + (column + 1) * size * 1.6, y + h),
				)
				.join(''),
		{ opacity: 0.6 },
	)

/** A fridge with a freezer above; magnets on its door. */
export function fridge(
	scene: Scene,
	x: number,
	y: number,
	w: number,
	base: number,
	body: Slot = 'sail',
	shade: Slot = 'wall2',
) {
	const split = y + (base - y) * 0.32
	scene
		.faded(0.16, () => scene.fill('ink', rect(x + 10, base - 2, w + 8, 16)))
		.fill(body, roundRect(x, y, w, base - y - 8, 12))
		.fill(shade, rect(x + w - 22, y + 12, 22, base - y - 32))
		.fill('ink', rect(x + 10, base - 10, w - 20, 10))
		.stroke(shade, 5, line(x, split, x + w, split))
		.fill('near', roundRect(x + 14, split - 62, 9, 46, 4), roundRect(x + 14, split + 20, 9, 80, 4))
}

/** A two-ring gas hob on a worktop at y, a pot over one flame. */
export function hob(scene: Scene, x: number, y: number, pot: Slot = 'hot') {
	scene
		.fill('ink', roundRect(x, y - 12, 190, 12, 4))
		.stroke('near', 5, `M${x + 22} ${y - 16}h60M${x + 110} ${y - 16}h60`)
	cookingPot(scene, x + 52, y - 18, 78, 52, pot)
}

/** A lidded pot; x is its middle, y its foot. */
export function cookingPot(scene: Scene, x: number, y: number, w: number, h: number, paint: Slot) {
	scene
		.fill(
			paint,
			`M${at(x - w / 2, y - h)}h${at(w)}v${at(h * 0.7)}q0 ${at(h * 0.3)} ${at(-h * 0.3)} ${at(h * 0.3)}h${at(-(w - h * 0.6))}q${at(-h * 0.3)} 0 ${at(-h * 0.3)} ${at(-h * 0.3)}z`,
		)
		.stroke('ink', 5, `M${at(x - w / 2 - 12, y - h * 0.7)}h12M${at(x + w / 2, y - h * 0.7)}h12`, {
			round: true,
		})
		.fill('near', pill(x - w / 2 - 3, y - h - 7, w + 6, 9), circle(x, y - h - 11, 6))
}

/** An electric kettle; x is its middle, y its foot. */
export function kettle(scene: Scene, x: number, y: number, paint: Slot = 'hot', scale = 1) {
	const to = (...values: number[]) =>
		at(...values.map((value, index) => (index % 2 ? y - value * scale : x + value * scale)))
	scene
		.fill('ink', `M${to(-34, 0)}L${to(34, 0)}L${to(34, 8)}L${to(-34, 8)}z`)
		.fill(
			paint,
			`M${to(-34, 8)}L${to(-24, 76)}Q${to(0, 92, 24, 76)}L${to(34, 8)}z`,
			`M${to(-26, 66)}L${to(-46, 74)}L${to(-29, 44)}z`,
		)
		.stroke('ink', 8 * scale, `M${to(24, 72)}Q${to(58, 76, 50, 20)}L${to(34, 18)}`, { round: true })
		.fill('ink', circle(x, y - 88 * scale, 6 * scale))
}

/** A tap over a sink let into the worktop at y. */
export function tap(scene: Scene, x: number, y: number, metal: Slot = 'near') {
	scene
		.stroke(metal, 8, `M${x} ${y}v-52q0-24 24-24t24 24v8`, { round: true })
		.fill(metal, rect(x - 14, y - 6, 28, 6), rect(x - 4, y, 120, 8))
}

/** A mug with its handle on the right; x is its middle, y its foot. */
export function mug(scene: Scene, x: number, y: number, paint: Slot = 'sail', scale = 1) {
	const s = (value: number) => value * scale
	scene
		.fill(paint, roundRect(x - s(22), y - s(42), s(44), s(42), s(8)))
		.stroke(paint, s(7), `M${at(x + s(22), y - s(31))}h${at(s(14))}v${at(s(18))}h${at(s(-14))}`)
}
