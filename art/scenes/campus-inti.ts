import type { Slot } from '../palettes.ts'
import { student, studentInHijab } from '../people.ts'
import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	hedge,
	lamps,
	line,
	type Point,
	polygon,
	range,
	rect,
	ridge,
	roundArch,
} from '../shapes.ts'
import { street } from '../street.ts'

const ground = 560

/** Low blocks under pitched roofs at Putra Nilai, gardens and a covered walk between them. */
export function campusInti(scene: Scene) {
	scene.sky(770, 250, 126).clouds([150, 150, 1], [960, 120, 0.5])
	scene
		.fill('far', ridge(1200, 470, 600, [-30, -100, -60, -40, -110, -70, -120, -50]))
		.fill('leaf', hedge(-30, ground, 280, 6, 90, 3), hedge(960, ground, 280, 6, 84, 8))
	academicBlock(scene, 150, 330, 3)
	academicBlock(scene, 720, 330, 3)
	clockPylon(scene, 600)
	scene.fill('leaf', hedge(110, ground + 4, 420, 12, 30, 5), hedge(680, ground + 4, 420, 12, 30, 9))
	palm(scene, 60, ground + 8, 210, 22)
	palm(scene, 1140, ground + 8, 230, -26)
	palm(scene, 520, ground + 6, 130, -12, 'leaf2')
	palm(scene, 690, ground + 6, 140, 12, 'leaf2')
	gardens(scene)
}

function academicBlock(scene: Scene, x: number, w: number, storeys: number) {
	const h = storeys * 58
	const top = ground - h
	const floors = range(storeys).map((storey) => top + 34 + storey * 58)
	scene
		.fill('wall', rect(x, top, w, h))
		.stroke('near', 30, floors.map((y) => line(x + 14, y, x + w - 14, y)).join(''), {
			dash: '22 12',
		})
		.stroke('lit', 30, lamps(floors, x + 14, x + w - 14, { pitch: 34, pane: 22, every: 4 }))
		.fill('wall2', ...floors.map((y) => rect(x - 8, y + 19, w + 16, 8)))
		.fill(
			'hot',
			polygon([x - 26, top + 4], [x + 40, top - 56], [x + w - 40, top - 56], [x + w + 26, top + 4]),
		)
		.fill(
			'hot2',
			polygon(
				[x + w * 0.55, top - 56],
				[x + w - 40, top - 56],
				[x + w + 26, top + 4],
				[x + w * 0.6, top + 4],
			),
		)
}

function clockPylon(scene: Scene, x: number) {
	scene
		.fill('wall', rect(x - 30, 300, 60, ground - 300))
		.fill('wall2', rect(x + 8, 300, 22, ground - 300))
		.stroke('near', 10, line(x - 9, 326, x - 9, ground - 84), { dash: '24 16' })
		.stroke('lit', 10, line(x - 9, 366, x - 9, ground - 84), { dash: '24 56' })
		.fill('wall', rect(x - 46, 206, 92, 92))
		.fill('wall2', rect(x + 30, 206, 16, 92))
		.fill('near', rect(x - 54, 294, 108, 10), polygon([x - 62, 208], [x, 146], [x + 62, 208]))
		.stroke('gold', 4, line(x, 146, x, 116))
		.fill('sail', circle(x - 4, 252, 32))
		.stroke('near', 6, circle(x - 4, 252, 32))
		.stroke('near', 5, `M${x - 4} 252V232M${x - 4} 252h13`, { round: true })
}

/** A tiled roof on white posts joins the blocks; below it a path winds between flower beds. */
function gardens(scene: Scene) {
	const posts = range(5).map((post) => rect(486 + post * 54, ground - 52, 10, 56))
	const bed = (x: number, y: number, count: number) =>
		scene
			.fill('leaf2', hedge(x - 24, y + 20, count * 34, count, 26, count))
			.dots(
				'gold',
				14,
				...range(count).map((index): Point => [x + index * 32, y + (index % 2) * 8]),
			)
			.dots('gold', 10, ...range(count - 1).map((index): Point => [x + 16 + index * 32, y + 8]))
	scene
		.fill('near', rect(480, ground - 52, 236, 52))
		.fill('wall', ...posts)
		.fill(
			'hot2',
			polygon([456, ground - 48], [480, ground - 74], [722, ground - 74], [746, ground - 48]),
		)
		.fill('leaf', rect(0, ground, 1200, 250))
		.fill('leaf2', 'M0 664C150 640 260 668 380 700S560 770 640 800H0z')
		.fill(
			'sand',
			'M566 560H634C650 620 800 640 776 700S640 760 640 800H330C360 740 590 720 600 680S560 620 566 560z',
		)
	bed(150, 612, 8)
	bed(820, 616, 8)
	bed(60, 716, 7)
	bed(890, 720, 7)
	student(scene, 640, 700, 1.5, { cloth: 'water2', bag: 'gold' })
	studentInHijab(scene, 694, 694, 1.45, { scarf: 'sail' })
	student(scene, 606, 604, 0.8)
}

type Shophouse = { x: number; w: number; plaster: Slot; trim: Slot }

const shophouses: Shophouse[] = [
	{ x: -40, w: 150, plaster: 'water', trim: 'sail' },
	{ x: 110, w: 140, plaster: 'sail', trim: 'leaf2' },
	{ x: 250, w: 130, plaster: 'gold', trim: 'sail' },
	{ x: 820, w: 130, plaster: 'sail', trim: 'water2' },
	{ x: 950, w: 140, plaster: 'leaf', trim: 'sail' },
	{ x: 1090, w: 150, plaster: 'sand', trim: 'wood' },
]

/** INTI Subang: one tall modern front in a street of shophouses in SS15. */
export function campusInti2(scene: Scene) {
	const pavement = 640
	scene.sky(250, 260, 124).clouds([600, 90, 0.8], [960, 150, 0.9], [40, 140, 0.5])
	for (const house of shophouses) shophouse(scene, house, pavement)
	cityCampus(scene, pavement)
	street(scene, pavement)
	palm(scene, 340, pavement + 8, 200, -14)
	palm(scene, 856, pavement + 8, 210, 14)
	student(scene, 520, pavement + 22, 1.2, { cloth: 'near', bag: 'gold' })
	studentInHijab(scene, 700, pavement + 24, 1.2, { cloth: 'water2', scarf: 'gold' })
	scooter(scene, 980, 752)
}

function shophouse(scene: Scene, { x, w, plaster, trim }: Shophouse, ground: number) {
	const bays = [0.2, 0.5, 0.8].map((share) => x + w * share)
	scene
		.fill('wood', polygon([x - 6, 436], [x + 12, 396], [x + w - 12, 396], [x + w + 6, 436]))
		.fill(plaster, rect(x, 434, w, ground - 434))
		.fill(trim, rect(x, 434, w, 10), rect(x, 536, w, 12), rect(x + w - 6, 434, 6, ground - 434))
		.fill('ink', ...bays.map((middle) => roundArch(middle - 15, 458, 30, 66)))
		.fill('lit', ...bays.map((middle) => roundArch(middle - 9, 466, 18, 22)))
		.fill('ink', rect(x + 10, 562, w - 26, ground - 562))
		.fill('lit', rect(x + 22, 576, w * 0.42, ground - 588))
}

/** Six storeys: a grid of fins, a red frame around the entrance bay. */
function cityCampus(scene: Scene, ground: number) {
	const floors = range(6).map((floor) => 218 + floor * 56)
	const fins = range(15).map((fin) => line(398 + fin * 29, 190, 398 + fin * 29, 540))
	scene
		.fill('wall', rect(380, 168, 440, ground - 168))
		.fill('wall2', rect(740, 168, 80, ground - 168))
		.stroke('near', 34, floors.map((y) => line(398, y, 804, y)).join(''))
		.stroke('lit', 34, lamps(floors, 398, 804, { pitch: 29, pane: 29, every: 4 }))
		.stroke('wall', 6, fins.join(''))
		.fill('ink', rect(370, 154, 460, 16), rect(380, 548, 440, ground - 548))
		.fill('lit', rect(400, 568, 96, ground - 568), rect(706, 568, 96, ground - 568))
		.stroke('hot', 16, `M520 ${ground}V262H680V${ground}`)
		.fill('water', rect(528, 270, 144, ground - 270))
		.fill('foam', polygon([540, 500], [610, 290], [640, 290], [570, 500]))
		.stroke('near', 4, 'M576 270V560M624 270V560M528 340H672M528 410H672M528 480H672')
		.fill('ink', rect(548, 560, 104, ground - 560))
		.fill('lit', rect(556, 570, 42, ground - 570), rect(602, 570, 42, ground - 570))
		.fill('hot', polygon([500, 548], [700, 548], [716, 562], [484, 562]))
}

function scooter(scene: Scene, x: number, ground: number) {
	scene
		.stroke('ink', 7, circle(x - 44, ground - 18, 16) + circle(x + 44, ground - 18, 16))
		.fill(
			'leaf',
			`M${x - 62} ${ground - 40}Q${x - 30} ${ground - 56} ${x - 6} ${ground - 38}L${x + 20} ${ground - 30}L${x + 34} ${ground - 66}H${x + 46}L${x + 32} ${ground - 16}H${x - 30}z`,
		)
		.stroke(
			'ink',
			6,
			`M${x + 36} ${ground - 62}L${x + 30} ${ground - 88}H${x + 16}M${x - 58} ${ground - 52}H${x - 16}`,
			{ round: true },
		)
}
