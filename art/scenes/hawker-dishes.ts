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

/** Rice flooded with two curries, a fried leg, okra, egg and a wafer: everything touches everything. */
export function dishNasiKandar(scene: Scene) {
	const x = 600
	const y = 400
	tableWithRunner(scene)
	shadow(scene, circle(x + 22, y + 26, 362))
	scene
		.fill('sail', circle(x, y, 362))
		.stroke('leaf', 9, circle(x, y, 342))
		.fill('wall2', circle(x, y, 300))
	wafer(scene, x + 150, y - 150)
	cabbage(scene, x - 176, y + 108)
	pool(scene, x, y)
	riceMound(scene, x - 50, y - 50, seeded(4), 1.5)
	flood(scene, x - 50, y - 50)
	drumstick(scene, x + 128, y + 64)
	okra(scene, x - 212, y - 176)
	for (const [dx, dy, turn] of [
		[-86, 216, -24],
		[26, 236, 12],
	] as const)
		halfEgg(scene, x + dx, y + dy, turn)
	cutlery(scene, 1030, 230)
}

/** What the rice cannot hold runs out around it. */
function pool(scene: Scene, x: number, y: number) {
	const puddle =
		`M${at(x - 190, y + 60)}C${at(x - 250, y - 60, x - 170, y - 210, x - 30, y - 236)}` +
		`C${at(x + 90, y - 250, x + 150, y - 150, x + 214, y - 96)}` +
		`C${at(x + 290, y - 20, x + 270, y + 120, x + 196, y + 176)}` +
		`C${at(x + 110, y + 236, x - 10, y + 196, x - 70, y + 174)}` +
		`C${at(x - 130, y + 152, x - 170, y + 120, x - 190, y + 60)}z`
	scene
		.fill('sun', puddle)
		.dots('gold', 16, [x + 228, y - 20], [x + 40, y + 186], [x - 196, y - 30], [x + 176, y - 96])
		.dots('gold', 9, [x + 244, y + 20], [x + 10, y + 176], [x - 186, y + 6], [x - 130, y - 160])
}

/** Two ladles of curry over the crown of the rice, running down in fingers. */
function flood(scene: Scene, x: number, y: number) {
	scene
		.fill(
			'wood',
			`M${at(x - 20, y - 130)}C${at(x + 60, y - 150, x + 130, y - 110, x + 140, y - 40)}` +
				`C${at(x + 150, y + 20, x + 190, y + 40, x + 170, y + 80)}C${at(x + 150, y + 110, x + 110, y + 60, x + 96, y + 90)}` +
				`C${at(x + 86, y + 130, x + 60, y + 160, x + 40, y + 130)}C${at(x + 24, y + 100, x + 40, y + 60, x + 10, y + 56)}` +
				`C${at(x - 20, y + 52, x - 10, y + 110, x - 40, y + 108)}C${at(x - 72, y + 104, x - 50, y + 40, x - 66, y + 10)}` +
				`C${at(x - 96, y - 40, x - 80, y - 112, x - 20, y - 130)}z`,
		)
		.fill(
			'wood2',
			`M${at(x + 10, y - 100)}C${at(x + 70, y - 112, x + 110, y - 70, x + 112, y - 20)}C${at(x + 114, y + 30, x + 60, y + 40, x + 20, y + 20)}` +
				`C${at(x - 30, y, x - 50, y - 84, x + 10, y - 100)}z`,
		)
		.stroke('sun', 9, `M${at(x - 44, y - 76)}q14-30 44-34M${at(x - 50, y - 30)}q-4 18 6 34`, {
			round: true,
		})
		.dots('sun', 10, [x + 30, y - 60], [x + 76, y - 40], [x + 40, y - 16], [x + 4, y - 40])
}

/** Shreds of cabbage in turmeric. */
function cabbage(scene: Scene, x: number, y: number) {
	const random = seeded(12)
	const shreds = range(26).map(() => {
		const [dx, dy] = [random() * 150 - 75, random() * 90 - 45]
		return `M${at(x + dx, y + dy)}q${at(18, -22 * random(), 40, 10 * random())}`
	})
	scene
		.fill('sun2', ellipse(x, y, 92, 60))
		.stroke('gold', 9, shreds.slice(0, 13).join(''), { round: true })
		.stroke('sail', 7, shreds.slice(13).join(''), { round: true })
		.dots('leaf', 11, [x - 40, y - 14], [x + 24, y + 18], [x + 46, y - 22])
}

function okra(scene: Scene, x: number, y: number) {
	for (const [dx, dy, angle] of [
		[30, -46, 0.6],
		[0, 0, 0.42],
		[-22, 48, 0.24],
	] as const) {
		const pod = leafShape(x + dx, y + dy, 176, angle, 0.13, 0.05)
		scene
			.fill('leaf', pod.body)
			.stroke('leaf2', 5, pod.rib)
			.dots('leaf2', 26, [x + dx + 4, y + dy + 2])
	}
}

function halfEgg(scene: Scene, x: number, y: number, turn: number) {
	scene.turned(turn, x, y, () =>
		scene
			.fill('wood2', ellipse(x + 4, y + 6, 58, 44))
			.fill('sail', ellipse(x, y, 58, 44))
			.fill('gold', circle(x + 6, y, 26))
			.fill('sun', circle(x + 10, y + 3, 17)),
	)
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
				'wood',
				`M${x - 138} ${y + 4}C${x - 138} ${y - 74} ${x - 40} ${y - 100} ${x + 30} ${y - 60}C${x + 70} ${y - 36} ${x + 100} ${y - 26} ${x + 124} ${y - 20}V${y + 22}C${x + 100} ${y + 26} ${x + 66} ${y + 44} ${x + 26} ${y + 66}C${x - 50} ${y + 98} ${x - 138} ${y + 70} ${x - 138} ${y + 4}z`,
			)
			.fill(
				'gold',
				`M${x - 122} ${y}C${x - 120} ${y - 62} ${x - 40} ${y - 84} ${x + 24} ${y - 48}C${x + 60} ${y - 26} ${x + 84} ${y - 16} ${x + 108} ${y - 12}C${x + 80} ${y + 8} ${x + 60} ${y + 24} ${x + 16} ${y + 42}C${x - 50} ${y + 70} ${x - 122} ${y + 54} ${x - 122} ${y}z`,
			)
			.stroke('sun2', 11, `M${x - 92} ${y - 20}q26-36 74-30M${x - 4} ${y - 40}q24 8 40 22`, {
				round: true,
			})
			.dots(
				'wood',
				13,
				[x - 60, y + 20],
				[x - 20, y - 6],
				[x + 20, y + 14],
				[x - 84, y + 14],
				[x - 30, y + 38],
				[x + 44, y - 6],
			)
	})
}
