// Desks of apartments and suites, each with its own company: a shelf, a city, a long table, a friend.
import { chairFromBehind, curtain, deskLamp, laptop, table, tableLamp } from '../furniture.ts'
import { bookSpines, books, opening, pendantLamp, walls, windowFrame } from '../interior.ts'
import { klTower, twinTowers } from '../landmarks.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
	line,
	polygon,
	range,
	rebung,
	rect,
	roundRect,
	star,
} from '../shapes.ts'
import { railViaduct } from '../street.ts'

/** Seri Maya: a corner of the bedroom with desk, chair and shelf. */
export function accSeriMayaStudy(scene: Scene) {
	trainWindow(scene)
	scene
		.fill('sky2', rect(430, 0, 770, 610), opening(520, 96, 330, 250))
		.fill('sky', polygon([0, 0], [430, 0], [430, 610], [0, 730]))
		.fill('wood', polygon([0, 730], [430, 610], [1200, 610], [1200, 800], [0, 800]))
		.stroke(
			'wood2',
			3,
			'M300 646H1200M150 690H1200M20 742H1200M560 610L520 646M900 610L910 646M700 646L680 690M1060 646L1080 690',
			{ opacity: 0.6 },
		)
		.fill('wall2', polygon([0, 716], [430, 598], [430, 612], [0, 732]), rect(430, 598, 770, 14))
	// the shelf stands against the left wall, in perspective
	const y = (x: number, share: number) => {
		const top = 90 + (x - 110) * 0.16
		return top + share * (700 - (x - 110) * 0.28 - top)
	}
	scene.fill(
		'wood2',
		polygon([110, y(110, 0)], [360, y(360, 0)], [360, y(360, 1)], [110, y(110, 1)]),
	)
	for (const shelf of range(4)) {
		const from = shelf / 4 + 0.02
		const to = (shelf + 1) / 4 - 0.02
		scene.fill(
			'near',
			polygon([126, y(126, from)], [346, y(346, from)], [346, y(346, to)], [126, y(126, to)]),
		)
		const cloths = ['wood', 'gold', 'water', 'sail', 'leaf'] as const
		for (const [index, cloth] of cloths.entries()) {
			const x = 140 + ((index + shelf * 2) % 5) * 34
			const lean = from + 0.05 + ((index * 3 + shelf) % 4) * 0.02
			if ((index + shelf) % 4 < 3)
				scene.fill(
					cloth,
					polygon(
						[x, y(x, lean)],
						[x + 26, y(x + 26, lean)],
						[x + 26, y(x + 26, to)],
						[x, y(x, to)],
					),
				)
		}
	}
	windowFrame(scene, 520, 96, 330, 250)
	scene
		.fill('wood', roundRect(930, 130, 200, 190, 6))
		.fill('gold', rect(948, 148, 60, 50))
		.fill('sail', rect(1026, 152, 84, 56), rect(954, 218, 54, 80))
		.fill('leaf', rect(1030, 228, 44, 44))
		.fill('hot2', ellipse(690, 736, 330, 44))
		.stroke('gold', 5, ellipse(690, 736, 300, 36), { dash: '16 12' })
	table(scene, 520, 470, 480, 680, { thick: 20 })
	scene
		.fill('wood2', rect(800, 490, 160, 130))
		.fill('wood', rect(810, 500, 140, 50), rect(810, 560, 140, 50))
		.fill('gold', rect(864, 522, 32, 7), rect(864, 582, 32, 7))
	laptop(scene, 670, 470, 1.1)
	scene.faded(0.4, () => scene.fill('sun2', circle(872, 400, 70)))
	deskLamp(scene, 910, 470, -1)
	books(scene, 536, 470, [
		['wood', 14, 50],
		['leaf', 16, 60],
		['gold', 12, 46],
	])
	chairFromBehind(scene, 670, 740, 'hot', 'hot2')
	// the foot of the bed
	scene
		.faded(0.18, () => scene.fill('ink', rect(1020, 742, 180, 16)))
		.fill('wood2', roundRect(1020, 566, 220, 184, 12))
		.fill('wood', roundRect(1034, 580, 220, 130, 8))
		.fill('water', roundRect(1028, 528, 220, 110, 24))
		.fill('water2', rect(1034, 606, 200, 34))
		.fill('gold', rebung(1034, 640, 180, 7, 30))
}

/** The train that takes one to the towers passes the window. */
function trainWindow(scene: Scene) {
	scene
		.fill('sky4', rect(500, 80, 370, 290))
		.fill('sun', circle(770, 190, 56))
		.skyline(
			350,
			[
				[530, 54, 130],
				[596, 44, 180],
				[648, 50, 110],
				[716, 46, 150],
				[790, 54, 100],
			],
			{ wall: 'far', shade: 'mid', columns: 2, opacity: 0.6 },
		)
	railViaduct(scene, 300, 360, { trainX: 560, piers: 12 })
}

/** The suites: a desk alone before a wall of glass. */
export function accKlccStudy(scene: Scene) {
	scene
		.fill('sky3', rect(0, 0, 1200, 640))
		.fill('sky4', circle(420, 250, 170))
		.fill('sun', circle(420, 250, 100))
	scene.skyline(
		640,
		[
			[60, 90, 300],
			[170, 70, 420],
			[260, 90, 250],
			[560, 80, 330],
			[1010, 80, 380],
			[1100, 100, 300],
		],
		{ wall: 'far', shade: 'mid', columns: 3, opacity: 0.6 },
	)
	klTower(scene, 510, 640, 440)
	twinTowers(scene, 820, 640, 560)
	scene
		.fill('leaf', hedge(0, 640, 1200, 24, 50, 7))
		.fill(
			'near',
			rect(0, 0, 1200, 30),
			rect(0, 616, 1200, 16),
			rect(300, 0, 12, 620),
			rect(640, 0, 12, 620),
			rect(980, 0, 12, 620),
		)
		.fill('wall2', rect(0, 630, 1200, 170))
		.fill('mid', rect(0, 630, 1200, 12))
	curtain(scene, 0, 20, 130, 640, 'sail', 'wall2')
	curtain(scene, 1110, 20, 90, 640, 'sail', 'wall2')
	scene
		.faded(0.18, () => scene.fill('ink', polygon([300, 740], [900, 740], [960, 770], [260, 770])))
		.fill(
			'ink',
			polygon([330, 560], [346, 560], [310, 756], [296, 756]),
			polygon([870, 560], [854, 560], [890, 756], [904, 756]),
		)
		.fill('wood', polygon([300, 536], [900, 536], [930, 566], [270, 566]))
		.fill('wood2', rect(270, 566, 660, 16))
	laptop(scene, 560, 556, 1.25)
	tableLamp(scene, 380, 548, 1.15)
	scene
		.fill('gold', rect(720, 534, 120, 12))
		.fill('sail', rect(730, 524, 100, 10), roundRect(664, 520, 34, 32, 6))
		.fill('leaf', hedge(856, 512, 56, 3, 46, 4))
		.fill('near', polygon([860, 510], [908, 510], [900, 548], [868, 548]))
	chairFromBehind(scene, 580, 760, 'hot', 'hot2')
}

/** The Edge: the common study room, one long table under a row of lamps. */
export function accEdgeStudy(scene: Scene) {
	walls(scene, { wall: 'sky', floor: 'mid', floorY: 600 })
	scene.fill('wood2', rect(60, 90, 1080, 430))
	for (const row of range(3))
		for (const bay of range(5)) {
			const x = 76 + bay * 212
			const y = 106 + row * 138
			scene.fill('near', rect(x, y, 200, 122))
			if ((bay + row) % 4 === 3)
				scene.fill('gold', star(x + 100, y + 70, 34)).fill('near', star(x + 100, y + 70, 20))
			else books(scene, x + 10 + ((bay + row) % 3) * 14, y + 122, bookSpines(bay + row * 2, 6))
		}
	scene.fill('wood', rect(50, 78, 1100, 16), rect(50, 518, 1100, 20))
	for (const x of [240, 480, 720, 960]) {
		pendantLamp(scene, x, 226, 54)
		scene.faded(0.22, () =>
			scene.fill('sun2', polygon([x - 54, 226], [x + 54, 226], [x + 120, 590], [x - 120, 590])),
		)
	}
	for (const x of [180, 390, 600, 810, 1020]) chairFromBehind(scene, x, 690, 'water', 'water2')
	scene
		.faded(0.2, () => scene.fill('ink', rect(60, 752, 1080, 16)))
		.fill('wood2', rect(120, 610, 24, 150), rect(1056, 610, 24, 150), rect(588, 610, 24, 150))
		.fill('wood', polygon([80, 572], [1120, 572], [1160, 606], [40, 606]))
		.fill('wood2', rect(40, 606, 1120, 16))
	laptop(scene, 290, 598, 0.9)
	laptop(scene, 860, 598, 0.9)
	scene
		.fill('sail', polygon([520, 598], [544, 580], [604, 588], [664, 580], [690, 598]))
		.stroke('wall2', 4, line(604, 588, 606, 598))
		.fill('hot', rect(1000, 580, 80, 16))
		.fill('gold', rect(1006, 568, 68, 12))
		.fill('sail', ellipse(430, 588, 22, 8), roundRect(120, 570, 26, 28, 5))
}
