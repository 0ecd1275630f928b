import { student, studentInHijab } from '../people.ts'
import { tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { ellipse, hedge, lattice, line, type Point, rect, ring } from '../shapes.ts'

/** The balconies, from the lowest up: the higher the floor, the smaller it looks from below. */
const balconies = [
	{ y: 372, rx: 780, ry: 380 },
	{ y: 322, rx: 622, ry: 300 },
	{ y: 282, rx: 496, ry: 236 },
	{ y: 250, rx: 400, ry: 186 },
]

/** The oval concourse seen from its floor: storeys around it, the open sky above. */
export function campusSunway(scene: Scene) {
	scene.sky(742, 172, 118).clouds([420, 150, 0.7], [520, 250, 0.5])
	const opening: Point = [330, 140]
	for (const { y, rx, ry } of balconies) {
		const corridor: Point = [rx - 44, ry - 34]
		scene
			.fill('near', ring(600, y, [rx, ry], opening, 222))
			.stroke('lit', 15, ellipse(600, y - 8, rx - 30, ry - 24), { dash: '26 20 26 74' })
			.fill('wall', ring(600, y, corridor, [corridor[0] - 34, corridor[1] - 26], y - 4))
			.stroke('gold', 3, ellipse(600, y, rx - 48, ry - 37))
	}
	scene.stroke('hot', 9, ellipse(600, 222, ...opening))
	concourseFloor(scene, 604)
}

function concourseFloor(scene: Scene, y: number) {
	const columns = [70, 236, 402, 798, 964, 1130]
	scene
		.fill('near', rect(0, y - 116, 1200, 116))
		.fill('lit', rect(500, y - 84, 92, 84), rect(608, y - 84, 92, 84))
		.stroke('lit', 40, line(0, y - 60, 480, y - 60) + line(720, y - 60, 1200, y - 60), {
			dash: '58 25',
			opacity: 0.85,
		})
		.fill('wall2', rect(0, y - 122, 1200, 14))
		.fill('wall', ...columns.map((x) => rect(x - 9, y - 116, 18, 120)))
		.fill('wall2', rect(0, y, 1200, 200))
		.fill('hi', ellipse(600, 716, 560, 92))
		.fill('wall2', ellipse(600, 716, 520, 82))
		.fill('sail', ellipse(600, 716, 500, 76))
	for (const x of [236, 964]) tree(scene, x, y + 14, 190, 190, 'leaf', 'leaf2')
	scene
		.fill('leaf2', hedge(120, y + 26, 232, 8, 26, 4), hedge(848, y + 26, 232, 8, 26, 9))
		.fill('wall', rect(112, y + 24, 248, 16), rect(840, y + 24, 248, 16))
	scene.laidFlat(600, 720, 0.3, () => scene.stroke('gold', 9, lattice(0, 0, 200, 8, 3)))
	student(scene, 440, 676, 1.05)
	studentInHijab(scene, 482, 672, 1, { scarf: 'gold' })
	student(scene, 752, 684, 1.1, { cloth: 'water2' })
}
