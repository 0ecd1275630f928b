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
import type { Scene } from '../scene.ts'
import { circle, lattice, pill, polygon, rebung, rect, roundRect, star } from '../shapes.ts'

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
	rug(scene, 560, 706, 590)
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
		.fill('hot', 'M906 258l28-52v52z')
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
		.fill('hot', rect(366, 484, 52, 10))
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
		.fill('hot', rebung(612, 590, 350, 14, 13))
		.fill('gold', rect(612, 590, 350, 5), rect(612, 612, 350, 3))
}

/** The shared lounge: bookshelves in keel-arched niches, a sofa with songket cushions. */
export function roomLounge(scene: Scene) {
	room(scene)
	for (const [x, back] of [
		[70, 'near'],
		[230, 'water'],
		[390, 'near'],
	] as const) {
		niche(scene, x, 128, 120, back)
		scene.fill('wall2', rect(x, 330, 120, 9), rect(x, 470, 120, 9))
	}
	books(scene, 80, 330, [
		['hot', 16, 74],
		['gold', 12, 64],
		['sail', 18, 80],
		['leaf', 14, 60],
	])
	books(scene, 80, 470, [
		['foam', 20, 70],
		['hot2', 14, 86],
		['gold', 16, 60],
		['sail', 12, 76],
	])
	books(scene, 400, 330, [
		['gold', 18, 66],
		['hot', 14, 82],
		['foam', 16, 70],
		['sail', 12, 58],
	])
	books(scene, 400, 470, [
		['hot2', 18, 62],
		['sail', 20, 84],
		['leaf', 14, 70],
	])
	scene
		.fill('gold', star(290, 280, 40))
		.fill('water', star(290, 280, 27))
		.fill('hot', roundRect(262, 520, 56, 102, 4))
		.fill('wood', roundRect(92, 540, 76, 82, 4), roundRect(412, 540, 76, 82, 4))
	pendantLamp(scene, 760, 150)
	pendantLamp(scene, 900, 190)
	pendantLamp(scene, 1040, 136)
	floorShadow(scene, 580, 656, 580)
	scene
		.fill('wood2', rect(620, 640, 14, 26), rect(1106, 640, 14, 26))
		.fill('hot2', roundRect(590, 430, 560, 150, 30))
		.fill('hot', roundRect(640, 450, 460, 110, 20))
		.fill('hot2', roundRect(566, 500, 86, 144, 28), roundRect(1088, 500, 86, 144, 28))
		.fill('hot', roundRect(636, 548, 468, 60, 16))
		.fill('hot2', rect(640, 604, 460, 38))
	cushion(scene, 668, 466, 'gold', 'hot2')
	cushion(scene, 980, 466, 'water2', 'gold')
	pottedPlant(scene, 560, 600)
}
