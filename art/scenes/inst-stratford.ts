import { student } from '../people.ts'
import { tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, keelArch, lamps, line, polygon, range, rect } from '../shapes.ts'
import { bus, street } from '../street.ts'

/** A slim house squeezed between the office towers of Jalan Sultan Ismail. */
export function instStratford(scene: Scene) {
	const ground = 656
	scene.sky(600, 210, 120).clouds([330, 120, 0.5], [760, 140, 0.5])
	scene.fill(
		'far',
		...(
			[
				[330, 250],
				[420, 330],
				[720, 300],
				[810, 220],
			] as const
		).map(([x, h]) => rect(x, ground - h, 80, h)),
	)
	officeTower(scene, -30, 90, 250, 'mid')
	officeTower(scene, 230, 210, 140, 'far')
	officeTower(scene, 830, 160, 150, 'far')
	officeTower(scene, 990, 60, 250, 'mid')
	narrowHouse(scene, ground)
	street(scene, ground)
	tree(scene, 250, ground + 8, 180, 210, 'leaf2', 'wood2')
	tree(scene, 950, ground + 8, 180, 210, 'leaf2', 'wood2')
	bus(scene, 84, ground + 96)
	student(scene, 752, ground + 20, 1.2, { bag: 'gold' })
}

function officeTower(scene: Scene, x: number, top: number, w: number, wall: 'mid' | 'far') {
	const storeys = range(Math.floor((640 - top) / 34)).map((storey) => top + 28 + storey * 34)
	const bands = storeys.map((y) => line(x + 14, y, x + w - 14, y)).join('')
	scene
		.fill(wall, rect(x, top, w, 660 - top))
		.stroke('near', 16, bands)
		.stroke('lit', 16, lamps(storeys, x + 19, x + w - 14, { pitch: 37, pane: 32, every: 4 }))
		.stroke(wall, 16, bands, { dash: '5 32' })
		.fill('near', rect(x - 6, top - 10, w + 12, 12))
}

/** Four storeys, a gable, tall windows, a green door up three steps. */
function narrowHouse(scene: Scene, ground: number) {
	const windows = [322, 404, 486].flatMap((y) => [476, 562, 648].map((x) => ({ x, y })))
	scene
		.fill(
			'sail',
			polygon(
				[440, 292],
				[530, 292],
				[530, 256],
				[600, 196],
				[670, 256],
				[670, 292],
				[760, 292],
				[760, ground],
				[440, ground],
			),
		)
		.fill('wall2', rect(690, 292, 70, ground - 292))
		.fill('near', polygon([514, 262], [600, 186], [686, 262], [672, 274], [600, 212], [528, 274]))
		.fill('near', rect(430, 286, 106, 14), rect(664, 286, 106, 14))
		.fill('near', circle(600, 262, 24))
		.stroke('sail', 4, 'M600 238V286M576 262H624')
		.fill('near', ...windows.map(({ x, y }) => rect(x, y, 54, 62)))
		.fill('water', ...windows.map(({ x, y }) => rect(x + 6, y + 6, 42, 50)))
		.fill(
			'lit',
			...windows
				.filter((_, index) => [1, 3, 5, 6].includes(index))
				.map(({ x, y }) => rect(x + 6, y + 6, 42, 50)),
		)
		.stroke(
			'sail',
			3,
			windows
				.map(({ x, y }) => line(x + 27, y, x + 27, y + 62) + line(x, y + 30, x + 54, y + 30))
				.join(''),
		)
		.fill(
			'leaf',
			...windows.filter(({ y }) => y > 480).map(({ x, y }) => rect(x - 4, y + 62, 62, 10)),
		)
		.fill('near', rect(440, 566, 320, ground - 566))
		.fill('lit', rect(462, 588, 92, 50), rect(646, 588, 92, 50))
		.fill('gold', keelArch(564, 560, 72, ground - 560, 38))
		.fill('leaf', keelArch(572, 572, 56, ground - 572, 30))
		.fill('wall2', rect(556, ground - 12, 88, 12))
		.fill('wall', rect(544, ground, 112, 12))
}
