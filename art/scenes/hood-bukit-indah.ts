import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	at,
	circle,
	hedge,
	lamps,
	line,
	type Point,
	polygon,
	range,
	rect,
	ridge,
	roundRect,
	star,
} from '../shapes.ts'
import { bus, car } from '../street.ts'

const street = 548

/** Bukit Indah: over tiled roofs to the mall and the bus before it; behind, the bridge to Singapore. */
export function hoodBukitIndah(scene: Scene) {
	scene.sky(600, 226, 118).clouds([150, 150, 0.9], [900, 130, 0.8])
	strait(scene)
	scene
		.fill('leaf', 'M0 400C220 372 420 392 640 384S980 372 1200 392V800H0z')
		.fill('leaf2', hedge(-20, 420, 330, 9, 40, 4), hedge(900, 420, 330, 9, 44, 7))
	linkHouses(scene, -40, 452, 3, 0.5)
	linkHouses(scene, 916, 452, 3, 0.5)
	mall(scene)
	scene
		.fill('leaf2', hedge(-20, street - 8, 260, 7, 36, 4), hedge(960, street - 8, 260, 7, 36, 8))
		.fill('wall2', rect(0, street - 8, 1200, 10))
		.fill('mid', rect(0, street, 1200, 80))
		.stroke('sail', 4, line(0, street + 30, 1200, street + 30), { dash: '34 26', opacity: 0.8 })
	bus(scene, 300, street + 40, { paint: 'gold', shade: 'sun', windows: 4, scale: 0.72 })
	car(scene, 880, street + 70, 'sail', 0.66)
	scene.fill('leaf', hedge(-30, 712, 1260, 12, 74, 9), rect(0, 706, 1200, 20))
	palm(scene, 118, 650, 250, 26)
	palm(scene, 1092, 650, 230, -24)
	for (const x of [170, 606, 1042]) tank(scene, x, 628)
	linkHouses(scene, -54, 628, 6)
}

/** Singapore across the water, and the long bridge that leads there. */
function strait(scene: Scene) {
	const deck = 376
	scene
		.fill('far', ridge(1200, 316, 350, [-10, -24, -10, -34, -14, -30, -8]))
		.skyline(
			330,
			[
				[790, 22, 80],
				[820, 26, 116],
				[854, 20, 66],
				[884, 30, 96],
				[924, 22, 130],
				[956, 28, 76],
				[1000, 22, 54],
			],
			{ wall: 'mid', columns: 2, windowHeight: 4, windowGap: 6, opacity: 0.7 },
		)
		.fill('water', rect(0, 326, 1200, 90))
		.stroke('foam', 3, 'M60 346h120M700 344h90M980 372h150M250 384h120M420 352h60', {
			round: true,
			opacity: 0.7,
		})
		.stroke('sun', 6, 'M530 342h140M556 356h90M540 370h110', { round: true })
		.fill(
			'near',
			...range(11).map((pier) => {
				const share = pier / 11
				const top = deck - 44 * share
				return rect(40 + 760 * share * (1.5 - 0.5 * share), top, 9 - 6 * share, 44 - 36 * share)
			}),
		)
		.fill(
			'wall',
			`M0 ${deck - 10}Q420 ${deck - 16} 800 ${deck - 52}V${deck - 47}Q420 ${deck - 6} 0 ${deck + 6}z`,
		)
		.stroke('lit', 6, `M16 ${deck - 26}Q420 ${deck - 32} 780 ${deck - 60}`, {
			dash: '1 44',
			round: true,
		})
}

/** A long white house with a glass drum in the middle, banners, and shops along the street. */
function mall(scene: Scene) {
	const banners: Point[] = [
		[336, 424],
		[412, 424],
		[732, 424],
		[808, 424],
	]
	const panes = range(4).map((row) => 398 + row * 34)
	scene
		.fill('wall', rect(290, 392, 620, 150), rect(370, 366, 460, 30))
		.fill('wall2', rect(838, 392, 72, 150), rect(790, 366, 40, 26))
		.fill('near', rect(284, 384, 90, 10), rect(826, 384, 90, 10), rect(364, 358, 472, 10))
		.fill('water2', roundRect(488, 330, 224, 212, 10))
		.fill('water', rect(500, 342, 150, 200))
		.stroke('lit', 26, lamps(panes, 504, 704, { pitch: 40, pane: 30, every: 3 }))
		.stroke(
			'foam',
			4,
			'M540 342V542M580 342V542M620 342V542M660 342V542M500 382H700M500 416H700M500 450H700M500 484H700',
		)
		.fill('wall', rect(478, 322, 244, 14))
		.fill('gold', star(600, 300, 30))
		.fill('near', star(600, 300, 17), rect(596, 326, 8, 8))
		.fill('gold', ...banners.map(([x, y]) => rect(x, y, 54, 62)))
		.fill('near', ...banners.map(([x, y]) => circle(x + 27, y + 31, 15)))
		.stroke('near', 30, 'M306 518H478M722 518H894')
		.stroke('lit', 26, 'M312 518H474M728 518H890', { dash: '30 11' })
		.fill('ink', rect(478, 488, 244, 10))
		.fill('lit', rect(530, 500, 64, 42), rect(606, 500, 64, 42))
}

/** Two-storey link houses from the back: party walls, tiled roofs, some windows lit; x is the first, y the ridges. */
function linkHouses(scene: Scene, x: number, y: number, count: number, scale = 1) {
	const s = (value: number) => value * scale
	const w = s(218)
	const eaves = y + s(92)
	const houses = range(count).map((house) => x + house * w)
	const window = (left: number) => rect(left + s(108), eaves + s(16), s(46), s(46))
	const tiles = (left: number) =>
		[20, 42, 64]
			.map((drop) =>
				line(left + s(46 - drop / 2), y + s(drop), left + w - s(46 - drop / 2), y + s(drop)),
			)
			.join('')
	scene
		.fill('wall', rect(x, eaves - s(10), w * count, s(96)))
		.fill('wall2', ...houses.map((left) => rect(left + w - s(46), eaves, s(46), s(86))))
		.fill(
			'near',
			...houses.map((left) => rect(left + s(30), eaves + s(16), s(56), s(46)) + window(left)),
		)
		.fill('lit', ...houses.filter((_, house) => house % 3 !== 1).map(window))
		.stroke(
			'wall',
			s(4),
			houses.map((left) => `M${at(left + s(58), eaves + s(16))}v${s(46)}`).join(''),
		)
		.fill(
			'hot',
			...houses.map((left) =>
				polygon(
					[left - s(6), eaves],
					[left + s(46), y],
					[left + w - s(46), y],
					[left + w + s(6), eaves],
				),
			),
		)
		.fill(
			'hot2',
			...houses.map((left) =>
				polygon([left + w - s(46), y], [left + w + s(6), eaves], [left + w - s(62), eaves]),
			),
		)
		.stroke('hot2', s(3), houses.map(tiles).join(''), { opacity: 0.7 })
		.fill('wall', ...houses.map((left) => rect(left - s(7), y + s(22), s(14), s(90))))
		.fill('ink', rect(x, eaves - s(2), w * count, s(5)))
}

/** A water tank on the ridge of a roof. */
function tank(scene: Scene, x: number, y: number) {
	scene
		.fill('sail', roundRect(x - 24, y - 30, 48, 32, 6))
		.fill('wall2', rect(x + 8, y - 30, 16, 30))
}
