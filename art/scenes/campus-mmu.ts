import { student, studentInHijab } from '../people.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, keelArch, line, polygon, range, rect, ridge, star } from '../shapes.ts'

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

/** The central plaza at Cyberjaya: a ring of buildings, a ring of palms, a mast in the middle. */
export function campusMmu2(scene: Scene) {
	const ground = 546
	scene.sky(600, 250, 132).clouds([120, 140, 0.9], [950, 130, 0.9])
	scene.fill('far', ridge(1200, 470, 560, [-30, -80, -40, -20, -30, -60, -100, -40]))
	curvedRow(scene, 'left', ground)
	curvedRow(scene, 'right', ground)
	scene.fill('leaf', hedge(470, ground + 2, 260, 9, 46, 5)).fill('sand', rect(0, ground, 1200, 260))
	scene.laidFlat(600, 672, 0.3, () =>
		scene
			.fill('wall2', circle(0, 0, 560))
			.fill('wall', circle(0, 0, 500))
			.stroke(
				'wall2',
				12,
				range(16)
					.map((spoke) => {
						const angle = (spoke * Math.PI) / 8
						return line(
							150 * Math.cos(angle),
							150 * Math.sin(angle),
							500 * Math.cos(angle),
							500 * Math.sin(angle),
						)
					})
					.join(''),
			)
			.fill('water2', circle(0, 0, 210))
			.fill('water', circle(0, 0, 186))
			.fill('gold', star(0, 0, 116))
			.fill('water2', star(0, 0, 84)),
	)
	mast(scene, 600, 668)
	for (const [x, y, h] of [
		[96, 640, 250],
		[226, 590, 180],
		[974, 590, 180],
		[1104, 640, 250],
	] as const)
		palm(scene, x, y, h, x < 600 ? 18 : -18, h > 200 ? 'ink' : 'leaf2')
	student(scene, 330, 712, 1.35, { cloth: 'near', bag: 'hot' })
	student(scene, 852, 724, 1.4)
	studentInHijab(scene, 902, 720, 1.35, { scarf: 'gold' })
}

/** A row of bays that grows towards the viewer, as a ring does seen from inside. */
function curvedRow(scene: Scene, side: 'left' | 'right', ground: number) {
	const mirror = (x: number) => (side === 'left' ? x : 1200 - x)
	const roof = `M${mirror(-10)} 262Q${mirror(250)} 352 ${mirror(470)} 396`
	scene
		.fill('wall', `${roof}V${ground}H${mirror(-10)}z`)
		.stroke('water', 34, `M${mirror(-10)} 330Q${mirror(250)} 400 ${mirror(462)} 428`)
		.stroke('water', 34, `M${mirror(-10)} 412Q${mirror(250)} 460 ${mirror(462)} 478`)
	const bays = [40, 112, 178, 238, 292, 340, 382, 420, 454]
	scene
		.stroke('wall', 7, bays.map((x) => line(mirror(x), 280 + x * 0.26, mirror(x), ground)).join(''))
		.stroke(
			'lit',
			24,
			`M${mirror(60)} 350L${mirror(104)} 361M${mirror(190)} 378L${mirror(230)} 387M${mirror(124)} 438L${mirror(168)} 446`,
		)
		.fill(
			'near',
			...bays
				.slice(0, -1)
				.map((x, index) =>
					keelArch(
						Math.min(mirror(x + 10), mirror((bays[index + 1] ?? x) - 10)),
						498,
						(bays[index + 1] ?? x) - x - 20,
						ground - 498,
						20,
					),
				),
		)
		.stroke('near', 12, roof)
		.stroke('hot', 5, `M${mirror(-10)} 250Q${mirror(250)} 340 ${mirror(470)} 386`)
}

function mast(scene: Scene, x: number, ground: number) {
	scene
		.fill('wall', polygon([x - 12, ground], [x - 3, 148], [x + 3, 148], [x + 12, ground]))
		.fill('wall2', polygon([x + 2, ground], [x + 1, 148], [x + 3, 148], [x + 12, ground]))
		.stroke('near', 3, line(x, 170, x - 118, ground - 20) + line(x, 170, x + 118, ground - 20))
		.stroke('gold', 5, circle(x, 220, 26) + circle(x, 300, 34))
		.fill('hot', polygon([x + 3, 120], [x + 70, 136], [x + 3, 154]))
		.stroke('near', 5, line(x, 118, x, 160))
}
