// Inside a house that students rent together: nothing matches, everything is used.
import { ceilingFan, chairFromSide, deskLamp, laptop, sofa, table } from '../furniture.ts'
import {
	books,
	cushion,
	opening,
	pendantLamp,
	pottedPlant,
	rug,
	tileJoints,
	walls,
} from '../interior.ts'
import { cookingPot, counter, fridge, hob, kettle, tap, tiledWall } from '../kitchen.ts'
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
	rect,
	roundRect,
	star,
} from '../shapes.ts'

/** The kitchen: everyone's pots on open shelves. */
export function accSubangKitchen(scene: Scene) {
	walls(scene, { wall: 'sky2', floor: 'wood', floorY: 650 })
	scene.fill('foam', rect(0, 300, 1200, 350))
	tiledWall(scene, 0, 300, 1200, 350, 'water', 40)
	tileJoints(scene, 650, { joint: 'wood2', opacity: 0.6 })
	const shelf = (y: number) => rect(300, y, 620, 14)
	scene
		.fill('wood', shelf(150), shelf(270), shelf(390))
		.stroke(
			'wood2',
			8,
			'M340 164l0 24M620 164l0 24M880 164l0 24M340 284v24M620 284v24M880 284v24M340 404v24M620 404v24M880 404v24',
		)
	const pots: readonly (readonly [number, number, number, number, Slot])[] = [
		[370, 150, 90, 54, 'leaf2'],
		[490, 150, 76, 44, 'water'],
		[600, 150, 84, 66, 'gold'],
		[730, 150, 100, 50, 'near'],
		[850, 150, 76, 60, 'leaf'],
		[360, 270, 70, 44, 'leaf2'],
		[470, 270, 96, 62, 'wood2'],
		[800, 270, 110, 56, 'water2'],
	]
	for (const [x, y, w, h, paint] of pots) cookingPot(scene, x, y, w, h, paint)
	scene
		.fill(
			'sail',
			...range(5).map(
				(bowl) => `M${560 + bowl * 4} ${262 - bowl * 14}h${80 - bowl * 8}l-10 8h${-60 + bowl * 8}z`,
			),
		)
		.fill('gold', roundRect(664, 216, 40, 54, 6), roundRect(330, 336, 38, 54, 6))
		.fill('sail', roundRect(376, 344, 38, 46, 6))
		.fill('leaf', roundRect(422, 330, 38, 60, 6))
		.fill('water2', roundRect(468, 346, 38, 44, 6))
		.fill(
			'ink',
			rect(336, 330, 26, 8),
			rect(382, 338, 26, 8),
			rect(428, 324, 26, 8),
			rect(474, 340, 26, 8),
			rect(670, 210, 28, 8),
		)
		// ladles hang from the lowest shelf
		.stroke('ink', 5, 'M580 404v70M640 404v56M700 404v74M760 404v60', { round: true })
		.fill(
			'ink',
			ellipse(580, 480, 16, 12),
			rect(630, 456, 20, 30),
			circle(700, 484, 14),
			polygon([748, 460], [772, 460], [766, 490], [754, 490]),
		)
	counter(scene, 250, 500, 700, 660, 5, { face: 'sail', gap: 'wall2', top: 'wood' })
	hob(scene, 300, 500, 'near')
	tap(scene, 560, 500, 'ink')
	kettle(scene, 860, 500, 'gold', 0.8)
	fridge(scene, 1000, 190, 190, 668, 'gold', 'sun')
	scene
		.fill('near', circle(1080, 250, 10), roundRect(1070, 420, 40, 52, 3))
		.fill('sail', roundRect(1050, 360, 50, 40, 3), roundRect(1118, 400, 34, 46, 3))
		.fill('leaf', circle(1120, 290, 10))
	// the gas bottle and a basket of onions
	scene
		.fill('hot', roundRect(96, 540, 110, 130, 26))
		.fill('hot2', roundRect(170, 548, 36, 114, 18))
		.fill('ink', rect(130, 516, 42, 28))
		.stroke('ink', 5, 'M150 520Q150 470 260 490')
	pendantLamp(scene, 130, 220, 50)
}

/** The living room: a green sofa, a yellow one, a red pouf, and tea. */
export function accSubangLounge(scene: Scene) {
	scene
		.fill('sky4', rect(450, 120, 300, 240))
		.fill('sun', circle(660, 200, 44))
		.fill('wood', polygon([450, 320], [500, 270], [610, 270], [660, 320]))
		.fill('wall', rect(460, 320, 190, 60))
		.fill('leaf', hedge(640, 360, 120, 3, 80, 5))
	walls(scene, { floor: 'sand', floorY: 600, openings: [opening(470, 140, 260, 200)] })
	tileJoints(scene, 600, { joint: 'wood', opacity: 0.35 })
	scene
		.fill('wall2', rect(0, 586, 1200, 14))
		.stroke('wall', 12, 'M470 140h260v200h-260z')
		.stroke(
			'near',
			4,
			`${range(7)
				.map((bar) => line(504 + bar * 32, 140, 504 + bar * 32, 340))
				.join('')}M470 206h260M470 274h260`,
		)
		.fill('near', rect(150, 130, 190, 140))
		.stroke('gold', 4, lattice(245, 200, 54, 12, 5))
		.fill('sail', rect(880, 110, 130, 180))
		.fill('gold', circle(945, 180, 40))
		.fill('water', rect(880, 220, 130, 70))
		.fill('wood', rect(1050, 200, 120, 12))
	books(scene, 1060, 200, [
		['wood', 18, 60],
		['gold', 16, 72],
		['leaf', 20, 56],
	])
	rug(scene, 330, 690, 540, 80)
	sofa(scene, 60, 400, 440, 672, { cloth: 'leaf', shade: 'leaf2' })
	sofa(scene, 760, 412, 380, 676, { cloth: 'gold', shade: 'wood' })
	cushion(scene, 110, 440, 'water', 'gold')
	cushion(scene, 970, 452, 'water2', 'foam')
	scene
		.fill('near', ellipse(1010, 730, 96, 46))
		.fill('mid', ellipse(1006, 714, 92, 38))
		.stroke('near', 5, 'M920 712Q1006 744 1090 708')
	table(scene, 420, 664, 380, 758, { thick: 16 })
	teaThings(scene, 610, 664)
	ceilingFan(scene, 600, 70, 210, 'near')
}

function teaThings(scene: Scene, x: number, y: number) {
	scene
		.fill('near', ellipse(x, y - 2, 130, 8))
		.fill('water', `M${x - 44} ${y - 6}q-26-52 20-62h48q46 10 20 62z`)
		.stroke('water', 9, `M${x - 40} ${y - 26}q-24-2-32-34`, { round: true })
		.stroke('water2', 8, `M${x + 42} ${y - 54}q34 6 8 40`, { round: true })
		.fill(
			'gold',
			circle(x, y - 72, 8),
			roundRect(x - 104, y - 38, 28, 34, 5),
			roundRect(x + 76, y - 38, 28, 34, 5),
		)
}

/** One long table by the window, the street outside. */
export function accSubangStudy(scene: Scene) {
	scene
		.fill('sky4', rect(220, 90, 760, 380))
		.fill('sun', circle(330, 200, 60))
		.fill('leaf', hedge(220, 330, 760, 8, 110, 4), rect(220, 328, 760, 92))
	for (const [x, plaster] of [
		[430, 'sail'],
		[600, 'gold'],
		[770, 'wall2'],
		[940, 'sail'],
	] as const)
		scene
			.fill('wood', polygon([x - 4, 270], [x + 20, 220], [x + 150, 220], [x + 174, 270]))
			.fill(plaster, rect(x, 270, 170, 150))
			.fill('near', rect(x + 22, 290, 50, 40), rect(x + 98, 290, 50, 40), rect(x + 98, 352, 50, 70))
			.fill('lit', rect(x + 22, 352, 50, 40))
	scene.fill('mid', rect(220, 416, 780, 60)).stroke('sail', 4, 'M220 446H1000', { dash: '30 24' })
	walls(scene, { floor: 'wood', floorY: 640, openings: [opening(240, 110, 720, 340)] })
	scene
		.stroke(
			'wood2',
			3,
			'M0 690H1200M0 746H1200M180 640V690M520 640V690M860 640V690M340 690V746M700 690V746',
			{ opacity: 0.6 },
		)
		.stroke('near', 14, 'M240 110h720v340h-720z')
		.stroke('near', 8, 'M480 110v340M720 110v340M240 190h720')
		.fill('wall', rect(216, 450, 768, 16))
		.fill('near', rect(40, 150, 150, 12), rect(40, 270, 150, 12), rect(1010, 210, 150, 12))
	books(scene, 50, 150, [
		['wood', 18, 66],
		['leaf', 16, 74],
		['gold', 22, 58],
		['near', 16, 70],
	])
	books(scene, 60, 270, [
		['water', 22, 70],
		['near', 18, 60],
	])
	books(scene, 1024, 210, [
		['gold', 18, 70],
		['near', 22, 60],
		['water', 16, 78],
		['leaf', 18, 64],
	])
	chairFromSide(scene, 140, 752, 1, 'water', 1.2)
	chairFromSide(scene, 1034, 752, -1, 'hot', 1.2)
	table(scene, 190, 566, 820, 740, { thick: 24 })
	laptop(scene, 380, 566)
	laptop(scene, 790, 566)
	deskLamp(scene, 590, 566, 1, 'leaf')
	scene
		.fill('sail', polygon([470, 566], [486, 554], [560, 554], [560, 566]))
		.fill('gold', rect(890, 552, 90, 14))
		.fill('gold', rect(896, 540, 76, 12), star(262, 548, 15, 8))
		.fill('sail', roundRect(660, 530, 32, 36, 6), roundRect(240, 536, 44, 30, 4))
	pottedPlant(scene, 1166, 660, 0.75)
}
