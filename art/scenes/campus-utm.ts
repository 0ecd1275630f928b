import { foliageCorner, palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, dome, hedge, keelArch, line, range, rect, ridge } from '../shapes.ts'

const minarets = [236, 398, 802, 964]

/** Sultan Ismail Mosque at the heart of the campus, among the hills of Skudai. */
export function campusUtm(scene: Scene) {
	const ground = 548
	scene.sky(600, 300, 150).clouds([160, 170, 0.9], [930, 210, 1])
	scene
		.fill('far', ridge(1200, 440, 600, [-60, -150, -70, -30, -90, -40, -160, -80]))
		.fill('mid', ridge(1200, 500, 600, [-20, -70, -110, -30, -10, -50, -120, -40]))
	for (const x of minarets) minaret(scene, x, ground, x < 300 || x > 900 ? 276 : 322)
	prayerHall(scene, ground)
	scene
		.fill('leaf', hedge(-20, ground + 8, 300, 6, 70, 3), hedge(930, ground + 8, 300, 6, 76, 4))
		.fill('leaf2', hedge(-20, ground + 10, 220, 6, 40, 6), hedge(1010, ground + 10, 220, 6, 40, 9))
	palm(scene, 118, ground + 6, 210, 26)
	palm(scene, 1084, ground + 6, 230, -30)
	palm(scene, 1144, ground + 6, 150, 16, 'leaf2')
	const water = ground + 30
	scene
		.fill('leaf2', rect(0, ground, 1200, 22))
		.fill('wall2', rect(0, ground + 22, 1200, 8))
		.sea(water, { glitterX: 600, rows: 7, waves: 26 })
		.faded(0.3, () =>
			scene.fill(
				'wall',
				dome(600, water, 190, -150),
				...minarets.map((x) => rect(x - 10, water, 20, 190)),
			),
		)
	foliageCorner(scene, 'left')
}

function minaret(scene: Scene, x: number, ground: number, h: number) {
	scene
		.fill('wall', rect(x - 11, ground - h, 22, h))
		.fill('wall2', rect(x + 3, ground - h, 8, h))
		.fill('near', rect(x - 17, ground - h + 52, 34, 9), rect(x - 15, ground - h * 0.45, 30, 7))
		.fill('water', dome(x, ground - h, 28, 44))
		.fill('gold', circle(x, ground - h - 48, 4))
}

function prayerHall(scene: Scene, ground: number) {
	const up = (h: number) => ground - h
	const shadedDome =
		`M600 ${up(362)}C670 ${up(321)} 719 ${up(270)} 684 ${up(204)}` +
		`H640C668 ${up(262)} 640 ${up(326)} 600 ${up(362)}z`
	const ribs =
		`M600 ${up(360)}C560 ${up(316)} 548 ${up(262)} 560 ${up(206)}` +
		`M600 ${up(360)}C590 ${up(316)} 588 ${up(262)} 592 ${up(206)}`
	const arcade = range(15)
		.filter((bay) => bay < 6 || bay > 8)
		.map((bay) => keelArch(292 + bay * 42, up(84), 28, 84, 22))
	scene
		.fill('wall', rect(276, up(112), 648, 112), rect(400, up(160), 400, 60))
		.fill('wall2', rect(400, up(160), 400, 14), rect(276, up(112), 648, 10))
		.fill('wall', rect(496, up(206), 208, 50))
		.stroke('near', 22, line(508, up(181), 692, up(181)), { dash: '9 12' })
		.fill(
			'water',
			dome(600, up(204), 196, 158),
			dome(356, up(112), 84, 64),
			dome(844, up(112), 84, 64),
		)
		.fill('water2', shadedDome)
		.stroke('gold', 4, line(600, up(362), 600, up(394)))
		.fill('gold', circle(600, up(398), 6))
		.stroke('foam', 2.5, ribs, { opacity: 0.6 })
		.fill('near', ...arcade)
		.fill('ink', keelArch(546, up(140), 108, 140, 70))
		.fill('gold', keelArch(572, up(100), 56, 100, 40))
		.fill('lit', keelArch(580, up(88), 40, 88, 30))
}
