// What residents of the city see from their windows and balconies.
import { curtain } from '../furniture.ts'
import { opening, pottedPlant } from '../interior.ts'
import { klTower, merdekaTower, twinTowers } from '../landmarks.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	dome,
	ellipse,
	hedge,
	keelArch,
	line,
	type Point,
	polygon,
	range,
	rect,
	ridge,
	roundRect,
} from '../shapes.ts'
import { railViaduct } from '../street.ts'

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
		.fill('sail', roundRect(960, 650, 44, 42, 8))
		.stroke('sail', 6, 'M1004 662h14v18h-14')
		.fill('gold', roundRect(1030, 680, 60, 10, 3))
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
	scene
		.fill('gold', rect(-10, 470, 96, 14), rect(1114, 470, 96, 14))
		.fill('sail', ellipse(842, 736, 60, 9), roundRect(816, 692, 54, 42, 12))
		.stroke('sail', 7, 'M870 704h14v18h-14')
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
	scene.sky(600, 230, 110).clouds([330, 150, 0.6], [760, 120, 0.6])
	scene.skyline(
		470,
		[
			[330, 60, 190],
			[400, 50, 130],
			[740, 60, 170],
			[820, 50, 220],
		],
		{ wall: 'far', shade: 'mid', opacity: 0.5 },
	)

	railViaduct(scene, 392, 520, { trainX: 390, piers: 8 })
	shopRow(scene, -1)
	shopRow(scene, 1)
	scene
		.fill('near', polygon([540, 512], [660, 512], [960, 800], [240, 800]))
		.stroke('gold', 6, 'M600 524V800', { dash: '24 26' })
		.fill(
			'wall2',
			polygon([500, 512], [540, 512], [240, 800], [100, 800]),
			polygon([660, 512], [700, 512], [1100, 800], [960, 800]),
		)
		.stroke('ink', 3, 'M180 330Q600 470 1020 330M240 420Q600 520 960 420')
	const bulbs = range(13).map((index): Point => {
		const share = (index + 0.5) / 13
		return [180 + 840 * share, 330 + 280 * share * (1 - share)]
	})
	scene.dots('gold', 15, ...bulbs)
	casement(scene)
}

function shopRow(scene: Scene, side: 1 | -1) {
	const to = (...points: Point[]) => polygon(...points.map(([x, y]): Point => [600 + side * x, y]))
	const bays = [
		[100, 190, 'wall2'],
		[190, 310, 'gold'],
		[310, 520, 'sail'],
	] as const
	for (const [near, far, plaster] of bays) {
		const top = (x: number) => 400 - (x - 100) * 0.5
		const foot = (x: number) => 512 + (x - 100) * 0.66
		const between = (x: number, share: number) => top(x) + (foot(x) - top(x)) * share
		const w = far - near
		const pane = (from: number, to2: number, up: number, down: number): Point[] => [
			[near + w * from, between(near + w * from, up)],
			[near + w * to2, between(near + w * to2, up)],
			[near + w * to2, between(near + w * to2, down)],
			[near + w * from, between(near + w * from, down)],
		]
		scene
			.fill(plaster, to([near, top(near)], [far, top(far)], [far, foot(far)], [near, foot(near)]))
			.fill('near', to(...pane(0.14, 0.44, 0.12, 0.4)), to(...pane(0.56, 0.86, 0.12, 0.4)))
			.fill('lit', to(...pane(0.2, 0.4, 0.16, 0.36)))
			.fill('gold', to(...pane(0.1, 0.9, 0.62, 0.98)))
			.fill('ink', to(...pane(0.46, 0.54, 0.62, 0.98)))
			.fill('hot', to(...pane(0, 1, 0.5, 0.6)))
			.fill('ink', to(...pane(0, 0.04, 0, 1)))
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
		.fill('leaf', hedge(296, 664, 110, 4, 60, 6))
		.fill('wood', polygon([306, 660], [396, 660], [384, 704], [318, 704]))
		.fill('gold', circle(330, 640, 7), circle(366, 630, 7))
}
