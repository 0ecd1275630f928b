// Four dishes of the hawker stalls, each in its own vessel on the same table.
import { leafShape } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, circle, ellipse, line, type Point, range, roundRect, seeded } from '../shapes.ts'
import { cutlery, plate, riceMound, shadow, tableWithRunner, tehTarik } from '../tabletop.ts'

/** Flatbread torn from its folds, dhal and sambal on a steel tray. */
export function dishRotiCanai(scene: Scene) {
	tableWithRunner(scene)
	shadow(scene, roundRect(374, 166, 660, 520, 60))
	scene
		.fill('near', roundRect(350, 136, 660, 520, 60))
		.fill('wall2', roundRect(366, 152, 628, 488, 48))
		.stroke('near', 4, roundRect(390, 176, 580, 440, 34), { opacity: 0.5 })
	flatbread(scene, 640, 330, 168, 3)
	flatbread(scene, 540, 452, 160, 8)
	curryBowl(scene, 852, 272, 104, 'gold', 'sun')
	curryBowl(scene, 846, 508, 92, 'hot2', 'hot')
	scene
		.fill('leaf', ...[-0.6, -1.5, -2.4].map((angle) => leafShape(852, 262, 52, angle, 0.24).body))
		.dots('leaf', 14, [820, 320], [890, 310])
		.dots('gold', 10, [820, 490], [866, 476], [858, 534])
	tehTarik(scene, 1082, 118, 84)
}

function flatbread(scene: Scene, x: number, y: number, radius: number, seed: number) {
	const random = seeded(seed)
	const edge = range(18).map((index) => {
		const angle = (index * Math.PI) / 9
		const reach = radius * (0.93 + random() * 0.12)
		return at(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
	})
	const folds = [0.82, 0.62, 0.42, 0.22].map((share, index) => {
		const r = radius * share
		return `M${at(x - r, y + index * 6)}a${at(r, r * 0.92)} 0 0 1 ${at(r * 1.7, -r * 0.5)}M${at(x + r, y + 8)}a${at(r, r * 0.9)} 0 0 1 ${at(-r * 1.5, r * 0.62)}`
	})
	const char = range(22).map((): Point => {
		const angle = random() * 7
		const reach = Math.sqrt(random()) * radius * 0.82
		return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
	})
	shadow(scene, circle(x + 10, y + 14, radius * 0.98))
	scene
		.fill('wood', `M${edge.join('L')}z`)
		.fill('gold', circle(x, y, radius * 0.93))
		.fill('sand', circle(x - 6, y - 8, radius * 0.8))
		.stroke('gold', 9, folds.join(''), { round: true })
		.stroke('wood', 3, folds.join(''), { round: true, opacity: 0.6 })
		.dots('wood', 15, ...char.slice(0, 13))
		.dots('wood2', 9, ...char.slice(13))
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

/** Rice under several curries, fried chicken, okra and an egg. */
export function dishNasiKandar(scene: Scene) {
	const x = 640
	const y = 404
	tableWithRunner(scene)
	plate(scene, x, y, 330)
	scene.fill(
		'gold',
		`M${x - 226} ${y + 20}C${x - 240} ${y - 120} ${x - 120} ${y - 230} ${x + 20} ${y - 220}S${x + 240} ${y - 100} ${x + 220} ${y + 40}S${x + 60} ${y + 240} ${x - 60} ${y + 220}S${x - 214} ${y + 120} ${x - 226} ${y + 20}z`,
	)
	riceMound(scene, x - 50, y - 50, seeded(4))
	// the curries flow into each other
	scene
		.fill(
			'wood',
			`M${x - 20} ${y - 190}C${x + 60} ${y - 220} ${x + 190} ${y - 160} ${x + 196} ${y - 70}S${x + 120} ${y - 10} ${x + 60} ${y - 40}S${x - 20} ${y - 60} ${x - 30} ${y - 110}S${x - 60} ${y - 170} ${x - 20} ${y - 190}z`,
		)
		.fill('wood2', `M${x + 40} ${y - 150}q60-30 110 30q10 50-40 40q-60-4-80-40q-6-20 10-30z`)
		.fill(
			'hot2',
			`M${x - 190} ${y + 20}C${x - 150} ${y - 10} ${x - 90} ${y + 40} ${x - 50} ${y + 60}S${x - 60} ${y + 150} ${x - 120} ${y + 130}S${x - 220} ${y + 60} ${x - 190} ${y + 20}z`,
		)
		.stroke('hot', 9, `M${x - 170} ${y + 46}q40-10 80 36M${x - 150} ${y + 84}q30-4 60 26`, {
			round: true,
		})
		.stroke('gold', 8, `M${x + 40} ${y - 176}q60-16 120 60M${x + 20} ${y - 80}q50 30 110 10`, {
			round: true,
		})
	drumstick(scene, x + 96, y + 52)
	const okra = [
		[-150, -130, 0.5],
		[-176, -96, 0.6],
		[-128, -164, 0.4],
	] as const
	for (const [dx, dy, angle] of okra) {
		const pod = leafShape(x + dx - 40, y + dy - 10, 110, angle, 0.13, 0.05)
		scene.fill('leaf', pod.body).stroke('leaf2', 4, pod.rib)
	}
	for (const [dx, dy] of [
		[-30, 156],
		[44, 176],
	] as const)
		scene.fill('sail', ellipse(x + dx, y + dy, 42, 34)).fill('sun', circle(x + dx, y + dy, 19))
	scene
		.dots('leaf', 15, [x + 70, y - 110], [x + 130, y - 60], [x + 20, y - 130])
		.dots('hot', 12, [x + 100, y - 130], [x + 150, y - 100])
	cutlery(scene, 1040, 230)
}

/** A fried leg, crisp and dark at its edges. */
function drumstick(scene: Scene, x: number, y: number) {
	shadow(scene, ellipse(x + 12, y + 14, 86, 66))
	scene
		.stroke('sand', 22, line(x + 40, y + 40, x + 84, y + 82), { round: true })
		.dots('sail', 34, [x + 94, y + 74], [x + 78, y + 92])
		.fill(
			'wood2',
			`M${x - 80} ${y - 20}C${x - 70} ${y - 90} ${x + 30} ${y - 90} ${x + 60} ${y - 30}S${x + 90} ${y + 60} ${x + 60} ${y + 72}S${x - 90} ${y + 60} ${x - 80} ${y - 20}z`,
		)
		.fill(
			'wood',
			`M${x - 66} ${y - 20}C${x - 56} ${y - 74} ${x + 22} ${y - 76} ${x + 46} ${y - 26}S${x + 66} ${y + 44} ${x + 46} ${y + 54}S${x - 74} ${y + 44} ${x - 66} ${y - 20}z`,
		)
		.stroke(
			'gold',
			8,
			`M${x - 40} ${y - 28}q24-30 54-14M${x - 30} ${y + 6}q30 14 56-6M${x} ${y + 34}q20 2 30-8`,
			{ round: true },
		)
		.dots('wood2', 9, [x - 20, y - 8], [x + 26, y - 4], [x - 44, y + 10], [x + 8, y + 20])
}
