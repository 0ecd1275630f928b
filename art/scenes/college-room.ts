import { ceilingFan, chairFromBehind, deskLamp, laptop } from '../furniture.ts'
import { books, opening, windowFrame } from '../interior.ts'
import type { Slot } from '../palettes.ts'
import type { Scene } from '../scene.ts'
import {
	at,
	circle,
	hedge,
	line,
	type Point,
	polygon,
	range,
	rebung,
	rect,
	ridge,
	roundRect,
	star,
} from '../shapes.ts'

/** A point of the room: across and down from the middle of the back wall, times how much nearer than it. */
const seen = (across: number, down: number, near: number): Point => [
	600 + across * near,
	330 + down * near,
]

const floor = 190
const ceiling = -210
const half = 310

/** A double room under its fan: all of it twice, one side facing the other. */
export function accUtmRoom(scene: Scene) {
	view(scene)
	shell(scene)
	windowFrame(scene, 470, 176, 260, 170)
	scene.stroke(
		'wall2',
		4,
		range(6)
			.map((pane) => `M476 ${204 + pane * 24}H724`)
			.join(''),
		{
			opacity: 0.7,
		},
	)
	for (const side of [-1, 1] as const) {
		wardrobe(scene, side)
		desk(scene, side)
	}
	prayerRug(scene)
	for (const side of [-1, 1] as const) {
		pinboard(scene, side)
		bed(scene, side)
	}
	chairFromBehind(scene, 516, 600, 'near', 'water2')
	chairFromBehind(scene, 684, 600, 'near', 'water2')
	scene
		.stroke('ink', 2.5, 'M404 140Q500 176 600 150T796 140')
		.dots(
			'gold',
			11,
			[436, 150],
			[476, 158],
			[518, 160],
			[560, 156],
			[600, 150],
			[642, 143],
			[684, 139],
			[726, 139],
			[766, 140],
		)
	ceilingFan(scene, 600, 66, 190)
}

/** The trees and hills of the campus. */
function view(scene: Scene) {
	scene
		.fill('sky4', rect(460, 166, 280, 190))
		.fill('sun', circle(652, 240, 40))
		.fill('far', ridge(1200, 310, 360, [0, 0, -10, -50, -30, -60, -10, 0]))
		.fill('leaf', hedge(464, 352, 280, 6, 54, 3))
}

function shell(scene: Scene) {
	const corner = (side: number, down: number, near: number) => seen(side * half, down, near)
	scene
		.fill('sky2', rect(290, 120, 620, 402), opening(470, 176, 260, 170))
		.fill('sky', polygon([-200, -212], corner(-1, ceiling, 1), corner(-1, floor, 1), [-200, 830]))
		.fill('wall2', polygon([1400, -212], corner(1, ceiling, 1), corner(1, floor, 1), [1400, 830]))
		.fill(
			'sky4',
			polygon(
				corner(-1, ceiling, 2.6),
				corner(1, ceiling, 2.6),
				corner(1, ceiling, 1),
				corner(-1, ceiling, 1),
			),
		)
		.fill(
			'far',
			polygon(
				corner(-1, floor, 1),
				corner(1, floor, 1),
				corner(1, floor, 2.6),
				corner(-1, floor, 2.6),
			),
		)
		.stroke(
			'mid',
			3,
			[1.16, 1.4, 1.74, 2.2]
				.map((near) => line(...corner(-1, floor, near), ...corner(1, floor, near)))
				.join('') +
				[-200, -100, 0, 100, 200]
					.map((across) => line(...seen(across, floor, 1), ...seen(across, floor, 2.6)))
					.join(''),
			{ opacity: 0.35 },
		)
}

function wardrobe(scene: Scene, side: 1 | -1) {
	const x = side < 0 ? 300 : 800
	scene
		.fill('wood2', rect(x - 4, 190, 108, 334))
		.fill('wood', rect(x + 2, 196, 46, 322), rect(x + 52, 196, 46, 322))
		.fill('gold', roundRect(x + 38, 340, 6, 40, 3), roundRect(x + 56, 340, 6, 40, 3))
		.fill(side < 0 ? 'water2' : 'gold', roundRect(x + 14, 154, 72, 36, 6))
		.fill('ink', rect(x + 40, 146, 20, 8))
}

function desk(scene: Scene, side: 1 | -1) {
	const x = side < 0 ? 414 : 606
	scene
		.fill('wood2', rect(x + 6, 444, 12, 96), rect(x + 162, 444, 12, 96))
		.fill('wood', rect(x, 428, 180, 18))
	if (side < 0) laptop(scene, 516, 428, 0.8)
	else
		books(scene, 636, 428, [
			['near', 13, 50],
			['gold', 15, 58],
			['leaf', 13, 46],
			['sail', 12, 54],
		])
	scene.faded(0.35, () => scene.fill('sun2', circle(600 + side * 130, 380, 62)))
	deskLamp(scene, 600 + side * 166, 428, side < 0 ? 1 : -1)
}

/** A pinboard on the side wall, a star on one and a chart of the week on the other. */
function pinboard(scene: Scene, side: 1 | -1) {
	const pane = (from: number, top: number, to: number, bottom: number) =>
		polygon(
			seen(side * half, top, from),
			seen(side * half, top, to),
			seen(side * half, bottom, to),
			seen(side * half, bottom, from),
		)
	scene.fill('wood', pane(1.3, -112, 1.7, -12)).fill('sail', pane(1.33, -105, 1.66, -19))
	if (side < 0) {
		const [x, y] = seen(-half, -62, 1.5)
		scene.fill('near', star(x, y, 42)).fill('gold', star(x, y, 24))
	} else
		scene
			.fill('water', pane(1.36, -98, 1.63, -78))
			.fill('gold', pane(1.36, -70, 1.44, -50), pane(1.55, -46, 1.63, -26))
			.fill('leaf', pane(1.46, -70, 1.53, -26))
}

function bed(scene: Scene, side: 1 | -1) {
	const at3 = (across: number, down: number, near: number) => seen(side * across, down, near)
	const cloth: Slot = side < 0 ? 'water' : 'gold'
	const fold: Slot = side < 0 ? 'water2' : 'sun'
	const inner = 160
	const [head, foot] = [1.16, 1.84]
	/** Along the bed: the top, the side towards the room and the end towards us. */
	const top = (from: number, to: number, down: number, out = 0) =>
		polygon(
			at3(half, down, from),
			at3(inner - out, down, from),
			at3(inner - out, down, to),
			at3(half, down, to),
		)
	const flank = (from: number, to: number, up: number, down: number, out = 0) =>
		polygon(
			at3(inner - out, up, from),
			at3(inner - out, up, to),
			at3(inner - out, down, to),
			at3(inner - out, down, from),
		)
	const end = (near: number, up: number, down: number, out = 0) =>
		polygon(
			at3(half, up, near),
			at3(inner - out, up, near),
			at3(inner - out, down, near),
			at3(half, down, near),
		)
	const [endLeft, endTop] = at3(side < 0 ? half : inner, 150, foot)
	const width = (half - inner) * foot
	scene
		.faded(0.18, () =>
			scene.fill(
				'ink',
				polygon(
					at3(inner - 14, floor, head),
					at3(inner - 22, floor, foot),
					at3(half, floor, foot + 0.06),
					at3(half, floor, head),
				),
			),
		)
		.fill('wood2', flank(head, foot, 140, 172), end(head, 60, 140))
		.fill('wood', end(foot, 140, 172))
		.fill(
			'wood2',
			polygon(
				at3(inner, 172, foot),
				at3(inner + 10, 172, foot),
				at3(inner + 10, floor, foot),
				at3(inner, floor, foot),
			),
			polygon(
				at3(inner, 172, head),
				at3(inner + 10, 172, head),
				at3(inner + 10, floor, head),
				at3(inner, floor, head),
			),
		)
		.fill('wall', top(head, foot, 112))
		.fill('wall2', flank(head, foot, 112, 142))
		.fill('sail', top(head, head + 0.16, 100, -14), flank(head, head + 0.16, 100, 112, -14))
		.fill(
			'wall2',
			polygon(
				at3(half, 100, head + 0.16),
				at3(inner + 14, 100, head + 0.16),
				at3(inner + 14, 112, head + 0.16),
				at3(half, 112, head + 0.16),
			),
		)
		.fill(cloth, top(head + 0.3, foot, 110, 3))
		.fill(fold, flank(head + 0.3, foot, 110, 150, 3))
		.fill(cloth, end(foot, 110, 156, 3))
		.fill('sail', top(head + 0.42, head + 0.47, 110, 3), top(head + 0.5, head + 0.52, 110, 3))
		.fill('wood2', rebung(endLeft - (side < 0 ? 0 : 6), endTop + 12, width + 6, 11, 34))
}

/** A prayer rug with its arch, slippers beside it. */
function prayerRug(scene: Scene) {
	const rug = (inset: number, from: number, to: number) =>
		polygon(
			seen(-70 + inset, floor, from),
			seen(70 - inset, floor, from),
			seen(70 - inset, floor, to),
			seen(-70 + inset, floor, to),
		)
	const [x, y] = seen(0, floor, 1.62)
	scene
		.fill('hot2', rug(0, 1.56, 2.26))
		.fill('hot', rug(10, 1.6, 2.2))
		.fill('gold', rug(16, 1.66, 2.14))
		.fill(
			'hot2',
			`M${at(x - 86, y + 92)}L${at(x - 76, y + 52)}Q${at(x - 52, y + 46, x, y + 14)}Q${at(x + 52, y + 46, x + 76, y + 52)}L${at(x + 86, y + 92)}z`,
		)
		.fill('gold', star(x, y + 60, 15))
}
