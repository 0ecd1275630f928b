import { minaret } from '../landmarks.ts'
import { foliageCorner, palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, dome, hedge, keelArch, line, polygon, range, rect, ridge } from '../shapes.ts'

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

/** Dewan Sultan Iskandar on graduation day: three roofs, one above the other, and caps in the air. */
export function campusUtm3(scene: Scene) {
	const ground = 600
	scene.sky(600, 240, 148).clouds([110, 150, 0.9], [960, 160, 0.8])
	scene
		.fill('far', ridge(1200, 490, 620, [-40, -100, -50, -80, -50, -120, -60]))
		.fill('leaf', hedge(-30, ground, 260, 5, 88, 3), hedge(980, ground, 260, 5, 84, 8))
	tieredHall(scene, 600, ground)
	scene
		.fill('sand', rect(0, ground, 1200, 200))
		.fill('wall', rect(250, ground - 6, 700, 14))
		.fill('wall2', rect(230, ground + 8, 740, 14), rect(210, ground + 22, 780, 14))
		.stroke('wall2', 4, 'M0 690H1200M0 752H1200')
	for (const x of [128, 204, 996, 1072]) banner(scene, x, ground + 30)
	for (const [x, y, turn] of [
		[440, 470, -18],
		[552, 436, 14],
		[650, 462, -10],
		[764, 446, 22],
	] as const)
		scene.turned(turn, x, y, () =>
			scene
				.fill('ink', polygon([x - 26, y], [x, y - 11], [x + 26, y], [x, y + 11]))
				.stroke('gold', 3, `M${x} ${y}l18 8v16`),
		)
	for (const [x, cloth] of [
		[430, 'near'],
		[512, 'ink'],
		[598, 'near'],
		[684, 'ink'],
		[770, 'near'],
	] as const)
		graduate(scene, x, 752, cloth)
}

function tieredHall(scene: Scene, x: number, ground: number) {
	const roof = (y: number, half: number, top: number, h: number) =>
		scene
			.fill('hot', polygon([x - half, y], [x - top, y - h], [x + top, y - h], [x + half, y]))
			.fill(
				'hot2',
				polygon([x + top * 0.2, y - h], [x + top, y - h], [x + half, y], [x + half * 0.3, y]),
			)
			.fill('sail', rect(x - half - 6, y - 4, 2 * half + 12, 10))
	const columns = range(11).map((column) => rect(x - 292 + column * 57, ground - 130, 14, 130))
	scene
		.fill('near', rect(x - 290, ground - 130, 580, 130))
		.fill('lit', ...range(10).map((bay) => keelArch(x - 270 + bay * 57, ground - 92, 32, 92, 22)))
		.fill('wall', ...columns)
	roof(ground - 126, 372, 236, 72)
	scene
		.fill('wall', rect(x - 190, ground - 234, 380, 40))
		.stroke('near', 20, line(x - 176, ground - 213, x + 176, ground - 213), { dash: '16 12' })
	roof(ground - 228, 246, 146, 60)
	scene
		.fill('wall', rect(x - 106, ground - 316, 212, 32))
		.stroke('near', 14, line(x - 94, ground - 300, x + 94, ground - 300), { dash: '14 11' })
	roof(ground - 310, 150, 8, 84)
	scene.stroke('gold', 5, line(x, ground - 394, x, ground - 430))
}

function banner(scene: Scene, x: number, ground: number) {
	scene
		.stroke('near', 6, line(x, ground, x, ground - 190))
		.fill(
			'gold',
			polygon(
				[x + 3, ground - 186],
				[x + 48, ground - 186],
				[x + 48, ground - 84],
				[x + 26, ground - 102],
				[x + 3, ground - 84],
			),
		)
}

/** Gown, hood and raised arms; those in the lighter gown wear a scarf. */
function graduate(scene: Scene, x: number, feet: number, cloth: 'near' | 'ink') {
	scene
		.stroke(
			cloth,
			12,
			`M${x - 14} ${feet - 84}L${x - 34} ${feet - 130}M${x + 14} ${feet - 84}L${x + 34} ${feet - 130}`,
			{ round: true },
		)
		.fill(
			cloth,
			`M${x - 32} ${feet}L${x - 18} ${feet - 84}Q${x} ${feet - 100} ${x + 18} ${feet - 84}L${x + 32} ${feet}z`,
		)
		.fill('gold', polygon([x - 12, feet - 92], [x, feet - 56], [x + 12, feet - 92]))
		.fill('wood', circle(x, feet - 106, 14))
		.fill('ink', `M${x - 14} ${feet - 108}a14 13 0 0 1 28 0z`)
	if (cloth === 'near')
		scene
			.fill(
				'sail',
				`M${x - 20} ${feet - 80}C${x - 24} ${feet - 132} ${x + 24} ${feet - 132} ${x + 20} ${feet - 80}z`,
			)
			.fill('wood', circle(x, feet - 106, 10))
}
