import { dhow } from '../landmarks.ts'
import type { Slot } from '../palettes.ts'
import { foliageCorner, palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	hedge,
	line,
	type Point,
	polygon,
	range,
	rebung,
	rect,
	ridge,
	roundArch,
} from '../shapes.ts'

/** Limestone islands and a quiet beach. */
export function destLangkawi(scene: Scene) {
	scene.sky(650, 310, 120).clouds([220, 170, 1.1], [960, 160, 0.7])
	karst(scene, 520, 480, 300, 130, 'far')
	karst(scene, 930, 480, 330, 170, 'far')
	karst(scene, -80, 486, 420, 270, 'mid', 'near')
	karst(scene, 860, 490, 300, 230, 'mid', 'near')
	karst(scene, 300, 488, 190, 140, 'mid', 'near')
	scene
		.fill(
			'leaf',
			hedge(-40, 490, 360, 9, 40, 3),
			hedge(870, 492, 280, 8, 34, 5),
			hedge(312, 490, 160, 5, 24, 2),
		)
		.sea(486, { glitterX: 650, rows: 7, waves: 30 })
	dhow(scene, 524, 588, 0.72)
	scene
		.fill('foam', 'M0 708C180 650 330 690 520 668S880 610 1200 646V800H0z')
		.fill('sand', 'M0 726C180 672 330 708 520 688S880 634 1200 668V800H0z')
		.stroke('gold', 3, 'M120 760C280 724 420 744 560 728M640 770C800 728 940 724 1120 730', {
			dash: '2 12',
			opacity: 0.5,
			round: true,
		})
	scene.moved(60, 0, () => parasolAndLounger(scene))
	palm(scene, 920, 770, 430, -80)
	palm(scene, 1040, 780, 330, 20, 'leaf2')
	scene
		.fill('leaf2', 'M800 800C850 752 930 762 1000 744S1130 728 1210 736V800z')
		.fill('ink', 'M880 800C960 772 1060 780 1110 766S1180 756 1210 758V800z')
	foliageCorner(scene, 'left')
}

/** A limestone stack: steep on the left, stepping down to the right. */
function karst(
	scene: Scene,
	x: number,
	base: number,
	w: number,
	h: number,
	slot: Slot,
	shade?: Slot,
) {
	const to = (...values: number[]) =>
		values.map((value, index) => Math.round(index % 2 ? base - h * value : x + w * value)).join(' ')
	const rightFlank =
		`C${to(0.52, 0.93, 0.55, 0.76, 0.63, 0.72)}C${to(0.75, 0.7, 0.8, 0.5, 0.88, 0.4)}` +
		`C${to(0.97, 0.3, 1, 0.12, 1, 0)}`
	scene.fill(
		slot,
		`M${to(0, 0)}C${to(0.02, 0.4, 0.1, 0.55, 0.16, 0.62)}C${to(0.2, 0.9, 0.32, 1.02, 0.42, 0.97)}${rightFlank}z`,
	)
	if (shade)
		scene.fill(
			shade,
			`M${to(0.42, 0.97)}${rightFlank}L${to(0.56, 0)}C${to(0.6, 0.3, 0.44, 0.5, 0.42, 0.97)}z`,
		)
}

function parasolAndLounger(scene: Scene) {
	scene
		.stroke('wood2', 6, line(300, 742, 322, 640))
		.fill('hot', 'M236 652C250 598 300 580 334 594C376 606 398 640 396 672z')
		.fill('sail', 'M288 658C290 616 312 592 334 594C350 604 350 640 342 664z')
		.fill(
			'wood2',
			polygon([338, 752], [470, 752], [520, 716], [528, 720], [478, 762], [338, 762]),
			rect(352, 760, 6, 18),
			rect(462, 760, 6, 18),
		)
		.fill('gold', polygon([344, 744], [468, 744], [514, 710], [520, 715], [474, 752], [344, 752]))
}

type Shophouse = {
	x: number
	w: number
	roof: number
	plaster: Slot
	trim: Slot
	shutter: Slot
}

const shophouses: Shophouse[] = [
	{ x: -30, w: 206, roof: 352, plaster: 'water', trim: 'sail', shutter: 'leaf' },
	{ x: 176, w: 196, roof: 330, plaster: 'hot', trim: 'sail', shutter: 'water' },
	{ x: 372, w: 212, roof: 362, plaster: 'sail', trim: 'leaf2', shutter: 'leaf' },
	{ x: 584, w: 200, roof: 322, plaster: 'gold', trim: 'near', shutter: 'water' },
	{ x: 784, w: 206, roof: 346, plaster: 'leaf', trim: 'sail', shutter: 'leaf' },
	{ x: 990, w: 240, roof: 338, plaster: 'hot2', trim: 'gold', shutter: 'water' },
]

/** Heritage shophouses at dusk, a trishaw waiting. */
export function destGeorgeTown(scene: Scene) {
	const street = 640
	scene.sky(860, 250, 128).clouds([180, 150, 1], [1010, 120, 0.7])
	scene
		.fill('far', ridge(1200, 400, 660, [-20, -90, -60, -140, -110, -40, -80, -20]))
		.block(1004, street, 74, 420, {
			wall: 'far',
			shade: 'mid',
			windowHeight: 7,
			windowGap: 12,
			opacity: 0.5,
		})
	for (const house of shophouses) drawShophouse(scene, house, street)
	const lanterns: Point[] = [178, 374, 586, 786, 990].map((x) => [x, 572])
	const bulbs: Point[] = [
		[60, 331],
		[130, 340],
		[250, 344],
		[320, 334],
		[440, 327],
		[520, 335],
		[640, 339],
		[720, 333],
		[850, 324],
		[930, 328],
		[1040, 325],
		[1130, 311],
	]
	scene
		.dots('gold', 26, ...lanterns)
		.stroke('ink', 2.5, 'M-10 300Q180 372 372 322T784 322T1210 296')
		.dots('gold', 10, ...bulbs)
		.fill('near', rect(0, street, 1200, 22))
		.fill('mid', rect(0, street + 22, 1200, 160))
		.stroke('far', 3, 'M0 700H1200M0 756H1200', { dash: '60 26', opacity: 0.5 })
	trishaw(scene, 500, 736)
	foliageCorner(scene, 'right')
}

function drawShophouse(scene: Scene, house: Shophouse, street: number) {
	const { x, w, roof, plaster, trim, shutter } = house
	const eaves = roof + 52
	const bay = w / 3
	const middles = range(3).map((index) => x + bay * (index + 0.5))
	const tiles = [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82].map((share) =>
		line(x + w * (0.1 + share * 0.9), roof + 2, x + w * (share * 1.05 + 0.02), eaves),
	)
	const arcade = (w - 32) / 2
	scene
		.fill(
			'wood',
			polygon([x - 8, eaves], [x + w * 0.08, roof], [x + w * 0.92, roof], [x + w + 8, eaves]),
		)
		.stroke('wood2', 2.5, tiles.join(''), { opacity: 0.55 })
		.fill('wood2', rect(x - 10, eaves - 4, w + 20, 10))
		.fill(plaster, rect(x, eaves + 6, w, street - eaves - 6))
		.fill(trim, rect(x, eaves + 6, w, 16), rect(x, 528, w, 12))
		.fill('ink', rect(x + w - 4, roof - 8, 8, street - roof + 8))
		.fill(trim, ...middles.map((middle) => roundArch(middle - 25, eaves + 30, 50, 106)))
		.fill('ink', ...middles.map((middle) => roundArch(middle - 20, eaves + 36, 40, 98)))
		.stroke(
			shutter,
			15,
			middles
				.flatMap((middle) => [middle - 9, middle + 9])
				.map((leaf) => line(leaf, eaves + 60, leaf, eaves + 132))
				.join(''),
			{ dash: '4 2.6' },
		)
		.fill('lit', ...middles.map((middle) => `M${middle - 17} ${eaves + 55}a17 17 0 0 1 34 0z`))
		.fill('ink', roundArch(x + 16, 556, w - 32, street - 536))
		.fill('lit', rect(x + w * 0.5 - 18, 580, 36, street - 580))
		.fill(
			'hot2',
			rect(x + 30, 586, w * 0.5 - 58, street - 586),
			rect(x + w * 0.5 + 28, 586, w * 0.5 - 58, street - 586),
		)
		.stroke(
			trim,
			9,
			`M${x + 16} ${street}V${556 + arcade}a${arcade} ${arcade} 0 0 1 ${w - 32} 0V${street}`,
		)
}

function trishaw(scene: Scene, x: number, y: number) {
	const spokes = [0, 30, 60, 90, 120, 150].map((degrees) => {
		const angle = (degrees * Math.PI) / 180
		const dx = Math.cos(angle) * 40
		const dy = Math.sin(angle) * 40
		return line(x - dx, y - dy, x + dx, y + dy) + line(x + 190 - dx, y - dy, x + 190 + dx, y + dy)
	})
	scene
		.stroke('ink', 6, circle(x, y, 42) + circle(x + 190, y, 42) + circle(x + 76, y + 4, 38))
		.stroke('ink', 1.6, spokes.join(''))
		.stroke(
			'ink',
			7,
			`M${x + 190} ${y}L${x + 166} ${y - 70}H${x + 100}L${x + 128} ${y - 6}H${x + 190}` +
				`M${x + 166} ${y - 70}l-4-26h26M${x + 100} ${y - 70}l-6-16`,
			{ round: true },
		)
		.fill('water', `M${x - 46} ${y - 44}H${x + 86}L${x + 76} ${y - 4}H${x - 22}z`)
		.fill('gold', `M${x - 46} ${y - 44}H${x + 86}l-2 9H${x - 44}z`)
		.fill('ink', rect(x + 84, y - 92, 28, 9))
		.fill(
			'sail',
			`M${x - 34} ${y - 118}C${x - 10} ${y - 160} ${x + 66} ${y - 160} ${x + 88} ${y - 118}z`,
		)
		.stroke('ink', 4, line(x - 26, y - 118, x - 30, y - 44) + line(x + 82, y - 118, x + 80, y - 44))
		.fill('hot', rebung(x - 32, y - 118, 118, 9, -12))
}
