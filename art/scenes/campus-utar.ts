import type { Slot } from '../palettes.ts'
import { student, studentInHijab } from '../people.ts'
import { wallFace } from '../perspective.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, circle, hedge, type Point, polygon, range, rect, ripple } from '../shapes.ts'

const shore = 540

/** Grand hall and lakeside blocks at Kampar, under the limestone hills of the Kinta valley. */
export function campusUtar(scene: Scene) {
	scene.sky(370, 262, 118).clouds([690, 120, 1], [90, 130, 0.6])
	limestone(scene, 640, 330, 'far', [0.2, 0.62, 0.84, 0.7, 1, 0.86, 0.5, 0.3])
	limestone(scene, -60, 250, 'far', [0.5, 0.9, 0.72, 1, 0.6, 0.34, 0.2, 0.1])
	limestone(scene, 800, 210, 'mid', [0.1, 0.5, 0.9, 0.76, 1, 0.9, 0.66, 0.7])
	limestone(scene, -140, 150, 'mid', [0.7, 1, 0.8, 0.9, 0.5, 0.3, 0.16, 0.06])
	scene.fill('leaf', hedge(-30, shore, 400, 9, 62, 3), hedge(850, shore, 380, 8, 70, 8))
	block(scene, 176, 170, 150)
	block(scene, 864, 190, 132)
	grandHall(scene, 600)
	scene.fill('leaf2', hedge(-20, shore + 4, 260, 9, 30, 4), hedge(970, shore + 4, 250, 9, 30, 9))
	palm(scene, 388, shore + 4, 128, -14, 'leaf2')
	palm(scene, 820, shore + 4, 138, 16, 'leaf2')
	lake(scene)
}

/** Towers of limestone: steep flanks, rounded heads. Heights are shares of h. */
function limestone(scene: Scene, x: number, h: number, slot: Slot, heights: number[]) {
	const step = 80
	let path = `M${x} ${shore}`
	for (const [index, share] of heights.entries()) {
		const from = x + index * step
		const top = shore - h * share
		path += `C${at(from + step * 0.16, top + h * 0.05, from + step * 0.2, top, from + step * 0.5, top)}`
		path += `S${at(from + step * 0.86, top + h * 0.06, from + step, top + h * 0.14)}`
	}
	scene.fill(slot, `${path}L${at(x + heights.length * step + 30, shore)}z`)
}

function block(scene: Scene, x: number, w: number, h: number) {
	scene
		.block(x, shore, w, h, {
			wall: 'wall',
			shade: 'wall2',
			columns: 7,
			window: 'near',
			windowHeight: 16,
			windowGap: 14,
			top: 24,
			lamps: 3,
		})
		.fill('near', rect(x - 8, shore - h - 8, w + 16, 12))
}

/** A shallow dome on a ring of white columns. */
function grandHall(scene: Scene, x: number) {
	const columns = range(12).map((column) => rect(x - 203 + column * 36, shore - 116, 10, 116))
	scene
		.fill('near', rect(x - 206, shore - 116, 412, 116))
		.fill('lit', ...range(11).map((bay) => rect(x - 189 + bay * 36, shore - 84, 18, 84)))
		.fill('wall', ...columns)
		.fill('wall', rect(x - 230, shore - 134, 460, 22))
		.fill('wall2', rect(x - 230, shore - 118, 460, 6))
		.fill(
			'water',
			`M${x - 200} ${shore - 134}C${x - 180} ${shore - 236} ${x - 80} ${shore - 266} ${x} ${shore - 266}S${x + 180} ${shore - 236} ${x + 200} ${shore - 134}z`,
		)
		.fill(
			'water2',
			`M${x} ${shore - 266}C${x + 80} ${shore - 266} ${x + 180} ${shore - 236} ${x + 200} ${shore - 134}H${x + 110}C${x + 106} ${shore - 200} ${x + 60} ${shore - 250} ${x} ${shore - 266}z`,
		)
		.stroke(
			'foam',
			3,
			`M${x} ${shore - 266}C${x - 70} ${shore - 240} ${x - 112} ${shore - 200} ${x - 120} ${shore - 134}M${x} ${shore - 266}C${x - 24} ${shore - 230} ${x - 40} ${shore - 190} ${x - 40} ${shore - 134}`,
			{ opacity: 0.6 },
		)
		.fill('gold', circle(x, shore - 274, 8))
		.fill('wall', rect(x - 250, shore - 8, 500, 12))
}

/** Still water with the dome upside down in it, lotus leaves in front. */
function lake(scene: Scene) {
	const water = shore + 20
	scene
		.fill('leaf2', rect(0, shore, 1200, 12))
		.fill('wall2', rect(0, shore + 10, 1200, 10))
		.sea(water, { glitterX: 330, rows: 6, waves: 24 })
		.faded(0.32, () =>
			scene
				.fill(
					'wall',
					rect(400, water, 400, 40),
					rect(176, water, 170, 76),
					rect(864, water, 190, 66),
				)
				.fill(
					'water2',
					`M400 ${water + 40}C420 ${water + 112} 520 ${water + 132} 600 ${water + 132}S780 ${water + 112} 800 ${water + 40}z`,
				),
		)
	const leaves = [
		[120, 742, 52],
		[214, 764, 40],
		[60, 778, 46],
		[1010, 744, 48],
		[1104, 770, 56],
		[938, 776, 38],
	] as const
	for (const [x, y, radius] of leaves)
		scene.fill(
			'leaf',
			`M${x} ${y}L${x + radius} ${y - radius * 0.16}A${radius} ${radius * 0.34} 0 1 1 ${x + radius * 0.7} ${y - radius * 0.26}z`,
		)
	for (const [x, y] of [
		[150, 734],
		[1046, 738],
	] as const)
		scene
			.fill(
				'hot',
				`M${x - 24} ${y - 8}Q${x - 20} ${y + 8} ${x} ${y + 8}T${x + 24} ${y - 8}Q${x + 12} ${y - 8} ${x} ${y + 4}Q${x - 12} ${y - 8} ${x - 24} ${y - 8}z`,
			)
			.fill(
				'hot2',
				`M${x} ${y - 24}Q${x + 14} ${y - 6} ${x} ${y + 8}Q${x - 14} ${y - 6} ${x} ${y - 24}z`,
			)
	scene.stroke('foam', 2, ripple(380, 770, 420, 5, 10), { opacity: 0.4 })
}

/** The Sungai Long blocks from their garden, close under the forest of the hillside. */
export function campusUtar2(scene: Scene) {
	scene.sky(388, 226, 122).clouds([560, 96, 0.7], [60, 150, 0.6])
	hillside(scene)
	tower(
		scene,
		{ x: 470, top: 214, base: 600 },
		{ x: 560, top: 172, base: 606 },
		{ x: 720, top: 236, base: 600 },
		9,
	)
	tower(
		scene,
		{ x: 690, top: 292, base: 606 },
		{ x: 800, top: 240, base: 616 },
		{ x: 986, top: 312, base: 606 },
		7,
	)
	podium(scene)
	lawn(scene)
}

/** Ranks of tree tops, each nearer one darker, with mist between them. */
function hillside(scene: Scene) {
	const slope = (from: number, to: number, lift: number) =>
		`M-10 ${from}C200 ${from - 20} 420 ${from + 10} 640 ${(from + to) / 2 - lift}S1010 ${to - 20} 1210 ${to}V640H-10z`
	scene
		.fill('far', slope(430, 170, 10))
		.fill('mid', slope(520, 290, -20))
		.faded(0.5, () => scene.fill('leaf', hedge(690, 440, 560, 12, 90, 5)))
		.stroke('cloud', 11, 'M900 246h170M980 264h150M40 436h150M-20 454h120', {
			round: true,
			opacity: 0.8,
		})
		.fill('leaf', hedge(860, 470, 400, 8, 84, 4), rect(866, 468, 340, 170))
		.fill('leaf', hedge(-40, 540, 560, 11, 88, 9), rect(-10, 538, 520, 90))
		.fill(
			'leaf2',
			hedge(950, 560, 300, 6, 96, 7),
			rect(956, 558, 260, 70),
			hedge(-40, 604, 420, 9, 76, 5),
		)
}

type Edge = Parameters<typeof wallFace>[0]

/** A block of lecture floors: bands of windows on the lit side, a sun screen on the other. */
function tower(scene: Scene, left: Edge, corner: Edge, right: Edge, floors: number) {
	const side = wallFace(left, corner)
	const front = wallFace(corner, right)
	const at = (floor: number) => 0.07 + (floor * 0.84) / floors
	const deep = 0.5 / floors
	const rows = range(floors)
	const roof = (edge: Edge, lift: number): Point => [edge.x, edge.top - lift]
	scene
		.fill('wall2', side.pane(0, 0, 1, 1))
		.fill('wall', front.pane(0, 0, 1, 1))
		.stroke('near', 4, rows.map((floor) => side.course(at(floor) + deep / 2, 0.12, 0.88)).join(''))
		.stroke(
			'near',
			3,
			rows.map((floor) => side.course(at(floor) + deep * 1.1, 0.12, 0.88)).join(''),
		)
		.fill('near', ...rows.map((floor) => front.pane(0.05, at(floor), 0.95, at(floor) + deep)))
		.fill(
			'lit',
			...rows.flatMap((floor) =>
				[0, 1].map((pick) => {
					const bay = (floor * 3 + pick * 4 + floors) % 8
					return front.pane(0.06 + bay * 0.112, at(floor), 0.15 + bay * 0.112, at(floor) + deep)
				}),
			),
		)
		.stroke(
			'wall',
			4,
			range(7)
				.map((bay) => front.post(0.165 + bay * 0.112, 0.05, 0.95))
				.join(''),
		)
		.fill(
			'near',
			polygon(
				roof(left, 10),
				roof(corner, 16),
				roof(right, 10),
				roof(right, -4),
				roof(corner, -4),
				roof(left, -4),
			),
		)
}

/** The foot the blocks share: a shaded arcade, with one red porch. */
function podium(scene: Scene) {
	scene
		.fill('near', rect(404, 544, 602, 76))
		.fill('lit', ...range(13).map((bay) => rect(420 + bay * 45, 566, 29, 54)))
		.fill('wall', ...range(14).map((post) => rect(404 + post * 45, 544, 9, 76)))
		.fill('wall', rect(386, 530, 640, 16))
		.fill('leaf', hedge(396, 532, 300, 12, 20, 4), hedge(820, 532, 190, 8, 20, 8))
		.fill('hot', polygon([632, 552], [736, 552], [752, 570], [616, 570]))
		.stroke('ink', 6, 'M626 570V620M742 570V620')
}

/** Grass, a path that bends towards the arcade, the shade of one rain tree. */
function lawn(scene: Scene) {
	scene
		.fill('leaf', rect(0, 618, 1200, 182))
		.fill('wall2', rect(386, 616, 640, 10))
		.fill('leaf2', 'M0 690C180 660 360 664 480 690S300 800 0 800z', hedge(1010, 632, 200, 7, 34, 8))
		.fill(
			'sand',
			'M640 626H728C720 660 800 676 850 706S880 780 860 800H470C560 760 690 744 692 712S640 664 640 626z',
		)
		.stroke('leaf2', 3, 'M930 690h90M1010 730h120M330 650h80M960 770h110', { round: true })
	tree(scene, 206, 734, 400, 470, 'leaf2', 'wood2')
	scene
		.fill('wood', rect(300, 700, 120, 10), rect(300, 684, 120, 7))
		.stroke('ink', 6, 'M314 710V734M406 710V734M314 684V710M406 684V710')
	student(scene, 734, 742, 1.3, { cloth: 'near' })
	studentInHijab(scene, 786, 738, 1.25, { cloth: 'ink', scarf: 'gold' })
}
