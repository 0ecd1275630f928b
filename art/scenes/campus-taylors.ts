import type { Slot } from '../palettes.ts'
import { student, studentInHijab } from '../people.ts'
import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { hedge, lamps, line, type Point, polygon, range, rect, ridge } from '../shapes.ts'
import { awning } from '../street.ts'

const shore = 512

type Hall = { x: number; w: number; h: number; fins: Slot }

const halls: Hall[] = [
	{ x: 96, w: 196, h: 176, fins: 'near' },
	{ x: 316, w: 232, h: 258, fins: 'near' },
	{ x: 652, w: 250, h: 226, fins: 'near' },
	{ x: 926, w: 176, h: 150, fins: 'near' },
]

/** White halls around the campus lake, mirrored in still water; a slim bridge crosses it. */
export function campusTaylors(scene: Scene) {
	scene.sky(600, 250, 124).clouds([90, 150, 0.8], [930, 130, 1])
	scene.fill('far', ridge(1200, 440, 560, [-10, -50, -90, -40, -60, -100, -50, -20]))
	for (const hall of halls) drawHall(scene, hall)
	scene
		.fill('wall2', rect(548, shore - 150, 104, 18))
		.stroke('near', 4, 'M556 362V380M578 362V380M600 362V380M622 362V380M644 362V380')
		.fill('near', rect(548, shore - 160, 104, 8))
		.fill('leaf', hedge(-20, shore + 2, 130, 5, 60, 3), hedge(1086, shore + 2, 140, 5, 64, 6))
		.fill('leaf2', hedge(60, shore + 4, 470, 18, 22, 4), hedge(670, shore + 4, 480, 18, 22, 9))
	palm(scene, 62, shore + 6, 190, 22)
	palm(scene, 600, shore + 4, 116, -10, 'leaf2')
	palm(scene, 1138, shore + 6, 210, -24)
	lake(scene)
	bridge(scene)
}

function drawHall(scene: Scene, { x, w, h, fins }: Hall) {
	const top = shore - h
	const storeys = Math.floor((h - 34) / 40)
	const bands = range(storeys).map((storey) =>
		line(x + 14, top + 36 + storey * 40, x + w - 14, top + 36 + storey * 40),
	)
	scene
		.fill('wall', rect(x, top, w, h))
		.stroke('water', 22, bands.join(''))
		.stroke(
			'lit',
			22,
			lamps(
				range(storeys).map((storey) => top + 36 + storey * 40),
				x + 18,
				x + w * 0.74,
				{ pitch: 26, pane: 22, every: 3 },
			),
		)
		.stroke(fins, 22, bands.join(''), { dash: '4 22' })
		.fill('wall2', rect(x + w * 0.76, top, w * 0.1, h))
		.fill('near', rect(x - 6, top - 10, w + 12, 12))
}

/** Reflections hang from the shore, broken by pale ripples. */
function lake(scene: Scene) {
	scene
		.fill('wall', rect(0, shore, 1200, 12))
		.fill('water', rect(0, shore + 12, 1200, 288))
		.faded(0.34, () =>
			scene.fill('wall', ...halls.map(({ x, w, h }) => rect(x, shore + 12, w, h * 0.8))),
		)
		.faded(0.5, () => {
			for (const { x, w, h } of halls) {
				const bands = range(Math.floor((h - 34) / 40)).map((storey) =>
					line(
						x + 14,
						shore + h * 0.74 - 20 - storey * 31,
						x + w - 14,
						shore + h * 0.74 - 20 - storey * 31,
					),
				)
				scene.stroke('water2', 17, bands.join(''))
			}
		})
		.stroke('water', 6, 'M0 556H1200M0 598H1200M0 646H1200M0 700H1200')
		.stroke(
			'foam',
			3,
			'M60 560h150M420 556h210M880 562h180M160 604h240M700 600h200M20 652h180M480 648h260M980 652h160',
			{ opacity: 0.7, round: true },
		)
}

/** Low arc across the foreground on paired piers. */
function bridge(scene: Scene) {
	const deck = (x: number) => 726 - 56 * Math.sin((Math.PI * (x + 60)) / 1320)
	const posts = range(25).map((post) =>
		line(post * 50, deck(post * 50) - 34, post * 50, deck(post * 50)),
	)
	const piers = [180, 420, 660, 900, 1140].map((x) =>
		polygon([x - 8, deck(x)], [x + 8, deck(x)], [x + 12, 800], [x - 12, 800]),
	)
	scene
		.fill('near', ...piers)
		.stroke('wall', 18, 'M-60 726Q600 614 1260 726')
		.stroke('wall2', 6, 'M-60 738Q600 626 1260 738')
		.stroke('ink', 3, posts.join(''))
		.stroke('hot', 5, 'M-60 692Q600 580 1260 692')
}

/** Cafés along the lakeside boardwalk as the lamps come on. */
export function campusTaylors2(scene: Scene) {
	scene.sky(250, 290, 132).clouds([90, 140, 0.6], [480, 170, 0.7])
	scene
		.fill('far', ridge(1200, 450, 560, [-40, -90, -50, -70, -20, -10, -10]))
		.fill('leaf', hedge(-20, 500, 560, 14, 44, 4))
		.fill('wall2', rect(0, 498, 520, 8))
		.fill('water', rect(0, 506, 1200, 300))
		.stroke('foam', 3, 'M40 540h120M300 552h150M90 590h160M20 650h120M250 640h110M60 716h140', {
			round: true,
			opacity: 0.7,
		})
		.stroke('sun', 7, 'M160 532h180M190 556h130M170 582h150M210 608h80', { round: true })
	cafes(scene)
	boardwalk(scene)
	student(scene, 574, 700, 1.45, { cloth: 'water2' })
	studentInHijab(scene, 630, 706, 1.45, { scarf: 'gold' })
	parasolTable(scene, 790, 676, 1)
	parasolTable(scene, 1000, 752, 1.3)
	lampString(scene)
}

/** Bulbs from the corner of the house along two poles at the water's edge. */
function lampString(scene: Scene) {
	scene
		.stroke('ink', 7, 'M424 690V420M296 766V438', { round: true })
		.stroke('ink', 2.5, 'M540 288Q470 400 424 424Q360 470 296 442')
		.dots('gold', 15, [512, 336], [480, 378], [446, 410], [392, 442], [360, 452], [326, 450])
}

/** Two storeys that step towards the reader: terrace above, shopfronts below. */
function cafes(scene: Scene) {
	scene
		.fill('wall', rect(540, 268, 680, 360))
		.fill('wall2', rect(540, 268, 680, 20), rect(540, 420, 680, 14))
		.fill('near', ...range(6).map((bay) => rect(572 + bay * 108, 312, 70, 92)))
		.fill('lit', rect(572, 312, 70, 92), rect(896, 312, 70, 92))
		.stroke(
			'wall',
			4,
			range(6)
				.map((bay) => line(607 + bay * 108, 312, 607 + bay * 108, 404))
				.join(''),
		)
		.fill('ink', rect(540, 434, 680, 196))
		.fill('lit', ...[566, 726, 886, 1046].map((x) => rect(x, 500, 128, 110)))
		.fill('sail', ...[566, 726, 886, 1046].map((x) => rect(x + 8, 508, 112, 64)))
		.stroke('ink', 3, 'M606 508v22M654 508v22M926 508v22M974 508v22')
		.dots('gold', 16, [606, 534], [654, 534], [926, 534], [974, 534])
		.fill('wood', ...[566, 886].map((x) => rect(x + 8, 572, 112, 38)))
		.fill('leaf', hedge(560, 270, 300, 10, 24, 6), hedge(900, 270, 280, 9, 24, 3))
	awning(scene, 552, 464, 320, 10, 'gold')
	awning(scene, 876, 464, 330, 10, 'leaf')
}

function boardwalk(scene: Scene) {
	const planks = range(12).map((plank) => line(540 + plank * 60, 628, 260 + plank * 110, 800))
	scene
		.fill('wood', polygon([530, 628], [1210, 628], [1210, 800], [236, 800]))
		.stroke('wood2', 4, planks.join(''), { opacity: 0.7 })
		.stroke('wood2', 9, 'M530 628L236 800')
		.stroke('wall', 6, 'M520 596L230 752M520 596V632M424 648V692M320 704V758', { round: true })
}

function parasolTable(scene: Scene, x: number, y: number, scale: number) {
	const to = (dx: number, dy: number): Point => [x + dx * scale, y + dy * scale]
	scene
		.stroke('ink', 6 * scale, line(...to(0, 30), ...to(0, -120)))
		.fill('sail', polygon(to(-92, -96), to(0, -152), to(92, -96)))
		.fill(
			'hot',
			polygon(to(-92, -96), to(0, -152), to(-34, -96)),
			polygon(to(34, -96), to(0, -152), to(92, -96)),
		)
		.fill('wall', polygon(to(-56, -26), to(56, -26), to(62, -16), to(-62, -16)))
		.fill(
			'ink',
			polygon(to(-80, -2), to(-46, -2), to(-46, 4), to(-80, 4)),
			polygon(to(46, -2), to(80, -2), to(80, 4), to(46, 4)),
		)
		.stroke(
			'ink',
			4 * scale,
			line(...to(-80, 30), ...to(-80, -36)) +
				line(...to(-50, 30), ...to(-50, 2)) +
				line(...to(80, 30), ...to(80, -36)) +
				line(...to(50, 30), ...to(50, 2)),
		)
}
