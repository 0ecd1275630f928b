import type { Slot } from '../palettes.ts'
import { foliageCorner, palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	hedge,
	keelArch,
	line,
	pill,
	range,
	rebung,
	rect,
	ridge,
	ripple,
	seeded,
} from '../shapes.ts'

const podium = 640

/** Two slabs with balconies above a palm garden and a pool. */
export function accSeriMayaFacade(scene: Scene) {
	scene.sky(330, 300, 140).clouds([800, 150, 1], [120, 140, 0.8])
	scene.fill('far', ridge(1200, 540, 680, [-30, -80, -40, -100, -60, -120, -50])).skyline(
		podium,
		[
			[20, 70, 190],
			[110, 60, 250],
			[200, 90, 150],
			[980, 80, 240],
			[1080, 90, 170],
		],
		{ wall: 'far', shade: 'mid', opacity: 0.55, windowHeight: 6, windowGap: 10 },
	)
	const random = seeded(3)
	balconySlab(scene, { x: 430, w: 250, top: 150, wall: 'wall', shade: 'wall2' }, random)
	balconySlab(scene, { x: 700, w: 230, top: 236, wall: 'wall2', shade: 'far' }, random)
	scene
		.fill('ink', rect(470, 104, 120, 40))
		.fill('hot', rect(482, 84, 8, 24))
		.fill('near', rect(390, 566, 590, 76))
		.fill('ink', rect(380, 556, 610, 14))
		.fill('lit', ...range(11).map((bay) => keelArch(406 + bay * 52, 584, 36, 58, 26)))
		.fill('gold', rebung(390, 570, 590, 37, -9))
		.fill('leaf', hedge(-20, 646, 420, 9, 52, 3), hedge(960, 646, 300, 7, 56, 6))
		.fill('leaf2', hedge(-20, 648, 400, 12, 28, 4), hedge(970, 648, 300, 9, 30, 2))
	palm(scene, 330, 648, 230, -26)
	palm(scene, 1030, 650, 280, 34)
	palm(scene, 96, 650, 180, 20, 'leaf2')
	palm(scene, 1140, 650, 190, -14, 'leaf2')
	scene
		.fill('wall2', rect(0, podium, 1200, 30))
		.fill('water2', rect(140, 664, 920, 8))
		.fill('wall', rect(0, 668, 1200, 140))
		.fill('water', 'M180 690H1020L1120 780H80z')
		.fill('water2', 'M180 690H1020L1026 698H172z')
		.stroke(
			'foam',
			3,
			ripple(200, 716, 800, 9, 9) + ripple(160, 740, 880, 8, 11) + ripple(130, 764, 940, 7, 12),
			{ opacity: 0.6 },
		)
		.fill('sun', pill(300, 708, 90, 6), pill(280, 724, 130, 6), pill(310, 742, 80, 6))
	foliageCorner(scene, 'right', 0.9, { flower: false })
}

type Slab = { x: number; w: number; top: number; wall: Slot; shade: Slot }

/** Three bays of balconies: windows, balustrades and rails are dashed strokes; some windows are lit. */
function balconySlab(scene: Scene, { x, w, top, wall, shade }: Slab, random: () => number) {
	const bays = 3
	const bay = (w * 0.78) / bays
	const floors = Math.floor((podium - top - 70) / 44)
	const column = (middle: number, from: number) =>
		line(middle, from, middle, top + 18 + floors * 44)
	const windows = range(bays).map((index) => column(x + bay * (index + 0.5), top + 18))
	const balconies = range(bays)
		.map((index) => column(x + bay * (index + 0.5), top + 33))
		.join('')
	const lit = range(floors * bays)
		.filter(() => random() < 0.34)
		.map((index) => {
			const floor = Math.floor(index / bays)
			return rect(x + bay * ((index % bays) + 0.2), top + 18 + floor * 44, bay * 0.3, 26)
		})
	scene
		.fill(wall, rect(x, top, w, podium - top))
		.fill(shade, rect(x + w * 0.78, top, w * 0.22, podium - top))
		.fill('ink', rect(x - 8, top - 10, w + 16, 12))
		.stroke('near', bay * 0.6, windows.join(''), { dash: '26 18' })
		.fill('gold', ...lit)
		.stroke('hot', bay * 0.84, balconies, { dash: '12 32' })
		.stroke('sail', bay * 0.84, balconies, { dash: '3 41' })
		.stroke('lit', w * 0.07, line(x + w * 0.89, top + 20, x + w * 0.89, 600), {
			dash: '14 30',
			opacity: 0.7,
		})
}
