// What residents of the city see from their windows and balconies.

import { curtain } from '../furniture.ts'
import { herbPot, opening, pottedPlant } from '../interior.ts'
import { mug } from '../kitchen.ts'
import { klTower, merdekaTower, twinTowers } from '../landmarks.ts'
import { student, studentInHijab } from '../people.ts'
import { awningOnWall, wallFace } from '../perspective.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	dome,
	ellipse,
	hedge,
	keelArch,
	line,
	polygon,
	range,
	rect,
	ridge,
	roundRect,
} from '../shapes.ts'
import { lampString, railViaduct } from '../street.ts'

/** From a balcony of Seri Maya: the towers far off, tea on a small table. */
export function accSeriMayaView(scene: Scene) {
	scene.sky(690, 330, 120).clouds([260, 190, 0.9], [900, 170, 0.7])
	scene.fill('far', ridge(1200, 470, 620, [-30, -70, -110, -60, -40, -80, -120, -60])).skyline(
		540,
		[
			[190, 60, 96],
			[286, 44, 130],
			[340, 52, 178],
			[402, 60, 110],
			[474, 46, 150],
			[796, 52, 160],
			[858, 60, 112],
			[930, 50, 190],
			[990, 66, 124],
			[1090, 54, 90],
		],
		{ wall: 'mid', columns: 2, windowHeight: 5, windowGap: 8, opacity: 0.6 },
	)
	klTower(scene, 560, 540, 240)
	twinTowers(scene, 680, 540, 270)
	scene
		.fill('mid', ridge(1200, 560, 800, [-10, -30, -16, -40, -20, -36, -10]))
		.fill('leaf', hedge(-20, 640, 1240, 16, 84, 5), rect(0, 638, 1200, 100))
		.fill('leaf2', hedge(0, 660, 1200, 18, 50, 8), rect(0, 656, 1200, 150))
	// the balcony itself: slab above, pillar, rail
	scene
		.fill('wall', rect(0, 0, 1200, 54), rect(0, 0, 96, 800))
		.fill('wall2', rect(0, 54, 1200, 14), rect(96, 54, 22, 746))
		.stroke(
			'ink',
			6,
			range(24)
				.map((bar) => line(140 + bar * 46, 590, 140 + bar * 46, 760))
				.join(''),
		)
		.fill('wood', rect(96, 574, 1104, 22))
		.fill('wall2', rect(96, 756, 1104, 44))
		.fill('wood2', rect(930, 700, 10, 90), rect(1060, 700, 10, 90))
		.fill('wood', ellipse(1000, 696, 110, 16))
		.fill('gold', roundRect(1030, 680, 60, 10, 3))
	mug(scene, 982, 692)
	pottedPlant(scene, 210, 690, 1.1)
}

/** From a suite: the Twin Towers over their park, its mosque and fountains far below. */
export function accKlccView(scene: Scene) {
	scene.sky(640, 250, 150).clouds([210, 150, 0.7], [900, 130, 0.7])
	scene.fill('far', ridge(1200, 540, 700, [-40, -90, -60, -120, -70, -110, -50])).skyline(
		660,
		[
			[60, 84, 210],
			[168, 66, 290],
			[402, 62, 190],
			[884, 70, 200],
			[1030, 84, 300],
			[1116, 70, 180],
		],
		{ wall: 'far', shade: 'mid', columns: 4, windowHeight: 6, windowGap: 9, opacity: 0.75 },
	)
	klTower(scene, 320, 660, 400, 'mid', 'near')
	merdekaTower(scene, 966, 680, 480)
	twinTowers(scene, 640, 690, 610)
	park(scene)
	suiteWindow(scene)
}

/** Tree crowns around the lake of fountains; the dome of the mosque among them. */
function park(scene: Scene) {
	scene
		.fill('near', rect(512, 630, 256, 60))
		.stroke('lit', 14, line(524, 656, 760, 656), { dash: '6 10' })
		.fill('leaf2', hedge(-20, 690, 1240, 22, 66, 5), rect(0, 684, 1200, 60))
		.fill('wall', rect(236, 634, 96, 50))
		.fill('mid', dome(284, 636, 78, 54))
		.fill('lit', ...range(4).map((bay) => keelArch(246 + bay * 22, 650, 12, 34, 10)))
		.fill('leaf', hedge(-20, 720, 560, 13, 50, 8), hedge(740, 720, 480, 11, 54, 3))
		.fill('water', ellipse(640, 704, 170, 22))
		.stroke(
			'foam',
			4,
			[560, 600, 640, 680, 720].map((x) => `M${x} 704q-4-34 0-40q4 6 0 40`).join(''),
			{ round: true },
		)
		.stroke('lit', 4, 'M510 706h50M600 714h90M720 706h40', { round: true })
		.fill('leaf', rect(0, 716, 1200, 40))
}

/** Glass from floor to ceiling between curtains; tea on the sill for whoever has just arrived. */
function suiteWindow(scene: Scene) {
	scene
		.fill('wall', rect(0, 0, 1200, 40))
		.fill('wall2', rect(0, 40, 1200, 10))
		.fill('ink', rect(392, 50, 10, 690), rect(876, 50, 10, 690), rect(0, 50, 1200, 8))
		.fill('wood', rect(0, 732, 1200, 18))
		.fill('wood2', rect(0, 750, 1200, 50))
	curtain(scene, -10, 50, 102, 690, 'hot', 'hot2')
	curtain(scene, 1108, 50, 102, 690, 'hot', 'hot2')
	mug(scene, 842, 734, 'sail', 1.1)
	scene
		.fill('gold', rect(-10, 470, 96, 14), rect(1114, 470, 96, 14))
		.fill('sail', ellipse(842, 736, 60, 9))
		.fill(
			'sail',
			'M962 736C942 692 958 662 1000 662S1058 692 1038 736z',
			'M962 704l-40-26-6 9 46 42z',
		)
		.fill('wall2', 'M1018 664C1042 676 1050 704 1038 736H1016z')
		.stroke('sail', 8, 'M1040 688q28 4 18 34')
		.fill('gold', circle(1000, 656, 8), rect(966, 700, 70, 8))
}

/** From a house in SS15: the street of cafés at nightfall, the train crossing at its end. */
export function accSubangView(scene: Scene) {
	scene.sky(600, 236, 116).clouds([300, 150, 0.6], [780, 130, 0.6])
	scene.skyline(
		470,
		[
			[430, 54, 150],
			[492, 40, 100],
			[690, 50, 190],
			[748, 44, 120],
		],
		{ wall: 'far', shade: 'mid', opacity: 0.6 },
	)
	railViaduct(scene, 404, 520, { trainX: 384, piers: 14 })
	scene
		.fill('leaf', hedge(480, 520, 240, 9, 34, 4))
		.fill('wall2', polygon([500, 512], [700, 512], [1110, 800], [90, 800]))
		.fill('near', polygon([546, 512], [654, 512], [900, 800], [300, 800]))
		.stroke('gold', 6, 'M600 526V800', { dash: '22 24' })
	for (const side of [-1, 1] as const) shopRow(scene, side)
	studentInHijab(scene, 486, 640, 1.7, { cloth: 'water2', scarf: 'gold' })
	student(scene, 536, 646, 1.7, { cloth: 'foam', bag: 'leaf' })
	lampString(scene, [420, 330], [780, 330], { sag: 34, bulbs: 9, size: 12 })
	lampString(scene, [260, 236], [940, 236], { sag: 74, bulbs: 11, size: 17 })
	casement(scene)
}

/** Three shops of one side, each in its own plaster: windows above, an awning and the light of a café below. */
function shopRow(scene: Scene, side: 1 | -1) {
	const edge = (from: number, top: number, base: number) => ({ x: 600 + side * from, top, base })
	const face = wallFace(edge(420, 112, 747), edge(100, 362, 513))
	const plasters =
		side < 0 ? (['wall', 'foam', 'gold'] as const) : (['foam', 'gold', 'wall'] as const)
	for (const [shop, plaster] of plasters.entries()) {
		const u = shop / 3
		const across = (share: number) => u + share / 3
		const pane = (from: number, v: number, to: number, v2: number) =>
			face.pane(across(from), v, across(to), v2)
		scene
			.fill(plaster, pane(0, 0, 1, 1))
			.fill('wall2', pane(0, 0, 1, 0.04))
			.fill('near', pane(0.12, 0.12, 0.44, 0.38), pane(0.56, 0.12, 0.88, 0.38))
			.fill('lit', shop % 2 ? pane(0.56, 0.12, 0.88, 0.38) : pane(0.12, 0.12, 0.44, 0.38))
			.fill('ink', pane(0.06, 0.47, 0.94, 0.55))
			.stroke('gold', 5, line(...face.point(across(0.2), 0.51), ...face.point(across(0.8), 0.51)), {
				dash: '12 7',
			})
			.fill('ink', pane(0.08, 0.6, 0.92, 1))
			.fill('gold', pane(0.12, 0.66, 0.54, 0.96))
			.fill('sun2', pane(0.6, 0.66, 0.88, 1))
			.fill('wood2', pane(0.12, 0.86, 0.54, 0.96))
			.fill('near', pane(-0.015, 0, 0.025, 1))
		awningOnWall(scene, face, [across(0.05), across(0.95)], {
			v: 0.57,
			drop: 0.1,
			out: -side * 40 * (1 - u * 0.8),
			cloth: 'hot',
			stripes: 7,
		})
	}
}

/** Window leaves folded open into the room. */
function casement(scene: Scene) {
	const slats = range(13).map((slat) => 96 + slat * 46)
	scene
		.fill('wall', rect(0, 0, 1200, 800), opening(210, 60, 780, 640))
		.fill('wood2', rect(190, 40, 820, 22), rect(190, 62, 22, 640), rect(988, 62, 22, 640))
		.fill(
			'wood',
			polygon([190, 40], [60, 14], [60, 760], [190, 702]),
			polygon([1010, 40], [1140, 14], [1140, 760], [1010, 702]),
		)
		.stroke(
			'wood2',
			7,
			slats.map((y) => line(80, y - 10, 172, y) + line(1120, y - 10, 1028, y)).join(''),
		)
		.fill('sail', rect(150, 700, 900, 24))
		.fill('wall2', rect(150, 722, 900, 12))
	herbPot(scene, 350, 704, { pot: 'wood', scale: 1.5 })
	scene.dots('gold', 14, [330, 636], [366, 626])
	cat(scene, 880, 702)
}

/** The cat of the house watches the street. */
function cat(scene: Scene, x: number, y: number) {
	scene
		.stroke('ink', 11, `M${x + 22} ${y - 6}q44 4 44-22q0-16-14-14`, { round: true })
		.fill(
			'ink',
			`M${x - 34} ${y}C${x - 36} ${y - 46} ${x - 22} ${y - 70} ${x} ${y - 70}S${x + 36} ${y - 46} ${x + 34} ${y}z`,
		)
		.fill('ink', ellipse(x, y - 82, 25, 22))
		.fill(
			'ink',
			polygon([x - 24, y - 84], [x - 20, y - 116], [x - 4, y - 100]),
			polygon([x + 24, y - 84], [x + 20, y - 116], [x + 4, y - 100]),
		)
		.stroke('gold', 5, `M${x - 18} ${y - 64}q18 10 36 0`)
}
