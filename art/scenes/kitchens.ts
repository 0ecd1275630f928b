// Kitchens: one fitted, one in a hotel suite, one in a studio, one around its table.
import { chairFromBehind, chairFromSide, table } from '../furniture.ts'
import {
	books,
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

/** The Edge: a kitchenette along one wall, a table for two beside it. */
export function accEdgeKitchen(scene: Scene) {
	scene
		.fill('sky4', rect(760, 120, 330, 320))
		.fill('sun', circle(1000, 220, 50))
		.fill('far', ridge(1200, 330, 440, [0, 0, 0, 0, -20, -60, -20, -70]))
		.fill('water', rect(760, 366, 330, 80))
		.fill('leaf', hedge(760, 372, 330, 9, 30, 6))
	walls(scene, { floor: 'sand', floorY: 640, openings: [opening(780, 140, 290, 290)] })
	windowFrame(scene, 780, 140, 290, 290)
	scene.fill('wall', rect(0, 0, 640, 640)).fill('wall2', rect(640, 0, 12, 640))
	tileJoints(scene, 640, { towards: 800, joint: 'wood', opacity: 0.3 })
	tiledWall(scene, 60, 330, 540, 130, 'wall2', 26)
	cupboards(scene, 60, 90, 360, 170, { doors: 3, face: 'leaf', gap: 'leaf2' })
	scene.fill('wood', rect(430, 250, 170, 12), rect(430, 160, 170, 12))
	books(scene, 446, 250, [
		['wood', 16, 60],
		['gold', 14, 52],
		['sail', 18, 66],
	])
	scene
		.fill(
			'sail',
			roundRect(520, 218, 34, 32, 6),
			roundRect(560, 218, 34, 32, 6),
			roundRect(450, 132, 50, 28, 6),
		)
		.fill('water', roundRect(514, 124, 26, 36, 4))
		.fill('near', roundRect(548, 130, 30, 30, 4))
	counter(scene, 60, 460, 540, 650, 4, { face: 'leaf', gap: 'leaf2', top: 'wood' })
	hob(scene, 90, 460, 'gold')
	tap(scene, 350, 460)
	kettle(scene, 540, 460, 'hot', 0.9)
	scene.fill('ink', roundRect(70, 274, 190, 26, 4))
	pendantLamp(scene, 900, 330, 46)
	chairFromSide(scene, 730, 720, 1, 'gold', 1.15)
	chairFromSide(scene, 1080, 720, -1, 'water', 1.15)
	scene
		.faded(0.16, () => scene.fill('ink', ellipse(910, 726, 110, 14)))
		.fill('ink', rect(896, 580, 16, 140), polygon([860, 724], [948, 724], [912, 706], [896, 706]))
		.fill('sail', ellipse(904, 574, 136, 16))
		.fill('wood', ellipse(904, 568, 136, 15))
		.fill(
			'sail',
			ellipse(840, 564, 34, 6),
			ellipse(966, 564, 34, 6),
			roundRect(884, 520, 30, 44, 8),
		)
		.fill('leaf', hedge(870, 526, 58, 3, 50, 4))
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
