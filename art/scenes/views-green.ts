// Views over water, gardens and lawns.
import { curtain } from '../furniture.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
	line,
	polygon,
	range,
	rect,
	ridge,
	ripple,
	roundRect,
} from '../shapes.ts'

/** From an upper floor of The Edge: the lake of Cyberjaya and the blocks around it. */
export function accEdgeView(scene: Scene) {
	scene.sky(850, 160, 92).clouds([140, 110, 0.8], [480, 150, 0.6])
	scene
		.fill('far', ridge(1200, 270, 360, [-20, -60, -30, -80, -40, -60, -10]))
		.fill('leaf', 'M0 300C200 280 420 300 640 290S1000 276 1200 290V800H0z')
		.fill('leaf2', hedge(0, 310, 460, 16, 26, 4), hedge(700, 304, 500, 16, 26, 8))
	for (const { x, y, w, h, d } of [
		{ x: 120, y: 400, w: 130, h: 130, d: 50 },
		{ x: 300, y: 380, w: 100, h: 190, d: 40 },
		{ x: 900, y: 390, w: 150, h: 120, d: 60 },
	])
		techBlock(scene, x, y, w, h, d)
	scene
		.fill('wall', ellipse(690, 366, 110, 30), rect(580, 320, 220, 46))
		.stroke('near', 12, 'M586 340H794M586 360H794', { dash: '16 8' })
		.fill('foam', ellipse(690, 320, 110, 26))
		.fill('hot', rect(686, 230, 7, 80))
		.fill('sand', 'M60 560C40 440 360 400 620 410S1180 440 1160 560S820 700 560 690S80 680 60 560z')
		.fill(
			'water2',
			'M84 556C70 450 370 416 620 424S1150 450 1136 556S810 680 560 672S100 664 84 556z',
		)
		.fill(
			'water',
			'M96 562C90 462 370 428 620 436S1130 462 1122 560S810 668 560 660S106 656 96 562z',
		)
		.stroke(
			'foam',
			4,
			'M220 520h160M460 480h130M700 530h200M360 580h190M820 600h140M560 624h120M900 500h90',
			{ round: true, opacity: 0.7 },
		)
		.stroke('sun', 6, 'M800 460h120M820 476h90M810 492h60', { round: true })
		.stroke(
			'foam',
			5,
			'M470 556V486M470 494q-26 8-34 58M470 494q26 8 34 58M470 504q-12 8-16 50M470 504q12 8 16 50',
			{ round: true },
		)
		.stroke('foam', 3, 'M426 560h88M440 570h60', { round: true })
	for (const [x, y, w] of [
		[60, 470, 90],
		[1120, 470, 110],
		[200, 690, 130],
		[980, 700, 140],
	] as const)
		tree(scene, x, y, w, w, 'leaf2', 'ink')
	// glass balustrade and one curtain
	scene
		.faded(0.3, () => scene.fill('foam', rect(0, 640, 1200, 160)))
		.fill('wall', rect(0, 626, 1200, 18))
		.fill(
			'wall2',
			rect(0, 642, 1200, 5),
			rect(290, 644, 10, 156),
			rect(600, 644, 10, 156),
			rect(910, 644, 10, 156),
		)
		.fill('near', rect(0, 0, 26, 800))
	curtain(scene, 26, 0, 120, 800, 'sail', 'wall2')
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
