import { student } from '../people.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { hedge, line, polygon, range, rect, ridge } from '../shapes.ts'

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
	tree(scene, 116, 690, 330, 330, 'leaf2', 'ink')
	student(scene, 846, 706, 1.3, { bag: 'hot' })
	student(scene, 890, 702, 1.25, { cloth: 'water2' })
}

/** Deep eaves on slim columns; the roof folds up to a lantern in the middle. */
function hall(scene: Scene, x: number, ground: number) {
	const columns = range(11).map((column) => rect(x - 335 + column * 66, ground - 132, 10, 132))
	scene
		.fill('near', rect(x - 330, ground - 132, 660, 132))
		.fill('lit', ...range(10).map((bay) => rect(x - 313 + bay * 66, ground - 92, 40, 92)))
		.fill('water', ...range(10).map((bay) => rect(x - 307 + bay * 66, ground - 86, 28, 86)))
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
		.stroke('near', 16, line(x - 96, ground - 246, x + 96, ground - 246), { dash: '12 10' })
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
