// What stands in rooms, each piece in its own lines; the room itself is in interior.ts.
import type { Slot } from './palettes.ts'
import type { Scene } from './scene.ts'
import {
	at,
	circle,
	ellipse,
	line,
	pill,
	polygon,
	range,
	rebung,
	rect,
	roundRect,
} from './shapes.ts'

/** A bed seen from its foot: x is its middle, y the top of the headboard, base the floor. */
export function bedFromFoot(
	scene: Scene,
	x: number,
	y: number,
	w: number,
	base: number,
	{
		board = 'wood',
		cloth = 'water',
		fold = 'water2',
		pillows = 2,
	}: { board?: Slot; cloth?: Slot; fold?: Slot; pillows?: number } = {},
) {
	const half = w / 2
	const sheet = y + 118
	const edge = base - 96
	const pillow = (w * 0.82) / pillows
	scene
		.faded(0.18, () =>
			scene.fill(
				'ink',
				polygon(
					[x - half - 10, base - 8],
					[x + half + 30, base - 8],
					[x + half + 50, base + 14],
					[x - half + 10, base + 14],
				),
			),
		)
		.fill(board, roundRect(x - half - 16, y, w + 32, 190, 16))
		.fill(
			'wall',
			polygon([x - half * 0.9, sheet], [x + half * 0.9, sheet], [x + half, edge], [x - half, edge]),
		)
		.fill(
			'sail',
			...range(pillows).map((index) =>
				roundRect(x - w * 0.41 + index * pillow + 5, sheet - 56, pillow - 10, 74, 26),
			),
		)
		.fill(
			'wall2',
			...range(pillows).map((index) =>
				roundRect(x - w * 0.41 + index * pillow + 18, sheet - 16, pillow - 36, 34, 16),
			),
		)
		.fill(
			cloth,
			polygon(
				[x - half * 0.94, sheet + 46],
				[x + half * 0.94, sheet + 46],
				[x + half + 4, edge],
				[x - half - 4, edge],
			),
		)
		.fill(
			'sail',
			polygon(
				[x - half * 0.93, sheet + 26],
				[x + half * 0.93, sheet + 26],
				[x + half * 0.945, sheet + 52],
				[x - half * 0.945, sheet + 52],
			),
		)
		.fill(fold, roundRect(x - half - 6, edge - 4, w + 12, 78, 10))
		.fill(
			'gold',
			rebung(x - half, edge + 62, w, Math.round(w / 28), 24),
			rect(x - half, edge + 62, w, 5),
		)
		.fill('wood2', rect(x - half + 10, base - 24, 16, 24), rect(x + half - 26, base - 24, 16, 24))
}

/** A lamp with a cloth shade, standing on y. */
export function tableLamp(scene: Scene, x: number, y: number, scale = 1, shade: Slot = 'gold') {
	const s = (value: number) => value * scale
	scene
		.faded(0.35, () => scene.fill('sun2', circle(x, y - s(66), s(74))))
		.fill('ink', rect(x - s(3), y - s(50), s(6), s(46)), pill(x - s(22), y - s(8), s(44), s(8)))
		.fill(
			shade,
			polygon(
				[x - s(24), y - s(98)],
				[x + s(24), y - s(98)],
				[x + s(38), y - s(44)],
				[x - s(38), y - s(44)],
			),
		)
}

/** A jointed reading lamp on a desk at y; `side` is where it shines. */
export function deskLamp(
	scene: Scene,
	x: number,
	y: number,
	side: 1 | -1 = 1,
	shade: Slot = 'gold',
) {
	scene
		.stroke('ink', 5, `M${x} ${y - 4}L${x - 16 * side} ${y - 58}L${x + 26 * side} ${y - 96}`, {
			round: true,
		})
		.fill(
			shade,
			polygon(
				[x + 10 * side, y - 100],
				[x + 38 * side, y - 116],
				[x + 62 * side, y - 78],
				[x + 18 * side, y - 72],
			),
		)
		.fill('ink', pill(x - 24, y - 8, 48, 8))
}

/** A laptop seen from the front, open, standing on y. */
export function laptop(scene: Scene, x: number, y: number, scale = 1) {
	const s = (value: number) => value * scale
	scene
		.fill('ink', roundRect(x - s(62), y - s(84), s(124), s(78), s(6)))
		.fill('foam', rect(x - s(54), y - s(76), s(108), s(62)))
		.stroke(
			'water',
			s(5),
			`M${at(x - s(42), y - s(58))}h${at(s(52))}M${at(x - s(42), y - s(44))}h${at(s(78))}M${at(x - s(42), y - s(30))}h${at(s(40))}`,
		)
		.fill(
			'near',
			polygon([x - s(78), y], [x - s(64), y - s(9)], [x + s(64), y - s(9)], [x + s(78), y]),
		)
}

/** A table or desk with two visible legs; y is its top. */
export function table(
	scene: Scene,
	x: number,
	y: number,
	w: number,
	base: number,
	{ top = 'wood', legs = 'wood2', thick = 18 }: { top?: Slot; legs?: Slot; thick?: number } = {},
) {
	scene
		.faded(0.16, () => scene.fill('ink', rect(x + 8, base - 6, w, 18)))
		.fill(
			legs,
			rect(x + 20, y + thick, 13, base - y - thick),
			rect(x + w - 33, y + thick, 13, base - y - thick),
		)
		.fill(top, roundRect(x, y, w, thick, 4))
}

/** A chair from its side; `side` is where the sitter looks. */
export function chairFromSide(
	scene: Scene,
	x: number,
	base: number,
	side: 1 | -1,
	cloth: Slot = 'near',
	scale = 1,
) {
	const to = (...values: number[]) =>
		at(
			...values.map((value, index) =>
				index % 2 ? base - value * scale : x + value * scale * side,
			),
		)
	scene
		.stroke('ink', 7 * scale, `M${to(-30, 0)}L${to(-30, 150)}M${to(34, 0)}L${to(34, 64)}`, {
			round: true,
		})
		.stroke(cloth, 15 * scale, `M${to(-26, 70)}L${to(36, 70)}M${to(-30, 96)}L${to(-34, 156)}`, {
			round: true,
		})
}

/** A chair from behind. */
export function chairFromBehind(
	scene: Scene,
	x: number,
	base: number,
	cloth: Slot = 'near',
	shade: Slot = 'mid',
) {
	scene
		.fill('ink', rect(x - 42, base - 60, 8, 60), rect(x + 34, base - 60, 8, 60))
		.fill(
			cloth,
			roundRect(x - 54, base - 74, 108, 20, 8),
			roundRect(x - 48, base - 168, 96, 76, 14),
		)
		.fill(shade, roundRect(x - 40, base - 160, 80, 60, 10))
		.fill('ink', rect(x - 4, base - 94, 8, 24))
}

/** A ceiling fan of four blades; y is the blades' height. */
export function ceilingFan(scene: Scene, x: number, y: number, span: number, blade: Slot = 'wood') {
	scene
		.fill(
			blade,
			polygon([x - span, y - 8], [x - 20, y - 4], [x - 20, y + 6], [x - span, y + 10]),
			polygon([x + span, y - 8], [x + 20, y - 4], [x + 20, y + 6], [x + span, y + 10]),
		)
		.fill(
			'wood2',
			polygon(
				[x - span * 0.42, y + 24],
				[x - 10, y + 2],
				[x + 14, y + 2],
				[x - span * 0.2, y + 28],
			),
			polygon([x + span * 0.2, y - 22], [x - 4, y], [x + 10, y], [x + span * 0.36, y - 20]),
		)
		.fill('ink', rect(x - 4, 0, 8, y))
		.fill('ink', ellipse(x, y, 30, 14))
		.fill('gold', circle(x, y + 14, 9))
}

/** One curtain hanging in folds from y. */
export function curtain(
	scene: Scene,
	x: number,
	y: number,
	w: number,
	h: number,
	cloth: Slot,
	shade: Slot,
) {
	const folds = Math.max(2, Math.round(w / 34))
	const fold = w / folds
	const hem = range(folds)
		.map(() => `q${at(fold / 2, 16, fold, 0)}`)
		.join('')
	scene.fill(cloth, `M${at(x, y)}V${at(y + h)}${hem}V${at(y)}z`).stroke(
		shade,
		fold * 0.3,
		range(folds)
			.map((index) => line(x + fold * (index + 0.8), y, x + fold * (index + 0.8), y + h))
			.join(''),
	)
}

/** A sofa from the front with `seats` cushions; y is the top of its back. */
export function sofa(
	scene: Scene,
	x: number,
	y: number,
	w: number,
	base: number,
	{ cloth = 'hot', shade = 'hot2', seats = 2 }: { cloth?: Slot; shade?: Slot; seats?: number } = {},
) {
	const h = base - y
	const arm = Math.min(64, w * 0.16)
	const seat = (w - arm * 2) / seats
	const places = range(seats).map((index) => x + arm + index * seat)
	scene
		.faded(0.18, () => scene.fill('ink', rect(x + 14, base - 4, w, 20)))
		.fill('wood2', rect(x + arm, base - 26, 13, 26), rect(x + w - arm - 13, base - 26, 13, 26))
		.fill(shade, roundRect(x + 14, y, w - 28, h - 30, 28))
		.fill(cloth, ...places.map((left) => roundRect(left + 4, y + 18, seat - 8, h * 0.52, 18)))
		.fill(
			shade,
			roundRect(x, y + h * 0.34, arm + 8, h * 0.58, 24),
			roundRect(x + w - arm - 8, y + h * 0.34, arm + 8, h * 0.58, 24),
		)
		.fill(cloth, ...places.map((left) => roundRect(left + 3, y + h * 0.54, seat - 6, h * 0.24, 14)))
		.fill(shade, rect(x + arm, y + h * 0.76, w - arm * 2, h * 0.14))
}
