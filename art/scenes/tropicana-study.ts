import { deskLamp, laptop, table } from '../furniture.ts'
import {
	bookSpines,
	books,
	herbPot,
	opening,
	pottedPlant,
	walls,
	windowFrame,
} from '../interior.ts'
import type { Slot } from '../palettes.ts'
import { sitterFromBehind } from '../people.ts'
import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, polygon, rect, ridge, roundRect, star } from '../shapes.ts'

/** Tropicana: two friends at two desks under one shelf, the garden at their side. */
export function accTropicanaStudy(scene: Scene) {
	gardenWindow(scene)
	windowFrame(scene, 950, 150, 210, 320)
	scene
		.fill('foam', rect(40, 0, 850, 626))
		.fill('wall2', rect(0, 626, 1200, 14))
		.fill('wood2', rect(90, 110, 750, 160))
		.fill('wood', rect(80, 254, 770, 18), rect(80, 104, 770, 16), rect(456, 104, 16, 166))
	books(scene, 112, 254, bookSpines(1, 9))
	books(scene, 494, 254, bookSpines(4, 7))
	scene
		.fill('gold', star(400, 214, 34))
		.fill('wood2', star(400, 214, 20))
		.fill('near', circle(464, 372, 46))
		.fill('sail', circle(464, 372, 38))
		.stroke('ink', 5, 'M464 372V346M464 372H484', { round: true })
	herbPot(scene, 785, 254, { pot: 'sail', scale: 1.15 })
	pinned(scene, 600)
	for (const [x, lamp] of [
		[70, 'gold'],
		[470, 'leaf'],
	] as const) {
		const light = x + 332
		scene.faded(0.35, () =>
			scene.fill(
				'sun2',
				polygon([light - 56, 424], [light - 26, 412], [light + 6, 500], [light - 150, 500]),
			),
		)
		table(scene, x, 500, 390, 716, { top: 'sail', legs: 'near' })
		scene
			.fill('near', rect(x + 276, 518, 92, 110))
			.fill('wall2', rect(x + 284, 526, 76, 42), rect(x + 284, 576, 76, 42))
		deskLamp(scene, light, 500, -1, lamp)
	}
	laptop(scene, 150, 500)
	scene
		.fill('sail', polygon([690, 500], [706, 480], [738, 488], [770, 480], [786, 500]))
		.fill('gold', roundRect(500, 462, 34, 38, 6))
	deskMate(scene, 256, { cloth: 'hot' })
	deskMate(scene, 640, { cloth: 'leaf', scarf: 'gold' })
	pottedPlant(scene, 1030, 640, 1.2)
}

/** Palms and the sun, low over the garden. */
function gardenWindow(scene: Scene) {
	scene
		.fill('sky4', rect(930, 130, 250, 360))
		.fill('sun', circle(1090, 250, 52))
		.fill('far', ridge(1200, 400, 480, [0, 0, 0, 0, -20, -60, -40, -80]))
		.fill('leaf', hedge(940, 480, 240, 5, 80, 5))
	palm(scene, 1010, 474, 220, 18, 'leaf2')
	walls(scene, {
		wall: 'sky3',
		floor: 'sand',
		floorY: 640,
		openings: [opening(950, 150, 210, 320)],
	})
}

/** Cards pinned above a desk. */
function pinned(scene: Scene, x: number) {
	scene
		.fill('near', rect(x, 326, 190, 104))
		.fill('gold', rect(x + 14, 340, 56, 40))
		.fill('sail', rect(x + 84, 346, 52, 66), rect(x + 18, 390, 48, 28))
		.fill('leaf', rect(x + 148, 340, 30, 52))
}

/** Someone at work, from behind on a chair. */
function deskMate(scene: Scene, x: number, dress: { cloth: Slot; scarf?: Slot }) {
	sitterFromBehind(scene, x, 676, 1.3, dress)
	scene
		.fill('ink', rect(x - 5, 690, 10, 60), roundRect(x - 56, 742, 112, 12, 6))
		.fill('near', roundRect(x - 78, 664, 156, 30, 12), roundRect(x - 66, 588, 132, 66, 18))
		.fill('mid', roundRect(x - 54, 598, 108, 46, 12))
}
