import { foliageCorner, palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
	keelArch,
	line,
	polygon,
	range,
	rect,
	ridge,
	star,
} from '../shapes.ts'

/** The giant gong before the DECTAR convocation hall, forest hills behind. */
export function campusUkm(scene: Scene) {
	const ground = 590
	scene.sky(600, 250, 140).clouds([120, 150, 0.9], [950, 170, 1])
	scene
		.fill('far', ridge(1200, 440, 620, [-40, -130, -90, -30, -20, -60, -150, -90]))
		.fill('mid', ridge(1200, 510, 620, [-60, -90, -20, -50, -60, -30, -100, -70]))
		.fill('leaf', hedge(-40, ground, 400, 8, 92, 3), hedge(860, ground, 400, 8, 88, 8))
	convocationHall(scene, 600, ground)
	tree(scene, 84, 612, 240, 250, 'leaf2', 'wood2')
	palm(scene, 1060, 600, 230, 24)
	palm(scene, 1142, 604, 180, -18, 'leaf2')
	scene
		.fill('leaf', rect(0, ground, 1200, 220))
		.fill('sand', polygon([470, ground], [730, ground], [980, 800], [220, 800]))
		.stroke('wall2', 4, 'M442 622H758M404 664H796M356 716H844M296 778H904')
	gong(scene, 600, 760)
	foliageCorner(scene, 'right', 0.9, { flower: false })
}

/** Broad hall with a folded roof rising to the middle. */
function convocationHall(scene: Scene, x: number, ground: number) {
	const bays = [-330, -270, -210, -150, 102, 162, 222, 282]
	scene
		.fill('wall', rect(x - 360, ground - 136, 720, 136))
		.fill('wall2', rect(x + 240, ground - 136, 120, 136))
		.fill('near', ...bays.map((dx) => keelArch(x + dx, ground - 104, 46, 104, 30)))
		.fill(
			'lit',
			...[-270, -150, 102, 222].map((dx) => keelArch(x + dx + 10, ground - 80, 26, 80, 18)),
		)
		.fill('wall', rect(x - 150, ground - 196, 300, 70))
		.fill(
			'hot',
			polygon(
				[x - 400, ground - 128],
				[x - 330, ground - 190],
				[x - 120, ground - 190],
				[x - 90, ground - 128],
			),
		)
		.fill(
			'hot',
			polygon(
				[x + 90, ground - 128],
				[x + 120, ground - 190],
				[x + 330, ground - 190],
				[x + 400, ground - 128],
			),
		)
		.fill('hot', polygon([x - 220, ground - 180], [x, ground - 300], [x + 220, ground - 180]))
		.fill('hot2', polygon([x, ground - 300], [x + 220, ground - 180], [x, ground - 180]))
		.fill(
			'sail',
			polygon(
				[x - 236, ground - 176],
				[x, ground - 306],
				[x + 236, ground - 176],
				[x + 212, ground - 176],
				[x, ground - 284],
				[x - 212, ground - 176],
			),
		)
		.fill('ink', rect(x - 84, ground - 120, 168, 120))
		.stroke('gold', 4, line(x, ground - 306, x, ground - 350))
		.fill('gold', star(x, ground - 356, 12))
}

/** Bronze, on a carved frame with upswept ends. */
function gong(scene: Scene, x: number, ground: number) {
	const y = ground - 176
	scene
		.faded(0.25, () => scene.fill('ink', ellipse(x, ground, 260, 22)))
		.fill(
			'wood2',
			polygon([x - 176, ground], [x - 164, y - 150], [x - 136, y - 150], [x - 132, ground]),
			polygon([x + 176, ground], [x + 164, y - 150], [x + 136, y - 150], [x + 132, ground]),
		)
		.fill('wood', rect(x - 200, ground - 18, 92, 20), rect(x + 108, ground - 18, 92, 20))
		.fill(
			'wood2',
			`M${x - 250} ${y - 196}C${x - 210} ${y - 156} ${x - 160} ${y - 150} ${x} ${y - 150}S${x + 210} ${y - 156} ${x + 250} ${y - 196}C${x + 220} ${y - 128} ${x + 170} ${y - 116} ${x} ${y - 116}S${x - 220} ${y - 128} ${x - 250} ${y - 196}z`,
		)
		.fill('gold', ...range(7).map((index) => star(x - 132 + index * 44, y - 133, 9, 4, 0.42)))
		.stroke('ink', 5, line(x - 62, y - 120, x - 62, y - 86) + line(x + 62, y - 120, x + 62, y - 86))
		.fill('wood', circle(x, y + 6, 124))
		.fill('gold', circle(x, y, 120))
		.stroke('wood', 5, circle(x, y, 98))
		.stroke('wood', 3, circle(x, y, 84), { dash: '4 9' })
		.fill('sun2', circle(x, y, 50))
		.fill('gold', circle(x + 4, y + 5, 42))
		.fill('sun2', ellipse(x - 10, y - 12, 20, 16))
		.stroke('wood2', 10, `M${x + 190} ${ground - 40}L${x + 150} ${y + 60}`, { round: true })
}

/** The chancellery on its hilltop, the Bangi forest reserve below it at dusk. */
export function campusUkm2(scene: Scene) {
	scene.sky(660, 270, 150).clouds([110, 170, 1], [960, 130, 0.7])
	scene
		.fill('far', ridge(1200, 430, 800, [-20, -90, -40, -60, -20, -70, -120, -60]))
		.fill('mid', 'M-10 640C220 620 330 430 520 400H800C980 430 1040 600 1210 640V800H-10z')
	hilltopOffice(scene, 660, 404)
	// the drive up to it, lamps on its outer side
	scene
		.stroke('sand', 16, 'M660 400C640 430 730 436 700 462S590 480 620 520', { round: true })
		.stroke('lit', 7, 'M640 412C624 446 708 446 684 456S566 478 596 518', {
			dash: '1 24',
			round: true,
		})
		.fill('leaf', hedge(330, 452, 220, 6, 44, 4), hedge(770, 452, 230, 6, 44, 8))
		.fill('leaf', forest(-40, 540, 1280, 13, 86, 3), rect(0, 539, 1200, 270))
		.stroke('cloud', 15, 'M80 520h210M40 544h160M860 506h200M930 530h230', {
			round: true,
			opacity: 0.7,
		})
		.fill('leaf2', forest(-60, 640, 1320, 10, 120, 6), rect(0, 639, 1200, 170))
		.fill('leaf', forest(-90, 736, 1400, 9, 110, 9), rect(0, 735, 1200, 70))
		.stroke('leaf2', 5, canopyLight(540, 92) + canopyLight(742, 150), { round: true, opacity: 0.6 })
		.stroke('leaf', 5, canopyLight(640, 132), { round: true, opacity: 0.7 })
	palm(scene, 236, 700, 300, -30, 'leaf2', 'wood2')
	palm(scene, 1010, 716, 270, 28, 'leaf2', 'wood2')
}

/** Strokes of light on the crowns of one row. */
const canopyLight = (y: number, step: number) =>
	range(Math.ceil(1200 / step))
		.map((index) => `M${30 + index * step} ${y}q34-56 70-8`)
		.join('')

/** Forest canopy: a hedge whose crowns vary more. */
const forest = (x: number, y: number, w: number, count: number, h: number, seed: number) =>
	hedge(x, y, w, count, h, seed) + hedge(x + w / count / 2, y, w, count, h * 0.72, seed + 20)

function hilltopOffice(scene: Scene, x: number, ground: number) {
	scene
		.block(x - 190, ground, 380, 84, {
			wall: 'wall',
			columns: 15,
			window: 'near',
			windowHeight: 16,
			windowGap: 12,
			top: 20,
			lamps: 2,
		})
		.fill(
			'hot',
			polygon(
				[x - 222, ground - 78],
				[x - 170, ground - 128],
				[x + 170, ground - 128],
				[x + 222, ground - 78],
			),
		)
		.fill(
			'hot2',
			polygon(
				[x + 40, ground - 128],
				[x + 170, ground - 128],
				[x + 222, ground - 78],
				[x + 70, ground - 78],
			),
		)
		.block(x - 56, ground, 112, 150, {
			wall: 'wall',
			columns: 4,
			window: 'near',
			windowHeight: 22,
			windowGap: 12,
			top: 22,
			lamps: 3,
		})
		.fill('hot', polygon([x - 88, ground - 144], [x, ground - 216], [x + 88, ground - 144]))
		.fill('hot2', polygon([x, ground - 216], [x + 88, ground - 144], [x + 18, ground - 144]))
		.fill('lit', keelArch(x - 16, ground - 44, 32, 48, 24))
		.stroke('gold', 4, line(x, ground - 216, x, ground - 252))
}
