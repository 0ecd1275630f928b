import { student, studentInHijab } from '../people.ts'
import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, line, type Point, polygon, range, rect, ridge } from '../shapes.ts'

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
		.stroke('lit', 30, floors.map((y) => line(x + 14, y, x + w - 14, y)).join(''), {
			dash: '22 80 22 148',
		})
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
		.fill('wall', polygon([x - 30, ground], [x - 22, 214], [x + 22, 214], [x + 30, ground]))
		.fill('wall2', polygon([x + 6, ground], [x + 6, 214], [x + 22, 214], [x + 30, ground]))
		.fill('near', polygon([x - 40, 216], [x, 156], [x + 40, 216]))
		.fill('sail', circle(x, 262, 34))
		.stroke('near', 6, circle(x, 262, 34))
		.stroke('near', 5, `M${x} 262V242M${x} 262h14`, { round: true })
		.stroke('near', 10, line(x - 4, 330, x - 4, ground - 30), { dash: '24 16' })
}

/** A tiled roof on white posts joins the blocks; below it a path winds between flower beds. */
function gardens(scene: Scene) {
	const posts = range(5).map((post) => rect(486 + post * 54, ground - 52, 10, 56))
	const bed = (x: number, y: number, count: number) =>
		scene
			.fill('leaf2', hedge(x - 24, y + 20, count * 34, count, 26, count))
			.dots('hot', 14, ...range(count).map((index): Point => [x + index * 32, y + (index % 2) * 8]))
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
