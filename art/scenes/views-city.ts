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

/** From a balcony of Seri Maya: the towers over the roofs of the quarter, a chair and tea for whoever comes home. */
export function accSeriMayaView(scene: Scene) {
	scene.sky(640, 290, 150).clouds([230, 190, 0.8], [900, 150, 0.7])
	scene.fill('far', ridge(1200, 480, 640, [-40, -80, -120, -70, -50, -90, -130, -70])).skyline(
		600,
		[
			[150, 74, 170],
			[236, 56, 236],
			[304, 70, 150],
			[450, 62, 186],
			[800, 66, 226],
			[876, 58, 150],
			[944, 74, 270],
			[1034, 62, 190],
			[1110, 80, 140],
		],
		{
			wall: 'far',
			shade: 'mid',
			window: 'mid',
			windowHeight: 8,
			windowGap: 11,
			lamps: 3,
		},
	)
	klTower(scene, 410, 600, 370)
	scene.stroke('lit', 4, line(410, 350, 410, 540), { dash: '4 14' })
	twinTowers(scene, 640, 590, 450)
	quarter(scene)
	balcony(scene)
}

/** Crowns and tiled roofs between us and the towers. */
function quarter(scene: Scene) {
	const roof = (x: number, y: number, w: number) =>
		polygon([x, y], [x + 26, y - 36], [x + w - 26, y - 36], [x + w, y])
	scene
		.fill('leaf', hedge(90, 606, 1140, 26, 60, 5), rect(90, 600, 1110, 120))
		.fill('wall', rect(330, 600, 170, 60), rect(700, 606, 190, 60))
		.fill('near', rect(346, 614, 30, 28), rect(740, 620, 30, 28), rect(790, 620, 30, 28))
		.fill('lit', rect(400, 614, 30, 28), rect(836, 620, 30, 28))
		.fill('wood', roof(318, 602, 194), roof(688, 608, 214))
		.fill('leaf2', hedge(90, 664, 1140, 22, 52, 8), rect(90, 660, 1110, 60))
}

/** Open door with its curtain, a rail of glass, the rattan chair from behind. */
function balcony(scene: Scene) {
	const posts = [330, 620, 910, 1196]
	scene
		.faded(0.3, () => scene.fill('foam', rect(100, 560, 1100, 144)))
		.stroke('hi', 5, 'M210 690l84-116M240 690l84-116M1010 690l84-116', { opacity: 0.5 })
		.fill('ink', ...posts.map((x) => rect(x - 5, 556, 10, 152)))
		.fill('wood', rect(90, 544, 1110, 18))
		.fill('wood2', rect(90, 560, 1110, 6))
		.fill('sand', rect(0, 702, 1200, 98))
		.stroke(
			'wood',
			3,
			'M0 730H1200M0 768H1200M260 702l-90 98M480 702l-40 98M720 702l40 98M960 702l90 98',
			{
				opacity: 0.4,
			},
		)
		.fill('wall', rect(0, 0, 1200, 56))
		.fill('wall2', rect(0, 56, 1200, 12), rect(0, 56, 60, 646))
	lampString(scene, [60, 74], [1200, 74], { sag: 44, bulbs: 15, size: 17 })
	curtain(scene, 44, 62, 100, 640, 'sail', 'wall2')
	scene.fill('gold', rect(46, 470, 98, 14))
	pottedPlant(scene, 236, 660, 1.25)
	teaTable(scene, 800, 668)
	rattanChair(scene, 980, 760)
}

function teaTable(scene: Scene, x: number, y: number) {
	scene
		.faded(0.2, () => scene.fill('ink', ellipse(x + 12, y + 88, 84, 10)))
		.stroke('wood2', 9, `M${x - 48} ${y}L${x - 60} ${y + 86}M${x + 48} ${y}L${x + 60} ${y + 86}`)
		.fill('wood2', ellipse(x, y + 8, 92, 15))
		.fill('wood', ellipse(x, y, 92, 15))
		.fill('hot', `M${x - 66} ${y}q-12-50 28-50t28 50z`, `M${x - 14} ${y - 18}l26-22 6 7-24 28z`)
		.stroke('hot', 7, `M${x - 62} ${y - 38}q-26 8-4 30`)
		.fill('gold', circle(x - 38, y - 55, 7))
		.stroke('sail', 4, `M${x + 38} ${y - 52}q-10-14 0-26t0-24`, { round: true, opacity: 0.8 })
	mug(scene, x + 40, y, 'sail', 0.95)
}

/** Woven, with a round back; x is its middle, `base` the floor. */
function rattanChair(scene: Scene, x: number, base: number) {
	const back = (half: number, top: number) =>
		`M${x - half} ${base - 74}V${base - top + half}a${half} ${half} 0 0 1 ${half * 2} 0V${base - 74}z`
	const weave = [-60, -20, 20, 60]
		.map(
			(dx) =>
				`M${x + dx - 26} ${base - 80}L${x + dx + 26} ${base - 214}M${x + dx + 26} ${base - 80}L${x + dx - 26} ${base - 214}`,
		)
		.join('')
	scene
		.faded(0.2, () => scene.fill('ink', ellipse(x + 18, base, 130, 14)))
		.stroke('wood2', 13, `M${x - 92} ${base}l12-80M${x + 92} ${base}l-12-80`, { round: true })
		.fill('wood2', back(104, 270))
		.fill('gold', back(88, 254))
		.stroke('wood', 5, weave)
		.fill('wood', roundRect(x - 118, base - 92, 236, 30, 14))
		.fill('water2', roundRect(x - 112, base - 108, 224, 24, 11))
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
