// The common room of a residential college.
import { ceilingFan, chairFromBehind, sofa } from '../furniture.ts'
import {
	books,
	cushion,
	opening,
	pendantLamp,
	pottedPlant,
	tileJoints,
	walls,
} from '../interior.ts'
import { halfFigure, halfFigureInHijab } from '../people.ts'
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
	roundRect,
} from '../shapes.ts'

/** The common room in the evening sun: shutters open on the trees, a full notice board, a game on the table. */
export function accUtmLounge(scene: Scene) {
	scene
		.fill('sky3', rect(60, 110, 360, 380))
		.fill('sky4', circle(190, 236, 96))
		.fill('sun', circle(190, 236, 62))
		.fill('far', ridge(1200, 400, 500, [-60, -20, -80, -40, 0, 0, 0]))
		.fill('leaf2', hedge(50, 492, 380, 6, 90, 3))
	walls(scene, {
		wall: 'sky2',
		floor: 'far',
		floorY: 610,
		openings: [opening(84, 130, 136, 340), opening(256, 130, 136, 340)],
	})
	tileJoints(scene, 610, { joint: 'mid', opacity: 0.45 })
	scene
		.fill('leaf', rect(0, 500, 1200, 100))
		.fill('leaf2', rect(0, 588, 1200, 24))
		.fill('wall', rect(0, 492, 1200, 10))
	shutters(scene)
	noticeBoard(scene, 560, 128)
	scene.faded(0.3, () =>
		scene.fill('sun2', polygon([150, 640], [290, 640], [430, 800], [210, 800])),
	)
	bookcase(scene, 1010, 300)
	ceilingFan(scene, 440, 60, 170)
	pendantLamp(scene, 700, 84, 34)
	sofa(scene, 66, 478, 350, 652, { cloth: 'water', shade: 'water2' })
	cushion(scene, 100, 508, 'gold', 'wood2')
	gameTable(scene, 690)
}

/** Two windows without glass, their wooden shutters folded back. */
function shutters(scene: Scene) {
	const slats = range(15).map((slat) => 152 + slat * 22)
	const leaf = (x: number) => slats.map((y) => line(x, y, x + 26, y)).join('')
	scene
		.stroke('wall', 10, 'M84 130h136v340h-136zM256 130h136v340h-136zM152 130v340M324 130v340')
		.fill('wall', rect(70, 468, 336, 14))
		.fill('wood', rect(40, 124, 44, 350), rect(220, 124, 36, 350), rect(392, 124, 44, 350))
		.stroke('wood2', 7, leaf(50) + leaf(225) + leaf(401))
}

function noticeBoard(scene: Scene, x: number, y: number) {
	scene
		.fill('wood2', roundRect(x, y, 380, 270, 8))
		.fill('wood', rect(x + 14, y + 14, 352, 242))
		.fill(
			'sail',
			rect(x + 34, y + 36, 84, 110),
			rect(x + 236, y + 34, 104, 70),
			rect(x + 146, y + 140, 72, 94),
			rect(x + 238, y + 126, 100, 56),
		)
		.fill('gold', rect(x + 140, y + 36, 74, 82))
		.fill('foam', rect(x + 34, y + 166, 90, 64), rect(x + 240, y + 200, 96, 40))
		.fill('leaf', circle(x + 76, y + 74, 22))
		.stroke(
			'wall2',
			6,
			`M${x + 48} ${y + 116}h56m-56 16h40M${x + 250} ${y + 54}h74m-74 16h60m-60 16h66M${x + 160} ${y + 166}h44m-44 18h44m-44 18h30M${x + 252} ${y + 146}h70m-70 16h52`,
			{ round: true },
		)
		.dots('near', 12, [x + 76, y + 38], [x + 177, y + 38], [x + 288, y + 36], [x + 182, y + 142])
}

/** Low shelves with a radio and a plant on top. */
function bookcase(scene: Scene, x: number, y: number) {
	scene
		.fill('wood', rect(x, y + 90, 168, 228))
		.fill(
			'wood2',
			rect(x + 12, y + 102, 144, 62),
			rect(x + 12, y + 174, 144, 62),
			rect(x + 12, y + 246, 144, 62),
		)
	books(scene, x + 20, y + 164, [
		['gold', 14, 46],
		['water', 12, 52],
		['sail', 16, 42],
		['leaf', 14, 50],
	])
	books(scene, x + 62, y + 236, [
		['sail', 16, 48],
		['near', 14, 52],
		['gold', 12, 44],
		['water', 14, 50],
	])
	books(scene, x + 20, y + 308, [
		['water', 18, 44],
		['leaf', 14, 50],
		['sail', 14, 46],
	])
	scene
		.fill('near', roundRect(x + 14, y + 44, 84, 46, 8))
		.fill('gold', circle(x + 38, y + 67, 14))
		.stroke('foam', 4, `M${x + 62} ${y + 60}h24m-24 12h24`)
	pottedPlant(scene, x + 134, y + 52, 0.5)
}

/** A round table with a game of congkak: two play, and a chair is left for you. */
function gameTable(scene: Scene, x: number) {
	const top = 620
	scene
		.fill('near', roundRect(x - 160, 506, 116, 130, 20), roundRect(x + 44, 506, 116, 130, 20))
		.fill('mid', roundRect(x - 148, 518, 92, 100, 14), roundRect(x + 56, 518, 92, 100, 14))
	halfFigure(scene, x - 102, top - 6, { cloth: 'water', skin: '#966341', scale: 0.86 })
	halfFigureInHijab(scene, x + 102, top - 6, {
		cloth: 'leaf2',
		skin: '#d39a70',
		scarf: 'gold',
		fold: 'sun',
		scale: 0.86,
	})
	scene
		.faded(0.18, () => scene.fill('ink', ellipse(x, 760, 210, 18)))
		.fill('wood2', ellipse(x, 752, 76, 13))
		.fill('wood2', rect(x - 13, top, 26, 134))
		.fill('wood2', ellipse(x, top + 10, 240, 34))
		.fill('wood', ellipse(x, top + 2, 240, 34))
		.fill('wood2', ellipse(x, top - 4, 136, 17))
		.dots(
			'sun2',
			15,
			...[-90, -54, -18, 18, 54, 90].map((dx): Point => [x + dx, top - 10 + Math.abs(dx) / 12]),
			...[-54, 0, 54].map((dx): Point => [x + dx, top + 4]),
		)
		.fill('sail', roundRect(x - 196, top - 32, 26, 32, 5), roundRect(x + 170, top - 32, 26, 32, 5))
		// arms reaching for the seeds
		.stroke('water', 22, `M${x - 166} ${top - 30}Q${x - 178} ${top + 4} ${x - 118} ${top + 2}`, {
			round: true,
		})
		.stroke('leaf2', 22, `M${x + 166} ${top - 30}Q${x + 178} ${top + 4} ${x + 122} ${top + 4}`, {
			round: true,
		})
		.dots('#966341', 20, [x - 104, top + 2])
		.dots('#d39a70', 20, [x + 108, top + 4])
	chairFromBehind(scene, x, 796, 'hot', 'hot2')
}
