import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, line, polygon, range, rect, ridge } from '../shapes.ts'

/** The Siti Hasmah Digital Library: a sail of a roof over glass, a round stair tower at its side. */
export function campusMmu(scene: Scene) {
	const ground = 600
	scene.sky(338, 280, 128).clouds([680, 130, 1], [80, 150, 0.6], [1000, 220, 0.7])
	scene
		.fill('far', ridge(1200, 500, 640, [-20, -60, -30, -80, -50, -110, -60, -90]))
		.skyline(
			ground,
			[
				[24, 70, 150],
				[110, 56, 210],
				[1066, 60, 180],
				[1134, 80, 130],
			],
			{ wall: 'far', shade: 'mid', opacity: 0.6, windowHeight: 6, windowGap: 10 },
		)
		.fill('leaf', hedge(-20, ground, 260, 6, 60, 3), hedge(980, ground, 240, 6, 60, 6))
	library(scene, ground)
	stairTower(scene, 322, ground)
	forecourt(scene, ground)
	palm(scene, 1010, ground + 18, 250, -22)
	palm(scene, 1084, ground + 26, 190, 18, 'leaf2')
	tree(scene, 118, ground + 22, 190, 190, 'leaf2', 'ink')
}

function library(scene: Scene, ground: number) {
	// the same curve as the underside of the roof
	const roofAt = (share: number) =>
		442 * (1 - share) ** 3 +
		1200 * share * (1 - share) ** 2 +
		990 * share ** 2 * (1 - share) +
		236 * share ** 3
	const mullions = range(17).map((index) => {
		const x = 394 + index * 36
		return line(x, roofAt((x - 360) / 620), x, ground)
	})
	scene
		.fill('water', `M360 ${ground}V442C560 400 780 330 980 236V${ground}z`)
		.fill('water2', `M800 ${ground}V328C866 300 926 268 980 236V${ground}z`)
		.fill(
			'foam',
			polygon([430, 580], [540, 400], [590, 384], [480, 580]),
			polygon([506, 580], [618, 376], [636, 370], [530, 580]),
		)
		.stroke('wall', 8, 'M360 486H980M360 540H980M620 432H980M760 378H980M870 324H980')
		.stroke('near', 3, mullions.join(''), { opacity: 0.75 })
		.stroke('lit', 24, 'M700 513H960M740 459H930M820 405H960', { dash: '28 44' })
		.fill('wall', rect(980, 236, 40, ground - 236))
		.fill('wall2', rect(1004, 236, 16, ground - 236))
		.fill('ink', 'M292 470C540 424 800 336 1046 190L1052 208C810 366 560 452 298 492z')
		.fill('sail', 'M292 470C540 424 800 336 1046 190L1030 190C790 326 530 412 300 456z')
		.fill('ink', rect(520, ground - 84, 150, 84))
		.fill('lit', rect(532, ground - 72, 58, 72), rect(600, ground - 72, 58, 72))
		.fill(
			'hot',
			polygon([490, ground - 92], [700, ground - 92], [716, ground - 78], [474, ground - 78]),
		)
}

function stairTower(scene: Scene, x: number, ground: number) {
	scene
		.fill('wall', rect(x - 58, 300, 116, ground - 300))
		.fill('wall2', rect(x + 16, 300, 42, ground - 300))
		.stroke(
			'near',
			12,
			range(7)
				.map((turn) => line(x - 46, 352 + turn * 36, x + 46, 336 + turn * 36))
				.join(''),
			{
				dash: '10 7',
			},
		)
		.fill(
			'near',
			`M${x - 70} 300C${x - 70} 262 ${x - 30} 240 ${x} 240S${x + 70} 262 ${x + 70} 300z`,
		)
		.stroke('gold', 4, line(x, 240, x, 176))
		.fill('gold', circle(x, 172, 7))
}

/** Rings of paving around a pool, as a ripple from a dropped stone. */
function forecourt(scene: Scene, ground: number) {
	scene.fill('sand', rect(0, ground, 1200, 200)).fill('wall2', rect(0, ground, 1200, 14))
	scene.laidFlat(600, 716, 0.26, () =>
		scene
			.stroke('wall2', 14, circle(0, 0, 424) + circle(0, 0, 386))
			.fill('leaf', circle(0, 0, 340))
			.fill('wall', circle(0, 0, 262))
			.fill('water', circle(0, 0, 230))
			.stroke('foam', 8, circle(0, 0, 170) + circle(0, 0, 100), { opacity: 0.7 }),
	)
	scene
		.stroke(
			'foam',
			6,
			'M600 716V640M600 660q-26 6-34 44M600 660q26 6 34 44M600 648q-44 4-62 56M600 648q44 4 62 56',
			{
				round: true,
			},
		)
		.fill('leaf2', hedge(262, 738, 100, 5, 20, 2), hedge(840, 738, 100, 5, 20, 7))
}
