// Three places every student visits: the capital, the old port, the mountain.
import { klTower, merdekaTower, twinTowers } from '../landmarks.ts'
import { student, studentInHijab } from '../people.ts'
import { foliageCorner, palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
	line,
	polygon,
	range,
	rect,
	ridge,
	ripple,
	roundArch,
} from '../shapes.ts'

/** The Twin Towers over the park of KLCC, its fountain playing. */
export function destKualaLumpur(scene: Scene) {
	const shore = 600
	scene.sky(600, 250, 140).clouds([130, 170, 0.9], [880, 130, 0.8])
	scene.fill('far', ridge(1200, 500, 620, [-60, -120, -70, -90, -50, -110, -130, -60])).skyline(
		shore,
		[
			[40, 70, 220],
			[120, 60, 300],
			[330, 70, 240],
			[410, 60, 180],
			[740, 60, 200],
			[810, 70, 260],
			[1000, 80, 300],
			[1090, 80, 200],
		],
		{ wall: 'far', shade: 'mid', columns: 3, windowHeight: 6, windowGap: 9, opacity: 0.5 },
	)
	klTower(scene, 280, shore, 410)
	merdekaTower(scene, 916, shore, 470)
	twinTowers(scene, 600, shore, 532)
	scene
		.fill('wall', rect(430, 544, 340, 60))
		.stroke('near', 26, line(446, 574, 760, 574), { dash: '20 12' })
		.stroke('lit', 26, line(478, 574, 760, 574), { dash: '20 76' })
		.fill('leaf', hedge(-20, shore + 4, 480, 11, 80, 4), hedge(750, shore + 4, 480, 11, 84, 7))
		.fill('leaf2', hedge(-20, shore + 6, 420, 13, 44, 9), hedge(800, shore + 6, 420, 13, 46, 3))
	palm(scene, 396, shore + 8, 170, -16)
	palm(scene, 806, shore + 8, 180, 18)
	scene
		.fill('leaf', rect(0, shore, 1200, 30))
		.fill('wall2', rect(0, shore + 22, 1200, 12))
		.fill('water', rect(0, shore + 34, 1200, 180))
	scene
		.faded(0.3, () =>
			scene.fill(
				'near',
				polygon([480, 634], [548, 634], [520, 800], [506, 800]),
				polygon([652, 634], [720, 634], [696, 800], [682, 800]),
			),
		)
		.stroke(
			'foam',
			3,
			ripple(0, 660, 1200, 16, 9) + ripple(0, 700, 1200, 14, 11) + ripple(0, 746, 1200, 12, 13),
			{ opacity: 0.5 },
		)
		.stroke(
			'foam',
			6,
			'M600 690V560M600 690Q560 560 530 680M600 690Q640 560 670 680M600 690Q584 540 560 684M600 690Q616 540 640 684',
			{ round: true },
		)
		.fill('foam', ellipse(600, 692, 100, 10))
		.stroke('sun', 6, 'M420 716h90M700 724h120M440 740h50M720 750h70', { round: true })
	student(scene, 330, 630, 0.9, { bag: 'hot' })
	studentInHijab(scene, 870, 630, 0.9, { cloth: 'near', scarf: 'gold' })
}

/** The Dutch Square of Melaka: the red town hall, the clock tower, the fountain. */
export function destMelaka(scene: Scene) {
	const ground = 616
	scene.sky(742, 214, 116).clouds([110, 130, 0.9], [520, 90, 0.6])
	scene
		.fill('leaf', hedge(-20, 430, 560, 8, 120, 5), hedge(760, 440, 480, 7, 110, 8))
		.fill('leaf2', hedge(0, 450, 480, 9, 70, 3))
	scene
		.fill('leaf', rect(0, 428, 1200, 190))
		.fill('leaf2', hedge(-20, ground, 400, 8, 80, 6), hedge(980, ground, 260, 5, 90, 4))
	// A little to the left, so that narrow windows show the church's whole gable.
	scene.moved(-26, 0, () => {
		stadthuys(scene, ground)
		church(scene, ground)
		clockTower(scene, 330, ground)
	})
	scene
		.fill('sand', rect(0, ground, 1200, 190))
		.stroke(
			'wood',
			3,
			'M0 650H1200M0 696H1200M0 750H1200M200 616L120 800M440 616L400 800M760 616L800 800M1000 616L1080 800',
			{ opacity: 0.4 },
		)
	fountain(scene, 640, 716)
	palm(scene, 76, ground + 20, 260, 20)
	tree(scene, 1120, ground + 20, 220, 240, 'leaf2', 'wood2')
	student(scene, 470, 706, 1.5, { cloth: 'near', bag: 'gold' })
	studentInHijab(scene, 850, 730, 1.6, { cloth: 'near', scarf: 'water' })
	foliageCorner(scene, 'left', 0.8, { flower: false })
}

function stadthuys(scene: Scene, ground: number) {
	const bays = range(7).map((bay) => 380 + bay * 62)
	scene
		.fill('wood2', polygon([340, 330], [400, 262], [780, 262], [830, 330]))
		.stroke('wood', 4, 'M360 310H812M384 286H796')
		.fill('hot', rect(352, 330, 466, ground - 330))
		.fill('hot2', rect(730, 330, 88, ground - 330), rect(352, 464, 466, 10))
		.fill(
			'sail',
			...bays.map((x) => rect(x, 360, 40, 76)),
			...bays.map((x) => roundArch(x, 500, 40, ground - 500)),
		)
		.fill(
			'near',
			...bays.map((x) => rect(x + 6, 366, 28, 64)),
			...bays.map((x) => roundArch(x + 6, 508, 28, ground - 508)),
		)
		.fill('lit', ...bays.map((x) => rect(x + 6, 400, 28, 30)))
		.stroke('sail', 3, bays.map((x) => `M${x + 20} 366v64M${x + 6} 398h28`).join(''))
		.fill('sail', rect(340, 324, 490, 10))
}

/** Stepped gable, three tall windows, a porch. */
function church(scene: Scene, ground: number) {
	scene
		.fill('hot', `M790 ${ground}V360H812V320H842V284Q900 210 958 284V320H988V360H1010V${ground}z`)
		.fill('hot2', `M958 ${ground}V320H988V360H1010V${ground}z`)
		.fill(
			'sail',
			rect(782, 352, 34, 10),
			rect(808, 312, 36, 10),
			rect(956, 312, 36, 10),
			rect(984, 352, 34, 10),
			rect(800, 452, 200, 10),
		)
		.fill(
			'sail',
			roundArch(832, 376, 40, 66),
			roundArch(928, 376, 40, 66),
			circle(900, 300, 22),
			roundArch(852, 494, 96, ground - 494),
		)
		.fill('near', roundArch(838, 384, 28, 58), roundArch(934, 384, 28, 58), circle(900, 300, 15))
		.fill('wood2', roundArch(864, 508, 72, ground - 508))
		.fill('lit', roundArch(880, 522, 40, ground - 522))
		.stroke('sail', 8, 'M790 600H862M940 600H1010')
}

function clockTower(scene: Scene, x: number, ground: number) {
	scene
		.fill('hot', rect(x - 46, 290, 92, ground - 290), rect(x - 38, 240, 76, 54))
		.fill('hot2', rect(x + 16, 290, 30, ground - 290), rect(x + 14, 240, 24, 54))
		.fill('wood2', polygon([x - 56, 246], [x, 184], [x + 56, 246]))
		.fill(
			'sail',
			rect(x - 54, 288, 108, 10),
			rect(x - 54, 440, 108, 10),
			circle(x, 350, 32),
			roundArch(x - 16, 470, 32, 70),
			rect(x - 12, 254, 24, 30),
		)
		.fill('near', roundArch(x - 10, 478, 20, 62), rect(x - 7, 260, 14, 24))
		.stroke('ink', 4, `M${x} 350V328M${x} 350H${x + 16}`, { round: true })
		.stroke('lit', 4, line(x, 184, x, 160))
		.fill('wall2', rect(x - 58, ground - 24, 116, 24))
}

function fountain(scene: Scene, x: number, y: number) {
	scene
		.fill('wall', ellipse(x, y, 150, 34))
		.fill('water', ellipse(x, y - 4, 130, 26))
		.fill(
			'wall2',
			polygon([x - 22, y - 2], [x - 12, y - 90], [x + 12, y - 90], [x + 22, y - 2]),
			ellipse(x, y - 92, 56, 12),
		)
		.fill('water', ellipse(x, y - 95, 46, 8))
		.fill('wall', rect(x - 8, y - 140, 16, 46), circle(x, y - 146, 12))
		.stroke(
			'foam',
			4,
			`M${x} ${y - 128}Q${x - 40} ${y - 150} ${x - 44} ${y - 98}M${x} ${y - 128}Q${x + 40} ${y - 150} ${x + 44} ${y - 98}M${x - 50} ${y - 92}Q${x - 90} ${y - 90} ${x - 96} ${y - 10}M${x + 50} ${y - 92}Q${x + 90} ${y - 90} ${x + 96} ${y - 10}`,
			{ round: true },
		)
}
