// Views over water, gardens and lawns.
import { curtain } from '../furniture.ts'
import { books, opening } from '../interior.ts'
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

/** From a balcony of Tropicana: pool and paths of the garden below. */
export function accTropicanaView(scene: Scene) {
	scene.sky(360, 120, 84).clouds([640, 90, 0.7], [960, 130, 0.6])
	scene
		.fill('far', ridge(1200, 220, 330, [-30, -80, -40, -90, -60, -100, -40]))
		.fill('leaf', rect(0, 270, 1200, 530))
		.fill('leaf2', hedge(0, 290, 1200, 24, 50, 5))
		.block(900, 430, 220, 430, {
			wall: 'wall',
			shade: 'wall2',
			columns: 4,
			window: 'water',
			windowHeight: 20,
			windowGap: 18,
			windowWidth: 0.7,
		})
	scene
		.fill('hot', rect(884, 424, 252, 12))
		.fill(
			'sand',
			'M0 420C260 380 420 440 560 400S900 420 1200 450V490C900 460 760 470 600 440S260 440 0 470z',
		)
		.fill('sand', 'M540 420C520 520 430 560 300 640L350 680C520 590 600 540 610 430z')
		.fill(
			'wall',
			'M540 560C560 480 760 470 880 520S1130 520 1110 620S860 730 720 700S520 650 540 560z',
		)
		.fill(
			'water2',
			'M564 566C590 500 760 494 874 540S1100 540 1084 616S860 702 730 676S550 636 564 566z',
		)
		.fill(
			'water',
			'M574 572C600 512 760 506 870 550S1086 552 1072 616S860 692 734 668S560 634 574 572z',
		)
		.stroke(
			'foam',
			4,
			ripple(640, 560, 190, 4, 10) + ripple(690, 600, 300, 5, 11) + ripple(740, 640, 250, 5, 11),
			{ opacity: 0.7 },
		)
		.fill(
			'leaf2',
			circle(180, 540, 56),
			circle(120, 590, 44),
			circle(400, 500, 34),
			circle(240, 590, 40),
			circle(1150, 480, 50),
		)
		.fill('mid', circle(164, 522, 34), circle(108, 574, 26), circle(392, 490, 20))
	for (const [x, y] of [
		[620, 486],
		[690, 468],
		[1010, 500],
	] as const)
		scene
			.fill('hot', `M${x - 34} ${y}Q${x} ${y - 40} ${x + 34} ${y}z`)
			.fill('sail', `M${x - 12} ${y}Q${x} ${y - 40} ${x + 12} ${y}z`)
			.stroke('wood2', 4, line(x, y, x, y + 26))
	palm(scene, 480, 640, 230, -30)
	palm(scene, 320, 610, 170, 20, 'leaf2')
	palm(scene, 1130, 690, 260, -20)
	// iron balustrade with a hanging pot
	const bars = range(19).map((bar) => line(40 + bar * 64, 686, 40 + bar * 64, 800))
	scene
		.stroke('ink', 6, bars.join(''))
		.stroke(
			'ink',
			5,
			range(18)
				.map((bar) => circle(72 + bar * 64, 734, 22))
				.join(''),
		)
		.fill('wood', rect(0, 668, 1200, 22))
		.fill('wood2', rect(0, 686, 1200, 5))
		.fill('leaf2', hedge(130, 672, 190, 6, 60, 4))
		.dots('hot', 16, [160, 640], [206, 628], [252, 642], [290, 634])
		.fill('sail', roundRect(126, 664, 198, 56, 8))
}

/** From a dormitory of UTM: the mosque's dome beyond the lawns. */
export function accUtmView(scene: Scene) {
	const ground = 470
	scene.sky(640, 240, 112).clouds([230, 170, 0.7], [860, 190, 0.7])
	scene.fill('far', ridge(1200, 400, 520, [-30, -90, -60, -30, -60, -110, -40]))
	for (const [x, h] of [
		[400, 210],
		[800, 210],
	] as const)
		scene
			.fill('wall', rect(x - 9, ground - h, 18, h))
			.fill('wall2', rect(x + 2, ground - h, 7, h))
			.fill('near', rect(x - 14, ground - h + 44, 28, 8))
			.fill('water', dome(x, ground - h, 24, 36))
	scene
		.fill('wall', rect(430, ground - 90, 340, 90), rect(520, ground - 130, 160, 50))
		.fill('wall2', rect(700, ground - 90, 70, 90))
		.fill(
			'water',
			dome(600, ground - 128, 150, 122),
			dome(470, ground - 90, 54, 40),
			dome(730, ground - 90, 54, 40),
		)
		.fill('water2', 'M600 220C650 254 690 292 664 342H632C654 300 634 250 600 220z')
		.fill('gold', circle(600, 214, 6))
		.fill(
			'near',
			...[448, 492, 536, 632, 676, 720].map((x) => keelArch(x, ground - 66, 28, 66, 20)),
		)
		.fill('lit', keelArch(580, ground - 86, 40, 86, 28))
		.fill('leaf2', hedge(120, ground + 6, 300, 8, 60, 4), hedge(780, ground + 6, 320, 8, 64, 7))
		.fill('leaf', rect(0, ground, 1200, 330))
		.fill('sand', polygon([586, ground], [614, ground], [700, 700], [500, 700]))
		.stroke('leaf2', 26, 'M160 520H540M660 520H1040M160 580H520M690 580H1040', { opacity: 0.35 })
	tree(scene, 300, 590, 220, 220, 'leaf2', 'ink')
	tree(scene, 930, 600, 250, 240, 'leaf2', 'ink')
	// a plain steel window over the desk
	scene
		.fill('sky2', rect(0, 0, 1200, 800), opening(150, 70, 900, 560))
		.stroke('near', 14, 'M150 70h900v560h-900zM450 70v560M750 70v560')
		.stroke('near', 7, 'M150 170h300M750 170h300')
		.fill('wall', rect(120, 630, 960, 22))
		.fill('wood', rect(0, 716, 1200, 24))
		.fill('wood2', rect(0, 740, 1200, 60))
		.fill('hot', rect(800, 694, 150, 22))
		.fill('gold', rect(814, 674, 124, 20))
		.fill('sail', polygon([420, 716], [440, 694], [560, 702], [680, 694], [700, 716]))
		.stroke('wall2', 4, 'M560 702V716M464 702l70 4M590 706l66-4')
	books(scene, 210, 716, [
		['near', 22, 84],
		['hot2', 18, 70],
		['water', 24, 92],
		['gold', 16, 64],
	])
}
