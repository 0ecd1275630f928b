import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { ellipse, hedge, line, type Point, polygon, range, rect, star } from '../shapes.ts'

/** The bowed glass front and the atrium drum at Technology Park Malaysia. */
export function campusApu(scene: Scene) {
	const ground = 606
	scene.sky(330, 286, 130).clouds([740, 130, 0.9], [1010, 210, 0.6], [40, 170, 0.6])
	scene.skyline(
		ground,
		[
			[20, 64, 190],
			[96, 56, 262],
			[1040, 60, 236],
			[1112, 84, 168],
		],
		{ wall: 'far', shade: 'mid', opacity: 0.6, windowGap: 9 },
	)
	scene.fill('leaf', hedge(-20, ground, 240, 6, 60, 3), hedge(990, ground, 240, 6, 56, 6))
	bowedWings(scene, ground)
	atriumDrum(scene, 600, ground)
	plaza(scene, ground)
	palm(scene, 236, 652, 250, 22)
	palm(scene, 1004, 646, 226, -24)
	palm(scene, 1106, 630, 170, 18, 'leaf2')
	scene.fill('leaf2', hedge(150, 660, 170, 6, 22, 4), hedge(930, 656, 240, 8, 22, 7))
}

/** Where someone works late: floor and bay. */
const litBays: readonly Point[] = [
	[0, 1],
	[0, 2],
	[0, 7],
	[0, 18],
	[0, 22],
	[1, 4],
	[1, 17],
	[1, 19],
	[1, 20],
	[1, 24],
	[2, 2],
	[2, 8],
	[2, 16],
	[2, 21],
	[3, 6],
	[3, 18],
	[3, 23],
]

/** Four storeys: the higher the floor, the more its edge bows towards the middle. */
function bowedWings(scene: Scene, ground: number) {
	const floor = (level: number) => {
		const ends = ground - level * 62
		return { ends, crown: ends - level * 24 }
	}
	const edge = (level: number) =>
		`M150 ${floor(level).ends}Q600 ${floor(level).crown} 1050 ${floor(level).ends}`
	const mullions = range(26).map((index) => {
		const x = 167 + index * 34.6
		const roof = 310 + 48 * ((x - 600) / 450) ** 2
		return line(x, roof, x, ground)
	})
	// an upright pane between two mullions, from one floor to the next
	const pane = (level: number, bay: number) => {
		const x = 184 + bay * 34.6
		const bow = (at: number) => floor(at).ends - at * 12 * (1 - ((x - 600) / 450) ** 2)
		return line(x, bow(level) - 10, x, bow(level + 1) + 10)
	}
	scene
		.fill('water', `${edge(4)}V${ground}H150z`)
		.fill(
			'water2',
			`M740 ${ground}V${floor(4).ends - 34}Q900 ${floor(4).ends - 27} 1050 ${floor(4).ends}V${ground}z`,
		)
		.fill(
			'foam',
			polygon([196, 520], [300, 360], [340, 352], [236, 520]),
			polygon([270, 520], [366, 348], [380, 346], [290, 520]),
		)
		.stroke('lit', 32, litBays.map(([level, bay]) => pane(level, bay)).join(''))
		.stroke('near', 3, mullions.join(''), { opacity: 0.5 })
	for (const level of range(4)) scene.stroke('wall', 20, edge(level + 1))
	scene
		.stroke('ink', 7, 'M150 344Q600 248 1050 344')
		.fill('wall', rect(142, 352, 16, ground - 352), rect(1042, 352, 16, ground - 352))
}

function atriumDrum(scene: Scene, x: number, ground: number) {
	const columns = [-104, -88, -62, -32, 0, 32, 62, 88, 104].map((dx) =>
		line(x + dx, 226, x + dx, ground),
	)
	const rings = range(6).map((ring) => `M${x - 110} ${286 + ring * 54}q110 22 220 0`)
	scene
		.fill('water', rect(x - 110, 220, 220, ground - 220))
		.fill('foam', rect(x - 88, 220, 44, ground - 220))
		.fill('water2', rect(x + 40, 220, 70, ground - 220))
		.fill(
			'lit',
			...[298, 352, 406, 460].map((y, ring) => {
				const from = [-62, -32, 0, -88][ring] ?? 0
				return `M${x + from} ${y}h${ring === 3 ? 56 : 62}v38h-${ring === 3 ? 56 : 62}z`
			}),
		)
		.stroke('near', 3, columns.join(''))
		.stroke('lit', 5, rings.join(''))
		.fill('ink', ellipse(x, 224, 150, 26))
		.fill('hot', `M${x - 150} 222a150 26 0 0 0 300 0v14a150 26 0 0 1-300 0z`)
		.fill('wall', ellipse(x, 216, 136, 18))
		.stroke('near', 5, line(x, 216, x, 130))
		.fill('hot', polygon([x + 2, 132], [x + 58, 144], [x + 2, 158]))
		.fill('ink', rect(x - 66, ground - 96, 132, 96))
		.fill('lit', rect(x - 56, ground - 86, 52, 86), rect(x + 4, ground - 86, 52, 86))
		.fill('gold', rect(x - 96, ground - 108, 192, 14))
}

/** Broad steps, then paving that leads to the door. */
function plaza(scene: Scene, ground: number) {
	scene
		.fill('wall2', rect(0, ground, 1200, 200))
		.fill('wall', polygon([470, ground], [730, ground], [900, 800], [300, 800]))
	for (const step of range(3))
		scene.fill(
			step % 2 ? 'wall2' : 'hi',
			rect(430 - step * 22, ground + step * 13, 340 + step * 44, 13),
		)
	scene
		.stroke('far', 2.5, 'M0 690H1200M0 742H1200M120 646L-60 800M1080 646L1260 800')
		.fill(
			'gold',
			...range(3).map((index) =>
				star(600, ground + 66 + index * 34 + index * index * 4, 10 + index * 4),
			),
		)
}
