import { student, studentInHijab } from '../people.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
	lattice,
	line,
	type Point,
	polygon,
	range,
	rect,
	ring,
	roundRect,
} from '../shapes.ts'
import { street } from '../street.ts'

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

/** The canopy walk: a roofed bridge between the campus and the rapid-bus station. */
export function campusSunway2(scene: Scene) {
	const ground = 660
	scene.sky(310, 280, 126).clouds([720, 130, 1], [70, 150, 0.5])
	scene
		.skyline(
			ground,
			[
				[20, 90, 330, 4],
				[128, 76, 420],
				[900, 90, 400, 4],
				[1008, 76, 300],
				[1100, 110, 450, 4],
			],
			{ wall: 'far', shade: 'mid', opacity: 0.6, windowHeight: 8, windowGap: 12 },
		)
		.fill(
			'leaf',
			hedge(-20, ground, 420, 9, 80, 3),
			hedge(380, ground, 460, 13, 40, 5),
			hedge(820, ground, 400, 9, 76, 8),
		)
	street(scene, ground)
	walkPiers(scene, ground)
	rapidBus(scene, 610, ground + 112)
	canopyWalk(scene)
	palm(scene, 96, ground + 10, 220, 20)
	tree(scene, 1104, ground + 14, 180, 200, 'leaf2', 'ink')
}

/** Height of the walkway's deck: it climbs a little towards the station. */
const deckAt = (x: number) => 520 - 50 * Math.sin((Math.PI * x) / 1200)

function walkPiers(scene: Scene, ground: number) {
	scene.fill(
		'mid',
		...[180, 500, 820, 1080].map((x) =>
			polygon(
				[x - 12, ground + 10],
				[x - 12, deckAt(x) + 40],
				[x - 46, deckAt(x) + 14],
				[x + 46, deckAt(x) + 14],
				[x + 12, deckAt(x) + 40],
				[x + 12, ground + 10],
			),
		),
	)
}

function canopyWalk(scene: Scene) {
	const posts = range(13).map((post) =>
		line(post * 100, deckAt(post * 100), post * 100, deckAt(post * 100) - 112),
	)
	const rails = range(61).map((rail) =>
		line(rail * 20, deckAt(rail * 20) - 34, rail * 20, deckAt(rail * 20)),
	)
	scene
		.fill('water', 'M-10 408Q600 308 1210 408V522Q600 422-10 522z')
		.faded(0.5, () => scene.stroke('foam', 22, 'M200 490L260 392M250 486L310 388M800 474L860 386'))
	student(scene, 340, deckAt(340) + 2, 1.1)
	studentInHijab(scene, 392, deckAt(392) + 2, 1.08, { scarf: 'hot' })
	student(scene, 742, deckAt(742) + 2, 1.1, { cloth: 'near', bag: 'gold' })
	scene
		.stroke('wall', 8, posts.join(''))
		.stroke('ink', 2, rails.join(''), { opacity: 0.7 })
		.stroke('ink', 5, 'M-10 488Q600 388 1210 488')
		.stroke('wall', 22, 'M-10 530Q600 430 1210 530')
		.stroke('wall2', 8, 'M-10 544Q600 444 1210 544')
		.stroke('near', 20, 'M-10 400Q600 300 1210 400')
		.stroke('hot', 7, 'M-10 386Q600 286 1210 386')
}

function rapidBus(scene: Scene, x: number, ground: number) {
	const windows = range(6).map((index) => rect(x + 66 + index * 52, ground - 82, 42, 34))
	scene
		.fill('leaf', roundRect(x, ground - 100, 390, 84, 18))
		.fill('leaf2', rect(x, ground - 40, 390, 24))
		.fill('sail', roundRect(x + 10, ground - 84, 46, 40, 10), ...windows)
		.stroke('gold', 4, line(x + 4, ground - 38, x + 386, ground - 38))
		.fill('ink', ...[70, 320].map((dx) => circle(x + dx, ground - 16, 22)))
		.fill('wall2', ...[70, 320].map((dx) => circle(x + dx, ground - 16, 9)))
}
