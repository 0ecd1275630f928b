// Two dishes seen from the table's edge: what is in them stands up, so a plate from above would hide it.
import { leafShape } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, circle, ellipse, line, type Point, polygon, range, rect, seeded } from '../shapes.ts'
import { shadow } from '../tabletop.ts'

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

/** Shaved ice over green jelly in coconut milk, palm sugar sunk to the foot of the glass. */
export function dishCendol(scene: Scene) {
	scene
		.fill('sky', rect(0, 0, 1200, 800))
		.fill('sky2', circle(x, 360, 330))
		.fill('wood', rect(0, 596, 1200, 204))
		.fill('wood2', rect(0, 596, 1200, 10))
		.stroke('wood2', 4, 'M0 668H380M820 668H1200M0 740H1200', { opacity: 0.5 })
	shadow(scene, ellipse(x + 40, 726, 240, 34))
	syrupJug(scene, 250, 690)
	pandan(scene, 948, 690)
	scene
		.fill('sand', ellipse(x, 716, 210, 40))
		.stroke('wood2', 5, ellipse(x, 716, 186, 33) + ellipse(x, 714, 160, 26))
	cendolGlass(scene)
	iceHeap(scene)
}

const glassSide = (y: number) => 138 + (690 - y) * 0.17

/** A slice of what is in the glass, from one level down to another, curved like its walls. */
function layer(from: number, to: number) {
	const top = glassSide(from)
	const foot = glassSide(to)
	return (
		`M${at(x - top, from)}A${at(top, top * 0.2)} 0 0 0 ${at(x + top, from)}L${at(x + foot, to)}` +
		`A${at(foot, foot * 0.2)} 0 0 1 ${at(x - foot, to)}z`
	)
}

function cendolGlass(scene: Scene) {
	const random = seeded(12)
	/** Spread evenly, then shaken a little. */
	const floating = (row: number, column: number, columns: number, top: number): Point => {
		const y = top + row * 30 + random() * 12
		const wide = glassSide(y) - 44
		return [x - wide + ((column + 0.5 + (random() - 0.5) * 0.7) * 2 * wide) / columns, y]
	}
	const jellies = range(35).map((index) => {
		const [jx, jy] = floating(Math.floor(index / 5), index % 5, 5, 420)
		const turn = random() * 2.4 - 1.2
		const [dx, dy] = [34 * Math.cos(turn), 24 * Math.sin(turn)]
		return `M${at(jx - dx / 2, jy - dy / 2)}q${at(dx / 2 + dy * 0.4, dy / 2 - 12, dx, dy)}`
	})
	const beans = range(10).map((index) => floating(Math.floor(index / 5), index % 5, 5, 588))
	scene
		.fill('foam', layer(318, 690))
		.fill('sail', layer(330, 640))
		.fill('sand', layer(520, 640))
		.fill('wood', layer(610, 676))
		.fill('wood2', layer(636, 676))
		.stroke('leaf2', 20, jellies.join(''), { round: true })
		.stroke('leaf', 13, jellies.join(''), { round: true })
		.dots('hot2', 30, ...beans)
		.dots('hot', 8, ...beans.map(([bx, by]): Point => [bx - 6, by - 6]))
		.stroke('cloud', 14, 'M434 400L466 640', { round: true, opacity: 0.7 })
		.stroke('water', 6, layer(318, 690))
}

function iceHeap(scene: Scene) {
	const random = seeded(5)
	const crystals = range(26).map(() => {
		const angle = Math.PI * (1 + random())
		const reach = 60 + random() * 110
		return `M${at(x + reach * 1.05 * Math.cos(angle), 330 + reach * Math.sin(angle))}l12-9l10 10`
	})
	const strands = range(9).map((index) => {
		const angle = -2.7 + index * 0.26
		return `M${at(x + 176 * Math.cos(angle), 336 + 130 * Math.sin(angle) + (index % 2) * 30)}q${at(12, -18, 32, 2 - (index % 3) * 6)}`
	})
	scene
		.stroke('near', 14, line(700, 300, 800, 86), { round: true })
		.fill(
			'far',
			'M398 338C388 280 430 250 448 236C456 180 520 168 548 150C580 118 630 122 656 152C700 160 742 196 748 238C786 262 810 290 802 338A202 42 0 0 1 398 338z',
		)
		.fill(
			'sail',
			'M398 336C390 284 430 254 450 238C460 186 522 172 550 154C578 124 622 124 646 150C600 160 560 210 570 262C580 320 700 350 760 352Q600 400 398 336z',
		)
		.stroke('water', 4, crystals.join(''), { round: true, opacity: 0.45 })
		// palm sugar runs down from the top
		.fill(
			'wood2',
			'M520 172C560 128 640 126 672 168C700 180 704 210 692 226C706 254 690 290 676 288C660 286 668 250 652 244C640 240 640 300 622 302C602 302 612 246 594 240C580 238 584 268 566 270C548 270 558 226 540 220C520 214 508 190 520 172z',
		)
		.fill('wood', 'M544 170C570 144 626 146 650 172C640 196 560 196 544 170z')
		.stroke('gold', 6, 'M562 166Q590 150 622 160', { round: true })
		.stroke('leaf2', 20, strands.join(''), { round: true })
		.stroke('leaf', 13, strands.join(''), { round: true })
		.dots('hot2', 30, [470, 300], [500, 326], [730, 296], [706, 330])
		.dots('hot', 8, [464, 294], [494, 320], [724, 290], [700, 324])
		.stroke('foam', 12, 'M400 334A202 42 0 0 0 800 334')
		.stroke('water', 5, 'M398 340A202 42 0 0 0 802 340')
}

/** Palm sugar, melted, in an enamel jug. */
function syrupJug(scene: Scene, cx: number, base: number) {
	shadow(scene, ellipse(cx + 24, base, 100, 18))
	scene
		.stroke('water2', 14, `M${cx + 62} ${base - 120}q64-6 58 44t-66 44`)
		.fill(
			'sail',
			`M${cx - 74} ${base - 150}L${cx - 60} ${base}Q${cx} ${base + 20} ${cx + 60} ${base}L${cx + 74} ${base - 150}z`,
		)
		.fill(
			'wall2',
			`M${cx + 20} ${base - 140}L${cx + 22} ${base + 9}Q${cx + 44} ${base + 8} ${cx + 60} ${base}L${cx + 74} ${base - 150}z`,
		)
		.fill(
			'sail',
			ellipse(cx, base - 150, 74, 19),
			`M${cx - 72} ${base - 146}L${cx - 112} ${base - 168}L${cx - 56} ${base - 162}z`,
		)
		.fill('wood2', ellipse(cx, base - 148, 62, 13))
		.stroke('water2', 6, ellipse(cx, base - 150, 74, 19))
}

/** A few pandan leaves, tied. */
function pandan(scene: Scene, cx: number, base: number) {
	shadow(scene, ellipse(cx + 6, base + 16, 190, 16))
	for (const [y, length, angle, slot] of [
		[0, 210, -0.16, 'leaf2'],
		[6, 220, 0.02, 'leaf'],
		[0, 180, Math.PI + 0.16, 'leaf2'],
		[6, 190, Math.PI - 0.02, 'leaf'],
	] as const)
		scene.fill(slot, leafShape(cx, base + y, length, angle, 0.1, -0.04).body)
	scene.stroke('sand', 9, `M${cx - 8} ${base - 18}v42M${cx + 6} ${base - 18}v42`, { round: true })
}
