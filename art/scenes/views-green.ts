// Views over water, gardens and lawns.
import { curtain } from '../furniture.ts'
import { opening } from '../interior.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	dome,
	ellipse,
	hedge,
	keelArch,
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
		.stroke('ink', 4, 'M470 548v-44M444 504h52', { round: true })
		.fill('foam', circle(470, 500, 16), circle(452, 516, 10), circle(490, 514, 11))
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

/** From a dormitory of UTM: the mosque's dome beyond the lawns. */
export function accUtmView(scene: Scene) {
	const ground = 486
	scene.sky(640, 250, 124).clouds([230, 150, 0.7], [860, 170, 0.7])
	scene.fill('far', ridge(1200, 410, 520, [-30, -90, -60, -30, -60, -110, -40]))
	mosque(scene, ground)
	scene
		.fill('leaf2', hedge(120, ground + 6, 300, 8, 70, 4), hedge(780, ground + 6, 320, 8, 74, 7))
		.fill('leaf', rect(0, ground, 1200, 330))
		.fill('sand', polygon([584, ground], [616, ground], [740, 700], [460, 700]))
		.stroke('leaf2', 22, 'M160 530H530M668 530H1040M160 586H500M696 586H1040', { opacity: 0.4 })
	for (const [x, y] of [
		[556, 530],
		[644, 530],
		[528, 590],
		[672, 590],
	] as const)
		scene.stroke('ink', 4, line(x, y, x, y - 46)).fill('lit', circle(x, y - 50, 8))
	tree(scene, 274, 592, 240, 240, 'leaf2', 'ink')
	tree(scene, 960, 604, 260, 270, 'leaf2', 'ink')
	dormitoryWindow(scene)
}

function mosque(scene: Scene, ground: number) {
	for (const x of [384, 816])
		scene
			.fill('wall', rect(x - 10, ground - 236, 20, 236))
			.fill('wall2', rect(x + 2, ground - 236, 8, 236))
			.fill('near', rect(x - 17, ground - 184, 34, 9))
			.fill('lit', rect(x - 4, ground - 172, 8, 22))
			.fill('water', dome(x, ground - 236, 26, 40))
	scene
		.fill('wall', rect(414, ground - 98, 372, 98), rect(510, ground - 146, 180, 54))
		.fill('wall2', rect(704, ground - 98, 82, 98))
		.fill(
			'water',
			dome(600, ground - 144, 170, 140),
			dome(458, ground - 98, 58, 44),
			dome(742, ground - 98, 58, 44),
		)
		.fill('water2', `M600 ${ground - 284}c56 40 104 84 74 140h-36c24-46 4-104-38-140z`)
		.stroke('gold', 4, line(600, ground - 284, 600, ground - 308))
		.fill('gold', circle(600, ground - 290, 6))
		.fill('lit', ...range(6).map((bay) => rect(526 + bay * 26, ground - 130, 14, 24)))
		.fill(
			'near',
			...[430, 474, 518, 646, 690, 734].map((x) => keelArch(x, ground - 74, 32, 74, 22)),
		)
		.fill('lit', ...[438, 482, 526, 654, 698, 742].map((x) => keelArch(x, ground - 52, 16, 52, 12)))
		.fill('ink', keelArch(566, ground - 104, 68, 104, 44))
		.fill('lit', keelArch(580, ground - 84, 40, 84, 28))
}

/** A steel window over the desk; the room behind is lit, so its wall stays pale by night. */
function dormitoryWindow(scene: Scene) {
	scene
		.fill('wall2', rect(0, 0, 1200, 800), opening(150, 70, 900, 560))
		.stroke('near', 14, 'M150 70h900v560h-900zM450 70v560M750 70v560')
		.stroke('near', 7, 'M150 170h300M750 170h300')
		.fill('wall', rect(120, 630, 960, 22))
	scene
		.faded(0.3, () => scene.fill('sun2', circle(262, 640, 116)))
		.fill('wood', rect(0, 716, 1200, 24))
		.fill('wood2', rect(0, 740, 1200, 60))
		.stroke('ink', 7, 'M190 712L164 612L232 566', { round: true })
		.fill('gold', polygon([206, 552], [240, 530], [296, 590], [222, 604]))
		.fill('ink', roundRect(152, 706, 76, 12, 5))
		.fill('sail', polygon([420, 716], [440, 694], [560, 702], [680, 694], [700, 716]))
		.stroke('wall2', 4, 'M560 702V716M464 702l70 4M590 706l66-4')
		.fill('sail', roundRect(756, 668, 44, 48, 6))
		.stroke('sail', 7, 'M800 678q22 0 22 14t-22 14')
		.fill('hot', rect(900, 692, 160, 24))
		.fill('gold', rect(914, 672, 130, 20))
		.fill('near', rect(906, 654, 120, 18))
}
