// Views over water, gardens and lawns.

import { curtain, laptop } from '../furniture.ts'
import { mug } from '../kitchen.ts'
import { student, studentInHijab } from '../people.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, line, polygon, range, rect, ridge, ripple, roundRect } from '../shapes.ts'

/** From a balcony of The Edge: the lake of Cyberjaya, the blocks around it, the path where people run. */
export function accEdgeView(scene: Scene) {
	scene.sky(760, 190, 108).clouds([240, 120, 0.8], [940, 120, 0.6])
	scene
		.fill('far', ridge(1200, 300, 400, [-20, -60, -30, -80, -40, -60, -10]))
		.fill('leaf', 'M0 330C200 310 420 330 640 320S1000 306 1200 320V800H0z')
		.fill('leaf2', hedge(0, 342, 560, 18, 30, 4), hedge(720, 336, 500, 16, 30, 8))
	for (const { x, y, w, h, d } of [
		{ x: 176, y: 408, w: 120, h: 120, d: 44 },
		{ x: 350, y: 400, w: 96, h: 214, d: 40 },
		{ x: 890, y: 404, w: 150, h: 150, d: 54 },
		{ x: 1090, y: 410, w: 110, h: 96, d: 40 },
	])
		techBlock(scene, x, y, w, h, d)
	exhibitionHall(scene, 660, 396)
	lake(scene)
	nearShore(scene)
	balcony(scene)
}

/** A round white hall with its mast. */
function exhibitionHall(scene: Scene, x: number, y: number) {
	scene
		.fill('hot', rect(x - 3, y - 176, 7, 100))
		.fill('wall', `M${x - 130} ${y}V${y - 50}Q${x} ${y - 122} ${x + 130} ${y - 50}V${y}z`)
		.fill(
			'foam',
			`M${x - 130} ${y - 50}Q${x} ${y - 122} ${x + 130} ${y - 50}Q${x} ${y - 74} ${x - 130} ${y - 50}z`,
		)
		.stroke('near', 26, `M${x - 118} ${y - 26}h236`)
		.stroke('lit', 22, `M${x - 114} ${y - 26}h228`, { dash: '22 10' })
}

/** Still water with the blocks in it, broken by pale lines; a fountain in the middle. */
function lake(scene: Scene) {
	scene
		.fill('leaf2', hedge(60, 418, 1140, 40, 14, 6))
		.fill(
			'sand',
			'M0 440C240 412 420 408 640 410S1040 410 1200 424V604C1000 640 780 632 560 622S160 604 0 640z',
		)
		.fill(
			'water',
			'M0 452C240 424 420 418 640 420S1040 420 1200 434V590C1000 628 780 618 560 608S160 592 0 626z',
		)
		.faded(0.3, () =>
			scene.fill(
				'wall',
				rect(350, 420, 96, 116),
				rect(890, 424, 150, 88),
				rect(540, 420, 240, 46),
				rect(196, 430, 100, 60),
			),
		)
		.stroke('water', 6, 'M160 452H1100M160 474H1100M160 498H1100M160 520H1100')
		.stroke(
			'foam',
			3,
			'M200 560h150M470 506h90M860 540h190M420 586h170M980 580h130M240 486h110M620 552h80',
			{
				round: true,
				opacity: 0.7,
			},
		)
		.stroke('sun', 7, 'M690 440h150M716 462h100M700 484h120M730 506h70', { round: true })
		.stroke(
			'foam',
			5,
			'M560 560V480M560 488q-28 8-38 68M560 488q28 8 38 68M560 500q-12 10-16 58M560 500q12 10 16 58',
			{
				round: true,
			},
		)
		.stroke('foam', 4, 'M508 564h104M530 574h60', { round: true })
}

/** The running path between trees, lamps along it. */
function nearShore(scene: Scene) {
	scene
		.stroke('sand', 26, 'M-20 690C240 640 520 672 760 676S1060 664 1220 640')
		.stroke('mid', 3, 'M-20 690C240 640 520 672 760 676S1060 664 1220 640', { dash: '18 14' })
	for (const x of [330, 620, 910])
		scene.stroke('ink', 4, line(x, 664, x, 604)).fill('lit', circle(x, 598, 9))
	student(scene, 470, 676, 0.9, { cloth: 'near' })
	studentInHijab(scene, 706, 686, 0.9, { cloth: 'water2', scarf: 'gold' })
	tree(scene, 220, 676, 170, 150, 'leaf2', 'wood2')
	tree(scene, 1070, 676, 200, 170, 'leaf2', 'wood2')
}

/** A glass rail, a curtain drawn aside, a table with the day's work. */
function balcony(scene: Scene) {
	scene
		.faded(0.3, () => scene.fill('foam', rect(0, 700, 1200, 100)))
		.fill('wall', rect(0, 690, 1200, 16))
		.fill('wall2', rect(0, 704, 1200, 5), rect(420, 708, 10, 92), rect(760, 708, 10, 92))
		.fill('near', rect(0, 0, 26, 800))
	curtain(scene, 26, 0, 92, 800, 'sail', 'wall2')
	scene
		.fill('wood2', rect(846, 760, 14, 40), rect(1110, 760, 14, 40))
		.fill('wood', roundRect(806, 742, 360, 20, 6))
	laptop(scene, 930, 742, 1.05)
	mug(scene, 1080, 742, 'gold')
}

function techBlock(scene: Scene, x: number, y: number, w: number, h: number, deep: number) {
	const storeys = range(Math.floor(h / 26)).map((storey) => y - h + 20 + storey * 26)
	scene
		.fill('wall', rect(x, y - h, w, h))
		.fill(
			'mid',
			polygon([x + w, y - h], [x + w + deep, y - h - 20], [x + w + deep, y - 20], [x + w, y]),
		)
		.fill(
			'foam',
			polygon([x, y - h], [x + deep, y - h - 20], [x + w + deep, y - h - 20], [x + w, y - h]),
		)
		.stroke('water2', 12, storeys.map((level) => line(x + 10, level, x + w - 10, level)).join(''), {
			dash: '20 6',
		})
		.stroke('lit', 12, storeys.map((level) => line(x + 36, level, x + w - 10, level)).join(''), {
			dash: '20 58',
		})
}

/** From a balcony of Tropicana: the garden and its pool below, the next tower, the wooded hills. */
export function accTropicanaView(scene: Scene) {
	scene.sky(372, 196, 104).clouds([560, 96, 0.7], [80, 110, 0.5])
	scene
		.fill('far', ridge(1200, 290, 420, [-30, -90, -50, -110, -70, -120, -60]))
		.fill('mid', ridge(1200, 340, 420, [-20, -50, -10, -40, -20, -60, -30]))
	balconyTower(scene)
	scene
		.fill('leaf2', hedge(-20, 408, 1240, 22, 64, 5))
		.fill('leaf', rect(0, 406, 1200, 400))
		.stroke('leaf2', 16, 'M0 446H1200M0 494H1200M0 556H1200M0 630H1200', { opacity: 0.3 })
		.stroke('sand', 22, 'M-20 470C150 440 300 452 420 478')
		.stroke('sand', 26, 'M860 486C980 452 1080 460 1220 440', { round: true })
	pool(scene)
	for (const [x, y] of [
		[60, 452],
		[210, 446],
		[980, 452],
		[1100, 446],
	] as const)
		scene.stroke('ink', 4, line(x, y, x, y - 34)).fill('lit', circle(x, y - 38, 8))
	scene.fill(
		'leaf2',
		hedge(30, 560, 200, 5, 66, 4),
		hedge(-30, 640, 230, 5, 80, 7),
		hedge(990, 556, 230, 5, 66, 9),
		hedge(1050, 640, 200, 4, 80, 3),
	)
	palm(scene, 262, 590, 250, -34)
	palm(scene, 176, 546, 170, 22, 'leaf2')
	palm(scene, 1010, 600, 270, 30)
	ironRail(scene)
}

/** The neighbour: a balcony to every flat. */
function balconyTower(scene: Scene) {
	const floors = range(9).map((floor) => 96 + floor * 34)
	scene
		.block(850, 408, 190, 336, {
			wall: 'wall',
			shade: 'wall2',
			columns: 4,
			window: 'near',
			windowHeight: 18,
			windowGap: 16,
			windowWidth: 0.7,
			top: 22,
			lamps: 3,
		})
		.fill('wall2', ...floors.map((y) => rect(838, y + 18, 140, 9)))
		.fill('near', rect(842, 62, 206, 14), rect(900, 42, 80, 20))
		.fill('leaf', hedge(846, 64, 120, 6, 22, 4))
}

function pool(scene: Scene) {
	scene
		.fill(
			'sand',
			'M300 540C330 470 520 456 660 476S930 470 930 556S720 656 560 640S270 620 300 540z',
		)
		.fill(
			'water2',
			'M340 548C366 490 530 480 660 498S888 494 888 558S710 630 566 616S316 606 340 548z',
		)
		.fill(
			'water',
			'M352 556C376 502 530 492 656 508S874 506 874 560S706 622 570 608S332 608 352 556z',
		)
		.stroke(
			'foam',
			4,
			ripple(560, 536, 240, 5, 9) + ripple(400, 572, 160, 4, 9) + ripple(600, 590, 220, 5, 9),
			{
				opacity: 0.7,
			},
		)
		.stroke('sun', 6, 'M410 524h120M430 540h90M404 556h100', { round: true })
	for (const [x, y] of [
		[610, 640],
		[690, 648],
		[770, 640],
	] as const)
		scene.fill(
			'sail',
			polygon(
				[x, y],
				[x + 40, y - 6],
				[x + 56, y - 20],
				[x + 62, y - 16],
				[x + 48, y + 4],
				[x, y + 8],
			),
		)
	for (const [x, y] of [
		[470, 448],
		[560, 442],
		[820, 452],
	] as const)
		scene
			.stroke('wood2', 5, line(x, y, x, y + 40))
			.fill('hot', `M${x - 44} ${y + 4}Q${x} ${y - 48} ${x + 44} ${y + 4}z`)
			.fill('sail', `M${x - 16} ${y + 4}Q${x} ${y - 48} ${x + 16} ${y + 4}z`)
}

/** The balustrade we lean on, a flower box and a cup on its rail. */
function ironRail(scene: Scene) {
	const bars = range(25).map((bar) => line(24 + bar * 48, 702, 24 + bar * 48, 800))
	scene
		.stroke('ink', 5, bars.join(''))
		.stroke(
			'ink',
			4,
			range(24)
				.map((bar) => circle(48 + bar * 48, 740, 17))
				.join(''),
		)
		.fill('wood', rect(0, 680, 1200, 24))
		.fill('wood2', rect(0, 700, 1200, 6))
		.fill('leaf2', hedge(110, 682, 220, 7, 62, 4))
		.dots('gold', 16, [146, 648], [196, 638], [244, 650], [294, 644])
		.fill('wall', roundRect(106, 672, 228, 56, 8))
		.fill('wall2', rect(106, 700, 228, 6))
		.fill('sail', roundRect(880, 642, 40, 40, 6))
		.stroke('sail', 7, 'M920 650q18 0 18 12t-18 12')
}
