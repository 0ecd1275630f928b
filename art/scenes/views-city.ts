// What residents of the city see from their windows and balconies.
import { opening, pottedPlant } from '../interior.ts'
import { klTower, merdekaTower, twinTowers } from '../landmarks.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
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

/** From a suite at night: the Twin Towers lit, the city below the glass. */
export function accKlccView(scene: Scene) {
	scene.sky(300, 210, 84)
	scene.skyline(
		700,
		[
			[60, 80, 330],
			[150, 60, 420],
			[230, 90, 260],
			[420, 70, 300],
			[900, 90, 380],
			[1000, 70, 470],
			[1090, 100, 300],
		],
		{ wall: 'mid', shade: 'near', columns: 4, windowHeight: 6, windowGap: 9, opacity: 0.7 },
	)
	klTower(scene, 360, 700, 480, 'far', 'mid')
	merdekaTower(scene, 960, 700, 560)
	twinTowers(scene, 660, 740, 690)
	scene
		.fill('near', rect(0, 660, 1200, 140))
		.fill('leaf', hedge(440, 690, 440, 10, 50, 5))
		.fill('water', ellipse(660, 706, 170, 20))
		.stroke('lit', 5, 'M520 706h60M600 712h120M750 704h50', { round: true })
		.stroke('lit', 7, 'M0 690C200 676 330 690 420 700M900 700C1000 690 1100 680 1200 684', {
			dash: '2 16',
			round: true,
		})
		.stroke('sun2', 6, 'M0 704C200 690 330 702 420 712', { dash: '2 22', round: true })
	// glass from floor to ceiling, a sill with a cup
	scene
		.fill(
			'ink',
			rect(0, 0, 1200, 34),
			rect(0, 0, 30, 800),
			rect(1170, 0, 30, 800),
			rect(388, 0, 14, 760),
			rect(868, 0, 14, 760),
		)
		.fill('wood2', rect(0, 736, 1200, 64))
		.fill('wood', rect(0, 728, 1200, 14))
		.fill('sail', roundRect(174, 684, 56, 46, 10))
		.stroke('sail', 7, 'M230 696h16v20h-16')
		.fill('sail', ellipse(202, 732, 50, 7))
		.fill('hot', 'M30 34H130C124 300 90 520 60 736H30z')
		.fill(
			'hot2',
			'M30 34H70C70 300 56 520 44 736H30zM1170 34H1110C1112 300 1130 520 1150 736H1170z',
		)
		.fill('hot', 'M1170 34H1134C1136 300 1146 520 1158 736H1170z')
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
