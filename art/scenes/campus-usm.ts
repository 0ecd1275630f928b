import { student, studentInHijab } from '../people.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, ellipse, hedge, line, polygon, range, rect, ridge } from '../shapes.ts'

/** Dewan Tuanku Syed Putra: a broad roof floating over a lawn, the hills of Penang behind. */
export function campusUsm(scene: Scene) {
	const ground = 566
	scene.sky(330, 272, 126).clouds([720, 140, 1.1], [70, 130, 0.6], [980, 230, 0.6])
	scene
		.fill('far', ridge(1200, 420, 600, [-30, -70, -40, -120, -190, -140, -170, -70]))
		.fill('mid', ridge(1200, 480, 600, [0, -20, -50, -20, -70, -110, -60, -90]))
		.fill('leaf', hedge(-30, ground, 320, 6, 84, 3), hedge(900, ground, 330, 6, 92, 8))
	hall(scene, 600, ground)
	palm(scene, 1110, ground + 10, 250, -26)
	palm(scene, 1040, ground + 8, 180, 18, 'leaf2')
	lawn(scene, ground)
	tree(scene, 116, 690, 330, 330, 'leaf2', 'wood2')
	student(scene, 846, 706, 1.3, { bag: 'gold' })
	student(scene, 890, 702, 1.25, { cloth: 'water2' })
}

/** Deep eaves on slim columns; the roof folds up to a lantern in the middle. */
function hall(scene: Scene, x: number, ground: number) {
	const columns = range(11).map((column) => rect(x - 335 + column * 66, ground - 132, 10, 132))
	scene
		.fill('near', rect(x - 330, ground - 132, 660, 132))
		.fill('lit', ...range(10).map((bay) => rect(x - 313 + bay * 66, ground - 92, 40, 92)))
		.fill('water', ...[0, 2, 7, 9].map((bay) => rect(x - 307 + bay * 66, ground - 86, 28, 86)))
		.fill('wall', ...columns)
		.fill('wall2', rect(x - 340, ground - 106, 680, 8))
		.fill(
			'wall',
			polygon(
				[x - 420, ground - 128],
				[x - 392, ground - 152],
				[x + 392, ground - 152],
				[x + 420, ground - 128],
			),
		)
		.fill(
			'hot',
			polygon(
				[x - 404, ground - 148],
				[x - 170, ground - 232],
				[x + 170, ground - 232],
				[x + 404, ground - 148],
			),
		)
		.fill(
			'hot2',
			polygon(
				[x + 60, ground - 232],
				[x + 170, ground - 232],
				[x + 404, ground - 148],
				[x + 120, ground - 148],
			),
		)
		.stroke(
			'hot2',
			3,
			[-300, -200, -100, 0]
				.map((dx) => line(x + dx * 0.42, ground - 230, x + dx, ground - 150))
				.join(''),
			{
				opacity: 0.6,
			},
		)
		.fill('wall', rect(x - 110, ground - 262, 220, 32))
		.stroke('lit', 16, line(x - 96, ground - 246, x + 96, ground - 246), { dash: '12 10' })
		.fill('hot', polygon([x - 146, ground - 260], [x, ground - 326], [x + 146, ground - 260]))
		.fill('hot2', polygon([x, ground - 326], [x + 146, ground - 260], [x + 30, ground - 260]))
		.fill('wall2', rect(x - 370, ground - 6, 740, 12))
}

function lawn(scene: Scene, ground: number) {
	scene
		.fill('leaf', rect(0, ground + 6, 1200, 240))
		.stroke('leaf2', 26, `M-20 650H1220M-20 724H1220M-20 792H1220`, { opacity: 0.35 })
		.fill(
			'sand',
			`M540 ${ground + 6}H660C660 640 760 680 980 700L1210 712V756L960 742C700 724 560 660 540 ${ground + 6}z`,
		)
		.fill('leaf2', hedge(230, ground + 10, 280, 11, 24, 5), hedge(690, ground + 10, 290, 11, 24, 9))
}

/** The Hamzah Sendut Library, seen from the shade of the rain trees. */
export function campusUsm2(scene: Scene) {
	const ground = 560
	scene.sky(640, 280, 116).clouds([440, 150, 0.4])
	scene
		.fill('far', ridge(1200, 460, 580, [-30, -60, -110, -70, -90, -50, -100, -40]))
		.block(300, ground, 600, 170, {
			wall: 'wall',
			columns: 18,
			window: 'near',
			windowHeight: 24,
			windowGap: 20,
			windowWidth: 0.66,
			top: 28,
			lamps: 3,
		})
		.fill('wall2', rect(290, 376, 620, 18), rect(290, 448, 620, 10), rect(290, 498, 620, 10))
		.fill('near', rect(540, 476, 120, ground - 476))
		.fill('lit', rect(552, 490, 46, ground - 490), rect(602, 490, 46, ground - 490))
		.fill('hot', polygon([514, 478], [530, 458], [670, 458], [686, 478]))
		.fill('leaf', hedge(-20, ground + 2, 560, 18, 34, 4), hedge(664, ground + 2, 560, 18, 34, 8))
		.fill('leaf', rect(0, ground, 1200, 240))
		.fill('sand', polygon([560, ground], [640, ground], [760, 800], [440, 800]))
		// pools of shade
		.faded(0.45, () =>
			scene.fill(
				'leaf2',
				ellipse(170, 690, 330, 54),
				ellipse(1050, 700, 330, 56),
				ellipse(120, 780, 260, 40),
			),
		)
	rainTree(scene, 180, 700, 1)
	rainTree(scene, 1040, 712, -1)
	bench(scene, 356, 716)
	student(scene, 690, 690, 1.45, { cloth: 'water2', bag: 'gold' })
}

/** A trunk that forks low and a crown that runs out of the picture. */
function rainTree(scene: Scene, x: number, ground: number, side: 1 | -1) {
	const to = (dx: number) => x + dx * side
	scene
		.fill(
			'wood2',
			`M${to(-34)} ${ground}C${to(-16)} ${ground - 120} ${to(-24)} ${ground - 200} ${to(-70)} ${ground - 420}H${to(-48)}L${to(0)} ${ground - 270}L${to(90)} ${ground - 430}H${to(116)}C${to(50)} ${ground - 260} ${to(24)} ${ground - 160} ${to(36)} ${ground}z`,
		)
		.fill(
			'leaf2',
			`M${to(-240)} -20V230C${to(-200)} 330 ${to(-120)} 300 ${to(-70)} 312C${to(-20)} 352 ${to(80)} 340 ${to(120)} 300C${to(200)} 320 ${to(270)} 260 ${to(262)} 210C${to(330)} 190 ${to(350)} 110 ${to(300)} 70C${to(310)} 20 ${to(280)} -10 ${to(260)} -20z`,
		)
		.fill(
			'leaf',
			`M${to(-240)} -20V150C${to(-160)} 210 ${to(-60)} 180 ${to(-20)} 140C${to(70)} 190 ${to(180)} 150 ${to(190)} 80C${to(240)} 60 ${to(240)} 0 ${to(210)} -20z`,
		)
}

function bench(scene: Scene, x: number, ground: number) {
	scene
		.fill(
			'wood',
			rect(x - 70, ground - 34, 140, 10),
			rect(x - 70, ground - 62, 140, 8),
			rect(x - 70, ground - 76, 140, 8),
		)
		.fill('ink', rect(x - 58, ground - 76, 8, 76), rect(x + 50, ground - 76, 8, 76))
}

/** Harapan lake at dusk: a path, lamps and trees around still water. */
export function campusUsm3(scene: Scene) {
	scene.sky(420, 290, 140).clouds([760, 150, 1], [60, 150, 0.6])
	scene
		.fill('far', ridge(1200, 430, 560, [-10, -50, -30, -90, -160, -120, -140, -60]))
		.fill('mid', ridge(1200, 480, 560, [-10, -20, -10, -40, -80, -50, -90, -40]))
		.skyline(
			510,
			[
				[700, 120, 74, 5],
				[832, 150, 100, 6],
			],
			{
				wall: 'wall',
				shade: 'wall2',
				window: 'near',
				windowHeight: 12,
				windowGap: 12,
				lamps: 2,
			},
		)
		.fill('leaf2', hedge(-20, 514, 620, 13, 70, 4), hedge(560, 514, 160, 5, 44, 8))
		.fill('leaf', hedge(-40, 518, 1280, 30, 34, 6), rect(0, 514, 1200, 300))
		.fill('water2', 'M-20 544C200 520 640 514 890 536S1070 604 910 650S320 690-20 650z')
		.fill('water', 'M-20 558C200 532 640 526 870 546S1040 602 890 642S320 680-20 640z')
		.faded(0.3, () => scene.fill('wall', rect(700, 540, 120, 30), rect(832, 546, 60, 36)))
		.stroke('sun', 7, 'M340 566h170M366 586h130M348 608h150M388 630h90', { round: true })
		.stroke('foam', 3, 'M60 580h130M620 570h180M700 616h150M90 624h150M540 640h110', {
			round: true,
			opacity: 0.7,
		})
		// the path narrows as it rounds the lake
		.fill(
			'sand',
			'M-20 724C300 772 740 774 980 700S1150 560 936 526L928 532C1090 566 1080 640 930 676S320 716-20 668z',
		)
		.fill('leaf2', 'M-20 800V764C160 786 420 800 560 800z', hedge(820, 812, 420, 9, 60, 3))
	fountain(scene, 676, 604)
	tree(scene, 1104, 700, 290, 330, 'leaf2', 'wood2')
	tree(scene, 96, 550, 190, 210, 'leaf2', 'wood2')
	for (const [x, y, h] of [
		[210, 684, 150],
		[640, 702, 150],
		[930, 676, 130],
		[1024, 590, 80],
	] as const)
		pathLamp(scene, x, y, h)
	studentInHijab(scene, 424, 744, 1.5)
	studentInHijab(scene, 476, 748, 1.5, { cloth: 'water2', scarf: 'gold' })
}

function fountain(scene: Scene, x: number, y: number) {
	scene.stroke(
		'foam',
		5,
		`M${x} ${y}V${y - 64}M${x} ${y - 58}q-24 8-30 56M${x} ${y - 58}q24 8 30 56M${x} ${y - 50}q-12 8-14 48M${x} ${y - 50}q12 8 14 48`,
		{ round: true },
	)
}

function pathLamp(scene: Scene, x: number, ground: number, h: number) {
	const bulb = h * 0.1
	scene
		.stroke('ink', h * 0.045, line(x, ground, x, ground - h))
		.fill('gold', circle(x, ground - h - bulb * 0.7, bulb))
		.fill(
			'ink',
			polygon(
				[x - bulb * 1.2, ground - h - bulb * 1.5],
				[x, ground - h - bulb * 2.6],
				[x + bulb * 1.2, ground - h - bulb * 1.5],
			),
		)
}
