// Four dishes of the hawker stalls, each in its own vessel on the same table.
import { leafShape } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, circle, ellipse, line, range, seeded } from '../shapes.ts'
import { cutlery, riceMound, shadow, tableWithRunner, tehTarik } from '../tabletop.ts'

/** Two rounds of flatbread with dhal and sambal on a steel plate. */
export function dishRotiCanai(scene: Scene) {
	tableWithRunner(scene)
	shadow(scene, circle(624, 428, 360))
	scene
		.fill('near', circle(600, 400, 360))
		.fill('wall2', circle(600, 400, 344))
		.stroke('near', 4, circle(600, 400, 312), { opacity: 0.5 })
	flatbread(scene, 636, 506, 190, 3)
	flatbread(scene, 494, 330, 204, 8)
	curryBowl(scene, 772, 278, 128, 'gold', 'sun')
	curryBowl(scene, 388, 586, 84, 'hot2', 'hot')
	scene
		.fill('leaf', ...[-0.6, -1.5, -2.4].map((angle) => leafShape(772, 270, 62, angle, 0.24).body))
		.dots('leaf', 14, [730, 330], [812, 318])
		.dots('gold', 9, [366, 570], [404, 560], [396, 606])
	tehTarik(scene, 1082, 150, 84)
}

/** Rolled into a coil, then beaten flat: the coil stays, and the iron browns its ridges. */
function flatbread(scene: Scene, x: number, y: number, radius: number, seed: number) {
	const random = seeded(seed)
	const turns = 3.2
	const steps = 26
	const coil = range(steps + 1).map((step) => {
		const angle = seed + (step / steps) * turns * Math.PI * 2
		const reach = radius * (0.1 + 0.76 * (step / steps)) * (0.95 + random() * 0.1)
		return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
	})
	const middle = (index: number) => {
		const [ax, ay] = coil[index] ?? [x, y]
		const [bx, by] = coil[index + 1] ?? [ax, ay]
		return at((ax + bx) / 2, (ay + by) / 2)
	}
	const ridges = `M${middle(0)}${coil
		.slice(1, -1)
		.map(([cx, cy], index) => `Q${at(cx, cy)} ${middle(index + 1)}`)
		.join('')}`
	const browned = range(9).map(() => {
		const angle = random() * 7
		const reach = Math.sqrt(random()) * radius * 0.74
		const [cx, cy] = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
		const r = 10 + random() * 16
		return ellipse(cx, cy, r * 1.5, r)
	})
	shadow(scene, circle(x + 10, y + 14, radius))
	scene
		.fill('wood', circle(x, y, radius))
		.fill('gold', circle(x - 3, y - 4, radius * 0.96))
		.fill('sand', circle(x - 5, y - 7, radius * 0.86))
		.stroke('gold', radius * 0.1, ridges, { round: true })
		.stroke('sun', 3, ridges, { round: true, opacity: 0.6 })
		.faded(0.5, () => scene.fill('wood', ...browned))
}

function curryBowl(
	scene: Scene,
	x: number,
	y: number,
	radius: number,
	sauce: 'gold' | 'hot2',
	light: 'sun' | 'hot',
) {
	shadow(scene, circle(x + 10, y + 12, radius))
	scene
		.fill('sail', circle(x, y, radius))
		.stroke('water', 6, circle(x, y, radius * 0.9))
		.fill(sauce, circle(x, y, radius * 0.78))
		.fill(
			light,
			`M${at(x - radius * 0.5, y - radius * 0.2)}q${at(radius * 0.3, -radius * 0.5, radius * 0.9, -radius * 0.2)}q${at(radius * 0.3, radius * 0.4, -radius * 0.1, radius * 0.6)}q${at(-radius * 0.7, radius * 0.2, -radius * 0.8, -radius * 0.4)}z`,
		)
}

/** Rice flooded with curry, fried chicken, okra, an egg and a wafer. */
export function dishNasiKandar(scene: Scene) {
	const x = 600
	const y = 400
	tableWithRunner(scene)
	shadow(scene, circle(x + 22, y + 26, 362))
	scene
		.fill('sail', circle(x, y, 362))
		.stroke('leaf', 9, circle(x, y, 342))
		.fill('wall2', circle(x, y, 292))
	wafer(scene, x + 130, y - 176)
	riceMound(scene, x - 90, y - 66, seeded(4), 1.42)
	// the curry runs over the rice in fingers and pools beside it
	scene
		.fill(
			'wood',
			`M${x + 20} ${y - 196}C${x - 20} ${y - 214} ${x - 96} ${y - 196} ${x - 98} ${y - 172}C${x - 98} ${y - 146} ${x - 50} ${y - 158} ${x - 44} ${y - 138}C${x - 40} ${y - 116} ${x - 136} ${y - 126} ${x - 138} ${y - 100}C${x - 138} ${y - 74} ${x - 66} ${y - 92} ${x - 60} ${y - 68}C${x - 54} ${y - 44} ${x - 124} ${y - 42} ${x - 120} ${y - 18}C${x - 116} ${y + 6} ${x - 60} ${y - 12} ${x - 56} ${y + 14}C${x - 52} ${y + 44} ${x - 150} ${y + 60} ${x - 144} ${y + 110}C${x - 136} ${y + 190} ${x + 10} ${y + 216} ${x + 100} ${y + 206}C${x + 210} ${y + 192} ${x + 272} ${y + 100} ${x + 250} ${y + 10}C${x + 230} ${y - 60} ${x + 150} ${y - 70} ${x + 110} ${y - 110}C${x + 80} ${y - 150} ${x + 70} ${y - 176} ${x + 20} ${y - 196}z`,
		)
		.faded(0.6, () =>
			scene.fill(
				'sun',
				`M${x + 14} ${y - 170}C${x - 10} ${y - 150} ${x + 14} ${y - 110} ${x} ${y - 80}C${x - 20} ${y - 40} ${x + 6} ${y - 10} ${x - 10} ${y + 30}C${x - 30} ${y + 70} ${x - 116} ${y + 70} ${x - 108} ${y + 110}C${x - 96} ${y + 164} ${x + 20} ${y + 186} ${x + 90} ${y + 180}C${x + 180} ${y + 168} ${x + 238} ${y + 90} ${x + 222} ${y + 20}C${x + 204} ${y - 40} ${x + 130} ${y - 50} ${x + 90} ${y - 92}C${x + 60} ${y - 128} ${x + 50} ${y - 160} ${x + 14} ${y - 170}z`,
			),
		)
		.dots(
			'gold',
			13,
			[x - 70, y + 122],
			[x - 20, y + 150],
			[x + 40, y + 166],
			[x + 206, y + 50],
			[x + 30, y - 110],
		)
		.dots(
			'gold',
			7,
			[x - 46, y + 138],
			[x + 66, y + 158],
			[x + 196, y + 76],
			[x + 16, y - 70],
			[x - 90, y + 100],
		)
	drumstick(scene, x + 92, y + 34)
	for (const [dx, dy, angle] of [
		[-236, 92, 0.5],
		[-250, 138, 0.36],
		[-216, 182, 0.22],
	] as const) {
		const pod = leafShape(x + dx, y + dy, 150, angle, 0.12, 0.05)
		scene.fill('leaf', pod.body).stroke('leaf2', 5, pod.rib)
	}
	for (const [dx, dy, turn] of [
		[-70, 220, -16],
		[20, 244, 14],
	] as const)
		scene.turned(turn, x + dx, y + dy, () =>
			scene
				.fill('wood', ellipse(x + dx + 4, y + dy + 6, 50, 38))
				.fill('sail', ellipse(x + dx, y + dy, 50, 38))
				.fill('gold', circle(x + dx + 6, y + dy, 22))
				.fill('sun2', circle(x + dx + 1, y + dy - 5, 9)),
		)
	cutlery(scene, 1030, 230)
}

/** A crisp wafer of lentil flour, blistered by the oil. */
function wafer(scene: Scene, x: number, y: number) {
	shadow(scene, circle(x + 10, y + 12, 112))
	scene
		.fill('gold', circle(x, y, 112))
		.fill('sand', circle(x - 4, y - 4, 102))
		.stroke(
			'gold',
			5,
			circle(x - 30, y - 30, 18) +
				circle(x + 40, y - 44, 24) +
				circle(x + 54, y + 20, 15) +
				circle(x + 4, y - 76, 12),
		)
		.dots(
			'wood',
			8,
			[x - 60, y],
			[x + 10, y - 20],
			[x + 74, y - 20],
			[x + 30, y + 30],
			[x - 30, y - 66],
		)
}

/** A fried leg, crisp and dark at its edges. */
function drumstick(scene: Scene, x: number, y: number) {
	scene.turned(-38, x, y, () => {
		shadow(scene, ellipse(x + 24, y + 22, 150, 74))
		scene
			.stroke('sand', 30, line(x + 90, y, x + 176, y), { round: true })
			.dots('sail', 40, [x + 184, y - 14], [x + 184, y + 14])
			.fill(
				'wood2',
				`M${x - 138} ${y + 4}C${x - 138} ${y - 74} ${x - 40} ${y - 100} ${x + 30} ${y - 60}C${x + 70} ${y - 36} ${x + 100} ${y - 26} ${x + 124} ${y - 20}V${y + 22}C${x + 100} ${y + 26} ${x + 66} ${y + 44} ${x + 26} ${y + 66}C${x - 50} ${y + 98} ${x - 138} ${y + 70} ${x - 138} ${y + 4}z`,
			)
			.fill(
				'wood',
				`M${x - 122} ${y}C${x - 120} ${y - 62} ${x - 40} ${y - 84} ${x + 24} ${y - 48}C${x + 60} ${y - 26} ${x + 84} ${y - 16} ${x + 108} ${y - 12}C${x + 80} ${y + 8} ${x + 60} ${y + 24} ${x + 16} ${y + 42}C${x - 50} ${y + 70} ${x - 122} ${y + 54} ${x - 122} ${y}z`,
			)
			.stroke('gold', 10, `M${x - 92} ${y - 20}q26-36 74-30M${x - 4} ${y - 40}q24 8 40 22`, {
				round: true,
			})
			.dots(
				'wood2',
				11,
				[x - 60, y + 20],
				[x - 20, y - 6],
				[x + 20, y + 14],
				[x - 84, y + 14],
				[x - 30, y + 38],
				[x + 44, y - 6],
			)
	})
}
