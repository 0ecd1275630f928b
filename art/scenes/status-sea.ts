/** The way from home to Kuala Lumpur, for the page that says where a request stands: its stars and its ship are drawn over this. */
import { klTower, merdekaTower, minaret, twinTowers } from '../landmarks.ts'
import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, dome, hedge, keelArch, range, rect, ridge } from '../shapes.ts'

const shore = 392

function home(scene: Scene, x: number) {
	scene
		.fill('sand', ridge(x + 190, shore - 4, shore + 8, [-14, -18, -16, -18, -12, 0]))
		.fill('wall', rect(x - 62, shore - 82, 124, 82), rect(x + 62, shore - 52, 96, 52))
		.fill('wall2', rect(x + 36, shore - 82, 26, 82), rect(x + 132, shore - 52, 26, 52))
		.fill('water', dome(x, shore - 82, 84, 72), dome(x + 112, shore - 52, 40, 30))
		.fill('gold', circle(x, shore - 160, 5), circle(x + 112, shore - 86, 3))
		.fill('lit', ...range(4).map((bay) => keelArch(x - 52 + bay * 26, shore - 40, 14, 40, 12)))
	minaret(scene, x - 92, shore, 176)
}

function kualaLumpur(scene: Scene, x: number) {
	merdekaTower(scene, x - 148, shore, 236)
	scene.skyline(
		shore,
		[
			[x - 250, 44, 92, 2],
			[x - 112, 40, 118, 2],
			[x + 74, 46, 106, 2],
			[x + 128, 40, 142, 2],
		],
		{ shade: 'near', opacity: 0.75, windowGap: 8 },
	)
	twinTowers(scene, x, shore, 286)
	klTower(scene, x + 108, shore, 206, 'mid', 'near')
	scene.fill('near', rect(x - 76, shore - 16, 152, 16))
}

export function statusSea(scene: Scene) {
	scene.sky(1010, 244, 88, [3.6, 2.5, 1.62]).clouds([620, 130, 0.8], [420, 190, 0.6])
	scene.fill('far', ridge(1600, 372, 400, [-4, -10, -6, -26, -44, -30, -46, -30, -40, -20, -34]))
	home(scene, 250)
	kualaLumpur(scene, 1300)
	scene.fill('leaf', hedge(90, shore + 4, 420, 12, 16, 3), hedge(1030, shore + 4, 470, 13, 14, 8))
	palm(scene, 96, shore + 4, 128, -18, 'leaf2')
	palm(scene, 448, shore + 4, 112, 20)
	scene.fill('ink', rect(0, shore, 1600, 6))
	scene.sea(shore + 6, { glitterX: 1010, rows: 6, waves: 40, step: 26 })
}

/** For phones: the same two coasts, nearer to each other. */
export function statusSeaSlim(scene: Scene) {
	scene.sky(420, 248, 84, [3.4, 2.4, 1.6]).clouds([196, 150, 0.7], [330, 110, 0.5])
	scene.fill('far', ridge(780, 374, 400, [-4, -16, -28, -40, -30, -22]))
	home(scene, 150)
	kualaLumpur(scene, 590)
	scene.fill('leaf', hedge(20, shore + 4, 300, 9, 15, 3), hedge(330, shore + 4, 440, 12, 14, 8))
	palm(scene, 22, shore + 4, 120, -10, 'leaf2')
	scene.fill('ink', rect(0, shore, 780, 6))
	scene.sea(shore + 6, { glitterX: 420, rows: 6, waves: 22, step: 26 })
}
