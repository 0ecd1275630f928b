import { student, studentInHijab } from '../people.ts'
import { foliageCorner, leafShape, tree } from '../plants.ts'
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
	tree(scene, 96, 566, 250, 250, 'leaf2', 'wood2')
	tree(scene, 1118, 566, 270, 230, 'leaf2', 'wood2')
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

/** Trees around the lake: x, height, and whether they stand in front. */
const lakeTrees = [
	[90, 190, true],
	[232, 140, false],
	[352, 176, true],
	[488, 120, false],
	[706, 126, false],
	[842, 170, true],
	[972, 136, false],
	[1104, 200, true],
] as const

/** Varsity Lake, ringed by trees that stand in it a second time, upside down. */
export function campusUm2(scene: Scene) {
	const shore = 452
	scene.sky(600, 282, 130).clouds([140, 130, 0.9], [930, 110, 0.8])
	scene
		.fill('far', ridge(1200, 400, 470, [-30, -90, -50, -20, -10, -40, -100, -50]))
		.fill('mid', hedge(-20, shore, 560, 10, 54, 4), hedge(660, shore, 560, 10, 54, 8))
	const trees = () => {
		for (const [x, h, near] of lakeTrees)
			tree(scene, x, 0, h * 1.1, h, near ? 'leaf2' : 'leaf', 'wood2')
	}
	scene.moved(0, shore + 4, trees)
	pavilion(scene, 600, shore)
	scene
		.fill('leaf', 'M0 452H1200V470C900 480 300 480 0 470z')
		.fill('water', 'M0 470C300 480 900 480 1200 470V800H0z')
		.faded(0.35, () => scene.laidFlat(0, 476, -1, trees))
		.faded(0.35, () =>
			scene
				.fill('wall', rect(540, 478, 120, 50))
				.fill('lit', ...[556, 592, 628].map((x) => rect(x, 482, 20, 44)))
				.fill('hot', polygon([510, 528], [690, 528], [600, 590])),
		)
		.stroke('water', 7, 'M0 512H1200M0 560H1200M0 616H1200M0 676H1200')
		.stroke(
			'foam',
			3,
			'M120 516h160M520 566h170M820 520h200M60 622h200M640 628h240M300 684h200M900 690h170',
			{
				opacity: 0.7,
				round: true,
			},
		)
		.stroke('sun', 7, 'M520 640h160M548 664h110M530 690h130M566 716h70', { round: true })
	scene.stroke('leaf2', 7, reeds(120, 812) + reeds(1064, 816), { round: true })
	foliageCorner(scene, 'left', 0.9, { flower: false })
}

const reeds = (x: number, y: number) =>
	range(7)
		.map(
			(reed) =>
				`M${x + reed * 16} ${y}Q${x + reed * 16 + 4} ${y - 70} ${x + reed * 20 - 18} ${y - 100 - (reed % 3) * 26}`,
		)
		.join('')

function pavilion(scene: Scene, x: number, shore: number) {
	scene
		.fill('near', rect(x - 50, shore - 60, 104, 60))
		.fill('lit', ...[-44, -8, 28].map((dx) => rect(x + dx, shore - 44, 20, 44)))
		.fill('wall', ...[-56, -20, 16, 50].map((dx) => rect(x + dx, shore - 62, 8, 66)))
		.fill('hot', polygon([x - 90, shore - 58], [x, shore - 132], [x + 90, shore - 58]))
		.fill('hot2', polygon([x, shore - 132], [x + 90, shore - 58], [x + 16, shore - 58]))
		.fill('wood', rect(x - 84, shore - 4, 168, 10))
}

const pathLamps = [
	[604, 570],
	[692, 604],
	[494, 640],
	[706, 690],
	[420, 716],
] as const

/** A footpath through Rimba Ilmu, the botanic garden: leaves near enough to touch. */
export function campusUm3(scene: Scene) {
	scene.sky(640, 270, 118).clouds([330, 190, 0.7], [760, 130, 0.5])
	scene.fill('far', hedge(-40, 520, 1280, 9, 120, 3)).fill('leaf', rect(0, 516, 1200, 290))
	tree(scene, 430, 540, 230, 230, 'leaf', 'leaf2')
	bamboo(scene)
	tree(scene, 840, 544, 260, 260, 'leaf', 'leaf2')
	tree(scene, 120, 580, 380, 380, 'leaf2', 'wood2')
	tree(scene, 1100, 580, 400, 400, 'leaf2', 'wood2')
	scene
		.fill('leaf2', hedge(-40, 566, 440, 8, 56, 5), hedge(820, 566, 440, 8, 56, 2))
		.fill(
			'sand',
			'M624 516H664C668 570 560 600 590 650S800 730 820 800H300C350 720 520 700 516 640S628 590 624 516z',
		)
		.dots('gold', 12, [470, 640], [446, 668], [486, 690], [690, 640], [724, 660], [700, 616])
	for (const [x, y] of pathLamps)
		scene.stroke('ink', 6, line(x, y, x, y - 44)).fill('lit', rect(x - 7, y - 60, 14, 18))
	studentInHijab(scene, 596, 668, 1.5, { cloth: 'near', scarf: 'hot' })
	bananaPlant(scene, 130, 812, 1)
	bananaPlant(scene, 1086, 816, -1)
	// what hangs into the picture from above
	for (const [x, length, angle] of [
		[-30, 430, 0.24],
		[-30, 400, 0.62],
		[-10, 330, 1.06],
		[1230, 430, 2.9],
		[1230, 400, 2.52],
		[1210, 330, 2.08],
	] as const) {
		const leaf = leafShape(x, -40, length, angle, 0.14, x < 600 ? 0.2 : -0.2)
		scene.fill('leaf2', leaf.body).stroke('leaf', 4, leaf.rib)
	}
}

/** A clump of bamboo before the sun: canes with their joints, thin leaves. */
function bamboo(scene: Scene) {
	const canes = [
		{ x: 556, top: 176, lean: 34 },
		{ x: 578, top: 128, lean: 66 },
		{ x: 600, top: 200, lean: 96 },
		{ x: 566, top: 256, lean: -24 },
	]
	const cane = canes.map(
		({ x, top, lean }) => `M${x} 524Q${x} ${(top + 524) / 2} ${x + lean} ${top}`,
	)
	const leaves = canes.flatMap(({ x, top, lean }) =>
		range(5).map((leaf) => {
			const side = leaf % 2 ? 0.5 : Math.PI - 0.5
			return leafShape(
				x + lean * (1 - leaf * 0.16),
				top + leaf * 34,
				62,
				side,
				0.12,
				leaf % 2 ? 0.2 : -0.2,
			).body
		}),
	)
	scene
		.stroke('leaf2', 11, cane.join(''), { round: true })
		.stroke('leaf', 11, cane.join(''), { dash: '3 37' })
		.fill('leaf2', ...leaves)
}

/** Broad leaves fanned from one root; `side` 1 leans right. */
function bananaPlant(scene: Scene, x: number, y: number, side: 1 | -1) {
	const fan = [
		[300, -2.5, 'leaf2'],
		[360, -2.0, 'leaf2'],
		[330, -0.7, 'leaf2'],
		[400, -1.2, 'leaf'],
		[420, -1.65, 'leaf2'],
	] as const
	for (const [length, angle, slot] of fan) {
		const toward = side === 1 ? angle : Math.PI - angle
		const leaf = leafShape(x, y, length, toward, 0.17, side * 0.14)
		scene.fill(slot, leaf.body).stroke(slot === 'leaf' ? 'leaf2' : 'leaf', 4, leaf.rib)
	}
}
