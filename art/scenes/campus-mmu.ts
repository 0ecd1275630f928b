import { student, studentInHijab } from '../people.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	hedge,
	keelArch,
	line,
	type Point,
	polygon,
	range,
	rect,
	ridge,
	star,
	tenth,
} from '../shapes.ts'

/** The Siti Hasmah Digital Library: a wing of a roof on slender steel, shelves behind the glass, a round stair tower. */
export function campusMmu(scene: Scene) {
	const ground = 606
	scene.sky(520, 296, 132).clouds([700, 110, 0.9], [60, 150, 0.7], [1010, 260, 0.6])
	scene
		.fill('far', ridge(1200, 500, 640, [-20, -60, -30, -80, -50, -110, -60, -90]))
		.skyline(
			ground,
			[
				[18, 64, 170],
				[92, 52, 232],
				[1060, 58, 150],
				[1128, 84, 206],
			],
			{ wall: 'far', shade: 'mid', opacity: 0.6, windowHeight: 6, windowGap: 10 },
		)
		.fill('leaf', hedge(-20, ground, 240, 6, 66, 3), hedge(1010, ground, 220, 6, 64, 6))
	library(scene, ground)
	stairTower(scene, 262, ground)
	forecourt(scene, ground)
	tree(scene, 96, ground + 24, 190, 200, 'leaf2', 'wood2')
	palm(scene, 1120, ground + 30, 220, -14)
}

/** Underside of the roof over x: low beside the tower, high towards the light. */
const eavesAt = (x: number) => 446 - 196 * ((x - 300) / 700) ** 1.55

function library(scene: Scene, ground: number) {
	const columns = range(8).map((column) => 360 + column * 84)
	const roofline = columns.concat(1000).map((x): Point => [x, eavesAt(x)])
	const glass = polygon([300, ground], [300, 446], ...roofline, [1000, ground])
	const bays = (y: number, from: number) =>
		columns
			.filter((x) => x >= from)
			.map((x) => line(x + 10, y, x + 74, y))
			.join('')
	scene
		.fill('water', glass)
		.fill('water2', polygon([780, ground], ...roofline.slice(5), [1000, ground]))
		.fill(
			'foam',
			polygon([400, 580], [474, 444], [504, 440], [430, 580]),
			polygon([446, 580], [520, 438], [530, 436], [462, 580]),
		)
		// reading rooms on each floor: lamps above, shelves of books below
		.stroke('lit', 22, bays(476, 444) + bays(400, 696) + bays(332, 864), { dash: '22 20' })
		.stroke('lit', 40, bays(560, 610), { dash: '64 0' })
		.stroke('gold', 14, bays(562, 610), { dash: '6 3 9 4 5 7' })
		.stroke('sail', 11, bays(550, 610), { dash: '4 8 7 3 5 6' })
		.stroke('wood2', 4, bays(570, 610))
		.stroke(
			'wall',
			9,
			line(300, 516, 1000, 516) + line(560, 438, 1000, 438) + line(760, 366, 1000, 366),
		)
		.stroke(
			'near',
			3,
			range(16)
				.map((post) => line(318 + post * 42, eavesAt(318 + post * 42), 318 + post * 42, ground))
				.join(''),
			{ opacity: 0.5 },
		)
		.fill('wall', rect(1000, 246, 34, ground - 246))
		.fill('wall2', rect(1018, 246, 16, ground - 246))
		// each column opens into two arms under the roof
		.stroke(
			'wall',
			8,
			columns
				.slice(2)
				.map(
					(x) =>
						`M${x} ${ground}V${tenth(eavesAt(x) + 44)}L${x - 34} ${tenth(eavesAt(x - 34))}M${x} ${tenth(eavesAt(x) + 44)}L${x + 34} ${tenth(eavesAt(x + 34))}`,
				)
				.join(''),
		)
		.fill('ink', 'M214 470C520 446 820 366 1092 176L1100 196C840 394 530 466 220 488z')
		.fill('sail', 'M214 470C520 446 820 366 1092 176L1076 172C812 352 516 430 218 458z')
		.fill('ink', rect(474, ground - 94, 112, 94))
		.fill('lit', rect(484, ground - 84, 42, 84), rect(534, ground - 84, 42, 84))
		.fill('hot', rect(450, ground - 108, 160, 15))
		.stroke('ink', 6, `M460 ${ground - 94}V${ground}M600 ${ground - 94}V${ground}`)
}

function stairTower(scene: Scene, x: number, ground: number) {
	const turns = range(8).map(
		(turn) => `M${x - 52} ${340 + turn * 34}Q${x} ${340 + turn * 34} ${x + 52} ${318 + turn * 34}`,
	)
	scene
		.fill('wall', rect(x - 62, 286, 124, ground - 286))
		.fill('wall2', rect(x + 12, 286, 50, ground - 286))
		.stroke('near', 13, turns.join(''), { dash: '13 7' })
		.stroke('lit', 13, turns.join(''), { dash: '13 27 13 87' })
		.fill(
			'near',
			`M${x - 78} 286C${x - 70} 246 ${x - 34} 226 ${x} 226S${x + 70} 246 ${x + 78} 286z`,
		)
		.fill('wall', rect(x - 84, 284, 168, 12))
		.stroke('gold', 4, line(x, 226, x, 166))
		.fill('gold', circle(x, 162, 8), circle(x, 206, 5))
}

/** A pool in the paving, its ring broken by the path to the door. */
function forecourt(scene: Scene, ground: number) {
	scene
		.fill('sand', rect(0, ground, 1200, 200))
		.fill('wall2', rect(0, ground, 1200, 12))
		.fill('wall', polygon([450, ground + 12], [610, ground + 12], [560, 800], [250, 800]))
		.stroke('wall2', 3, 'M426 640H604M382 680H592M326 730H578')
	scene.laidFlat(846, 702, 0.26, () =>
		scene
			.fill('leaf', circle(0, 0, 262))
			.fill('wall', circle(0, 0, 222))
			.fill('water', circle(0, 0, 200))
			.stroke('foam', 8, circle(0, 0, 148) + circle(0, 0, 84), { opacity: 0.7 }),
	)
	scene
		.stroke(
			'foam',
			6,
			'M846 702V634M846 652q-22 6-28 40M846 652q22 6 28 40M846 640q-38 4-52 50M846 640q38 4 52 50',
			{
				round: true,
			},
		)
		.fill(
			'leaf2',
			hedge(40, 704, 250, 9, 30, 2),
			hedge(586, 742, 110, 5, 22, 7),
			hedge(1010, 736, 120, 5, 24, 5),
		)
	studentInHijab(scene, 470, 700, 1.15, { scarf: 'gold' })
	student(scene, 424, 704, 1.2)
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
	student(scene, 330, 712, 1.35, { cloth: 'near', bag: 'gold' })
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
		.stroke('lit', 34, `M${mirror(-10)} 330Q${mirror(250)} 400 ${mirror(462)} 428`, {
			dash: '0 52 72 118 48 152 34 99',
		})
		.stroke('lit', 34, `M${mirror(-10)} 412Q${mirror(250)} 460 ${mirror(462)} 478`, {
			dash: '0 192 60 106 40 99',
		})
		.stroke('wall', 7, bays.map((x) => line(mirror(x), 280 + x * 0.26, mirror(x), ground)).join(''))
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
		.fill(
			'lit',
			...[0, 2, 3, 5, 6].map((bay) => {
				const from = bays[bay] ?? 0
				const w = (bays[bay + 1] ?? from) - from - 32
				return keelArch(
					Math.min(mirror(from + 16), mirror(from + 16 + w)),
					512,
					w,
					ground - 512,
					14,
				)
			}),
		)
		.stroke('near', 12, roof)
		.stroke('near', 5, `M${mirror(-10)} 250Q${mirror(250)} 340 ${mirror(470)} 386`)
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
