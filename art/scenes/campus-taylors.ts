import type { Slot } from '../palettes.ts'
import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { hedge, line, polygon, range, rect, ridge } from '../shapes.ts'

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
		.fill('hot', rect(548, shore - 160, 104, 8))
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
		.stroke('lit', 22, bands.join(''), { dash: '16 62 16 128' })
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
