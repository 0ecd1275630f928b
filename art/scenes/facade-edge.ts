import { wallFace } from '../perspective.ts'
import { tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { hedge, line, polygon, range, rect, ridge } from '../shapes.ts'
import { bicycle, cyclist } from '../street.ts'

const ground = 590
const floors = range(9)
const corner = { x: 690, top: 104, base: ground + 16 }
const front = wallFace(corner, { x: 270, top: 196, base: ground - 8 })
const side = wallFace(corner, { x: 1000, top: 206, base: ground - 8 })

/** The Edge at its corner: white bands around dark glass, the cycle path of Cyberjaya before it. */
export function accEdgeFacade(scene: Scene) {
	scene.sky(290, 220, 126).clouds([60, 110, 0.6], [900, 130, 0.8])
	scene
		.fill('far', ridge(1200, 520, 620, [-10, -50, -20, -60, -30, -50, -10]))
		.skyline(
			ground,
			[
				[60, 70, 190],
				[146, 54, 130],
				[1060, 74, 200],
			],
			{ wall: 'far', shade: 'mid', window: 'mid', lamps: 3, windowHeight: 8, windowGap: 10 },
		)
		.fill('leaf', hedge(-20, ground + 4, 330, 8, 62, 5), hedge(960, ground + 4, 270, 6, 70, 7))
		.fill('leaf', rect(0, ground, 1200, 220))
	house(scene)
	lobby(scene)
	path(scene)
	tree(scene, 130, ground + 28, 220, 236, 'leaf', 'wood2')
	tree(scene, 1080, ground + 22, 230, 250, 'leaf', 'wood2')
	bicycle(scene, 842, ground + 50, 0.95, 'gold')
	bicycle(scene, 930, ground + 46, 0.9, 'sail')
	scene.faded(0.25, () =>
		scene.fill('ink', polygon([220, 726], [400, 724], [440, 736], [250, 739])),
	)
	cyclist(scene, 236, 730, 1.8, { frame: 'sail', helmet: 'sail', shirt: 'gold' })
}

/** Floors as shares of the height; every lamp sits between two bands. */
function house(scene: Scene) {
	const band = (floor: number) => floor * 0.096 + 0.02
	const lit = [4, 1, 6, 2, 5, 0, 3, 6, 1]
	const mullions = (wall: typeof front) =>
		range(7)
			.map((post) => wall.post((post + 1) / 8, 0.02, 0.88))
			.join('')
	scene
		.fill('leaf2', hedge(390, 176, 150, 5, 40, 4))
		.fill('wood', polygon([560, 136], [680, 108], [680, 70], [560, 104]))
		.fill('wood2', polygon([680, 108], [780, 132], [780, 98], [680, 70]))
		.fill('water', front.pane(0, 0, 1, 1))
		.fill('near', side.pane(0, 0, 1, 1))
		.stroke('water2', 4, mullions(front))
		.stroke('ink', 4, mullions(side), { opacity: 0.5 })
		.fill(
			'lit',
			...floors.flatMap((floor) => {
				const v = band(floor) + 0.046
				const first = lit[floor] ?? 0
				const at = [first, (first + 3) % 8]
				return [
					...at.map((pane) => front.pane(pane / 8 + 0.012, v, (pane + 1) / 8 - 0.012, v + 0.05)),
					side.pane(((first + 5) % 8) / 8 + 0.012, v, ((first + 5) % 8) / 8 + 0.113, v + 0.05),
				]
			}),
		)
		.fill(
			'wall',
			...floors.map((floor) => front.pane(-0.02, band(floor), 1.03, band(floor) + 0.046)),
		)
		.fill(
			'wall2',
			...floors.map((floor) => side.pane(-0.02, band(floor), 1.03, band(floor) + 0.046)),
		)
		.fill('hot', polygon([680, 74], [700, 74], [700, corner.base], [680, corner.base]))
}

/** Glass down to the pavement, and a thin roof to wait under when it rains. */
function lobby(scene: Scene) {
	scene
		.fill('ink', front.pane(0.02, 0.884, 1, 1), side.pane(0.02, 0.884, 1, 1))
		.fill(
			'gold',
			...[0.08, 0.24, 0.4, 0.56].map((u) => front.pane(u, 0.9, u + 0.13, 0.99)),
			side.pane(0.1, 0.9, 0.3, 0.99),
		)
		.fill('wall', polygon([700, 548], [500, 534], [440, 552], [690, 574]))
		.stroke('ink', 6, line(458, 554, 458, ground + 12) + line(672, 572, 672, ground + 30))
}

/** A red lane between pale kerbs, as all along the town's roads. */
function path(scene: Scene) {
	scene
		.fill(
			'sand',
			polygon(
				[270, ground - 8],
				[690, ground + 16],
				[1000, ground - 8],
				[1060, ground + 6],
				[690, ground + 46],
				[200, ground + 6],
			),
		)
		.fill('sand', 'M0 664C300 646 800 650 1200 676V772C800 742 300 738 0 766z')
		.fill('hot2', 'M0 676C300 658 800 662 1200 688V758C800 730 300 726 0 752z')
		.stroke('sail', 6, 'M0 714C300 690 800 694 1200 722', { dash: '50 32' })
		.fill('leaf2', 'M0 776C300 748 800 752 1200 782V800H0z')
}
