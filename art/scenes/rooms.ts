import {
	books,
	cityView,
	cushion,
	floorShadow,
	niche,
	pendantLamp,
	pottedPlant,
	room,
	rug,
} from '../interior.ts'
import { twinTowers } from '../landmarks.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	hedge,
	keelArch,
	lattice,
	pill,
	polygon,
	rebung,
	rect,
	roundRect,
	star,
} from '../shapes.ts'

/** A student's room: desk at the window, the towers outside. */
export function roomBedroom(scene: Scene) {
	room(scene)
	scene.fill('near', rect(96, 96, 408, 330))
	cityView(scene, 108, 108, 384, 306)
	scene
		.fill('near', rect(296, 108, 8, 306), rect(108, 232, 384, 7))
		.fill('wall', rect(80, 424, 440, 18))
		.fill('wall2', rect(80, 438, 440, 6))
		.fill(
			'hot',
			'M60 76H150C150 220 132 330 84 430H60z',
			'M540 76H450C450 220 468 330 516 430H540z',
		)
		.fill('hot2', 'M60 76H92C92 240 84 340 70 430H60z', 'M540 76H508C508 240 516 340 530 430H540z')
		.fill('ink', roundRect(40, 66, 520, 12, 6))
	framedPictures(scene)
	desk(scene)
	bed(scene)
	pendantLamp(scene, 1166, 140)
	rug(scene, 560, 706, 590, 62, 'near')
	pottedPlant(scene, 45, 588)
}

function framedPictures(scene: Scene) {
	scene
		.fill('wall', roundRect(690, 116, 150, 190, 6), roundRect(866, 150, 120, 156, 6))
		.fill('near', rect(704, 130, 122, 162))
		.fill('gold', star(765, 211, 52))
		.fill('near', star(765, 211, 36))
		.stroke('gold', 3, lattice(765, 211, 30, 8, 3))
		.fill('sky4', rect(878, 162, 96, 132))
		.fill('sun', circle(926, 218, 26))
		.fill('water', rect(878, 244, 96, 50))
		.fill('sail', 'M906 258l28-52v52z')
		.fill('ink', 'M894 260h56l-10 14h-36z')
}

function desk(scene: Scene) {
	floorShadow(scene, 110, 636, 420)
	scene
		.fill('wood2', rect(126, 520, 12, 120), rect(486, 520, 12, 120))
		.fill('wood', roundRect(104, 504, 420, 20, 4))
		.fill('wood2', rect(350, 524, 140, 52))
		.fill('gold', pill(404, 546, 32, 6))
		// laptop
		.fill('ink', roundRect(206, 420, 128, 80, 6))
		.fill('foam', rect(214, 428, 112, 64))
		.fill('near', polygon([190, 504], [204, 494], [336, 494], [350, 504]))
		.stroke('water', 5, 'M226 446h54M226 460h80M226 474h40')
		// lamp and books
		.stroke('ink', 5, 'M432 500V440L462 404', { round: true })
		.fill('gold', 'M440 400L478 384L492 424L458 428z')
		.fill('ink', pill(410, 496, 44, 9))
		.fill('leaf', rect(366, 484, 52, 10))
		.fill('gold', rect(370, 474, 46, 10))
		.fill('leaf', rect(364, 464, 50, 10))
		// chair
		.fill('ink', rect(236, 604, 8, 52), rect(322, 604, 8, 52))
		.fill('near', roundRect(222, 588, 122, 20, 8), roundRect(230, 500, 106, 70, 14))
		.fill('mid', roundRect(238, 508, 90, 54, 10))
}

function bed(scene: Scene) {
	floorShadow(scene, 600, 664, 560)
	scene
		.fill('wood', roundRect(1084, 392, 60, 278, 12))
		.fill('wood2', rect(604, 596, 500, 46), rect(616, 640, 18, 30), rect(1108, 640, 18, 30))
		.fill('wood', roundRect(590, 540, 22, 130, 6))
		.fill('wall', roundRect(612, 528, 490, 74, 18))
		.fill('sail', roundRect(960, 470, 128, 72, 26))
		.fill('wall2', roundRect(986, 490, 112, 54, 22))
		.fill('water', 'M612 546C612 520 640 512 680 512H930C950 512 962 524 962 546V626H612z')
		.fill('water2', 'M612 590H962V626H612z')
		.fill('gold', rebung(612, 590, 350, 14, 26))
		.fill('near', rebung(612, 590, 350, 14, 13))
		.fill('gold', rect(612, 590, 350, 5), rect(612, 612, 350, 3))
}

/** The shared lounge: bookshelves in niches, a sofa with songket cushions, a keel-arched window. */
export function roomLounge(scene: Scene) {
	room(scene)
	bookNiche(scene, 64, [
		['wood', 16, 74],
		['gold', 12, 64],
		['sail', 18, 80],
		['leaf', 14, 60],
	])
	bookNiche(scene, 206, [
		['foam', 20, 70],
		['sun2', 14, 86],
		['gold', 16, 60],
		['sail', 12, 76],
	])
	archedWindow(scene, 934, 132)
	scene
		.fill('wall', roundRect(500, 138, 270, 190, 6))
		.fill('near', rect(514, 152, 242, 162))
		.fill('gold', star(635, 233, 62))
		.fill('near', star(635, 233, 46))
		.stroke('gold', 3, lattice(635, 233, 40, 8, 3))
	pendantLamp(scene, 430, 172, 30)
	pendantLamp(scene, 836, 146, 30)
	scene.laidFlat(640, 716, 0.16, () =>
		scene
			.fill('water2', circle(0, 0, 440))
			.stroke('gold', 10, circle(0, 0, 404), { dash: '26 18' })
			.stroke('foam', 6, lattice(0, 0, 340, 16, 7), { opacity: 0.5 }),
	)
	sofa(scene, 372)
	coffeeTable(scene, 640)
	pottedPlant(scene, 900, 592)
}

function bookNiche(scene: Scene, x: number, spines: Parameters<typeof books>[3]) {
	niche(scene, x, 132, 116, 'near')
	scene
		.fill('wall2', rect(x, 330, 116, 9), rect(x, 470, 116, 9))
		.fill('wood', roundRect(x + 14, 540, 88, 82, 4))
		.fill('gold', circle(x + 58, 580, 6))
	books(scene, x + 10, 330, spines)
	books(scene, x + 12, 470, spines.toReversed())
	scene.fill('gold', star(x + 58, 206, 16))
}

/** A keel arch down to the skirting; the view inside stays clear of its edge. */
function archedWindow(scene: Scene, x: number, y: number) {
	const w = 214
	scene
		.fill('wall', keelArch(x - 14, y - 24, w + 28, 514, 164))
		.fill('sky4', keelArch(x, y, w, 474, 148))
		.fill('sun', circle(x + w / 2, y + 190, 62))
		.fill('far', rect(x, 470, 40, 136), rect(x + 178, 490, 36, 116), rect(x + 92, 500, 30, 106))
	twinTowers(scene, x + w / 2, 606, 330)
	scene
		.fill('leaf', hedge(x, 606, w, 7, 34, 4))
		.fill('wall', rect(x, 420, w, 8), rect(x + w / 2 - 4, y + 10, 8, 474))
		.fill('wall2', rect(x - 26, 600, w + 52, 16))
}

function sofa(scene: Scene, x: number) {
	floorShadow(scene, x + 14, 660, 500)
	scene
		.fill('wood2', rect(x + 50, 640, 14, 28), rect(x + 470, 640, 14, 28))
		.fill('hot2', roundRect(x + 22, 416, 490, 210, 34))
		.fill('hot', roundRect(x + 62, 436, 200, 130, 22), roundRect(x + 272, 436, 200, 130, 22))
		.fill('hot2', roundRect(x, 494, 80, 152, 28), roundRect(x + 454, 494, 80, 152, 28))
		.fill('hot', roundRect(x + 66, 546, 198, 62, 16), roundRect(x + 270, 546, 198, 62, 16))
		.fill('hot2', rect(x + 70, 604, 394, 38))
	cushion(scene, x + 88, 462, 'gold', 'hot2')
	cushion(scene, x + 350, 462, 'water2', 'gold')
}

function coffeeTable(scene: Scene, x: number) {
	scene
		.fill('wood2', rect(x - 116, 690, 12, 50), rect(x + 104, 690, 12, 50))
		.fill('wood', roundRect(x - 150, 672, 300, 20, 10))
		.fill('sail', roundRect(x - 84, 644, 44, 28, 6), roundRect(x - 22, 644, 44, 28, 6))
		.stroke('sail', 5, `M${x - 40} 652h10v12h-10M${x + 22} 652h10v12h-10`)
		.fill('leaf', rect(x + 56, 662, 74, 10))
		.fill('gold', rect(x + 62, 653, 60, 9))
}
