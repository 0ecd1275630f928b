import { twinTowers } from '../landmarks.ts'
import { student } from '../people.ts'
import { foliageCorner, palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	dots,
	hedge,
	line,
	type Point,
	polygon,
	range,
	rect,
	ridge,
	roundArch,
	roundRect,
} from '../shapes.ts'
import { car, street } from '../street.ts'

/** The suites among the towers of KLCC: a lit lobby under a glass canopy. */
export function accKlccFacade(scene: Scene) {
	const ground = 650
	scene.sky(770, 250, 132).clouds([560, 130, 0.6], [1000, 190, 0.7])
	scene.skyline(
		ground,
		[
			[560, 70, 300],
			[640, 60, 220],
			[930, 80, 330],
			[1020, 60, 250],
		],
		{ wall: 'far', opacity: 0.5, windowHeight: 7, windowGap: 10 },
	)
	twinTowers(scene, 800, ground, 560)
	hotelTower(scene)
	scene.block(1060, ground, 200, 560, {
		wall: 'near',
		shade: 'ink',
		columns: 5,
		windowHeight: 12,
		windowGap: 16,
		opacity: 0.8,
	})
	lobby(scene, ground)
	street(scene, ground)
	scene.fill('wall', rect(250, ground - 12, 560, 14), rect(230, ground, 600, 12))
	for (const x of [214, 838])
		scene
			.fill('leaf', hedge(x - 40, ground - 22, 80, 4, 42, x))
			.fill(
				'ink',
				polygon(
					[x - 40, ground - 24],
					[x + 40, ground - 24],
					[x + 32, ground + 14],
					[x - 32, ground + 14],
				),
			)
	student(scene, 640, ground + 2, 1.5, { cloth: 'near' })
	scene
		.fill('hot', roundRect(668, ground - 46, 34, 46, 5))
		.stroke('ink', 3, `M676 ${ground - 46}v-22h18v22`)
	car(scene, 900, ground + 92, 'gold', 1.25)
}

function hotelTower(scene: Scene) {
	const columns = range(7)
		.map((column) => line(218 + column * 42, 20, 218 + column * 42, 430))
		.join('')
	scene
		.fill('wall', rect(176, -10, 330, 480))
		.fill('wall2', rect(506, -10, 70, 480))
		.stroke('near', 28, columns, { dash: '30 18' })
		.stroke('gold', 28, columns, { dash: '30 66 30 162 30 114' })
		.stroke('lit', 30, line(541, 20, 541, 430), { dash: '30 18', opacity: 0.6 })
		.fill('near', rect(168, 0, 8, 470))
}

function lobby(scene: Scene, ground: number) {
	const panes = range(9).map((pane) => 196 + pane * 62)
	scene
		.fill('ink', rect(140, 440, 640, ground - 440))
		.fill('gold', ...panes.map((x) => rect(x, 500, 50, ground - 510)))
		.fill('sun2', ...panes.filter((_, pane) => pane % 3 !== 1).map((x) => rect(x + 6, 508, 38, 60)))
		.fill('wood2', rect(450, 540, 112, ground - 550))
		.fill('sail', rect(458, 548, 46, ground - 560), rect(510, 548, 46, ground - 560))
		.stroke('ink', 4, 'M498 594v20M516 594v20')
		.fill('near', rect(130, 428, 660, 20))
		// the canopy hangs on rods from the wall and leans out over the drive
		.stroke('ink', 4, 'M300 380L250 478M480 380L510 462M640 380L820 448')
		.fill('foam', polygon([206, 484], [880, 436], [892, 452], [214, 508]))
		.fill('water', polygon([214, 508], [892, 452], [892, 460], [216, 518]))
		.stroke(
			'water',
			4,
			[300, 390, 480, 570, 660, 750, 830]
				.map((x) => line(x, 478 - (x - 206) * 0.0712, x + 10, 502 - (x - 206) * 0.0826))
				.join(''),
		)
		.dots(
			'gold',
			12,
			...[300, 400, 500, 600, 700, 800].map((x): Point => [x, 528 - (x - 206) * 0.083]),
		)
		.fill('ink', rect(262, 512, 12, ground - 512), rect(812, 464, 12, ground - 464))
}

/** Tropicana Residences: towers in steps, their terraces planted, a garden behind its wall. */
export function accTropicanaFacade(scene: Scene) {
	const ground = 640
	scene.sky(880, 260, 128).clouds([120, 170, 1], [1000, 130, 0.6])
	scene.fill('far', ridge(1200, 500, 660, [-40, -110, -70, -130, -60, -120, -50]))
	const steps = [
		{ x: 190, top: 400 },
		{ x: 310, top: 300 },
		{ x: 430, top: 190 },
		{ x: 550, top: 110 },
		{ x: 670, top: 230 },
		{ x: 790, top: 340 },
		{ x: 910, top: 430 },
	]
	for (const [index, { x, top }] of steps.entries()) {
		const dark = index > 3
		scene.block(x, ground, 120, ground - top, {
			wall: dark ? 'wall2' : 'wall',
			columns: 3,
			window: dark ? 'mid' : 'water',
			windowHeight: 22,
			windowGap: 18,
			windowWidth: 0.72,
			top: 26,
			lamps: 4 + (index % 2),
		})
		scene
			.fill('near', rect(x - 4, top, 128, 10))
			.fill('leaf', hedge(x + 4, top, 112, 5, 26, index + 3))
	}
	gardenWall(scene, ground)
	foliageCorner(scene, 'left', 0.9)
}

function gardenWall(scene: Scene, ground: number) {
	scene
		.fill('leaf2', hedge(-20, ground - 20, 1240, 14, 110, 6))
		.fill('leaf', hedge(60, ground - 20, 460, 8, 70, 3), hedge(700, ground - 20, 460, 8, 76, 9))
	for (const [x, h, lean] of [
		[170, 260, -20],
		[1010, 280, 26],
		[860, 180, -10],
	] as const)
		palm(scene, x, ground, h, lean)
	scene
		.fill('sand', rect(0, ground - 60, 1200, 110))
		.fill('wood', rect(0, ground - 70, 1200, 14))
		.stroke('wall2', 40, line(40, ground - 4, 1200, ground - 4), { dash: '60 40' })
		.fill('sand', rect(496, ground - 150, 208, 200))
		.fill('wood', rect(484, ground - 164, 232, 18))
		.fill('leaf2', roundArch(540, ground - 116, 120, 166))
		.stroke(
			'ink',
			4,
			range(7)
				.map((bar) => line(552 + bar * 16, ground - 90, 552 + bar * 16, ground + 50))
				.join(''),
		)
		.fill('gold', circle(518, ground - 84, 9), circle(682, ground - 84, 9))
		.fill('wall2', rect(0, ground + 50, 1200, 24))
		.fill('near', rect(0, ground + 74, 1200, 100))
		.stroke('gold', 5, line(0, ground + 124, 1200, ground + 124), { dash: '70 40' })
		.stroke(
			'hot',
			9,
			dots(
				[250, ground - 78],
				[290, ground - 92],
				[770, ground - 84],
				[940, ground - 90],
				[1090, ground - 80],
			),
			{ round: true },
		)
}
