import { dhow, klTower, merdekaTower, twinTowers } from '../landmarks.ts'
import { foliageCorner, palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	dome,
	hedge,
	keelArch,
	line,
	range,
	rect,
	ridge,
	ripple,
	seeded,
	swell,
} from '../shapes.ts'

/** The skyline of Kuala Lumpur across the water, a dhow arriving. */
export function heroKl(scene: Scene) {
	const towersX = 560
	const shore = 706
	scene.sky(towersX, 420, 212, [3.15, 2.35, 1.62]).clouds([120, 210, 0.9], [690, 120, 0.62])
	scene.fill('far', ridge(1600, 640, 720, [-6, -44, -12, -70, -30, -64, -22, -84, -40, -96, -30]))

	const random = seeded(11)
	let distantCity = rect(490, shore - 118, 66, 118) + rect(560, shore - 140, 70, 140)
	for (let x = 20; x < 1240; x += 38 + random() * 30) {
		const h = 60 + random() * 130 * Math.max(0.25, 1 - Math.abs(x - towersX) / 800)
		distantCity += rect(x, shore - h, 30 + random() * 26, h)
	}
	scene.fill('far', distantCity)
	// Both high towers stand on the far side of the twins, so that the words keep an open sky on every screen.
	klTower(scene, 150, shore, 400, 'far', 'mid')
	merdekaTower(scene, 322, shore, 520)
	scene.skyline(
		shore,
		[
			[56, 58, 120, 3],
			[186, 64, 186, 3],
			[256, 48, 124, 2],
			[366, 54, 152, 2],
			[694, 54, 150, 2],
			[756, 62, 206, 3],
			[836, 56, 132, 2],
			[906, 64, 176, 3],
			[992, 78, 118, 4],
			[1078, 54, 86, 2],
		],
		{ shade: 'near', opacity: 0.75, windowGap: 8 },
	)
	twinTowers(scene, towersX, shore, 596)
	scene
		.fill('near', rect(towersX - 150, shore - 34, 300, 34))
		.stroke('lit', 16, line(towersX - 140, shore - 16, towersX + 140, shore - 16), { dash: '5 9' })
	waterfrontMosque(scene, 1261, shore)

	scene
		.fill(
			'leaf',
			hedge(-20, shore + 4, 470, 13, 24, 3),
			hedge(690, shore + 4, 480, 13, 26, 8),
			hedge(1360, shore + 4, 300, 8, 34, 2),
		)
		.fill(
			'leaf2',
			hedge(-20, shore + 6, 300, 10, 15, 4),
			hedge(840, shore + 6, 330, 12, 15, 9),
			hedge(1340, shore + 6, 330, 9, 20, 6),
		)
	palm(scene, 1446, shore + 6, 158, -24, 'leaf2')
	palm(scene, 1502, shore + 6, 118, 18)
	palm(scene, 70, shore + 6, 170, 28, 'leaf2')
	scene.fill('ink', rect(0, shore, 1600, 9))
	scene.sea(shore + 9, { glitterX: towersX, rows: 8, waves: 44, step: 25 })
	dhow(scene, 1016, 822, 1.25, -1)
	scene.fill('water2', swell(1600, 862, 900, 10, 12))
	foliageCorner(scene, 'left', 1.12)
	foliageCorner(scene, 'right', 1.12)
}

function waterfrontMosque(scene: Scene, x: number, base: number) {
	scene
		.fill(
			'wall',
			rect(x - 85, base - 58, 170, 58),
			dome(x, base - 58, 88, 70),
			dome(x - 65, base - 58, 40, 32),
			dome(x + 65, base - 58, 40, 32),
			rect(x - 118, base - 122, 14, 122),
			rect(x + 104, base - 122, 14, 122),
			dome(x - 111, base - 122, 18, 24),
			dome(x + 111, base - 122, 18, 24),
		)
		.fill(
			'gold',
			circle(x, base - 134, 5),
			circle(x - 111, base - 149, 3),
			circle(x + 111, base - 149, 3),
		)
		.fill('mid', ...range(6).map((bay) => keelArch(x - 77 + bay * 26.5, base - 44, 18, 44, 15)))
}

/** The closing banner: open sea for the words, towers where the dhow is bound. */
export function ctaSea(scene: Scene) {
	const towersX = 380
	const shore = 452
	scene.sky(towersX, 262, 136, [3.4, 2.5, 1.66]).clouds([640, 130, 0.8], [60, 120, 0.7])
	scene
		.fill('far', ridge(1600, 420, 470, [-20, -60, -30, -70, -40, -20, -46, -20, -50, -24, -40]))
		.skyline(
			shore,
			[
				[60, 44, 96, 2],
				[116, 40, 136, 2],
				[196, 52, 118, 3],
				[520, 44, 128, 2],
				[574, 56, 92, 3],
				[712, 46, 120, 2],
				[770, 60, 72, 3],
			],
			{ shade: 'near', opacity: 0.75, windowHeight: 4 },
		)
	klTower(scene, 166, shore, 280)
	merdekaTower(scene, 660, shore, 372)
	twinTowers(scene, towersX, shore, 380)
	scene
		.fill('near', rect(towersX - 96, shore - 22, 192, 22))
		.stroke('lit', 10, line(towersX - 90, shore - 11, towersX + 90, shore - 11), { dash: '4 7' })
		.fill('leaf', hedge(-20, shore + 4, 280, 10, 18, 3), hedge(480, shore + 4, 420, 14, 18, 8))
		.fill('leaf2', hedge(840, shore + 4, 260, 12, 12, 2))
		.fill('ink', rect(0, shore, 1600, 6))
		.sea(shore + 6, { glitterX: towersX, waves: 44 })
	dhow(scene, 800, 540, 1.15, -1)
	scene.fill('water2', swell(1600, 576, 600, 10, 10))
	foliageCorner(scene, 'left', 0.95)
	foliageCorner(scene, 'right', 0.95)
}

/** For the page that does not exist: the hero's sea and sun, the dhow, and no land in sight. */
export function heroLost(scene: Scene) {
	scene
		.sky(800, 186, 150, [3.2, 2.4, 1.65])
		.clouds([200, 120, 1], [1180, 60, 0.9], [1330, 230, 0.6])
		.sea(352, { glitterX: 800, rows: 12, waves: 40, step: 26 })
	dhow(scene, 990, 448, 1.45, -1)
	scene.fill('water2', swell(1600, 640, 900, 9, 16))
}

/** Empty and error states: a small dhow on two waves inside halos. */
export function emptyDhow(scene: Scene) {
	scene
		.fill('sky2', circle(120, 120, 116))
		.fill('sky3', circle(120, 120, 90))
		.fill('sky4', circle(120, 120, 64))
	dhow(scene, 122, 166, 0.82, -1)
	scene.stroke('mid', 6, ripple(36, 182, 168, 6, 12) + ripple(64, 200, 112, 4, -12), {
		round: true,
	})
}
