import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	hedge,
	keelArch,
	lamps,
	line,
	pill,
	polygon,
	rect,
	roundRect,
	star,
} from '../shapes.ts'
import { awning, street } from '../street.ts'

/** A rounded corner in Bukit Bintang at dusk, the monorail sliding past. */
export function instSheffield(scene: Scene) {
	const ground = 668
	scene.sky(300, 262, 128).clouds([700, 110, 0.9], [60, 130, 0.5])
	scene.skyline(
		ground,
		[
			[-20, 96, 300],
			[92, 74, 400],
			[182, 90, 250],
			[930, 84, 430],
			[1030, 110, 330],
			[1150, 80, 250],
		],
		{ wall: 'far', shade: 'mid', opacity: 0.6, windowHeight: 8, windowGap: 12 },
	)
	cornerBuilding(scene, ground)
	street(scene, ground)
	palm(scene, 232, ground + 8, 190, -18)
	monorail(scene, ground)
}

function cornerBuilding(scene: Scene, ground: number) {
	const floors = [222, 302, 382, 462]
	const across = (from: number, to: number) => floors.map((y) => line(from, y, to, y)).join('')
	scene
		.fill('wall', rect(340, 176, 350, ground - 176), roundRect(650, 150, 166, ground - 150, 26))
		// the corner turns away in ever narrower strips
		.fill('wall2', roundRect(760, 150, 56, ground - 150, 26))
		.stroke('near', 40, across(358, 640), { dash: '34 14' })
		.stroke('lit', 40, lamps(floors, 358, 640, { pitch: 48, pane: 34, every: 3 }))
		.fill(
			'near',
			...floors.flatMap((y) => [
				rect(684, y - 20, 40, 40),
				rect(734, y - 20, 28, 40),
				rect(772, y - 20, 16, 40),
			]),
		)
		.fill('lit', rect(684, 282, 40, 40), rect(734, 442, 28, 40))
		.fill('near', ...floors.map((y) => pill(328, y + 30, 500, 12)))
		.fill('near', pill(322, 164, 340, 18), pill(640, 142, 186, 18))
		.fill('gold', star(733, 120, 24))
		.fill('ink', rect(340, 544, 476, ground - 544))
		.fill(
			'lit',
			rect(366, 572, 110, ground - 572),
			rect(600, 572, 100, ground - 572),
			rect(724, 572, 70, ground - 572),
		)
		.fill('gold', keelArch(498, 562, 82, ground - 562, 42))
		.fill('ink', keelArch(508, 578, 62, ground - 578, 34))
	awning(scene, 340, 536, 476, 14, 'water')
	scene
		.fill('near', roundRect(300, 250, 28, 190, 8))
		.fill('gold', star(314, 286, 12), star(314, 346, 12), star(314, 406, 12))
		.fill('ink', rect(420, 118, 70, 50))
		.fill('leaf2', hedge(500, 166, 130, 5, 24, 4))
}

/** One beam on T-shaped piers, one train of two cars. */
function monorail(scene: Scene, ground: number) {
	const beam = 560
	const piers = [130, 900].map((x) =>
		polygon(
			[x - 16, ground + 40],
			[x - 16, beam + 40],
			[x - 44, beam + 20],
			[x + 44, beam + 20],
			[x + 16, beam + 40],
			[x + 16, ground + 40],
		),
	)
	scene
		.fill('mid', ...piers)
		.fill('wall2', rect(0, beam, 1200, 24))
		.fill('mid', rect(0, beam + 17, 1200, 7))
		.fill('hot', 'M836 560C838 500 862 482 900 482H1210V560z')
		.fill('hot2', 'M836 560C836 552 837 544 839 536H1210V560z')
		.fill(
			'sail',
			'M856 522C862 506 878 500 900 500H940V522z',
			rect(956, 500, 66, 28),
			rect(1034, 500, 66, 28),
			rect(1112, 500, 100, 28),
		)
		.fill('gold', circle(852, 542, 7))
}
