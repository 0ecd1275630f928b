import { tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, hedge, lamps, line, polygon, range, rect, ridge } from '../shapes.ts'
import { cyclist, streetLamp } from '../street.ts'

const shore = 470

/** Cyberjaya: glass and white concrete mirrored in the lake, a red cycle lane along the near shore. */
export function hoodCyberjaya(scene: Scene) {
	scene.sky(372, 220, 128).clouds([60, 130, 0.7], [880, 120, 0.9])
	scene.fill('far', ridge(1200, 430, 520, [-20, -60, -30, -70, -40, -80, -30]))
	offices(scene)
	glassTower(scene)
	hall(scene)
	scene
		.fill(
			'leaf',
			hedge(-20, shore, 150, 4, 70, 4),
			hedge(300, shore, 130, 5, 46, 5),
			hedge(690, shore, 130, 5, 50, 8),
			hedge(1070, shore, 160, 4, 84, 6),
		)
		.fill('leaf2', rect(0, shore - 8, 1200, 14))
	lake(scene)
	nearShore(scene)
}

function offices(scene: Scene) {
	const rows = [322, 362, 402, 442]
	scene
		.fill('wall', rect(84, 290, 250, 180))
		.fill('wall2', rect(284, 290, 50, 180))
		.fill('near', rect(76, 280, 266, 12), rect(130, 258, 90, 24))
		.stroke('water2', 20, rows.map((y) => line(98, y, 274, y)).join(''), { dash: '37 9' })
		.stroke('lit', 20, lamps(rows, 98, 276, { pitch: 46, pane: 37, every: 3 }))
		.stroke('mid', 20, rows.map((y) => line(292, y, 328, y)).join(''), { dash: '14 7' })
}

/** A sail of glass: the tallest of the town, its mast into the halo of the sun. */
function glassTower(scene: Scene) {
	const floors = range(11).map((floor) => 206 + floor * 24)
	scene
		.fill('ink', rect(574, 70, 7, 90))
		.fill('water', 'M452 470V214Q500 140 604 116V470z')
		.fill('water2', 'M604 116L668 170V470H604z')
		.fill('hi', polygon([470, 330], [560, 150], [588, 136], [470, 376]))
		.stroke('foam', 3, floors.map((y) => line(452, y, 604, y)).join(''), { opacity: 0.8 })
		.stroke('foam', 3, 'M490 180V470M528 148V470M566 130V470', { opacity: 0.8 })
		.stroke(
			'lit',
			16,
			[1, 3, 0, 2, 3, 1, 2, 0, 3, 1]
				.map((column, floor) => `M${456 + column * 38} ${242 + floor * 24}h30`)
				.join(''),
		)
		.stroke(
			'mid',
			12,
			range(9)
				.map((floor) => line(616, 220 + floor * 28, 656, 220 + floor * 28))
				.join(''),
		)
		.fill('near', rect(440, 446, 240, 24))
		.fill('lit', rect(470, 452, 110, 18))
}

/** A low round hall under a broad roof, its glass front bright. */
function hall(scene: Scene) {
	scene
		.fill('near', rect(780, 384, 240, 86))
		.fill('lit', rect(790, 396, 220, 66))
		.fill('near', ...range(10).map((fin) => rect(804 + fin * 22, 390, 8, 80)))
		.fill('wall', 'M750 386Q776 290 900 290T1050 386z')
		.fill('far', 'M900 290Q1024 290 1050 386H980Q976 310 900 290z')
		.fill('gold', rect(896, 258, 8, 34))
}

/** The buildings stand on their heads in it, broken by the ripples. */
function lake(scene: Scene) {
	scene
		.fill('water', rect(0, shore + 6, 1200, 330))
		.faded(0.35, () =>
			scene
				.fill('wall', rect(84, 476, 250, 76), 'M750 476h300q-20 60-150 60t-150-60z')
				.fill('water2', 'M452 476h216v96l-64 40Q500 590 452 540z'),
		)
		.stroke('water', 5, 'M0 492H1200M0 512H1200M0 534H1200M0 558H1200')
		.stroke(
			'lit',
			5,
			'M500 484h60M470 502h34M536 522h40M800 484h190M830 502h120M120 500h36M214 522h40',
			{
				round: true,
				opacity: 0.7,
			},
		)
		.stroke('sun', 7, 'M318 486h108M336 506h84M326 528h100M350 550h56', { round: true })
		.stroke('foam', 3, 'M30 560h110M700 546h110M1020 540h130M720 580h90M180 578h90', {
			round: true,
			opacity: 0.7,
		})
}

function nearShore(scene: Scene) {
	const rail = range(16).map((post) => {
		const x = post * 80 + 20
		const y = 616 - 40 * (x / 1200) ** 2
		return `M${at(x, y)}v-36`
	})
	scene
		.fill('leaf', 'M0 604Q640 610 1200 556V800H0z')
		.stroke('wall', 5, `${rail.join('')}M0 580Q640 586 1200 536`)
		.fill('sand', 'M0 640Q640 640 1200 580V690Q640 770 0 764z')
		.fill('hot2', 'M0 654Q640 652 1200 592V674Q640 752 0 748z')
		.stroke('sail', 6, 'M0 700Q640 702 1200 632', { dash: '52 34' })
		.fill('leaf2', 'M0 772Q640 780 1200 698V800H0z')
	streetLamp(scene, 236, 640, 190, 1)
	streetLamp(scene, 780, 622, 170, 1)
	tree(scene, 70, 630, 270, 290, 'leaf', 'wood2')
	tree(scene, 1140, 582, 240, 260, 'leaf', 'wood2')
	cyclist(scene, 842, 668, 1.15, { frame: 'sail', helmet: 'sail', shirt: 'water' })
	scene.faded(0.25, () =>
		scene.fill('ink', polygon([440, 728], [640, 722], [690, 736], [470, 742])),
	)
	cyclist(scene, 462, 734, 1.95, { frame: 'sail', helmet: 'sail', shirt: 'gold' })
}
