import { suitcase } from '../luggage.ts'
import type { Slot } from '../palettes.ts'
import { student, studentInHijab } from '../people.ts'
import { wallFace } from '../perspective.ts'
import { tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	hedge,
	line,
	type Point,
	polygon,
	range,
	rect,
	ridge,
	roundArch,
	roundRect,
} from '../shapes.ts'
import { bicycle } from '../street.ts'

/** A residential college of UTM: open corridors along the rooms, old trees around. */
export function accUtmFacade(scene: Scene) {
	const ground = 610
	scene.sky(300, 240, 122).clouds([560, 130, 0.8], [960, 170, 0.9])
	scene
		.fill('far', ridge(1200, 450, 640, [-80, -140, -60, -90, -150, -70, -120, -60]))
		.fill('leaf', hedge(-20, ground, 300, 5, 130, 3), hedge(900, ground, 330, 5, 150, 6))
	corridorWing(scene, { x: 170, w: 380, floors: 4, ground })
	corridorWing(scene, { x: 650, w: 400, floors: 4, ground })
	stairTower(scene, ground)
	scene
		.fill('leaf', rect(0, ground, 1200, 190))
		.fill('leaf2', hedge(120, ground + 10, 440, 14, 26, 4), hedge(640, ground + 10, 460, 14, 26, 9))
		.fill('sand', 'M566 610H634C640 690 700 740 820 800H560C540 730 556 670 566 610z')
		.stroke('leaf2', 4, 'M80 690h60M240 740h70M930 700h60M1040 760h70M380 700h50', {
			round: true,
			opacity: 0.7,
		})
	tree(scene, 110, 700, 330, 330, 'leaf2', 'wood2')
	tree(scene, 1090, 720, 360, 380, 'leaf2', 'wood2')
	student(scene, 616, 700, 1.25, { bag: 'gold' })
	student(scene, 680, 736, 1.45, { cloth: 'near' })
	bicycle(scene, 410, 664, 1, 'near')
}

function corridorWing(
	scene: Scene,
	{ x, w, floors, ground }: { x: number; w: number; floors: number; ground: number },
) {
	const storey = 74
	const top = ground - floors * storey
	const decks = range(floors).map((floor) => top + floor * storey)
	const doors = decks.map((y) => line(x + 22, y + 40, x + w - 16, y + 40)).join('')
	const rails = decks.map((y) => line(x, y + 62, x + w, y + 62)).join('')
	scene
		.fill('near', rect(x, top, w, floors * storey))
		.stroke('wall2', 44, doors, { dash: '30 34' })
		.stroke('wood', 44, doors, { dash: '18 46' })
		.stroke('lit', 16, decks.map((y) => line(x + 46, y + 32, x + w - 16, y + 32)).join(''), {
			dash: '14 50',
		})
		.stroke('wall', 22, rails)
		.stroke('mid', 10, rails, { dash: '4 6' })
		.fill('wall', ...decks.map((y) => rect(x - 8, y - 4, w + 16, 12)))
		.fill(
			'wall2',
			...range(5).map((post) => rect(x + (post * (w - 12)) / 4, top, 12, floors * storey)),
		)
		.fill(
			'hot2',
			polygon([x - 26, top], [x + 30, top - 58], [x + w - 30, top - 58], [x + w + 26, top]),
		)
		.stroke('hot', 5, `M${x - 8} ${top - 18}H${x + w + 8}M${x + 8} ${top - 36}H${x + w - 8}`)
}

/** Breeze blocks let the air through the stairs. */
function stairTower(scene: Scene, ground: number) {
	const blocks = range(10).map((row) => line(566, 270 + row * 26, 640, 270 + row * 26))
	scene
		.fill('wall', rect(550, 226, 100, ground - 226))
		.fill('wall2', rect(624, 226, 26, ground - 226))
		.stroke('near', 14, blocks.join(''), { dash: '14 8' })
		.fill('ink', rect(538, 212, 124, 18), roundArch(572, 542, 56, ground - 542))
		.fill('lit', roundArch(580, 552, 40, ground - 552))
}

const terraces = [
	{ x: 4, plaster: 'sail', door: 'water', gate: 'ink' },
	{ x: 404, plaster: 'gold', door: 'wood2', gate: 'near', open: true },
	{ x: 804, plaster: 'wall2', door: 'leaf', gate: 'ink' },
] as const

type Terrace = { x: number; plaster: Slot; door: Slot; gate: Slot; open?: boolean }

/** Terraced houses in Subang Jaya: a porch, an iron gate and pots before each; today one gate stands open. */
export function accSubangFacade(scene: Scene) {
	const ground = 648
	scene.sky(600, 168, 116).clouds([130, 110, 0.9], [890, 90, 0.8])
	scene.fill('leaf', hedge(-30, 270, 330, 4, 110, 4), hedge(900, 270, 330, 4, 120, 8))
	for (const house of terraces) terrace(scene, house, ground)
	scene
		.fill('wall2', rect(0, ground, 1200, 30))
		.fill('sand', polygon([510, ground], [690, ground], [730, ground + 30], [470, ground + 30]))
		.fill('mid', rect(0, ground + 30, 1200, 130))
		.stroke('sail', 5, line(0, 748, 1200, 748), { dash: '60 50', opacity: 0.6 })
	const pots: Point[] = [
		[330, 642],
		[384, 654],
		[448, 648],
		[756, 650],
		[812, 642],
		[866, 654],
		[1150, 650],
	]
	for (const [index, [x, y]] of pots.entries()) {
		scene
			.fill(
				index % 3 ? 'leaf' : 'leaf2',
				hedge(x - 34, y - 28, 68, 3, index % 2 ? 60 : 36, index + 2),
			)
			.fill(
				index % 2 ? 'wood2' : 'wood',
				polygon([x - 24, y - 32], [x + 24, y - 32], [x + 17, y + 14], [x - 17, y + 14]),
			)
	}
	scene.dots('gold', 12, [316, 600], [342, 592], [436, 596], [462, 604], [800, 590], [826, 598])
	tree(scene, 92, 668, 300, 380, 'leaf2', 'wood2')
	bicycle(scene, 950, 662, 1.3, 'near')
	student(scene, 562, 676, 2.1, { cloth: 'sail' })
	studentInHijab(scene, 630, 684, 2.1, { cloth: 'leaf', scarf: 'sail' })
	suitcase(scene, 690, 690, { paint: 'gold', shade: 'sun', scale: 0.62 })
}

function terrace(scene: Scene, { x, plaster, door, gate, open = false }: Terrace, ground: number) {
	const w = 392
	const tiles = range(15).map((tile) => line(x + 8 + tile * 27, 186, x - 4 + tile * 28.6, 272))
	scene
		.fill('wood', polygon([x - 4, 276], [x + 12, 182], [x + w - 12, 182], [x + w + 4, 276]))
		.stroke('wood2', 4, tiles.join(''), { opacity: 0.6 })
		.fill(plaster, rect(x, 276, w, ground - 276))
		.fill('ink', rect(x - 6, 170, 12, ground - 170), rect(x - 4, 270, w + 8, 9))
		.fill('near', rect(x + 60, 306, 128, 96), rect(x + 236, 306, 110, 96))
		.fill('lit', rect(x + 68, 314, 54, 80), rect(x + 244, 314, 46, 80))
		.stroke('sail', 3, `M${x + 60} 338h128m-128 32h128M${x + 236} 338h110m-110 32h110`)
		.stroke('sail', 4, `M${x + 126} 306v96M${x + 291} 306v96`)
		.fill('wall', roundRect(x + 196, 412, 34, 24, 3))
		// porch
		.fill('near', rect(x + 24, 466, w - 48, ground - 466))
		.fill(door, rect(x + 70, 500, 84, ground - 500))
		.fill('lit', rect(x + 190, 506, 130, 84))
		.stroke('near', 4, `M${x + 255} 506v84M${x + 190} 548h130`)
		.fill('wall', rect(x + 20, 466, 20, ground - 466), rect(x + w - 44, 466, 20, ground - 466))
		.fill('wood', polygon([x + 4, 470], [x + 30, 430], [x + w - 30, 430], [x + w - 4, 470]))
	if (open) openGate(scene, x, ground, gate)
	else closedGate(scene, x, ground, gate)
	scene
		.fill('wall', rect(x, ground - 150, 36, 150), rect(x + w - 52, ground - 150, 52, 150))
		.fill('hot', rect(x + w - 40, ground - 124, 28, 20))
}

function closedGate(scene: Scene, x: number, ground: number, iron: Slot) {
	const w = 392
	scene
		.stroke(iron, 120, line(x + 40, ground - 84, x + w - 56, ground - 84), { dash: '5 11' })
		.stroke(
			iron,
			7,
			`M${x + 40} ${ground - 142}q${w / 4 - 24}-30 ${w / 2 - 48} 0t${w / 2 - 48} 0M${x + 40} ${ground - 84}H${x + w - 56}M${x + 40} ${ground - 26}H${x + w - 56}`,
		)
		.fill('gold', circle(x + w / 2 - 8, ground - 84, 9))
}

/** Both leaves swung in: they look narrow, and the lamp of the porch is seen. */
function openGate(scene: Scene, x: number, ground: number, iron: Slot) {
	const leaf = (from: number, to: number) => {
		const face = wallFace(
			{ x: from, top: ground - 150, base: ground - 4 },
			{ x: to, top: ground - 126, base: ground - 22 },
		)
		return (
			range(6)
				.map((bar) => face.post(bar / 5))
				.join('') +
			face.course(0) +
			face.course(0.5) +
			face.course(1)
		)
	}
	scene
		.stroke(iron, 5, leaf(x + 38, x + 84) + leaf(x + 338, x + 292))
		.stroke('ink', 4, line(x + 196, 470, x + 196, 488))
		.fill('gold', circle(x + 196, 494, 12))
}
