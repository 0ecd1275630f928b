// What everyone recognises: the towers of Kuala Lumpur, and the dhow that brings us there.
// Towers are measured in hundredths of their height, upwards from the base.
import type { Slot } from './palettes.ts'
import type { Scene } from './scene.ts'
import { at, circle, dome, line, type Point, polygon, rect, tenth } from './shapes.ts'

/** Outline of one Petronas tower: height, half width. */
const setbacks: readonly Point[] = [
	[0, 7.6],
	[60, 7.6],
	[60, 7],
	[70, 7],
	[70, 6],
	[77.5, 6],
	[77.5, 4.7],
	[82, 4.7],
	[82, 3.3],
	[85.5, 3.3],
	[85.5, 1.9],
	[88.5, 1.1],
]

const storeys = [
	{ from: 0, to: 60, half: 7.6 },
	{ from: 60, to: 70, half: 7 },
	{ from: 70, to: 77.5, half: 6 },
	{ from: 77.5, to: 82, half: 4.7 },
]

const ledges = [...storeys, { to: 85.5, half: 3.3 }]

function petronasTower(scene: Scene, x: number, base: number, height: number) {
	const unit = height / 100
	const up = (share: number) => base - share * unit
	const facet = (from: number, to: number) => {
		const start = setbacks.map(([level, half]): Point => [x + half * unit * from, up(level)])
		const end = setbacks.map(([level, half]): Point => [x + half * unit * to, up(level)])
		return polygon(...start, ...end.reverse())
	}
	const spire = polygon(
		[x - 0.6 * unit, up(88)],
		[x - 0.14 * unit, up(100)],
		[x + 0.14 * unit, up(100)],
		[x + 0.6 * unit, up(88)],
	)
	scene
		.fill('near', facet(-1, 1))
		.fill('lit', spire, circle(x, up(92.5), unit))
		.fill('hi', facet(-0.66, -0.2))
		.fill('far', facet(-0.2, 0.08))
		.fill('ink', facet(0.5, 1))
	for (const { from, to, half } of storeys)
		scene.stroke('lit', 2 * half * unit, line(x, up(from), x, up(to)), {
			dash: `${tenth(unit * 0.55)} ${tenth(unit * 1.75)}`,
			opacity: 0.8,
		})
	const ledge = ({ to, half }: { to: number; half: number }) =>
		rect(x - (half + 0.35) * unit, up(to) - 0.4 * unit, (2 * half + 0.7) * unit, 0.8 * unit)
	scene.fill('ink', ...ledges.map(ledge))
}

export function twinTowers(scene: Scene, x: number, base: number, height: number) {
	const unit = height / 100
	const apart = height * 0.152
	petronasTower(scene, x - apart, base, height)
	petronasTower(scene, x + apart, base, height)
	const bridgeY = base - 41 * unit
	const halfSpan = apart - 7.6 * unit
	const deck = (y: number) => rect(x - halfSpan, y, 2 * halfSpan, unit)
	const legsY = bridgeY + 12 * unit
	scene
		.stroke(
			'near',
			height * 0.006,
			`M${at(x - halfSpan, legsY)}L${at(x, bridgeY + unit)}L${at(x + halfSpan, legsY)}`,
		)
		.fill('near', deck(bridgeY - 1.3 * unit), deck(bridgeY + 0.3 * unit))
}

export function klTower(
	scene: Scene,
	x: number,
	base: number,
	height: number,
	shaft: Slot = 'mid',
	pod: Slot = 'near',
) {
	const unit = height / 100
	const up = (share: number) => base - share * unit
	const taper = (bottom: number, from: number, top: number, to: number) =>
		polygon(
			[x - bottom * unit, up(from)],
			[x - top * unit, up(to)],
			[x + top * unit, up(to)],
			[x + bottom * unit, up(from)],
		)
	const cap =
		`M${at(x - 4.3 * unit, up(76.2))}` +
		`C${at(x - 4 * unit, up(80), x - 1.5 * unit, up(81.5), x - unit, up(83))}h${tenth(2 * unit)}` +
		`C${at(x + 1.5 * unit, up(81.5), x + 4 * unit, up(80), x + 4.3 * unit, up(76.2))}z`
	scene
		.fill(shaft, taper(2.6, 0, 1.25, 70))
		.fill('lit', taper(0.8, 82, 0.15, 100))
		.fill(pod, taper(1.25, 66, 4.6, 72.5), rect(x - 5 * unit, up(75.6), 10 * unit, 2.6 * unit), cap)
		.stroke('lit', height * 0.012, line(x - 5 * unit, up(74.5), x + 5 * unit, up(74.5)), {
			dash: '3 3',
		})
}

export function merdekaTower(scene: Scene, x: number, base: number, height: number) {
	const unit = height / 100
	const half = 6.2 * unit
	/** across: share of the half width; up: hundredths of the height */
	const facet = (...corners: Point[]) =>
		polygon(...corners.map(([across, up]): Point => [x + half * across, base - up * unit]))
	scene
		.fill(
			'mid',
			facet([-1, 0], [-1.06, 34], [-0.74, 73], [-0.1, 79], [0.62, 70], [1.06, 30], [0.94, 0]),
		)
		.fill('lit', facet([-0.12, 78], [-0.016, 100], [0.016, 100], [0.14, 77]))
		.fill(
			'far',
			facet([-1, 0], [-1.06, 34], [-0.22, 0]),
			facet([-1.06, 34], [-0.74, 73], [-0.1, 79], [-0.05, 30]),
		)
		.fill('near', facet([0.2, 0], [1.06, 30], [0.94, 0]), facet([0.22, 36], [0.62, 70], [1.06, 30]))
}

/** A slim minaret with a balcony and a domed cap. */
export function minaret(scene: Scene, x: number, ground: number, h: number) {
	scene
		.fill('wall', rect(x - 11, ground - h, 22, h))
		.fill('wall2', rect(x + 3, ground - h, 8, h))
		.fill('near', rect(x - 17, ground - h + 52, 34, 9), rect(x - 15, ground - h * 0.45, 30, 7))
		.fill('lit', rect(x - 4, ground - h + 64, 8, 22))
		.fill('water', dome(x, ground - h, 28, 44))
		.fill('gold', circle(x, ground - h - 48, 4))
}

/** `heading` 1 sails to the right, -1 to the left. */
export function dhow(scene: Scene, x: number, y: number, scale: number, heading: 1 | -1 = 1) {
	const to = (...values: number[]) =>
		at(
			...values.map((value, index) =>
				index % 2 ? y + value * scale : x + value * scale * heading,
			),
		)
	const hull =
		`M${to(-64, -16)}C${to(-40, -3, 20, -4, 66, -26)}C${to(60, -8, 48, 6, 34, 10)}` +
		`L${to(-38, 10)}C${to(-52, 6, -60, -6, -64, -16)}z`
	const mainsail =
		`M${to(54, -34)}C${to(28, -78, -6, -122, -34, -154)}` +
		`C${to(-30, -106, -26, -62, -14, -26)}C${to(6, -40, 30, -42, 54, -34)}z`
	const shadedSail =
		`M${to(54, -34)}C${to(28, -78, -6, -122, -34, -154)}` +
		`C${to(-10, -112, 0, -70, 4, -34)}C${to(20, -41, 38, -40, 54, -34)}z`
	const mizzen =
		`M${to(-10, -22)}C${to(-26, -50, -46, -80, -62, -100)}` +
		`C${to(-62, -70, -60, -44, -56, -20)}C${to(-44, -28, -26, -30, -10, -22)}z`
	scene
		.fill('ink', hull)
		.stroke('gold', 2.6 * scale, `M${to(-59, -8)}C${to(-36, 3, 22, 2, 60, -15)}`)
		.stroke('ink', 3.2 * scale, `M${to(2, -4)}L${to(-4, -132)}M${to(-36, -6)}L${to(-42, -84)}`)
		.fill('sail', mizzen)
		.fill('hot', mainsail)
		.fill('hot2', shadedSail)
		.stroke('ink', 2.8 * scale, `M${to(58, -32)}L${to(-36, -158)}M${to(-6, -22)}L${to(-64, -104)}`)
}
