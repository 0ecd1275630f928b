import { leafShape } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, ellipse, line, type Point, polygon, range, rect } from '../shapes.ts'
import { shadow } from '../tabletop.ts'

// Seen from the table's edge: what is in it stands up, and a plate from above would hide it.
const x = 600

/** Rice noodles in sour fish broth, herbs and chilli on top, steaming on a songket cloth. */
export function dishAsamLaksa(scene: Scene) {
	const rim = 372
	const shoots = range(19).map((shoot) => 116 + shoot * 51)
	scene
		.fill('sky', rect(0, 0, 1200, 800))
		.fill('sky2', rect(0, 310, 1200, 490))
		.fill('hot', polygon([190, 470], [1010, 470], [1150, 760], [50, 760]))
		.fill('hot2', polygon([204, 484], [996, 484], [1122, 744], [78, 744]))
		.fill('gold', ...shoots.map((left) => polygon([left, 744], [left + 25, 696], [left + 50, 744])))
		.fill(
			'hot2',
			...shoots.map((left) => polygon([left + 13, 744], [left + 25, 720], [left + 37, 744])),
		)
		.stroke(
			'cloud',
			15,
			'M470 214C436 170 502 140 470 90S494 30 484 0M600 190C560 146 644 114 600 60S620 6 612-14M726 208C690 166 762 142 726 92S750 36 740 6',
			{ round: true, opacity: 0.6 },
		)
	shadow(scene, ellipse(x + 34, 688, 230, 42))
	laksaBowl(scene, rim)
	broth(scene, rim)
	noodles(scene, rim)
	toppings(scene, rim)
	calamansi(scene, 226, 660)
	calamansi(scene, 296, 694)
}

function laksaBowl(scene: Scene, rim: number) {
	// brushed leaves run around the bowl and narrow as it turns away
	const leaves = [-64, -44, -22, 0, 22, 44, 64].map((degrees) => {
		const angle = (degrees * Math.PI) / 180
		const turned = Math.cos(angle)
		const cx = x + 262 * Math.sin(angle)
		const cy = rim + 92 + 88 * turned
		const w = 34 * turned
		return `M${at(cx - w, cy + 8)}Q${at(cx - w * 0.4, cy - 30, cx + w, cy - 18)}Q${at(cx + w * 0.5, cy + 22, cx - w, cy + 8)}z`
	})
	scene
		.fill('water2', ellipse(x, 672, 120, 30))
		.fill('sail', `M308 ${rim}C316 504 400 640 490 672Q600 696 710 672C800 640 884 504 892 ${rim}z`)
		.fill(
			'wall2',
			`M892 ${rim}C884 504 800 640 710 672Q672 680 640 684C760 640 814 504 818 ${rim}z`,
		)
		.stroke(
			'water',
			8,
			`M314 ${rim + 50}A292 134 0 0 0 886 ${rim + 50}M390 590A240 80 0 0 0 810 590`,
		)
		.fill('water2', ...leaves)
		.fill('sail', ellipse(x, rim, 294, 134))
		.stroke('water', 8, ellipse(x, rim, 284, 126))
		.fill('wall2', ellipse(x, rim + 3, 270, 115))
}

function broth(scene: Scene, rim: number) {
	scene
		.fill('wood2', ellipse(x, rim + 14, 254, 101))
		.fill('wood', ellipse(x, rim + 18, 250, 96))
		.faded(0.6, () => scene.fill('sun', ellipse(x, rim + 24, 232, 82)))
		.dots(
			'gold',
			11,
			[380, rim + 30],
			[402, rim + 58],
			[816, rim + 42],
			[780, rim + 70],
			[676, rim + 92],
		)
		.dots('gold', 6, [392, rim + 45], [800, rim + 56], [648, rim + 98], [826, rim + 22])
}

/** A nest: loops lying one over the other. */
function noodles(scene: Scene, rim: number) {
	const loops = [
		[-30, -18, 186, 58, 0],
		[46, -6, 166, 58, 1],
		[-50, 22, 158, 50, 1],
		[30, 34, 176, 40, 0],
		[-36, 2, 128, 46, 0],
		[40, 22, 120, 40, 1],
		[-60, 26, 96, 34, 0],
		[-20, 30, 60, 26, 1],
	] as const
	for (const [dx, dy, wide, high, side] of loops) {
		const cx = x + dx
		const y = rim + dy
		const way = side ? 1 : -1
		scene
			.stroke('wood2', 22, loop(cx, y, wide * way, high), { round: true })
			.stroke('sail', 15, loop(cx, y, wide * way, high), { round: true })
	}
}

const loop = (cx: number, y: number, wide: number, high: number) =>
	`M${at(cx - wide * 0.9, y + high * 0.5)}C${at(cx - wide * 1.05, y - high * 0.7, cx + wide * 0.8, y - high * 1.1, cx + wide, y - high * 0.1)}` +
	`S${at(cx + wide * 0.2, y + high * 1.2, cx - wide * 0.3, y + high)}`

function toppings(scene: Scene, rim: number) {
	scene
		// flaked fish
		.fill(
			'sand',
			`M520 ${rim - 6}l36-40l58-6l26 22l-20 34l-62 16z`,
			`M600 ${rim - 30}l48-18l40 26l-20 34l-54 8z`,
		)
		.stroke('wood', 4, `M550 ${rim - 22}l46-10M546 ${rim - 6}l58-12M622 ${rim - 22}l40-10`, {
			round: true,
		})
		// red onion
		.stroke('hot2', 9, ellipse(690, rim + 66, 44, 19) + ellipse(740, rim + 46, 36, 16))
		.stroke('hot', 4, ellipse(690, rim + 66, 44, 19) + ellipse(740, rim + 46, 36, 16))
	for (const [px, py] of [
		[734, -34],
		[776, -8],
		[716, 2],
	] as const)
		pineapple(scene, px, rim + py)
	// cucumber in sticks, as they fell
	for (const [left, top, right, bottom] of [
		[418, 6, 486, -36],
		[408, 26, 500, -14],
		[436, 48, 492, -22],
		[430, 24, 520, 18],
	] as const)
		scene
			.stroke('leaf2', 17, line(left, rim + top, right, rim + bottom), { round: true })
			.stroke('foam', 9, line(left, rim + top, right, rim + bottom), { round: true })
	const chillies: Point[] = [
		[560, rim + 82],
		[604, rim + 60],
		[500, rim - 58],
		[466, rim + 62],
	]
	for (const [cx, cy] of chillies)
		scene
			.fill('hot', ellipse(cx, cy, 23, 14))
			.fill('sand', ellipse(cx, cy - 2, 13, 7))
			.dots('gold', 6, [cx + 3, cy - 2])
	// a sprig of mint: round leaves in pairs
	for (const [leafX, leafY, length, angle] of [
		[640, -70, 84, -0.35],
		[632, -72, 78, -2.5],
		[644, -84, 70, -1.1],
		[626, -86, 66, -2],
		[634, -58, 62, 0.5],
	] as const) {
		const leaf = leafShape(leafX, rim + leafY, length, angle, 0.42, 0)
		scene.fill('leaf', leaf.body).stroke('leaf2', 4, leaf.rib)
	}
}

function pineapple(scene: Scene, px: number, py: number) {
	const top = polygon([px - 34, py], [px + 2, py - 22], [px + 36, py - 6], [px + 4, py + 16])
	scene
		.fill(
			'wood',
			polygon([px + 4, py + 16], [px + 36, py - 6], [px + 36, py + 14], [px + 4, py + 36]),
		)
		.fill('sun', polygon([px - 34, py], [px + 4, py + 16], [px + 4, py + 36], [px - 34, py + 20]))
		.fill('gold', top)
}

function calamansi(scene: Scene, cx: number, cy: number) {
	shadow(scene, ellipse(cx + 10, cy + 14, 46, 26))
	scene
		.fill('leaf2', ellipse(cx, cy + 6, 46, 32))
		.fill('leaf', ellipse(cx, cy, 46, 27))
		.fill('sand', ellipse(cx, cy, 37, 20))
		.stroke(
			'leaf',
			3,
			`M${cx - 36} ${cy}h72M${cx - 24} ${cy - 14}l48 28M${cx - 24} ${cy + 14}l48-28`,
		)
}
