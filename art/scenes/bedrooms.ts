// Where students sleep: a hotel suite, a shared house, a studio and a master room.
import {
	bedFromFoot,
	ceilingFan,
	chairFromBehind,
	curtain,
	deskLamp,
	table,
	tableLamp,
} from '../furniture.ts'
import {
	bookSpines,
	books,
	herbPot,
	opening,
	pottedPlant,
	rug,
	tileJoints,
	walls,
	windowFrame,
} from '../interior.ts'
import { twinTowers } from '../landmarks.ts'
import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	hedge,
	keelArch,
	lattice,
	line,
	polygon,
	range,
	rebung,
	rect,
	ridge,
	roundRect,
	star,
} from '../shapes.ts'

/** A suite: the bed made between two lamps, a suitcase on its stand. */
export function accKlccRoom(scene: Scene) {
	scene
		.fill('sky4', rect(30, 60, 230, 520))
		.fill('sun', circle(146, 300, 76))
		.fill('far', rect(60, 440, 60, 140), rect(170, 400, 50, 180))
	twinTowers(scene, 146, 580, 300)
	scene.fill('leaf', hedge(30, 580, 230, 6, 50, 4))
	walls(scene, { wall: 'sky', floor: 'mid', floorY: 600, openings: [opening(40, 70, 210, 500)] })
	scene
		.stroke(
			'far',
			3,
			range(9)
				.map((row) => line(0, 616 + row * 24, 1200, 616 + row * 24))
				.join(''),
			{ dash: '14 20', opacity: 0.5 },
		)
		.fill('near', rect(330, 0, 700, 600))
		.stroke(
			'ink',
			4,
			range(8)
				.map((panel) => line(330 + panel * 100, 0, 330 + panel * 100, 600))
				.join(''),
		)
		.fill('gold', keelArch(610, 66, 140, 150, 78))
		.fill('near', keelArch(622, 84, 116, 132, 66))
		.stroke('gold', 3, lattice(680, 160, 40, 12, 5))
	curtain(scene, 14, 40, 58, 540, 'wall', 'wall2')
	curtain(scene, 222, 40, 72, 540, 'wall', 'wall2')
	scene.fill('wood2', rect(10, 30, 290, 12))
	bedFromFoot(scene, 680, 290, 430, 700, { board: 'wood', cloth: 'sail', fold: 'hot' })
	for (const x of [404, 956]) {
		scene
			.fill('wood2', rect(x - 52, 506, 104, 130))
			.fill('wood', rect(x - 58, 496, 116, 14), rect(x - 44, 524, 88, 44))
			.fill('gold', rect(x - 10, 542, 20, 6))
		tableLamp(scene, x, 496, 1.2)
	}
	luggageStand(scene, 1052, 706)
	scene.fill('gold', roundRect(566, 424, 228, 34, 16))
}

function luggageStand(scene: Scene, x: number, base: number) {
	scene
		.stroke(
			'wood',
			9,
			`M${x - 50} ${base}L${x + 50} ${base - 84}M${x + 50} ${base}L${x - 50} ${base - 84}`,
		)
		.fill('water2', roundRect(x - 84, base - 186, 168, 106, 12))
		.fill('water', roundRect(x - 84, base - 186, 168, 50, 12))
		.stroke('gold', 8, `M${x - 44} ${base - 186}v106m88-106v106`)
		.stroke('ink', 7, `M${x - 24} ${base - 186}v-16h48v16`)
		.fill('sail', rect(x - 12, base - 128, 26, 34))
}

/** The shared house: two beds and the desk between them, each sleeper with a shelf and a lamp. */
export function accSubangRoom(scene: Scene) {
	houseNextDoor(scene)
	walls(scene, { floor: 'sand', floorY: 620, openings: [opening(440, 150, 320, 250)] })
	tileJoints(scene, 620, { joint: 'wood', opacity: 0.35 })
	scene
		.fill('sky2', rect(0, 440, 1200, 180))
		.fill('wall2', rect(0, 432, 1200, 12), rect(0, 608, 1200, 14))
	windowFrame(scene, 440, 150, 320, 250)
	scene.fill('wood', rect(384, 122, 432, 10))
	curtain(scene, 392, 128, 76, 350, 'sail', 'wall2')
	curtain(scene, 732, 128, 76, 350, 'sail', 'wall2')
	sharedDesk(scene)
	rug(scene, 430, 694, 340, 70, 'near')
	chairFromBehind(scene, 600, 700, 'leaf', 'leaf2')
	for (const [x, cloth, fold] of [
		[196, 'water', 'water2'],
		[1004, 'gold', 'hot2'],
	] as const) {
		scene
			.faded(0.28, () => scene.fill('sun2', circle(x, 332, 104)))
			.fill('ink', rect(x - 4, 276, 8, 30))
			.fill('gold', `M${x - 40} 342l16-44h48l16 44z`)
			.fill('wood', rect(x - 120, 226, 240, 13))
			.fill('wood2', rect(x - 100, 239, 10, 20), rect(x + 90, 239, 10, 20))
		bedFromFoot(scene, x, 400, 330, 756, { cloth, fold, pillows: 1 })
	}
	books(scene, 92, 226, bookSpines(2, 6))
	books(scene, 968, 226, bookSpines(4, 5))
	herbPot(scene, 264, 226, { pot: 'sail', scale: 0.9 })
	scene
		.fill('sail', roundRect(892, 160, 60, 66, 4))
		.fill('water', rect(900, 168, 44, 50))
		.fill('sun', circle(922, 188, 10))
	ceilingFan(scene, 600, 74, 270)
}

/** A tiled roof behind a tree, as close as houses stand in SS15. */
const houseNextDoor = (scene: Scene) =>
	scene
		.fill('sky3', rect(420, 130, 360, 290))
		.fill('sky4', circle(690, 226, 82))
		.fill('sun', circle(690, 226, 52))
		.fill('wall', rect(440, 316, 220, 90))
		.fill('wood', polygon([430, 322], [486, 240], [620, 240], [680, 322]))
		.fill('wood2', polygon([580, 240], [620, 240], [680, 322], [610, 322]))
		.fill('near', rect(476, 340, 44, 40))
		.fill('lit', rect(548, 340, 44, 40))
		.fill('leaf', hedge(430, 412, 350, 7, 54, 5))

/** Two readers' worth of books, one lamp, a laptop left open. */
function sharedDesk(scene: Scene) {
	table(scene, 410, 520, 380, 660)
	books(scene, 424, 520, bookSpines(1, 4))
	scene.faded(0.35, () =>
		scene.fill('sun2', polygon([660, 444], [704, 448], [724, 520], [600, 520])),
	)
	deskLamp(scene, 722, 520, -1, 'gold')
	scene
		.fill('ink', roundRect(536, 446, 116, 74, 6))
		.fill('foam', rect(543, 453, 102, 60))
		.fill('water', rect(553, 466, 60, 8), rect(553, 482, 82, 8))
}

/** A single room: the computer on its desk, the curtain half drawn over the lake. */
export function accEdgeRoom(scene: Scene) {
	scene
		.fill('sky4', rect(600, 90, 500, 420))
		.fill('sun', circle(700, 240, 54))
		.fill('far', ridge(1200, 330, 440, [0, 0, 0, -20, -50, -30, -60, -20]))
		.fill('wall', rect(640, 290, 70, 90), rect(730, 250, 50, 130), rect(800, 310, 80, 70))
		.stroke('near', 12, 'M652 316H700M652 340H700M740 270H772M740 296H772M740 322H772M812 334H870')
		.fill('leaf', hedge(600, 390, 400, 10, 34, 6))
		.fill('water', rect(600, 384, 500, 140))
		.stroke('foam', 4, 'M640 412h90M780 426h70M660 446h60', { round: true })
	walls(scene, {
		wall: 'sky2',
		floor: 'wood',
		floorY: 650,
		openings: [opening(620, 110, 460, 390)],
	})
	scene
		.stroke(
			'wood2',
			3,
			'M0 690H1200M0 744H1200M200 650V690M560 650V690M900 650V690M380 690V744M760 690V744M1080 690V744',
			{ opacity: 0.6 },
		)
		.fill('wall2', rect(0, 634, 1200, 16))
	windowFrame(scene, 620, 110, 460, 390, { sill: false })
	curtain(scene, 850, 92, 270, 470, 'hot', 'hot2')
	scene.fill('ink', roundRect(590, 82, 560, 12, 6))
	// bed along the left wall, its head in the corner
	scene
		.faded(0.18, () => scene.fill('ink', rect(20, 696, 520, 18)))
		.fill('wood2', roundRect(-20, 430, 50, 270, 10), rect(20, 620, 500, 54), rect(490, 670, 18, 32))
		.fill('wall', roundRect(20, 556, 506, 72, 18))
		.fill('sail', roundRect(34, 500, 150, 68, 26))
		.fill('leaf', 'M176 574C176 548 200 542 230 542H500Q526 542 526 570V654H176z')
		.fill('leaf2', rect(176, 626, 350, 28))
		.fill('gold', rebung(176, 626, 350, 14, 22))
		.fill('wall', rect(90, 230, 300, 14))
		.fill('near', roundRect(300, 300, 120, 150, 6))
		.fill('gold', star(360, 375, 40))
	books(scene, 110, 230, [
		['wood', 20, 74],
		['gold', 16, 62],
		['water', 24, 84],
		['sail', 18, 70],
		['leaf', 16, 60],
		['near', 22, 78],
	])
	herbPot(scene, 340, 230, { leaves: 'leaf2', scale: 0.8 })
	table(scene, 600, 528, 400, 700, { top: 'sail', legs: 'near' })
	scene
		.fill('ink', roundRect(650, 392, 210, 118, 8), rect(748, 508, 14, 16), rect(716, 520, 78, 8))
		.fill('water2', rect(660, 402, 190, 98))
		.stroke('foam', 6, 'M680 426h80M680 446h120M680 466h60')
		.stroke('gold', 6, 'M780 426h50M820 446h20')
		.fill('near', roundRect(690, 518, 130, 10, 4))
	deskLamp(scene, 930, 528, -1)
	chairFromBehind(scene, 752, 756, 'gold', 'sun2')
}

/** A master room: the wide bed under a long window, the bathroom through its door. */
export function accTropicanaRoom(scene: Scene) {
	scene
		.fill('sky4', rect(80, 80, 740, 260))
		.fill('sun', circle(300, 190, 60))
		.fill('far', ridge(1200, 260, 360, [-30, -70, -30, -50, -80, -30, -40]))
		.fill('leaf', hedge(80, 340, 740, 10, 60, 5))
	palm(scene, 170, 350, 190, 20, 'leaf2')
	palm(scene, 690, 350, 220, -26)
	walls(scene, { wall: 'sky', floor: 'sand', floorY: 620, openings: [opening(100, 90, 700, 240)] })
	windowFrame(scene, 100, 90, 700, 240, { panes: 3 })
	scene.fill('wall2', rect(0, 606, 880, 14), rect(1130, 606, 70, 14))
	curtain(scene, 52, 64, 80, 470, 'gold', 'sun2')
	curtain(scene, 768, 64, 80, 470, 'gold', 'sun2')
	scene.fill('ink', roundRect(34, 56, 832, 12, 6))
	bathroomDoor(scene)
	rug(scene, 150, 690, 600, 90)
	bedFromFoot(scene, 450, 370, 520, 726, { board: 'wood2', cloth: 'water', fold: 'water2' })
	scene.fill('gold', roundRect(420, 424, 70, 54, 12))
	for (const x of [136, 764])
		scene
			.fill('wood', rect(x - 40, 540, 80, 96))
			.fill('wood2', rect(x - 30, 556, 60, 6), rect(x - 46, 532, 92, 12))
	tableLamp(scene, 764, 532, 1, 'sail')
	pottedPlant(scene, 1160, 612, 0.9)
}

function bathroomDoor(scene: Scene) {
	scene
		.fill('wall', rect(884, 130, 240, 490))
		.fill('foam', rect(904, 150, 200, 470))
		.stroke(
			'water',
			3,
			`${range(9)
				.map((row) => line(904, 200 + row * 46, 1104, 200 + row * 46))
				.join('')}M954 150V620M1004 150V620M1054 150V620`,
			{ opacity: 0.4 },
		)
		.fill('near', circle(1004, 296, 56))
		.fill('sky4', circle(1004, 296, 48))
		.fill('sail', 'M940 410H1068Q1066 470 1020 474H988Q942 470 940 410z', rect(990, 470, 28, 150))
		.stroke('ink', 6, 'M1004 410V384H1024', { round: true })
		.fill('wood', polygon([884, 130], [904, 150], [904, 620], [850, 660], [850, 118]))
		.fill('gold', circle(864, 400, 8))
}
