// Kitchens: one fitted, one in a hotel suite, one in a studio, one around its table.
import { chairFromBehind, chairFromSide, table } from '../furniture.ts'
import {
	cityView,
	cushion,
	herbPot,
	opening,
	pendantLamp,
	pottedPlant,
	tileJoints,
	walls,
	windowFrame,
} from '../interior.ts'
import { cookingPot, counter, cupboards, fridge, hob, kettle, tap, tiledWall } from '../kitchen.ts'
import { suitcase } from '../luggage.ts'
import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
	keelArch,
	lattice,
	polygon,
	rebung,
	rect,
	ridge,
	roundRect,
} from '../shapes.ts'

/** Seri Maya: cupboards on the wall, the hob under its hood, a fridge. */
export function accSeriMayaKitchen(scene: Scene) {
	walls(scene, { floor: 'wood', floorY: 660 })
	scene
		.stroke(
			'wood2',
			3,
			'M0 700H1200M0 750H1200M150 660V700M480 660V700M840 660V700M320 700V750M700 700V750M1040 700V750',
			{ opacity: 0.6 },
		)
		.fill('wall', rect(120, 300, 760, 150))
	tiledWall(scene, 120, 300, 760, 150)
	cupboards(scene, 120, 96, 300, 206, { doors: 3, face: 'water', gap: 'water2' })
	cupboards(scene, 640, 96, 240, 206, { doors: 2, face: 'water', gap: 'water2' })
	scene
		.fill('wall2', polygon([460, 260], [600, 260], [630, 310], [430, 310]), rect(492, 0, 76, 262))
		.fill('near', rect(430, 306, 200, 10))
		.fill('gold', circle(500, 322, 7), circle(560, 322, 7))
	counter(scene, 120, 450, 760, 664, 6, { face: 'water', gap: 'water2' })
	scene
		.fill('ink', rect(440, 480, 180, 150))
		.fill('near', roundRect(456, 510, 148, 92, 6))
		.fill('lit', rect(470, 524, 120, 64))
		.fill('sail', rect(456, 492, 148, 7))
	hob(scene, 436, 450)
	tap(scene, 690, 450)
	herbPot(scene, 185, 450)
	scene
		.fill('wood', roundRect(260, 386, 56, 64, 6))
		.fill('wood2', roundRect(326, 402, 46, 48, 6))
		.stroke('sail', 5, 'M848 450v-46M832 450v-60M820 450v-40', { round: true })
	fridge(scene, 930, 170, 190, 668)
	scene
		.fill('leaf', roundRect(1000, 300, 26, 26, 4))
		.fill('gold', roundRect(1040, 340, 34, 44, 3))
		.fill('leaf', circle(1010, 372, 12))
		.fill('wood', roundRect(960, 132, 120, 40, 6))
		.fill('near', polygon([260, 712], [560, 712], [600, 768], [220, 768]))
		.stroke('gold', 6, 'M262 726H560M240 752H584', { dash: '16 12' })
	pottedPlant(scene, 60, 596, 0.9)
}

/** The suites: a niche with kettle and small fridge, the bed's corner in sight. */
export function accKlccKitchen(scene: Scene) {
	walls(scene, { wall: 'sky', floor: 'mid', floorY: 630 })
	scene
		.fill('wall', keelArch(270, 50, 520, 580, 240))
		.fill('near', keelArch(296, 84, 468, 546, 216))
		.fill('wood', rect(330, 330, 400, 12))
		.fill('gold', circle(530, 196, 40))
		.fill('near', circle(530, 196, 34))
		.stroke('gold', 3, lattice(530, 196, 32, 12, 5))
		.fill(
			'sail',
			roundRect(370, 298, 40, 32, 6),
			roundRect(420, 298, 40, 32, 6),
			ellipse(590, 324, 54, 6),
			ellipse(590, 314, 54, 6),
			ellipse(590, 304, 54, 6),
		)
		.fill('gold', roundRect(666, 284, 34, 46, 5))
		.faded(0.25, () => scene.fill('sun2', polygon([330, 342], [730, 342], [764, 470], [296, 470])))
	counter(scene, 300, 470, 460, 640, 2, { face: 'sail', gap: 'wall2', top: 'wood' })
	// the fridge takes the right half under the worktop
	scene
		.fill('ink', rect(536, 494, 216, 128))
		.fill('foam', roundRect(544, 500, 200, 116, 8))
		.fill('ink', roundRect(556, 520, 9, 70, 4))
		.fill('gold', circle(716, 520, 7))
	kettle(scene, 400, 470, 'hot', 1.15)
	tap(scene, 540, 470, 'gold')
	scene
		.fill('water', roundRect(486, 438, 26, 32, 5))
		.fill('near', polygon([300, 700], [760, 700], [800, 760], [260, 760]))
		.stroke('gold', 6, 'M304 716H756M276 742H784', { dash: '16 12' })
	herbPot(scene, 708, 470)
	breakfastTable(scene, 150)
	windowSeat(scene)
}

/** A table for two under its own lamp. */
function breakfastTable(scene: Scene, x: number) {
	scene.faded(0.25, () =>
		scene.fill('sun2', polygon([x - 48, 236], [x + 48, 236], [x + 124, 540], [x - 124, 540])),
	)
	pendantLamp(scene, x, 240, 50)
	chairFromSide(scene, x - 84, 690, 1, 'water2', 1.15)
	chairFromSide(scene, x + 92, 690, -1, 'water2', 1.15)
	scene
		.faded(0.18, () => scene.fill('ink', ellipse(x, 696, 110, 12)))
		.fill('wood2', rect(x - 8, 560, 16, 130), ellipse(x, 690, 50, 8))
		.fill('wood', ellipse(x, 556, 112, 17))
		.fill('sail', ellipse(x - 34, 550, 40, 9), roundRect(x + 30, 520, 32, 32, 6))
		.fill('gold', `M${x - 62} 548q26-34 56-2q-26-12-56 2z`)
}

/** The towers through the window, a cushioned bench, a suitcase not yet unpacked. */
function windowSeat(scene: Scene) {
	cityView(scene, 866, 180, 262, 284)
	windowFrame(scene, 866, 180, 262, 284)
	scene
		.faded(0.18, () => scene.fill('ink', rect(846, 690, 320, 18)))
		.fill('wood2', rect(856, 640, 16, 56), rect(1120, 640, 16, 56))
		.fill('wood', roundRect(836, 606, 320, 40, 8))
		.fill('water2', roundRect(836, 574, 320, 36, 14))
	cushion(scene, 860, 500, 'gold', 'wood2')
	suitcase(scene, 1061, 710)
}

/** The Edge: a kitchenette along one wall, the lake in the window, a table for two in front of it. */
export function accEdgeKitchen(scene: Scene) {
	edgeWindow(scene)
	tileJoints(scene, 640, { towards: 700, joint: 'wood', opacity: 0.35 })
	kitchenette(scene)
	tableForTwo(scene, 872, 560)
}

/** The far shore of Cyberjaya's lake, with its lamps. */
function edgeWindow(scene: Scene) {
	scene
		.fill('sky3', rect(720, 100, 440, 360))
		.fill('sky4', circle(1030, 210, 104))
		.fill('sun', circle(1030, 210, 64))
		.fill('far', ridge(1200, 330, 440, [0, 0, 0, 0, -10, -50, -20, -60]))
		.skyline(
			372,
			[
				[764, 62, 130],
				[950, 60, 150],
				[1050, 70, 84],
			],
			{
				wall: 'wall',
				shade: 'wall2',
				window: 'near',
				windowHeight: 8,
				windowGap: 9,
				lamps: 3,
			},
		)
		.fill('leaf', hedge(720, 376, 440, 11, 34, 6))
		.fill('water', rect(720, 374, 440, 90))
		.stroke('sun', 6, 'M980 392h100M1000 408h66M988 424h50', { round: true })
		.stroke('foam', 3, 'M770 396h50M780 420h40M930 426h40', { round: true, opacity: 0.7 })
	walls(scene, { floor: 'sand', floorY: 640, openings: [opening(746, 120, 388, 320)] })
	scene.fill('wall2', rect(0, 626, 1200, 14))
	windowFrame(scene, 746, 120, 388, 320)
	herbPot(scene, 1090, 440, { pot: 'wood', scale: 0.9 })
	scene
		.fill('wood', rect(700, 84, 490, 10))
		.fill('sail', 'M1128 94h58v420q-30 12-58 0z', 'M706 94h46v420q-24 12-46 0z')
		.stroke('wall2', 8, 'M1146 94V514M1168 94V514M722 94V512M738 94V512')
}

/** Fridge, hood, sink and cupboards in one run, lit from beneath the upper row. */
function kitchenette(scene: Scene) {
	scene
		.fill('wall', rect(210, 256, 450, 200))
		.fill('leaf2', rect(36, 60, 634, 20), rect(654, 60, 16, 580))
	tiledWall(scene, 210, 256, 444, 200, 'wall2', 30)
	cupboards(scene, 210, 80, 126, 186, { doors: 1, face: 'leaf', gap: 'leaf2' })
	cupboards(scene, 504, 80, 150, 186, { doors: 1, face: 'leaf', gap: 'leaf2' })
	scene
		.faded(0.4, () => scene.fill('sun2', rect(210, 266, 444, 190)))
		.fill('gold', rect(222, 266, 102, 6), rect(516, 266, 126, 6))
		.fill('wood', rect(384, 80, 72, 150), polygon([384, 230], [456, 230], [492, 300], [348, 300]))
		.fill('wood2', polygon([432, 230], [456, 230], [492, 300], [452, 300]), rect(432, 80, 24, 150))
		.fill('gold', rect(348, 294, 144, 8))
	fridge(scene, 44, 90, 160, 650)
	scene.fill('gold', roundRect(92, 330, 36, 46, 3)).fill('water', circle(160, 350, 14))
	counter(scene, 212, 456, 446, 650, 4, { face: 'leaf', gap: 'leaf2', top: 'wood' })
	scene
		.fill('ink', rect(330, 482, 180, 146))
		.fill('near', roundRect(344, 510, 152, 96, 6))
		.fill('gold', rect(358, 524, 124, 68))
		.fill('wood', 'M372 592q0-40 48-40t48 40z')
		.fill('sail', rect(346, 492, 148, 7))
	hob(scene, 325, 456, 'water')
	scene.stroke('sail', 5, 'M366 366q-12-16 0-30t0-30M392 366q-12-16 0-30', {
		round: true,
		opacity: 0.8,
	})
	kettle(scene, 262, 456, 'hot', 0.95)
	tap(scene, 530, 456)
	scene
		.fill('sail', roundRect(604, 420, 20, 36, 5), roundRect(630, 408, 18, 48, 5))
		.fill('leaf', circle(639, 400, 12))
}

/** Two plates under a lamp; the far chair is half hidden by the table. */
function tableForTwo(scene: Scene, x: number, y: number) {
	scene.faded(0.22, () =>
		scene.fill('sun2', polygon([x - 66, 262], [x + 66, 262], [x + 186, y], [x - 186, y])),
	)
	pendantLamp(scene, x, 266, 68)
	scene
		.fill('water2', polygon([x - 250, 700], [x + 260, 700], [x + 310, 776], [x - 300, 776]))
		.fill('gold', rebung(x - 290, 774, 590, 20, 26))
	chairFromSide(scene, x - 196, 734, 1, 'gold', 1.5)
	chairFromSide(scene, x + 196, 734, -1, 'gold', 1.5)
	scene
		.faded(0.2, () => scene.fill('ink', ellipse(x + 14, 742, 130, 15)))
		.fill('wood2', rect(x - 11, y + 10, 22, 170), ellipse(x, 738, 70, 12))
		.fill('wood2', ellipse(x, y + 12, 190, 26))
		.fill('wood', ellipse(x, y, 190, 26))
		.fill('sail', ellipse(x - 104, y - 4, 58, 11), ellipse(x + 104, y - 4, 58, 11))
		.fill('gold', `M${x - 140} ${y - 8}q36-40 72 0z`, `M${x + 68} ${y - 8}q36-40 72 0z`)
		.fill('leaf', ellipse(x - 92, y - 10, 18, 7), ellipse(x + 116, y - 10, 18, 7))
		.fill('leaf', hedge(x - 48, y - 62, 96, 3, 62, 4))
		.dots('hot', 20, [x - 24, y - 88], [x + 6, y - 98], [x + 28, y - 78])
		.fill('sail', roundRect(x - 22, y - 70, 44, 76, 10))
		.fill('water', rect(x - 22, y - 44, 44, 14))
}

/** Tropicana: window over the sink, a table in the middle for whoever cooks and whoever waits. */
export function accTropicanaKitchen(scene: Scene) {
	scene
		.fill('sky4', rect(440, 120, 320, 220))
		.fill('sun', circle(690, 200, 46))
		.fill('leaf', hedge(440, 340, 320, 7, 60, 5))
	palm(scene, 540, 350, 190, 20, 'leaf2')
	walls(scene, { floor: 'far', floorY: 590, openings: [opening(460, 140, 280, 180)] })
	tileJoints(scene, 590)
	tiledWall(scene, 0, 330, 1200, 90, 'wood', 30)
	windowFrame(scene, 460, 140, 280, 180)
	cupboards(scene, -20, 110, 420, 190, { doors: 4, face: 'mid', gap: 'near' })
	cupboards(scene, 800, 110, 240, 190, { doors: 2, face: 'mid', gap: 'near' })
	counter(scene, -20, 420, 1060, 600, 8, { face: 'mid', gap: 'near' })
	tap(scene, 560, 420)
	hob(scene, 130, 420, 'hot')
	cookingPot(scene, 272, 402, 80, 34, 'water')
	kettle(scene, 860, 420, 'water2', 0.8)
	scene
		.fill('leaf', roundRect(720, 372, 30, 48, 4), roundRect(760, 380, 26, 40, 4))
		.fill('wood', roundRect(940, 364, 70, 56, 6))
	fridge(scene, 1046, 150, 170, 612, 'sail', 'wall2')
	for (const x of [250, 480, 720, 950]) chairFromBehind(scene, x, 660, 'gold', 'sun2')
	table(scene, 150, 560, 900, 770, { thick: 26 })
	scene
		.fill('sail', ellipse(300, 556, 60, 9), ellipse(520, 556, 60, 9), ellipse(900, 556, 60, 9))
		.fill('gold', 'M640 556Q650 508 700 508T760 556z')
		.fill('sun', circle(676, 506, 18))
		.fill('leaf', circle(706, 498, 18))
		.fill('sun', circle(732, 510, 16))
	for (const x of [330, 600, 870]) pendantLamp(scene, x, 96, 34)
	for (const x of [360, 600, 840])
		scene.fill(
			'wood2',
			roundRect(x - 46, 690, 92, 16, 6),
			rect(x - 34, 704, 10, 80),
			rect(x + 24, 704, 10, 80),
		)
}
