// Kinds of housing, one card each; the apartment has a file of its own.
import { student, studentInHijab } from '../people.ts'
import { foliageCorner, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
	line,
	type Point,
	polygon,
	range,
	rect,
	ridge,
	roundArch,
	roundRect,
	star,
} from '../shapes.ts'
import { awning, bicycle } from '../street.ts'

/** A dormitory from its corner: walkways along both sides, trees as high as the third floor. */
export function typeDormitory(scene: Scene) {
	const ground = 620
	scene.sky(930, 220, 116).clouds([120, 140, 0.9], [420, 100, 0.5])
	scene.fill('leaf', hedge(-20, ground, 420, 6, 110, 4), hedge(820, ground, 420, 6, 120, 8))
	const floors = range(6)
	const level = (floor: number, x: number) => {
		// both sides fall away from the corner at x 640
		const away = Math.abs(x - 640) / (x < 640 ? 400 : 330)
		const top = 130 + away * 74
		return top + (floor * (ground + 10 - away * 8 - top)) / 6
	}
	const band = (floor: number, from: number, to: number, share: number, thick: number) => {
		const y = (x: number, add: number) => {
			const here = level(floor, x)
			return here + (level(floor + 1, x) - here) * (share + add)
		}
		return polygon([from, y(from, 0)], [to, y(to, 0)], [to, y(to, thick)], [from, y(from, thick)])
	}
	scene
		.fill('near', polygon([240, 204], [640, 130], [640, 630], [240, 622]))
		.fill('ink', polygon([640, 130], [970, 204], [970, 622], [640, 630]))
		.fill(
			'wood',
			...floors.flatMap((floor) =>
				range(7).map((door) => band(floor, 262 + door * 55, 284 + door * 55, 0.24, 0.5)),
			),
		)
		.fill(
			'lit',
			...floors.flatMap((floor) =>
				range(7).map((door) => band(floor, 290 + door * 55, 304 + door * 55, 0.28, 0.24)),
			),
		)
		.fill(
			'wood2',
			...floors.flatMap((floor) =>
				range(5).map((door) => band(floor, 664 + door * 62, 684 + door * 62, 0.24, 0.5)),
			),
		)
		.fill(
			'lit',
			...floors.flatMap((floor) =>
				range(5).map((door) => band(floor, 692 + door * 62, 706 + door * 62, 0.28, 0.24)),
			),
		)
		.fill(
			'wall',
			...floors.map((floor) => band(floor, 232, 640, 0.62, 0.3)),
			...floors.map((floor) => band(floor, 232, 640, -0.06, 0.12)),
		)
		.fill(
			'wall2',
			...floors.map((floor) => band(floor, 640, 978, 0.62, 0.3)),
			...floors.map((floor) => band(floor, 640, 978, -0.06, 0.12)),
		)
		.fill('wall', rect(626, 118, 28, 514))
		.fill('hot', polygon([222, 200], [640, 112], [988, 200], [988, 212], [640, 134], [222, 212]))
	scene
		.fill('leaf', rect(0, ground, 1200, 180))
		.fill(
			'sand',
			'M0 700C300 660 500 640 640 632C800 646 1000 680 1200 716V752C960 700 800 672 640 664C480 676 300 700 0 748z',
		)
		.fill('leaf2', hedge(230, 634, 380, 12, 26, 5), hedge(680, 636, 300, 10, 26, 7))
	tree(scene, 150, 690, 300, 360, 'leaf2', 'wood2')
	tree(scene, 1060, 700, 290, 400, 'leaf2', 'wood2')
	tree(scene, 360, 660, 170, 190, 'leaf', 'wood2')
	student(scene, 560, 690, 1.35, { bag: 'gold' })
	studentInHijab(scene, 880, 704, 1.4, { cloth: 'near', scarf: 'gold' })
}

const rowHouses = [
	{ x: 60, y: 600, plaster: 'wall', door: 'hot' },
	{ x: 250, y: 584, plaster: 'foam', door: 'near' },
	{ x: 440, y: 568, plaster: 'sail', door: 'leaf2' },
	{ x: 630, y: 552, plaster: 'gold', door: 'water2' },
	{ x: 820, y: 536, plaster: 'wall2', door: 'wood2' },
	{ x: 1010, y: 520, plaster: 'sail', door: 'near' },
] as const

/** Terraced houses climbing a lane, a bicycle at nearly every door. */
export function typeShared(scene: Scene) {
	scene.sky(300, 200, 112).clouds([560, 120, 0.8], [900, 90, 0.6])
	scene
		.fill('far', ridge(1200, 360, 620, [-40, -100, -60, -150, -190, -150, -230]))
		.fill('leaf2', hedge(700, 330, 560, 6, 90, 5))
	for (const { x, y, plaster, door } of rowHouses) {
		const top = y - 260
		scene
			.fill('wood', polygon([x - 8, top], [x + 95, top - 86], [x + 198, top]))
			.stroke('wood2', 4, `M${x + 20} ${top - 16}H${x + 170}M${x + 48} ${top - 38}H${x + 142}`, {
				opacity: 0.6,
			})
			.fill(
				plaster,
				polygon([x + 14, top], [x + 95, top - 66], [x + 176, top]),
				rect(x, top, 190, 290),
			)
			.fill('ink', rect(x - 3, top - 4, 6, 300))
			.fill(
				'near',
				roundArch(x + 72, top - 34, 46, 40),
				rect(x + 24, top + 34, 58, 76),
				rect(x + 108, top + 34, 58, 76),
			)
			.fill('lit', rect(x + 30, top + 40, 22, 64), rect(x + 114, top + 40, 22, 64))
			.fill(door, rect(x + 108, y - 104, 54, 134))
			.fill('near', rect(x + 24, y - 96, 64, 70))
			.fill('lit', rect(x + 30, y - 90, 24, 58))
			.fill(
				'wood',
				polygon([x + 14, y - 122], [x + 176, y - 122], [x + 186, y - 108], [x + 4, y - 108]),
			)
	}
	scene
		.fill('wall2', polygon([0, 632], [1200, 530], [1200, 560], [0, 664]))
		.fill('mid', polygon([0, 664], [1200, 560], [1200, 800], [0, 800]))
		.stroke('sail', 5, line(0, 752, 1200, 640), { dash: '60 44', opacity: 0.6 })
	for (const [x, frame] of [
		[96, 'near'],
		[290, 'near'],
		[470, 'water2'],
		[670, 'near'],
		[856, 'ink'],
	] as const)
		bicycle(scene, x, 650 - x * 0.085, 1.05, frame)
	tree(scene, 1130, 620, 240, 330, 'leaf', 'wood2')
	studentInHijab(scene, 440, 690, 1.6, { cloth: 'near', scarf: 'gold' })
	student(scene, 500, 692, 1.6)
	foliageCorner(scene, 'left', 0.8, { flower: false })
}

/** A hotel door at nightfall: round canopy, brass, two suitcases on the carpet. */
export function typeHotel(scene: Scene) {
	const ground = 636
	scene.sky(600, 150, 120).fill('near', rect(150, 120, 900, ground - 120))
	scene.fill('far', rect(0, 210, 152, 430), rect(1048, 170, 152, 470))
	const panes = [210, 330, 790, 910]
	scene
		.stroke('lit', 26, 'M40 240V600M100 240V600M1090 200V600M1150 200V600', {
			dash: '30 26',
			opacity: 0.6,
		})
		.fill('wall', rect(130, 104, 940, 26), rect(130, 330, 940, 22))
		.fill('wall2', ...[150, 290, 430, 730, 870, 1010].map((x) => rect(x, 130, 40, ground - 130)))
		.fill(
			'gold',
			...panes.map((x) => roundArch(x, 166, 74, 164)),
			...panes.map((x) => rect(x - 10, 390, 94, 190)),
		)
		.stroke(
			'near',
			5,
			panes
				.map((x) => `M${x + 37} 166v164M${x} 250h74M${x + 37} 390v190M${x - 10} 470h94`)
				.join(''),
		)
		.fill('gold', roundArch(482, 150, 236, 190))
		.stroke('near', 6, 'M600 150V340M514 190L600 268L686 190M482 268H718')
		.fill('sun2', rect(478, 400, 244, ground - 400))
		.fill(
			'wood2',
			rect(478, 400, 14, 236),
			rect(708, 400, 14, 236),
			rect(593, 400, 14, 236),
			rect(478, 400, 244, 12),
		)
		.fill('near', star(540, 512, 26), star(660, 512, 26))
		.fill('gold', rect(582, 490, 6, 70), rect(612, 490, 6, 70))
	awning(scene, 410, 352, 380, 13, 'gold')
	scene
		.fill('wood', 'M392 384H808V396Q600 420 392 396z')
		.fill('gold', rect(420, 396, 10, 240), rect(770, 396, 10, 240))
		.dots('gold', 18, ...range(9).map((bulb): Point => [432 + bulb * 42, 408 + (bulb % 2) * 2]))
		.fill('wall2', rect(0, ground, 1200, 164))
		.stroke('wall', 5, 'M0 680H480M720 680H1200M0 736H440M760 736H1200')
		.fill('wall', rect(440, ground - 14, 320, 16), rect(424, ground, 352, 14))
		.fill('hot2', polygon([506, ground - 14], [694, ground - 14], [780, 800], [420, 800]))
		.fill('hot', polygon([524, ground - 14], [676, ground - 14], [748, 800], [452, 800]))
	for (const x of [392, 808])
		scene
			.fill('wood2', rect(x - 5, 440, 10, 130))
			.fill('leaf', circle(x, 530, 48), circle(x, 442, 38))
			.fill(
				'leaf2',
				`M${x + 20} 487a48 48 0 0 1 0 86a70 70 0 0 0 0-86zM${x + 16} 408a38 38 0 0 1 0 68a56 56 0 0 0 0-68z`,
			)
			.fill('ink', polygon([x - 40, 566], [x + 40, 566], [x + 30, 644], [x - 30, 644]))
	suitcase(scene, 440, 682, 0.9, 'water')
	suitcase(scene, 682, 692, 1, 'gold')
}

function suitcase(scene: Scene, x: number, y: number, scale: number, shell: 'water' | 'gold') {
	const w = 84 * scale
	const h = 116 * scale
	scene
		.faded(0.25, () => scene.fill('ink', ellipse(x + w / 2 + 8, y + 8, w * 0.62, 12)))
		.stroke('ink', 6, `M${x + w * 0.28} ${y - h}v${-46 * scale}h${w * 0.44}v${46 * scale}`)
		.fill(shell, roundRect(x, y - h, w, h, 12))
		.fill('ink', circle(x + 16, y + 4, 8), circle(x + w - 16, y + 4, 8))
		.stroke(
			'ink',
			3,
			[0.25, 0.42, 0.59, 0.76]
				.map((share) => line(x + w * share, y - h + 12, x + w * share, y - 12))
				.join(''),
			{ opacity: 0.5 },
		)
		.fill('sail', rect(x + w * 0.56, y - h * 0.72, w * 0.26, h * 0.2))
}
