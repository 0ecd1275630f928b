import { student, studentInHijab } from '../people.ts'
import { foliageCorner, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, lattice, line, polygon, range, rect, ridge, star } from '../shapes.ts'

/** Dewan Tunku Canselor, the modernist great hall, behind its square. */
export function campusUm(scene: Scene) {
	const ground = 560
	scene.sky(860, 330, 118).clouds([190, 190, 1], [980, 150, 0.8])
	scene
		.fill('far', ridge(1200, 470, 600, [-30, -90, -50, -120, -60, -40, -80, -20]))
		.fill('leaf', hedge(-30, ground, 420, 7, 64, 3), hedge(860, ground, 400, 6, 74, 8))
	clockTower(scene, 985, ground)
	greatHall(scene, ground)
	tree(scene, 96, 566, 250, 250, 'leaf2', 'ink')
	tree(scene, 1118, 566, 270, 230, 'leaf2', 'ink')
	square(scene)
	foliageCorner(scene, 'right', 1, { flower: false })
}

function clockTower(scene: Scene, x: number, ground: number) {
	scene
		.fill('near', rect(x - 23, 214, 46, ground - 214))
		.fill('wall', rect(x - 23, 214, 17, ground - 214))
		.fill('ink', rect(x - 35, 204, 70, 14))
		.fill('sail', circle(x, 262, 17))
		.stroke('ink', 3, `M${x} 262V250M${x} 262h8`)
		.stroke('lit', 20, line(x + 8, 300, x + 8, 548), { dash: '4 10' })
}

/** Rear volume, brise-soleil, and the roof that sweeps up at both ends. */
function greatHall(scene: Scene, ground: number) {
	const column = (bay: number) => 246 + bay * 32
	const litBays = [2, 5, 6, 9, 13, 14, 17]
	const roofEdge = 'M150 268C260 352 420 366 550 366S840 352 950 268'
	scene
		.fill('mid', rect(300, 300, 520, 260))
		.fill('near', rect(700, 300, 120, 260))
		.fill('wall', rect(230, 372, 640, 188))
		.stroke(
			'near',
			20,
			range(20)
				.map((bay) => line(column(bay), 384, column(bay), 540))
				.join(''),
			{ dash: '22 8' },
		)
		.stroke(
			'lit',
			20,
			litBays
				.map(
					(bay) =>
						line(column(bay), 414, column(bay), 436) + line(column(bay), 474, column(bay), 496),
				)
				.join(''),
		)
		.fill('ink', `${roofEdge}L956 290C850 388 690 396 550 396S250 388 144 290z`)
		.fill('sail', `${roofEdge}L940 268C840 340 690 350 550 350S260 340 160 268z`)
		.fill(
			'ink',
			...[262, 406, 550, 694, 838].map((x) =>
				polygon([x - 13, ground], [x - 7, 388], [x + 7, 388], [x + 13, ground]),
			),
		)
		.fill('near', rect(170, ground, 760, 12))
		.fill('wall2', rect(200, 548, 700, 12))
}

/** Paving with a khatam at its heart, low steps up to the hall. */
function square(scene: Scene) {
	const paving = [-3, -2, -1, 0, 1, 2, 3].map((lane) =>
		line(550 + lane * 120, 618, 550 + lane * 240, 800),
	)
	scene
		.fill('leaf2', rect(0, 566, 1200, 34))
		.fill('leaf', rect(0, 572, 1200, 28))
		.fill('sand', polygon([150, 600], [950, 600], [1290, 800], [-190, 800]))
		.fill('wall', rect(150, 572, 800, 14))
		.fill('wall2', rect(136, 586, 828, 14), rect(122, 600, 856, 14))
		.stroke('wall2', 4, `M80 650H1030M-10 706H1140M-10 770H1210${paving.join('')}`)
		.laidFlat(550, 706, 0.34, () =>
			scene
				.fill('sand', star(0, 0, 190))
				.stroke('wood', 8, star(0, 0, 170))
				.fill('wood', star(0, 0, 120))
				.stroke('gold', 7, lattice(0, 0, 100, 8, 3)),
		)
	student(scene, 308, 690, 1.3, { cloth: 'near' })
	studentInHijab(scene, 352, 688, 1.25, { cloth: 'water2' })
	student(scene, 760, 668, 1.15)
}
