import type { Slot } from '../palettes.ts'
import { foliageCorner } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, polygon, range, rect, ridge } from '../shapes.ts'

type TeaHill = {
	x: number
	y: number
	w: number
	h: number
	earth: Slot
	rows: Slot
	count: number
}

/** Terraced tea hills in the morning mist, pluckers at work. */
export function destCameron(scene: Scene) {
	scene.sky(800, 250, 122).clouds([150, 150, 1], [980, 110, 0.6])
	scene
		.fill('far', ridge(1200, 330, 560, [-30, -120, -50, -170, -80, -140, -50]))
		.fill('mid', ridge(1200, 400, 620, [-60, -20, -110, -50, -20, -90, -60]))
		.stroke('cloud', 16, 'M60 392H300M150 416H420M720 372H930M790 396H1080', {
			round: true,
			opacity: 0.8,
		})
	teaHill(scene, { x: 1010, y: 430, w: 760, h: 400, earth: 'leaf', rows: 'leaf2', count: 9 })
	teaHill(scene, { x: 210, y: 450, w: 840, h: 400, earth: 'leaf', rows: 'leaf2', count: 9 })
	teaHouse(scene, 700, 540)
	teaHill(scene, { x: 640, y: 540, w: 900, h: 300, earth: 'leaf2', rows: 'leaf', count: 8 })
	scene.fill(
		'sand',
		'M452 800C520 742 640 730 620 690S520 640 560 590L572 592C548 640 650 656 664 694S588 752 560 800z',
	)
	teaHill(scene, { x: 70, y: 612, w: 760, h: 240, earth: 'leaf', rows: 'leaf2', count: 7 })
	teaHill(scene, { x: 1150, y: 600, w: 820, h: 260, earth: 'leaf', rows: 'leaf2', count: 7 })
	plucker(scene, 312, 640, 1.5)
	plucker(scene, 410, 690, 1.8)
	plucker(scene, 846, 666, 1.7)
	foliageCorner(scene, 'right', 0.9)
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
		.stroke(rows, 7, lines.join(''), { dash: '16 6', round: true })
}

function teaHouse(scene: Scene, x: number, y: number) {
	scene
		.fill('wall', rect(x - 88, y - 60, 176, 84))
		.fill('wall2', rect(x + 20, y - 60, 68, 84))
		.fill(
			'hot',
			polygon([x - 112, y - 56], [x - 66, y - 116], [x + 66, y - 116], [x + 112, y - 56]),
		)
		.fill(
			'hot2',
			polygon([x + 10, y - 116], [x + 66, y - 116], [x + 112, y - 56], [x + 20, y - 56]),
		)
		.fill(
			'lit',
			...[-70, -34, 34, 62].map((dx) => rect(x + dx, y - 36, 20, 30)),
			rect(x - 6, y - 42, 26, 66),
		)
		.fill('wall2', rect(x - 48, y - 140, 18, 30))
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
