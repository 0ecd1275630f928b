// Where residents sit together: a hotel's reception, a lobby by the pool, a living room.
import { ceilingFan, table } from '../furniture.ts'
import { cushion, opening, pendantLamp, pottedPlant, rug, tileJoints, walls } from '../interior.ts'
import type { Slot } from '../palettes.ts'
import { halfFigureInHijab } from '../people.ts'
import { leafShape, palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
	keelArch,
	lattice,
	line,
	pill,
	polygon,
	range,
	rebung,
	rect,
	ridge,
	ripple,
	roundRect,
} from '../shapes.ts'

/** The suites' reception: columns, the counter, flowers, deep armchairs. */
export function accKlccLounge(scene: Scene) {
	walls(scene, { wall: 'sky2', floor: 'wall2', floorY: 600 })
	scene
		.fill('far', polygon([0, 600], [1200, 600], [1200, 616], [0, 616]))
		.fill(
			'mid',
			...range(4).map((tile) =>
				polygon(
					[60 + tile * 300, 616],
					[190 + tile * 300, 616],
					[160 + (tile - 0.5) * 340, 800],
					[-20 + (tile - 0.5) * 340, 800],
				),
			),
		)
		.fill('near', rect(560, 100, 560, 500))
		.fill('gold', ...range(5).map((arch) => keelArch(596 + arch * 102, 150, 82, 330, 58)))
		.fill('near', ...range(5).map((arch) => keelArch(604 + arch * 102, 164, 66, 316, 48)))
		.stroke(
			'gold',
			3,
			range(5)
				.map((arch) => lattice(637 + arch * 102, 300, 24, 8, 3))
				.join(''),
		)
		.fill(
			'wall',
			rect(0, 0, 1200, 70),
			rect(500, 70, 70, 530),
			rect(1110, 70, 70, 530),
			rect(40, 70, 70, 530),
		)
		.fill('wall2', rect(546, 70, 24, 530), rect(1156, 70, 24, 530), rect(86, 70, 24, 530))
		.fill(
			'gold',
			rect(0, 66, 1200, 8),
			rect(490, 74, 90, 12),
			rect(1100, 74, 90, 12),
			rect(30, 74, 90, 12),
		)
	chandelier(scene, 306, 200)
	halfFigureInHijab(scene, 790, 462, {
		cloth: 'water2',
		skin: '#b27b54',
		scarf: 'sail',
		fold: 'wall2',
		scale: 0.82,
	})
	scene
		.fill('wood2', rect(620, 476, 440, 164))
		.fill('wood', ...range(6).map((panel) => rect(632 + panel * 71, 496, 60, 132)))
		.fill('sail', roundRect(600, 458, 480, 22, 4))
		.fill('gold', rect(620, 480, 440, 6), circle(700, 446, 12), rect(686, 452, 28, 6))
		.fill('ink', roundRect(860, 410, 84, 48, 4))
	flowers(scene, 1010, 458)
	armchair(scene, 110, 470, 'mid', 'near')
	armchair(scene, 350, 482, 'water', 'water2')
	scene
		.fill('gold', ellipse(330, 690, 66, 10), rect(325, 694, 10, 56))
		.fill('ink', ellipse(330, 752, 40, 6))
		.fill('sail', roundRect(312, 660, 32, 28, 6))
	pottedPlant(scene, 1150, 640, 1.1)
}

function chandelier(scene: Scene, x: number, y: number) {
	scene
		.stroke('ink', 4, line(x, 70, x, y - 30))
		.stroke(
			'gold',
			6,
			`M${x - 110} ${y}Q${x} ${y + 70} ${x + 110} ${y}M${x - 60} ${y - 10}Q${x} ${y + 50} ${x + 60} ${y - 10}M${x} ${y - 40}V${y + 36}`,
		)
		.dots(
			'sun2',
			26,
			[x - 110, y - 12],
			[x - 60, y - 22],
			[x, y - 40],
			[x + 60, y - 22],
			[x + 110, y - 12],
		)
}

function flowers(scene: Scene, x: number, y: number) {
	const stems = [-2.3, -1.95, -1.57, -1.2, -0.85]
	scene
		.fill('leaf', ...stems.map((angle) => leafShape(x, y - 50, 110, angle + 0.15, 0.16, 0.1).body))
		.stroke(
			'leaf2',
			4,
			stems
				.map((angle) => line(x, y - 40, x + 96 * Math.cos(angle), y - 50 + 96 * Math.sin(angle)))
				.join(''),
		)
		.dots(
			'hot',
			34,
			...stems.map((angle) => [x + 104 * Math.cos(angle), y - 52 + 104 * Math.sin(angle)] as const),
		)
		.dots(
			'gold',
			12,
			...stems.map((angle) => [x + 104 * Math.cos(angle), y - 52 + 104 * Math.sin(angle)] as const),
		)
		.fill('sail', `M${x - 22} ${y - 64}h44l-8 22q18 22-4 42h-20q-22-20-4-42z`)
}

function armchair(scene: Scene, x: number, y: number, cloth: Slot, shade: Slot) {
	scene
		.faded(0.18, () => scene.fill('ink', rect(x + 10, y + 232, 220, 16)))
		.fill('wood2', rect(x + 26, y + 216, 14, 22), rect(x + 180, y + 216, 14, 22))
		.fill(shade, roundRect(x + 10, y, 200, 210, 56))
		.fill(cloth, roundRect(x + 40, y + 24, 140, 130, 40), roundRect(x + 40, y + 126, 140, 48, 18))
		.fill(
			shade,
			roundRect(x - 6, y + 84, 56, 138, 26),
			roundRect(x + 170, y + 84, 56, 138, 26),
			rect(x + 40, y + 170, 140, 50),
		)
}

/** The lobby of The Edge: low seats and plants, the pool behind the glass. */
export function accEdgeLounge(scene: Scene) {
	scene
		.fill('sky4', rect(0, 0, 1200, 560))
		.fill('sun', circle(860, 190, 70))
		.fill('far', ridge(1200, 270, 400, [-20, -60, -30, -70, -20, -50, -30]))
	scene.fill('leaf', hedge(0, 350, 1200, 20, 70, 5))
	palm(scene, 250, 380, 270, 30, 'leaf2')
	palm(scene, 1040, 380, 240, -26, 'leaf2')
	scene
		.fill('sand', rect(0, 346, 1200, 220))
		.fill('water2', 'M120 390H1080L1180 520H20z')
		.fill('water', 'M132 398H1068L1160 514H40z')
		.stroke(
			'foam',
			4,
			ripple(180, 424, 830, 9, 10) + ripple(140, 456, 920, 9, 12) + ripple(110, 488, 980, 8, 12),
			{ opacity: 0.7 },
		)
		.fill('gold', `M500 372Q560 316 620 372z`)
		.fill('sail', `M540 372Q560 316 580 372z`)
		.stroke('wood2', 5, 'M560 370v34')
		.fill(
			'near',
			rect(0, 0, 1200, 40),
			rect(0, 548, 1200, 14),
			...range(5).map((post) => rect(post * 296 + 2, 0, 14, 560)),
		)
		.fill('wall2', rect(0, 560, 1200, 240))
	tileJoints(scene, 560, { joint: 'mid' })
	scene.laidFlat(600, 700, 0.2, () =>
		scene.fill('near', circle(0, 0, 420)).stroke('gold', 10, circle(0, 0, 380), { dash: '30 20' }),
	)
	for (const x of [446, 742]) pendantLamp(scene, x, 208, 46)
	lowSeat(scene, 150, 590, 330, 'gold', 'sun')
	lowSeat(scene, 720, 590, 330, 'water', 'water2')
	scene
		.fill('hot2', ellipse(600, 728, 80, 34))
		.fill('hot', ellipse(600, 708, 80, 30))
		.fill('wood2', rect(540, 640, 10, 40), rect(650, 640, 10, 40))
		.fill('wood', ellipse(600, 636, 96, 14))
		.fill('sail', roundRect(580, 606, 28, 26, 5))
	pottedPlant(scene, 80, 620, 1.3)
	pottedPlant(scene, 1130, 630, 1.4)
}

function lowSeat(scene: Scene, x: number, y: number, w: number, cloth: Slot, shade: Slot) {
	scene
		.faded(0.2, () => scene.fill('ink', rect(x + 10, y + 106, w, 14)))
		.fill(shade, roundRect(x, y - 24, w, 80, 22), rect(x + 4, y + 60, w - 8, 40))
		.fill(cloth, roundRect(x - 8, y + 26, w + 16, 54, 20))
		.fill('ink', rect(x + 24, y + 98, 12, 14), rect(x + w - 36, y + 98, 12, 14))
		.fill('sail', roundRect(x + w - 92, y - 30, 72, 62, 14))
		.fill('water2', rebung(x + w - 86, y + 22, 60, 5, 16))
}

/** Tropicana: two sofas face each other over a rug, the fan turning above. */
export function accTropicanaLounge(scene: Scene) {
	scene
		.fill('sky4', rect(400, 110, 400, 490))
		.fill('sun', circle(600, 270, 66))
		.fill('far', ridge(1200, 400, 620, [0, 0, 0, -40, -90, -30, -70, 0]))
	scene.fill('leaf', hedge(400, 500, 400, 8, 80, 5), rect(400, 490, 400, 110))
	walls(scene, { floor: 'wood', floorY: 590, openings: [opening(430, 130, 340, 460)] })
	scene
		.stroke(
			'wood2',
			3,
			'M0 630H1200M0 690H1200M0 752H1200M180 590V630M560 590V630M900 590V630M340 630V690M760 630V690M1080 630V690',
			{ opacity: 0.6 },
		)
		.stroke(
			'ink',
			5,
			range(9)
				.map((bar) => line(450 + bar * 38, 470, 450 + bar * 38, 580))
				.join(''),
		)
		.fill('ink', rect(430, 464, 340, 9), rect(430, 576, 340, 9))
		.stroke('wall', 16, 'M430 590V130h340v460M600 130v460')
		.fill(
			'hot',
			'M400 90H470C470 260 452 420 420 590H400z',
			'M800 90H730C730 260 748 420 780 590H800z',
		)
		.fill('ink', roundRect(376, 82, 448, 12, 6))
		.fill('wall', roundRect(150, 150, 170, 210, 6), roundRect(890, 170, 170, 170, 6))
		.fill('near', rect(164, 164, 142, 182), rect(904, 184, 142, 142))
		.stroke('gold', 4, lattice(235, 255, 58, 14, 5) + circle(975, 255, 44) + circle(975, 255, 28))
	rug(scene, 300, 660, 600, 110, 'near')
	sideSofa(scene, 70, 1, 'water', 'water2')
	sideSofa(scene, 1130, -1, 'leaf', 'leaf2')
	table(scene, 470, 640, 260, 734, { thick: 18 })
	scene
		.fill('sail', roundRect(520, 606, 40, 34, 6), roundRect(640, 606, 40, 34, 6))
		.fill('gold', 'M576 640q6-26 24-26t24 26z')
		.fill('sun', circle(592, 612, 9), circle(608, 610, 9))
	ceilingFan(scene, 600, 42, 230, 'wood')
}

/** A sofa from its side; x is its back, `side` where it faces. */
function sideSofa(scene: Scene, x: number, side: 1 | -1, cloth: Slot, shade: Slot) {
	const to = (from: number, y: number, w: number, h: number, radius: number) =>
		roundRect(side > 0 ? x + from : x - from - w, y, w, h, radius)
	scene
		.faded(0.18, () => scene.fill('ink', to(10, 716, 320, 18, 4)))
		.fill('wood2', to(40, 690, 16, 36, 3), to(280, 690, 16, 36, 3))
		.fill(shade, to(0, 430, 110, 270, 40))
		.fill(cloth, to(70, 446, 60, 190, 26), to(70, 560, 260, 66, 26))
		.fill(shade, to(60, 610, 276, 90, 26))
		.fill(cloth, to(76, 520, 230, 44, 20))
		.fill(shade, to(96, 534, 240, 90, 30))
	cushion(scene, side > 0 ? x + 86 : x - 184, 440, 'gold', 'near')
	scene.fill('gold', pill(side > 0 ? x + 130 : x - 300, 600, 170, 5))
}
