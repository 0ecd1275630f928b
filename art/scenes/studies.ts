// Desks of apartments and suites, each with its own company: a shelf, a city, a long table, a friend.
import { chairFromBehind, curtain, deskLamp, laptop, table, tableLamp } from '../furniture.ts'
import { books, opening, pendantLamp, pottedPlant, walls } from '../interior.ts'
import { klTower, twinTowers } from '../landmarks.ts'
import type { Slot } from '../palettes.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
	lattice,
	line,
	polygon,
	range,
	rebung,
	rect,
	roundRect,
	star,
} from '../shapes.ts'

const spines = (shift: number, count: number) => {
	const cloths = ['near', 'gold', 'water', 'sail', 'leaf', 'wood', 'foam'] as const
	return range(count).map((index): [Slot, number, number] => [
		cloths[(index * 3 + shift) % 7] ?? 'gold',
		14 + ((index * 5 + shift) % 3) * 4,
		56 + ((index * 7 + shift * 3) % 5) * 7,
	])
}

/** Seri Maya: a corner of the bedroom with desk, chair and shelf. */
export function accSeriMayaStudy(scene: Scene) {
	scene
		.fill('sky', rect(0, 0, 430, 640))
		.fill('sky2', rect(430, 0, 770, 610))
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
	scene
		.fill('wall', roundRect(560, 130, 200, 160, 6))
		.fill('near', rect(574, 144, 172, 132))
		.stroke('gold', 4, lattice(660, 210, 50, 12, 5))
		.fill('wood', roundRect(820, 130, 240, 170, 6))
		.fill('gold', rect(840, 150, 60, 50))
		.fill('sail', rect(912, 160, 70, 56), rect(850, 220, 50, 60))
		.fill('leaf', rect(996, 150, 44, 44))
		.fill('foam', rect(920, 232, 90, 50))
	table(scene, 520, 470, 480, 680, { thick: 20 })
	scene
		.fill('wood2', rect(800, 490, 160, 130))
		.fill('wood', rect(810, 500, 140, 50), rect(810, 560, 140, 50))
		.fill('gold', rect(864, 522, 32, 7), rect(864, 582, 32, 7))
	laptop(scene, 670, 470, 1.1)
	deskLamp(scene, 910, 470, -1)
	books(scene, 536, 470, [
		['wood', 14, 50],
		['leaf', 16, 60],
		['gold', 12, 46],
	])
	chairFromBehind(scene, 670, 740, 'hot', 'hot2')
	// the foot of the bed
	scene
		.fill('wood2', roundRect(1060, 560, 160, 190, 10))
		.fill('water', roundRect(1076, 530, 160, 150, 20))
		.fill('gold', rebung(1080, 680, 140, 6, 26))
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
			else books(scene, x + 10 + ((bay + row) % 3) * 14, y + 122, spines(bay + row * 2, 6))
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

/** Tropicana: two desks side by side, one shelf above both. */
export function accTropicanaStudy(scene: Scene) {
	scene
		.fill('sky4', rect(980, 140, 240, 330))
		.fill('sun', circle(1090, 240, 50))
		.fill('leaf', hedge(980, 470, 240, 4, 120, 5))
	walls(scene, {
		wall: 'sky3',
		floor: 'sand',
		floorY: 640,
		openings: [opening(1010, 160, 190, 280)],
	})
	scene
		.fill('foam', rect(60, 0, 860, 640))
		.fill('wall2', rect(0, 626, 1200, 14))
		.stroke('wall', 14, 'M1010 160h200v280h-200zM1110 160v280')
		.fill(
			'wood',
			rect(110, 250, 760, 16),
			rect(110, 120, 760, 16),
			rect(110, 120, 16, 146),
			rect(854, 120, 16, 146),
			rect(482, 120, 16, 146),
		)
	books(scene, 136, 250, spines(1, 9))
	books(scene, 520, 250, spines(4, 7))
	scene
		.fill('leaf', hedge(756, 214, 80, 3, 60, 4))
		.fill('wood', polygon([766, 212], [828, 212], [820, 250], [774, 250]))
		.fill('gold', star(420, 214, 34))
		.fill('foam', star(420, 214, 20))
	for (const [x, lamp, chair, shade] of [
		[110, 'gold', 'gold', 'sun2'],
		[500, 'leaf', 'hot', 'hot2'],
	] as const) {
		table(scene, x, 490, 370, 690, { top: 'sail', legs: 'near' })
		scene
			.fill('near', rect(x + 250, 508, 100, 90))
			.fill('wall2', rect(x + 258, 516, 84, 34), rect(x + 258, 556, 84, 34))
		deskLamp(scene, x + 310, 490, -1, lamp)
		chairFromBehind(scene, x + 150, 742, chair, shade)
	}
	laptop(scene, 240, 490)
	scene
		.fill('sail', polygon([580, 490], [596, 472], [650, 480], [704, 472], [720, 490]))
		.stroke('near', 4, line(650, 480, 650, 490))
		.fill('near', rect(580, 330, 130, 90))
		.fill('gold', rect(590, 340, 50, 34))
		.fill('sail', rect(652, 352, 46, 56), rect(594, 384, 40, 28))
		.fill('near', circle(240, 330, 42))
		.fill('sail', circle(240, 330, 35))
		.stroke('ink', 5, 'M240 330V307M240 330H258', { round: true })
	pottedPlant(scene, 1080, 660, 1.15)
}
