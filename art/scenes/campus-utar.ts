import type { Slot } from '../palettes.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, circle, hedge, line, range, rect, ripple } from '../shapes.ts'
import { street } from '../street.ts'

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
		})
		.fill('hot', rect(x - 8, shore - h - 8, w + 16, 12))
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

/** The Sungai Long towers, close under green hillsides. */
export function campusUtar2(scene: Scene) {
	const ground = 618
	scene.sky(330, 240, 118).clouds([560, 110, 0.8], [60, 130, 0.5])
	scene
		.fill('far', 'M-10 470C120 360 240 330 360 380S560 420 700 300S980 170 1210 250V640H-10z')
		.fill('mid', 'M-10 560C160 480 300 470 420 500S640 520 780 420S1040 330 1210 380V640H-10z')
		.fill(
			'leaf',
			hedge(700, 520, 540, 11, 90, 4),
			rect(700, 519, 510, 110),
			hedge(-40, 574, 420, 10, 70, 9),
			rect(-10, 573, 380, 60),
		)
		.fill('leaf2', hedge(820, 590, 420, 9, 84, 7), rect(826, 589, 400, 40))
	slab(scene, 404, 176, 190, ground)
	slab(scene, 626, 230, 190, ground)
	scene
		.fill('hot', rect(594, 330, 32, 26), rect(594, 430, 32, 26))
		.fill('near', rect(360, ground - 70, 500, 70))
		.fill('lit', ...range(11).map((bay) => rect(378 + bay * 44, ground - 50, 28, 50)))
		.fill('wall', rect(346, ground - 84, 528, 16))
		.fill('leaf', rect(0, ground, 1200, 30))
		.fill('leaf2', hedge(-20, ground + 6, 380, 13, 30, 5), hedge(870, ground + 6, 360, 12, 30, 8))
	street(scene, ground + 28)
	tree(scene, 236, ground + 34, 200, 220, 'leaf2', 'ink')
	tree(scene, 978, ground + 36, 220, 240, 'leaf2', 'ink')
	scene
		.fill(
			'hot',
			'M612 742C616 716 640 712 668 712H728C752 712 764 722 778 738L812 744V772H600V752z',
		)
		.fill(
			'sail',
			'M640 738C644 724 652 722 668 722H688V738z',
			'M698 722H726C742 722 750 728 758 738H698z',
		)
		.fill('ink', circle(648, 772, 18), circle(764, 772, 18))
		.fill('wall2', circle(648, 772, 7), circle(764, 772, 7))
}

/** A tall slab: pale frame, bands of windows, a shaded return. */
function slab(scene: Scene, x: number, top: number, w: number, ground: number) {
	const storeys = range(Math.floor((ground - 100 - top) / 30)).map(
		(storey) => top + 34 + storey * 30,
	)
	const bands = storeys.map((y) => line(x + 16, y, x + w - 44, y)).join('')
	scene
		.fill('wall', rect(x, top, w, ground - top))
		.fill('wall2', rect(x + w - 34, top, 34, ground - top))
		.stroke('near', 15, bands)
		.stroke('lit', 15, bands, { dash: '18 70 18 128' })
		.stroke('wall', 15, bands, { dash: '5 24' })
		.fill('near', rect(x - 8, top - 12, w + 16, 14), rect(x + 50, top - 40, 70, 30))
		.fill('hot', rect(x + w - 34, top, 8, ground - top))
}
