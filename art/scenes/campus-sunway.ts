import { student, studentInHijab } from '../people.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { ellipse, hedge, line, polygon, range, rect, ring, roundRect } from '../shapes.ts'
import { bus, street } from '../street.ts'

/** Balconies around the oval, from the roof's rim down: height at the far end, and how far the sides rise towards us. */
const balconies = [
	{ far: 268, rise: 300 },
	{ far: 366, rise: 196 },
	{ far: 452, rise: 104 },
] as const

/** The oval concourse seen from its floor: storeys around it, the open sky above. */
export function campusSunway(scene: Scene) {
	scene.sky(700, 128, 116).clouds([360, 96, 0.8], [500, 190, 0.4])
	for (const [storey, { far, rise }] of balconies.entries()) {
		const next = balconies[storey + 1] ?? { far: 524, rise: 40 }
		gallery(scene, far, rise, next.far - far)
		const edge = (drop: number) =>
			`M-40 ${far + drop - rise}Q600 ${far + drop + rise} 1240 ${far + drop - rise}`
		scene
			.stroke('wall', 30, edge(0))
			.stroke('wall2', 9, edge(17))
			.stroke(storey ? 'gold' : 'hot', storey ? 3 : 8, edge(-20))
	}
	concourseFloor(scene, 604)
}

/** The walk behind a balcony: doors that shine by night, slim columns, someone looking down. */
function gallery(scene: Scene, far: number, rise: number, h: number) {
	const heightAt = (x: number) => far - rise * ((x - 600) / 640) ** 2
	const upright = (xs: number[], from: number, to: number) =>
		xs.map((x) => line(x, heightAt(x) + from, x, heightAt(x) + to)).join('')
	const doors = range(21).map((door) => door * 60)
	const shut = doors.filter((x) => (x / 60 + far) % 4 < 2)
	scene
		.fill('near', `M-40 ${far - rise}Q600 ${far + rise} 1240 ${far - rise}V620H-40z`)
		.stroke('lit', 26, upright(doors, h * 0.42, h * 0.86))
		.stroke('ink', 26, upright(shut, h * 0.42, h * 0.86))
		.stroke(
			'mid',
			6,
			upright(
				range(11).map((column) => 30 + column * 114),
				20,
				h,
			),
		)
	if (h < 80) return
	for (const x of [330, 880])
		scene
			.stroke('wood', 17, upright([x + far / 4], h * 0.62, h * 0.62), { round: true })
			.stroke('ink', 22, upright([x + far / 4], h * 0.84, h), { round: true })
}

function concourseFloor(scene: Scene, y: number) {
	const columns = [70, 236, 402, 798, 964, 1130]
	scene
		.fill('near', 'M-40 476Q600 572 1240 476V620H-40z')
		.fill('lit', rect(486, y - 66, 106, 66), rect(608, y - 66, 106, 66))
		.stroke('lit', 50, line(96, y - 34, 390, y - 34) + line(812, y - 34, 1104, y - 34), {
			dash: '54 26',
		})
		.stroke('mid', 14, columns.map((x) => line(x, 480, x, y)).join(''))
		.fill('wall2', rect(0, y, 1200, 200))
		.fill('hi', ellipse(600, 716, 600, 96))
		.fill('wall2', ellipse(600, 716, 566, 88))
		.fill('sail', ellipse(600, 716, 548, 83))
		.stroke('wall2', 5, ellipse(600, 716, 420, 62) + ellipse(600, 716, 290, 42))
	for (const x of [200, 1000]) {
		tree(scene, x, y + 26, 210, 230, 'leaf', 'leaf2')
		scene
			.fill('leaf2', hedge(x - 116, y + 40, 232, 8, 26, 4))
			.fill('wall', roundRect(x - 126, y + 38, 252, 22, 8))
	}
	bench(scene, 600, 700)
	student(scene, 420, 690, 1.15)
	studentInHijab(scene, 466, 686, 1.1, { cloth: 'water2', scarf: 'gold' })
	student(scene, 806, 716, 1.25, { cloth: 'water2' })
}

/** A round seat about a planter in the middle of the floor. */
function bench(scene: Scene, x: number, y: number) {
	scene
		.fill('leaf2', hedge(x - 62, y - 16, 124, 5, 44, 6))
		.fill('leaf', hedge(x - 46, y - 14, 92, 4, 30, 3))
		.fill('wood2', `M${x - 110} ${y - 12}a110 17 0 0 0 220 0v16a110 17 0 0 1-220 0z`)
		.fill('wood', ring(x, y - 12, [110, 17], [70, 9]))
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
	bus(scene, 610, ground + 112, { paint: 'leaf', shade: 'leaf2', windows: 6 })
	canopyWalk(scene)
	palm(scene, 96, ground + 10, 220, 20)
	tree(scene, 1104, ground + 14, 180, 200, 'leaf2', 'wood2')
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
	studentInHijab(scene, 392, deckAt(392) + 2, 1.08, { scarf: 'gold' })
	student(scene, 742, deckAt(742) + 2, 1.1, { cloth: 'near', bag: 'gold' })
	scene
		.stroke('lit', 6, 'M-10 420Q600 320 1210 420', { dash: '56 44' })
		.stroke('wall', 8, posts.join(''))
		.stroke('ink', 2, rails.join(''), { opacity: 0.7 })
		.stroke('ink', 5, 'M-10 488Q600 388 1210 488')
		.stroke('wall', 22, 'M-10 530Q600 430 1210 530')
		.stroke('wall2', 8, 'M-10 544Q600 444 1210 544')
		.stroke('near', 20, 'M-10 400Q600 300 1210 400')
		.stroke('hot', 7, 'M-10 386Q600 286 1210 386')
}
