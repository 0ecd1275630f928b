// The foot of a city scene: pavement, road, awnings.
import type { Slot } from './palettes.ts'
import type { Scene } from './scene.ts'
import {
	at,
	circle,
	ellipse,
	line,
	type Point,
	polygon,
	range,
	rect,
	roundRect,
	tenth,
} from './shapes.ts'

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

/** A city bicycle seen from its side; x is the rear wheel, y the ground. */
export function bicycle(scene: Scene, x: number, y: number, scale = 1, frame: Slot = 'hot') {
	const to = (...values: number[]) =>
		at(...values.map((value, index) => (index % 2 ? y - value * scale : x + value * scale)))
	const radius = 22 * scale
	scene
		.stroke(
			'ink',
			4 * scale,
			circle(x, y - radius, radius) + circle(x + 70 * scale, y - radius, radius),
		)
		.stroke(
			frame,
			4.5 * scale,
			`M${to(0, 22)}L${to(18, 56)}L${to(58, 56)}L${to(32, 22)}L${to(0, 22)}M${to(18, 56)}L${to(32, 22)}M${to(70, 22)}L${to(56, 66)}`,
			{ round: true },
		)
		.stroke(
			'ink',
			4.5 * scale,
			`M${to(10, 64)}L${to(26, 64)}M${to(18, 56)}L${to(18, 64)}M${to(56, 66)}L${to(66, 72)}L${to(74, 68)}`,
			{
				round: true,
			},
		)
}

/** An elevated line on its piers, with a train of four coaches when `trainX` is given. */
export function railViaduct(
	scene: Scene,
	deckY: number,
	ground: number,
	{ trainX, piers = 6, deck = 'wall2' }: { trainX?: number; piers?: number; deck?: Slot } = {},
) {
	const step = scene.width / piers
	if (trainX !== undefined)
		scene
			.fill('sail', roundRect(trainX, deckY - 58, 460, 56, 14))
			.fill('near', rect(trainX, deckY - 20, 460, 8))
			.stroke('near', 22, line(trainX + 14, deckY - 37, trainX + 446, deckY - 37), {
				dash: '24 7 24 7 24 22',
			})
			.stroke('ink', 3, `M${trainX + 115} ${deckY - 58}v54m115-54v54m115-54v54`)
	scene
		.fill(
			'mid',
			...range(piers).map((pier) =>
				rect(step * (pier + 0.5) - 13, deckY + 26, 26, ground - deckY - 26),
			),
		)
		.fill(
			'mid',
			...range(piers).map((pier) =>
				polygon(
					[step * (pier + 0.5) - 44, deckY + 24],
					[step * (pier + 0.5) + 44, deckY + 24],
					[step * (pier + 0.5) + 13, deckY + 60],
					[step * (pier + 0.5) - 13, deckY + 60],
				),
			),
		)
		.fill(deck, rect(0, deckY, scene.width, 28))
		.fill('near', rect(0, deckY + 22, scene.width, 8))
}

/** A street lamp with one arm; it shines by night. */
export function streetLamp(scene: Scene, x: number, y: number, h: number, side: 1 | -1 = 1) {
	scene
		.stroke('ink', 5, `M${x} ${y}V${y - h}q0-14 ${14 * side}-14h${26 * side}`)
		.fill('lit', ellipse(x + 44 * side, y - h - 10, 14, 6))
}

/** A small car seen from its side; x is its left end, y the road. */
export function car(scene: Scene, x: number, y: number, paint: Slot, scale = 1) {
	const to = (...values: number[]) =>
		at(...values.map((value, index) => (index % 2 ? y - value * scale : x + value * scale)))
	scene
		.fill(
			paint,
			`M${to(0, 12)}L${to(0, 34)}Q${to(4, 42, 24, 44)}L${to(46, 66)}Q${to(52, 72, 62, 72)}L${to(112, 72)}Q${to(122, 72, 130, 62)}L${to(144, 44)}Q${to(168, 42, 170, 30)}L${to(170, 12)}z`,
		)
		.fill(
			'ink',
			`M${to(42, 46)}L${to(56, 62)}L${to(84, 62)}L${to(84, 46)}z`,
			`M${to(90, 46)}L${to(90, 62)}L${to(112, 62)}L${to(126, 46)}z`,
		)
		.fill('gold', `M${to(160, 34)}h${tenth(10 * scale)}v${tenth(8 * scale)}h${tenth(-10 * scale)}z`)
		.fill(
			'ink',
			circle(x + 38 * scale, y - 13 * scale, 15 * scale),
			circle(x + 132 * scale, y - 13 * scale, 15 * scale),
		)
		.fill(
			'wall2',
			circle(x + 38 * scale, y - 13 * scale, 6 * scale),
			circle(x + 132 * scale, y - 13 * scale, 6 * scale),
		)
}

/** Someone riding past; x is the rear wheel, y the ground. */
export function cyclist(
	scene: Scene,
	x: number,
	y: number,
	scale = 1.5,
	{
		frame = 'hot',
		helmet = 'gold',
		shirt = 'ink',
	}: { frame?: Slot; helmet?: Slot; shirt?: Slot } = {},
) {
	const to = (...values: number[]) =>
		at(...values.map((value, index) => (index % 2 ? y - value * scale : x + value * scale)))
	bicycle(scene, x, y, scale, frame)
	scene
		.stroke('near', 10 * scale, `M${to(20, 65)}L${to(40, 44)}L${to(33, 19)}`, { round: true })
		.stroke(shirt, 16 * scale, `M${to(21, 69)}L${to(35, 100)}`, { round: true })
		.stroke(shirt, 7.3 * scale, `M${to(36, 97)}L${to(61, 72)}`, { round: true })
		.fill('wood', circle(x + 44 * scale, y - 119 * scale, 9.3 * scale))
		.fill(
			helmet,
			`M${to(33, 120)}a${at(10.7 * scale, 10.7 * scale)} 0 0 1 ${at(21 * scale, -3 * scale)}z`,
		)
}

/** A city bus seen from its side; x is its left end, `ground` the road. It heads left. */
export function bus(
	scene: Scene,
	x: number,
	ground: number,
	{
		paint = 'hot',
		shade = 'hot2',
		windows = 4,
		scale = 1,
	}: { paint?: Slot; shade?: Slot; windows?: number; scale?: number } = {},
) {
	const s = (value: number) => value * scale
	const w = s(78 + windows * 52)
	const wheels = [x + s(70), x + w - s(70)]
	scene
		.fill(paint, roundRect(x, ground - s(100), w, s(84), s(18)))
		.fill(shade, rect(x, ground - s(40), w, s(24)))
		.fill(
			'sail',
			roundRect(x + s(10), ground - s(84), s(46), s(40), s(10)),
			...range(windows).map((pane) => rect(x + s(66 + pane * 52), ground - s(82), s(42), s(34))),
		)
		.stroke('gold', s(4), line(x + s(4), ground - s(38), x + w - s(4), ground - s(38)))
		.fill('ink', ...wheels.map((middle) => circle(middle, ground - s(16), s(22))))
		.fill('wall2', ...wheels.map((middle) => circle(middle, ground - s(16), s(9))))
}

/** Bulbs on a cord that sags between two points. */
export function lampString(
	scene: Scene,
	[x1, y1]: Point,
	[x2, y2]: Point,
	{ sag, bulbs, size }: { sag: number; bulbs: number; size: number },
) {
	scene
		.stroke('ink', 2.5, `M${at(x1, y1)}Q${at((x1 + x2) / 2, (y1 + y2) / 2 + sag * 2, x2, y2)}`)
		.dots(
			'gold',
			size,
			...range(bulbs).map((bulb): Point => {
				const share = (bulb + 0.5) / bulbs
				return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + 4 * sag * share * (1 - share)]
			}),
		)
}

/** A striped parasol, shaded on the right; its pole stands at (x, y). */
export function parasol(scene: Scene, x: number, y: number, scale = 1) {
	const to = (dx: number, dy: number): Point => [x + dx * scale, y - dy * scale]
	const top = to(0, 206)
	scene
		.stroke('ink', 6 * scale, line(x, y, ...to(0, 180)))
		.fill('sail', polygon(to(-106, 146), top, to(106, 146)))
		.fill('hot', polygon(to(-106, 146), top, to(-40, 146)), polygon(to(40, 146), top, to(106, 146)))
		.fill('hot2', polygon(to(76, 146), top, to(106, 146)))
}
