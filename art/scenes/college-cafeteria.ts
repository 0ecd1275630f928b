// The cafeteria of a residential college: open to the campus on one side, rice and curries on the other.
import { ceilingFan } from '../furniture.ts'
import { opening, pendantLamp, tileJoints, walls } from '../interior.ts'
import type { Slot } from '../palettes.ts'
import { halfFigure, halfFigureInHijab, sitterFromBehind } from '../people.ts'
import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	at,
	circle,
	dome,
	ellipse,
	hedge,
	line,
	type Point,
	polygon,
	range,
	rebung,
	rect,
	ridge,
	roundRect,
} from '../shapes.ts'

const counterTop = 420
const stall = { x: 400, w: 690 }
const lampsAt = [520, 745, 970]

/** Trays of rice, curry and greens behind glass; two friends already sit at the long table. */
export function accUtmKitchen(scene: Scene) {
	campus(scene)
	walls(scene, {
		wall: 'sky2',
		floor: 'sand',
		floorY: 540,
		openings: [opening(56, 150, 280, 340)],
	})
	tileJoints(scene, 540, { joint: 'wood', opacity: 0.3, towards: 640 })
	scene
		.fill('wall', rect(40, 134, 312, 16), rect(40, 486, 312, 20), rect(40, 150, 16, 340))
		.fill('wall2', rect(336, 150, 16, 340), rect(0, 532, 1200, 10))
		.faded(0.4, () => scene.fill('sun2', polygon([60, 560], [330, 560], [560, 800], [230, 800])))
	kitchen(scene)
	for (const x of lampsAt) warmth(scene, x)
	halfFigure(scene, 600, counterTop - 8, { cloth: 'sail', skin: '#b27b54', scale: 0.82 })
	halfFigureInHijab(scene, 870, counterTop - 8, {
		cloth: 'sail',
		skin: '#d39a70',
		scarf: 'leaf',
		fold: 'leaf2',
		scale: 0.82,
	})
	apron(scene, 600)
	apron(scene, 870)
	servingCounter(scene)
	ceilingFan(scene, 196, 70, 150)
	for (const x of lampsAt) pendantLamp(scene, x, 132, 36)
	longTable(scene)
}

/** What the open side shows: the dome of the campus mosque above the trees. */
function campus(scene: Scene) {
	scene
		.fill('sky3', rect(40, 130, 320, 380))
		.fill('sky4', circle(250, 270, 100))
		.fill('sun', circle(250, 270, 66))
		.fill('far', ridge(1200, 420, 520, [-70, -30, -90, -40, 0, 0, 0]))
		.fill('water', dome(176, 404, 92, 76))
		.fill('wall', rect(120, 402, 112, 60), rect(96, 316, 14, 150))
		.fill('water', dome(103, 316, 18, 28))
		.fill('lit', ...[134, 158, 182, 206].map((x) => rect(x, 424, 10, 24)))
		.fill('leaf', hedge(40, 500, 320, 6, 70, 3))
	palm(scene, 310, 500, 170, -14, 'leaf2')
}

/** The tiled back of the stall, its menu in pictures, pots on a shelf. */
function kitchen(scene: Scene) {
	const { x, w } = stall
	const dishes: readonly Slot[] = ['gold', 'wood', 'leaf']
	scene
		.fill('near', rect(x, 150, w, 290))
		.stroke(
			'water2',
			3,
			range(6)
				.map((row) => line(x, 190 + row * 40, x + w, 190 + row * 40))
				.join(''),
		)
		.fill('ink', rect(x - 16, 96, w + 32, 60))
		.fill('gold', rebung(x - 16, 156, w + 32, 28, -26))
		.fill('ink', rect(x - 16, 138, w + 32, 18))
	for (const [index, dish] of dishes.entries()) {
		const left = x + 34 + index * 218
		scene
			.fill('sail', roundRect(left, 186, 186, 76, 6))
			.fill('wall2', circle(left + 46, 224, 30))
			.fill(dish, circle(left + 46, 224, 20))
			.stroke('wood', 7, `M${left + 92} 208h70m-70 18h50m-50 18h62`, { round: true, opacity: 0.6 })
	}
}

function apron(scene: Scene, x: number) {
	scene
		.fill(
			'water',
			polygon([x - 34, 372], [x + 34, 372], [x + 44, counterTop], [x - 44, counterTop]),
		)
		.stroke('water', 8, `M${x - 30} 376L${x - 24} 346M${x + 30} 376L${x + 24} 346`)
}

/** Steel trays under a glass screen, steam over the curries; plates and drinks at its ends. */
function servingCounter(scene: Scene) {
	const { x, w } = stall
	const trays: readonly Slot[] = ['sail', 'wood', 'gold', 'leaf', 'sun', 'wood2']
	const middles = trays.map((_, tray) => x + 108 + tray * 100)
	const steam = [1, 2, 4].map((tray) => {
		const left = middles[tray] ?? 0
		return `M${left - 14} 398q-12-14 0-28t0-28M${left + 14} 398q12-14 0-28t0-28`
	})
	scene
		.stroke('foam', 5, steam.join(''), { round: true, opacity: 0.6 })
		.fill('wall2', ...middles.map((left) => roundRect(left - 46, 404, 92, 20, 6)))
	for (const [tray, food] of trays.entries())
		scene.fill(food, `M${(middles[tray] ?? 0) - 38} 406q38-34 76 0z`)
	scene
		.faded(0.3, () =>
			scene.fill(
				'foam',
				polygon([x + 40, 340], [x + w - 40, 340], [x + w - 20, 416], [x + 20, 416]),
			),
		)
		.stroke('wall', 5, `M${x + 20} 416L${x + 40} 340H${x + w - 40}L${x + w - 20} 416`)
		.fill('wall', roundRect(x - 20, counterTop, w + 40, 20, 5))
		.fill('water', rect(x - 8, 440, w + 16, 118))
		.fill('water2', rect(x - 8, 440, w + 16, 12), rect(x - 8, 542, w + 16, 16))
		.fill('gold', rebung(x - 8, 542, w + 16, 34, 26))
		.faded(0.16, () => scene.fill('ink', rect(x - 8, 558, w + 30, 18)))
	// a stack of plates, and the three drinks every cafeteria has
	scene.fill('sail', ...range(5).map((plate) => roundRect(x - 4, 410 - plate * 9, 62, 6, 3)))
	for (const [index, drink] of (['hot', 'gold', 'leaf'] as const).entries()) {
		const left = 1000 + index * 34
		scene
			.fill(drink, roundRect(left, 362, 28, 44, 5))
			.fill('foam', roundRect(left, 348, 28, 18, 5))
			.fill('ink', rect(left, 342, 28, 8), rect(left + 4, 406, 20, 14))
	}
}

/** What a lamp throws on the wall behind the cooks. */
const warmth = (scene: Scene, x: number) =>
	scene.faded(0.28, () =>
		scene.fill('sun2', polygon([x - 34, 130], [x + 34, 130], [x + 110, 440], [x - 110, 440])),
	)

/** The long table before us: two friends with their backs turned, and a tray that waits. */
function longTable(scene: Scene) {
	const top = 632
	scene
		.faded(0.18, () => scene.fill('ink', rect(0, 782, 1200, 18)))
		.fill('wood', polygon([40, top], [1160, top], [1240, top + 64], [-40, top + 64]))
		.fill('wood2', rect(-40, top + 64, 1280, 20))
		.fill('near', rect(150, top + 84, 22, 100), rect(1030, top + 84, 22, 100))
	tray(scene, 900, top + 34)
	glass(scene, 1050, top + 36, 'gold')
	glass(scene, 700, top + 24, 'hot')
	scene
		.fill('sail', ellipse(600, top + 26, 66, 15))
		.fill('leaf', `M546 ${top + 26}q10-22 34-6z`)
		.fill('gold', `M566 ${top + 26}q32-46 70 0z`)
	for (const [x, cloth, scarf] of [
		[300, 'near', undefined],
		[470, 'gold', 'sail'],
	] as const)
		sitterFromBehind(scene, x, 790, 1.3, scarf ? { cloth, scarf } : { cloth })
	scene.fill('wood2', roundRect(190, 772, 400, 24, 8)).fill('near', rect(230, 796, 16, 10))
}

/** Rice, curry and an egg on a tray. */
function tray(scene: Scene, x: number, y: number) {
	const to = (dx: number, dy: number): Point => [x + dx, y + dy]
	scene
		.fill('water2', polygon(to(-96, -22), to(96, -22), to(112, 22), to(-112, 22)))
		.fill('water', polygon(to(-88, -18), to(88, -18), to(102, 16), to(-102, 16)))
		.fill('sail', ellipse(x - 12, y - 4, 74, 18))
		.fill('wall2', ellipse(x - 12, y - 4, 60, 13))
		.fill('sail', `M${at(x - 60, y - 4)}q30-52 62 0z`)
		.fill('wood', `M${at(x - 8, y - 2)}q24-30 48 0z`)
		.dots('gold', 14, [x + 2, y - 8])
}

/** Iced tea or rose syrup with a straw. */
function glass(scene: Scene, x: number, y: number, drink: Slot) {
	scene
		.stroke('ink', 4, `M${x + 4} ${y - 40}L${x + 18} ${y - 92}`, { round: true })
		.fill('foam', polygon([x - 24, y - 66], [x + 24, y - 66], [x + 18, y], [x - 18, y]))
		.fill(drink, polygon([x - 20, y - 50], [x + 20, y - 50], [x + 15, y - 5], [x - 15, y - 5]))
}
