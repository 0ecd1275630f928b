import type { Slot } from '../palettes.ts'
import { foliageCorner } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, circle, polygon, range, rect, ridge, star } from '../shapes.ts'

type TeaHill = {
	x: number
	y: number
	w: number
	h: number
	earth: Slot
	rows: Slot
	count: number
}

/** Terraced tea hills and their pluckers; across the valley the strawberry tunnels, which shine all night. */
export function destCameron(scene: Scene) {
	scene.sky(660, 214, 124).clouds([150, 150, 1], [960, 130, 0.7])
	scene
		.fill('far', ridge(1200, 310, 560, [-60, -150, -90, -20, -60, -160, -90]))
		.fill('mid', ridge(1200, 390, 620, [-60, -20, -110, -50, -20, -90, -60]))
		.stroke('cloud', 16, 'M40 372H260M130 396H380M900 340H1080M960 364H1180', {
			round: true,
			opacity: 0.8,
		})
	tunnels(scene, 262, 492)
	teaHill(scene, { x: 1030, y: 450, w: 760, h: 400, earth: 'leaf', rows: 'leaf2', count: 9 })
	teaHill(scene, { x: 130, y: 470, w: 760, h: 380, earth: 'leaf', rows: 'leaf2', count: 9 })
	teaHouse(scene, 640, 560)
	teaHill(scene, { x: 640, y: 560, w: 900, h: 300, earth: 'leaf2', rows: 'leaf', count: 8 })
	path(scene)
	teaHill(scene, { x: 40, y: 632, w: 700, h: 240, earth: 'leaf', rows: 'leaf2', count: 7 })
	teaHill(scene, { x: 1150, y: 610, w: 780, h: 260, earth: 'leaf', rows: 'leaf2', count: 7 })
	plucker(scene, 276, 660, 1.7)
	plucker(scene, 404, 716, 2)
	plucker(scene, 880, 690, 1.8)
	foliageCorner(scene, 'right', 0.9)
}

/** Up to the house between lanterns. */
function path(scene: Scene) {
	const lanterns = [
		[548, 624, 0.7],
		[676, 676, 0.9],
		[512, 738, 1.2],
	] as const
	scene.fill(
		'sand',
		'M452 800C520 752 640 740 620 700S540 660 600 604L616 606C580 652 660 668 672 704S588 762 570 800z',
	)
	for (const [x, y, scale] of lanterns)
		scene
			.stroke('ink', 5 * scale, `M${x} ${y}V${y - 44 * scale}`)
			.fill('gold', star(x, y - 52 * scale, 16 * scale, 4, 0.7))
}

/** Plastic tunnels side by side on a shelf of the hill, each with its round end towards us. */
function tunnels(scene: Scene, x: number, y: number) {
	const w = 62
	scene.fill('leaf2', ridge(1200, y - 46, 800, [0, -6, -30, -54, -34, 0, 30, 60, 80]))
	for (const left of range(4).map((tunnel) => x + tunnel * w)) {
		const hoop = (share: number) =>
			`M${at(left + 4 + 66 * share, y - 24 - 44 * share)}q${at(8, -18, 27, -18)}q${at(26, 4, 31, 42)}`
		scene
			.fill(
				'sail',
				`M${at(left, y)}L${at(left + 70, y - 68)}q${at(8, -18, 27, -18)}q${at(26, 4, 31, 42)}L${at(left + w, y)}z`,
			)
			.stroke('leaf', 3, hoop(0.35) + hoop(0.68), { opacity: 0.7 })
			.fill('wall2', `M${at(left, y)}v-8a${at(w / 2, 34)} 0 0 1 ${w} 0v8z`)
			.fill('gold', rect(left + 20, y - 26, 22, 26))
	}
}

/** A rounded hill whose tea rows follow its contour. */
function teaHill(scene: Scene, { x, y, w, h, earth, rows, count }: TeaHill) {
	const contour = (drop: number) => {
		const spread = w / 2 + drop * 0.55
		return (
			`M${at(x - spread, y + h)}C${at(x - spread * 0.62, y + h * 0.55 + drop, x - spread * 0.5, y + drop, x, y + drop)}` +
			`C${at(x + spread * 0.5, y + drop, x + spread * 0.62, y + h * 0.55 + drop, x + spread, y + h)}`
		)
	}
	const lines = range(count).map((row) => contour(14 + row * 17 + row * row * 2.4))
	scene
		.fill(earth, `${contour(0)}V820H${x - w / 2}z`)
		.stroke('far', 4, contour(0), { opacity: 0.8 })
		.stroke(rows, 7, lines.join(''), { dash: '16 6', round: true })
}

/** Black beams on white plaster, as the first planters built them; a chimney for cool evenings. */
function teaHouse(scene: Scene, x: number, y: number) {
	scene
		.fill('wall2', rect(x + 62, y - 196, 26, 70))
		.fill(
			'wall',
			rect(x - 120, y - 84, 240, 110),
			polygon([x - 110, y - 84], [x - 50, y - 168], [x + 10, y - 84]),
		)
		.fill('wall2', rect(x + 62, y - 84, 58, 110))
		.fill(
			'hot',
			polygon([x - 10, y - 140], [x + 96, y - 140], [x + 142, y - 78], [x + 4, y - 78]),
			polygon(
				[x - 50, y - 186],
				[x - 28, y - 186],
				[x + 26, y - 78],
				[x + 4, y - 78],
				[x - 50, y - 164],
			),
			polygon([x - 50, y - 186], [x - 126, y - 78], [x - 104, y - 78], [x - 42, y - 166]),
		)
		.fill(
			'hot2',
			polygon([x + 62, y - 140], [x + 96, y - 140], [x + 142, y - 78], [x + 84, y - 78]),
		)
		.stroke(
			'ink',
			6,
			`M${x - 104} ${y - 74}H${x + 118}M${x - 50} ${y - 156}V${y - 74}M${x - 84} ${y - 110}H${x - 16}M${x - 118} ${y - 74}V${y + 20}M${x + 20} ${y - 74}V${y + 20}M${x + 118} ${y - 74}V${y + 20}`,
		)
		.fill(
			'lit',
			...[-102, -70, 36, 76].map((dx) => rect(x + dx, y - 54, 24, 34)),
			rect(x - 32, y - 58, 38, 84),
			circle(x - 50, y - 126, 9),
		)
}

/** Seen from behind, arms among the leaves: a wide hat, a full basket on the back. */
function plucker(scene: Scene, x: number, y: number, scale: number) {
	const to = (...values: number[]) =>
		at(...values.map((value, index) => (index % 2 ? y : x) + value * scale))
	scene
		.stroke(
			'water2',
			8 * scale,
			`M${to(-9, 4)}Q${to(-24, 8, -27, 20)}M${to(9, 4)}Q${to(24, 8, 27, 20)}`,
			{
				round: true,
			},
		)
		.fill('water2', `M${to(-15, 44)}L${to(-13, 2)}Q${to(0, -8, 13, 2)}L${to(15, 44)}z`)
		.fill('wood', `M${to(-12, 8)}L${to(12, 8)}L${to(9, 34)}L${to(-9, 34)}z`)
		.stroke(
			'sand',
			1.6 * scale,
			`M${to(-11, 15)}L${to(11, 15)}M${to(-10, 22)}L${to(10, 22)}M${to(-9, 29)}L${to(9, 29)}`,
		)
		.dots(
			'leaf',
			9 * scale,
			[x - 7 * scale, y + 7 * scale],
			[x, y + 5 * scale],
			[x + 7 * scale, y + 7 * scale],
		)
		.fill('gold', `M${to(-23, -4)}L${to(0, -26)}L${to(23, -4)}Q${to(0, 3, -23, -4)}z`)
		.fill('sun', `M${to(0, -26)}L${to(23, -4)}Q${to(12, 0, 2, 0)}z`)
}
