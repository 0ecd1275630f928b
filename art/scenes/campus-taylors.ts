import type { Slot } from '../palettes.ts'
import { student, studentInHijab } from '../people.ts'
import { awningOnWall, wallFace } from '../perspective.ts'
import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { ellipse, hedge, lamps, line, type Point, polygon, range, rect, ridge } from '../shapes.ts'
import { lampString, parasol } from '../street.ts'

const shore = 512

type Hall = { x: number; w: number; h: number; fins: Slot }

const halls: Hall[] = [
	{ x: 96, w: 196, h: 176, fins: 'near' },
	{ x: 316, w: 232, h: 258, fins: 'near' },
	{ x: 652, w: 250, h: 226, fins: 'near' },
	{ x: 926, w: 176, h: 150, fins: 'near' },
]

/** White halls around the campus lake, mirrored in still water; a slim bridge crosses it. */
export function campusTaylors(scene: Scene) {
	scene.sky(600, 250, 124).clouds([90, 150, 0.8], [930, 130, 1])
	scene.fill('far', ridge(1200, 440, 560, [-10, -50, -90, -40, -60, -100, -50, -20]))
	for (const hall of halls) drawHall(scene, hall)
	scene
		.fill('wall2', rect(548, shore - 150, 104, 18))
		.stroke('near', 4, 'M556 362V380M578 362V380M600 362V380M622 362V380M644 362V380')
		.fill('near', rect(548, shore - 160, 104, 8))
		.fill('leaf', hedge(-20, shore + 2, 130, 5, 60, 3), hedge(1086, shore + 2, 140, 5, 64, 6))
		.fill('leaf2', hedge(60, shore + 4, 470, 18, 22, 4), hedge(670, shore + 4, 480, 18, 22, 9))
	palm(scene, 62, shore + 6, 190, 22)
	palm(scene, 600, shore + 4, 116, -10, 'leaf2')
	palm(scene, 1138, shore + 6, 210, -24)
	lake(scene)
	bridge(scene)
}

function drawHall(scene: Scene, { x, w, h, fins }: Hall) {
	const top = shore - h
	const storeys = Math.floor((h - 34) / 40)
	const bands = range(storeys).map((storey) =>
		line(x + 14, top + 36 + storey * 40, x + w - 14, top + 36 + storey * 40),
	)
	scene
		.fill('wall', rect(x, top, w, h))
		.stroke('water', 22, bands.join(''))
		.stroke(
			'lit',
			22,
			lamps(
				range(storeys).map((storey) => top + 36 + storey * 40),
				x + 18,
				x + w * 0.74,
				{ pitch: 26, pane: 22, every: 3 },
			),
		)
		.stroke(fins, 22, bands.join(''), { dash: '4 22' })
		.fill('wall2', rect(x + w * 0.76, top, w * 0.1, h))
		.fill('near', rect(x - 6, top - 10, w + 12, 12))
}

/** Reflections hang from the shore, broken by pale ripples. */
function lake(scene: Scene) {
	scene
		.fill('wall', rect(0, shore, 1200, 12))
		.fill('water', rect(0, shore + 12, 1200, 288))
		.faded(0.34, () =>
			scene.fill('wall', ...halls.map(({ x, w, h }) => rect(x, shore + 12, w, h * 0.8))),
		)
		.faded(0.5, () => {
			for (const { x, w, h } of halls) {
				const bands = range(Math.floor((h - 34) / 40)).map((storey) =>
					line(
						x + 14,
						shore + h * 0.74 - 20 - storey * 31,
						x + w - 14,
						shore + h * 0.74 - 20 - storey * 31,
					),
				)
				scene.stroke('water2', 17, bands.join(''))
			}
		})
		.stroke('water', 6, 'M0 556H1200M0 598H1200M0 646H1200M0 700H1200')
		.stroke(
			'foam',
			3,
			'M60 560h150M420 556h210M880 562h180M160 604h240M700 600h200M20 652h180M480 648h260M980 652h160',
			{ opacity: 0.7, round: true },
		)
}

/** Low arc across the foreground on paired piers. */
function bridge(scene: Scene) {
	const deck = (x: number) => 726 - 56 * Math.sin((Math.PI * (x + 60)) / 1320)
	const posts = range(25).map((post) =>
		line(post * 50, deck(post * 50) - 34, post * 50, deck(post * 50)),
	)
	const piers = [180, 420, 660, 900, 1140].map((x) =>
		polygon([x - 8, deck(x)], [x + 8, deck(x)], [x + 12, 800], [x - 12, 800]),
	)
	scene
		.fill('near', ...piers)
		.stroke('wall', 18, 'M-60 726Q600 614 1260 726')
		.stroke('wall2', 6, 'M-60 738Q600 626 1260 738')
		.stroke('ink', 3, posts.join(''))
		.stroke('hot', 5, 'M-60 692Q600 580 1260 692')
}

const farShore = 452

/** The café house of the second picture runs from our right towards the far shore. */
const cafeFront = wallFace({ x: 1230, top: 40, base: 770 }, { x: 700, top: 286, base: 500 })

/** Cafés along the lakeside boardwalk as the lamps come on. */
export function campusTaylors2(scene: Scene) {
	scene.sky(420, 262, 128).clouds([60, 150, 0.7], [560, 130, 0.6])
	farBank(scene)
	cafes(scene)
	boardwalk(scene)
	parasolTable(scene, 742, 600, 0.72)
	student(scene, 566, 592, 1.9, { cloth: 'near' })
	studentInHijab(scene, 620, 596, 1.9, { cloth: 'water2', scarf: 'gold' })
	parasolTable(scene, 902, 716, 1.25)
	lampStrings(scene)
}

/** The halls across the water, and the sun's path towards us. */
function farBank(scene: Scene) {
	scene.fill('far', ridge(1200, 400, 470, [-20, -70, -40, -90, -50, -70, -30]))
	for (const [x, w, h] of [
		[96, 120, 96],
		[228, 104, 134],
		[520, 132, 118],
		[664, 90, 88],
	] as const)
		scene.block(x, farShore, w, h, {
			wall: 'wall',
			shade: 'wall2',
			window: 'near',
			columns: 5,
			windowWidth: 0.62,
			windowHeight: 9,
			windowGap: 11,
			lamps: 3,
		})
	scene
		.fill('leaf', hedge(-20, farShore + 4, 820, 24, 34, 4))
		.fill('wall2', rect(0, farShore, 900, 7))
		.fill('water', rect(0, farShore + 7, 1200, 360))
		.faded(0.3, () =>
			scene.fill('wall', rect(96, 462, 120, 44), rect(228, 462, 104, 62), rect(520, 462, 132, 54)),
		)
		.stroke('water', 5, 'M0 476H700M0 492H700M0 510H700')
		.stroke('foam', 3, 'M40 500h130M90 560h150M20 636h110M236 690h90M300 540h90M60 720h110', {
			round: true,
			opacity: 0.7,
		})
		.stroke('sun', 7, 'M330 480h180M362 504h120M344 528h140M380 552h80M366 576h60', { round: true })
}

/** Shopfronts glow under their awnings; a terrace with plants above. */
function cafes(scene: Scene) {
	const { pane, course, post } = cafeFront
	const bays = range(4).map((bay) => bay / 4)
	scene
		.fill('wall', pane(0, 0, 1, 1))
		.fill('wall2', pane(0, 0, 1, 0.06), pane(0, 0.44, 1, 0.5))
		.fill('near', ...bays.map((u) => pane(u + 0.03, 0.16, u + 0.22, 0.4)))
		.fill('lit', ...[0, 0.5].map((u) => pane(u + 0.03, 0.16, u + 0.12, 0.4)))
		.stroke('wall', 6, bays.map((u) => post(u + 0.125, 0.16, 0.4)).join(''))
		.fill('leaf', ...bays.map((u) => pane(u + 0.02, 0.37, u + 0.23, 0.44)))
		.fill('ink', pane(0, 0.5, 1, 1))
		.fill('gold', ...bays.map((u) => pane(u + 0.02, 0.62, u + 0.23, 0.97)))
		.fill('sun2', ...bays.map((u) => pane(u + 0.02, 0.62, u + 0.23, 0.78)))
		.fill('wood', ...bays.map((u) => pane(u + 0.02, 0.86, u + 0.12, 0.97)))
		.fill('ink', ...bays.map((u) => pane(u + 0.118, 0.62, u + 0.128, 0.97)))
		.stroke('ink', 4, course(0.78))
		.fill('near', pane(-0.02, -0.02, 1.03, 0.02))
	for (const u of bays)
		awningOnWall(scene, cafeFront, [u + 0.02, u + 0.23], {
			v: 0.52,
			out: -34 * (1.3 - u),
			cloth: 'leaf',
		})
}

/** Planks between the cafés and the water, a rail along the edge. */
function boardwalk(scene: Scene) {
	const edge = (share: number): Point => [640 - 560 * share, 500 + 320 * share]
	const joints = [0.05, 0.13, 0.24, 0.38, 0.55, 0.76].map((share) => {
		const [x, y] = edge(share)
		return line(x, y, 1210, y)
	})
	const posts = [0.02, 0.12, 0.26, 0.45, 0.7].map((share) => {
		const [x, y] = edge(share)
		return line(x, y, x, y - 26 - 60 * share)
	})
	// what falls out of each shopfront onto the planks
	const pools = range(4).map((bay) => {
		const [nearX, nearY] = cafeFront.point(bay / 4 + 0.02, 1)
		const [farX, farY] = cafeFront.point(bay / 4 + 0.23, 1)
		const out = 210 - bay * 48
		return polygon(
			[nearX, nearY],
			[farX, farY],
			[farX - out * 0.8, farY + 4],
			[nearX - out, nearY + 10],
		)
	})
	scene
		.fill('wood', polygon([640, 500], [700, 500], [1230, 770], [1230, 820], [80, 820]))
		.stroke('wood2', 4, joints.join(''), { opacity: 0.55 })
		.fill('wood2', polygon([640, 500], [80, 820], [40, 820], [626, 500]))
		.faded(0.4, () => scene.fill('sun2', ...pools))
		.stroke('wall', 7, `${posts.join('')}M640 474L80 734`, { round: true })
}

/** Bulbs from the house to two poles at the water's edge. */
function lampStrings(scene: Scene) {
	scene.stroke('ink', 7, 'M528 562V316M262 716V270', { round: true })
	lampString(scene, [528, 316], [742, 296], { sag: 37, bulbs: 5, size: 14 })
	lampString(scene, [262, 272], [1010, 190], { sag: 80, bulbs: 11, size: 18 })
}

function parasolTable(scene: Scene, x: number, y: number, scale: number) {
	const to = (dx: number, dy: number): Point => [x + dx * scale, y + dy * scale]
	scene.faded(0.2, () =>
		scene.fill('ink', ellipse(x + 10 * scale, y + 32 * scale, 110 * scale, 14 * scale)),
	)
	parasol(scene, x, y + 30 * scale, scale)
	scene
		.fill('wall', ellipse(x, y - 26 * scale, 62 * scale, 11 * scale))
		.fill('gold', polygon(to(-26, -48), to(-8, -48), to(-10, -28), to(-24, -28)))
		.stroke(
			'ink',
			5 * scale,
			line(...to(-92, 30), ...to(-92, -44)) +
				line(...to(-58, 30), ...to(-58, 0)) +
				line(...to(92, 30), ...to(92, -44)) +
				line(...to(58, 30), ...to(58, 0)),
			{ round: true },
		)
		.stroke(
			'near',
			10 * scale,
			line(...to(-90, 0), ...to(-56, 0)) + line(...to(56, 0), ...to(90, 0)),
			{ round: true },
		)
}
