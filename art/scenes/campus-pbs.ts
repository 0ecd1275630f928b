import { student, studentInHijab } from '../people.ts'
import { wallFace } from '../perspective.ts'
import { tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, hedge, polygon, range, rect, ridge } from '../shapes.ts'

const corner = { x: 716, top: 232, base: 630 }
const finned = wallFace({ x: 222, top: 330, base: 606 }, corner)
const plain = wallFace(corner, { x: 1010, top: 318, base: 610 })

/** The business school from its corner: a glass atrium between a wall of fins and a plain wing, a clipped garden before it. */
export function campusPbs(scene: Scene) {
	scene.sky(330, 292, 128).clouds([430, 116, 0.7], [930, 150, 0.9], [60, 150, 0.5])
	scene
		.fill('far', ridge(1200, 470, 620, [-40, -100, -60, -50, -90, -60, -130, -80]))
		.fill('mid', hedge(-40, 612, 380, 5, 150, 4), hedge(900, 612, 360, 5, 170, 9))
		.fill('leaf', hedge(-30, 616, 300, 6, 92, 3), hedge(950, 616, 290, 5, 100, 7))
	fins(scene)
	plainWing(scene)
	atrium(scene)
	garden(scene)
	tree(scene, 92, 690, 270, 330, 'leaf2', 'wood2')
	tree(scene, 1122, 684, 250, 300, 'leaf2', 'wood2')
}

/** Four storeys of glass behind fins, over an open ground floor. */
function fins(scene: Scene) {
	const storey = (index: number) => 0.05 + index * 0.19
	const lamps = [
		[0, 3],
		[0, 4],
		[0, 9],
		[1, 1],
		[1, 6],
		[1, 7],
		[2, 2],
		[2, 3],
		[2, 8],
		[3, 5],
		[3, 9],
		[3, 10],
	] as const
	scene
		.fill('wall2', finned.pane(0, -0.08, 1, 0.04))
		.fill('water', finned.pane(0, 0.02, 1, 1))
		.fill('near', finned.pane(0, 0.81, 1, 1))
		.fill(
			'lit',
			...lamps.map(([row, bay]) =>
				finned.pane(bay / 14, storey(row), (bay + 1) / 14, storey(row) + 0.13),
			),
			...range(9).map((bay) => finned.pane(0.03 + bay / 11, 0.86, 0.095 + bay / 11, 1)),
		)
		.stroke(
			'near',
			7,
			range(4)
				.map((row) => finned.course(storey(row) + 0.155))
				.join(''),
		)
		.fill('wall', ...range(15).map((fin) => finned.pane(fin / 14, -0.02, fin / 14 + 0.019, 0.79)))
		.fill(
			'wall2',
			finned.pane(0, 0.79, 1, 0.83),
			...range(12).map((post) => finned.pane(post / 11 - 0.004, 0.83, post / 11 + 0.006, 1)),
		)
		.fill('ink', polygon([196, 318], [204, 304], [716, 196], [716, 224]))
}

function plainWing(scene: Scene) {
	const rows = range(5).map((row) => 0.07 + row * 0.185)
	scene
		.fill('wall2', plain.pane(0, -0.06, 1, 1))
		.fill('near', ...rows.slice(0, 4).map((v) => plain.pane(0.42, v, 0.95, v + 0.1)))
		.fill(
			'lit',
			plain.pane(0.52, 0.07, 0.64, 0.17),
			plain.pane(0.74, 0.255, 0.85, 0.355),
			plain.pane(0.42, 0.44, 0.53, 0.54),
			plain.pane(0.64, 0.44, 0.74, 0.54),
			plain.pane(0.85, 0.625, 0.95, 0.725),
			plain.pane(0.5, 0.84, 0.86, 1),
		)
		.stroke('wall2', 5, [0.53, 0.64, 0.74, 0.85].map((u) => plain.post(u, 0.05)).join(''))
		.fill('ink', polygon([716, 196], [1026, 298], [1032, 312], [716, 224]))
}

/** A lantern by night: all its floors are lit. */
function atrium(scene: Scene) {
	const left = wallFace({ x: 606, top: 222, base: 628 }, { x: 722, top: 176, base: 640 })
	const right = wallFace({ x: 722, top: 176, base: 640 }, { x: 838, top: 218, base: 630 })
	const floors = [0.22, 0.4, 0.58, 0.76]
	const posts = [0.25, 0.5, 0.75]
	scene
		.fill('water2', left.pane(0, 0, 1, 1))
		.fill('near', right.pane(0, 0, 1, 1))
		.fill(
			'lit',
			...floors.map((v) => left.pane(0.04, v + 0.035, 0.96, v + 0.15)),
			...floors.map((v) => right.pane(0.04, v + 0.035, 0.96, v + 0.15)),
			left.pane(0.04, 0.06, 0.96, 0.19),
			right.pane(0.04, 0.06, 0.96, 0.19),
		)
		.fill('foam', left.pane(0.1, 0.06, 0.36, 0.74))
		.stroke('water', 3, posts.map((u) => left.post(u) + right.post(u)).join(''))
		.stroke('wall', 5, floors.map((v) => left.course(v) + right.course(v)).join(''))
		.stroke('wall', 7, left.post(0) + right.post(0) + right.post(1))
		.fill('wall', polygon([594, 226], [594, 210], [722, 158], [850, 206], [850, 222], [722, 176]))
		.fill('ink', left.pane(0.44, 0.8, 1, 1))
		.fill('lit', left.pane(0.5, 0.83, 0.72, 1), left.pane(0.76, 0.83, 0.98, 1))
		.fill('hot', polygon([610, 546], [742, 556], [742, 570], [596, 558]))
}

/** Box hedges around a still pool that doubles the atrium. */
function garden(scene: Scene) {
	const box = (x: number, y: number, w: number) => {
		scene
			.fill('leaf', polygon([x, y], [x + w, y], [x + w + 18, y + 20], [x - 18, y + 20]))
			.fill('leaf2', rect(x - 18, y + 20, w + 36, 26))
	}
	scene
		.fill('leaf', rect(0, 606, 1200, 194))
		.fill(
			'sand',
			polygon([222, 600], [716, 626], [1010, 604], [1200, 650], [1200, 800], [0, 800], [0, 652]),
		)
		.fill(
			'wall2',
			polygon([222, 606], [716, 630], [1010, 610], [1026, 616], [722, 646], [206, 612]),
		)
		.fill('wall', polygon([352, 676], [872, 676], [960, 772], [250, 772]))
		.fill('water2', polygon([366, 682], [858, 682], [938, 764], [272, 764]))
		.faded(0.45, () =>
			scene
				.fill('lit', 'M618 682H722V764H600zM732 682H820L838 764H732z')
				.fill('foam', 'M618 682h30l-8 82h-40z'),
		)
		.stroke('foam', 3, 'M400 702h120M330 740h170M846 716h-120M880 746h-150', {
			round: true,
			opacity: 0.6,
		})
	box(46, 690, 210)
	box(960, 684, 190)
	for (const [x, y] of [
		[300, 664],
		[910, 660],
	] as const)
		scene
			.fill(
				'leaf2',
				`M${at(x, y - 104)}Q${at(x + 34, y - 40, x + 36, y - 18)}H${x - 36}Q${at(x - 34, y - 40, x, y - 104)}z`,
			)
			.fill('wood', polygon([x - 22, y - 18], [x + 22, y - 18], [x + 16, y + 14], [x - 16, y + 14]))
	student(scene, 540, 664, 1.05, { cloth: 'near' })
	studentInHijab(scene, 578, 666, 1, { cloth: 'ink', scarf: 'gold' })
}
