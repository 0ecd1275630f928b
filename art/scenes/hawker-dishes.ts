// Four dishes of the hawker stalls, each in its own vessel on the same table.
import { leafShape } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, circle, ellipse, line, type Point, range, roundRect, seeded } from '../shapes.ts'
import { cutlery, plate, riceMound, shadow, spoon, tableWithRunner, tehTarik } from '../tabletop.ts'

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

/** Rice noodles in sour fish broth, herbs and chilli on top. */
export function dishAsamLaksa(scene: Scene) {
	const x = 650
	const y = 400
	tableWithRunner(scene)
	shadow(scene, circle(x + 26, y + 32, 320))
	scene
		.fill('water2', circle(x, y, 320))
		.fill('sail', circle(x, y, 300))
		.stroke('water', 12, circle(x, y, 282), { dash: '24 18' })
		.fill('wood2', circle(x, y, 258))
		.fill('wood', circle(x - 4, y - 6, 246))
	const noodles = range(9).map((index) => {
		const left = x - 190 + index * 12
		const top = y - 90 + index * 24
		return `M${at(left, top)}C${at(left + 90, top - 90 + index * 6, left + 170, top + 90, left + 300 - index * 10, top - 20 + index * 4)}`
	})
	scene
		.stroke('wood2', 19, noodles.join(''), { round: true, opacity: 0.5 })
		.stroke('sail', 14, noodles.join(''), { round: true })
		.stroke('wall2', 3, noodles.join(''), { round: true })
	// fish, pineapple, cucumber, onion
	scene
		.fill(
			'sand',
			`M${x - 40} ${y - 30}l70-34l52 26l-20 50l-80 10z`,
			`M${x + 60} ${y + 10}l56-10l22 44l-60 22z`,
		)
		.stroke(
			'wood',
			4,
			`M${x - 10} ${y - 34}l60 6M${x - 20} ${y - 14}l80 2M${x + 76} ${y + 30}l44-8`,
			{ round: true },
		)
		.fill('gold', `M${x + 110} ${y - 150}l70 40l-64 30z`, `M${x + 40} ${y - 190}l74 10l-40 52z`)
		.stroke(
			'leaf',
			13,
			`M${x - 190} ${y + 30}l90 60M${x - 180} ${y + 70}l80 46M${x - 150} ${y + 112}l70 30M${x - 196} ${y - 4}l60 46`,
			{ round: true },
		)
		.stroke(
			'foam',
			5,
			`M${x - 190} ${y + 30}l90 60M${x - 180} ${y + 70}l80 46M${x - 150} ${y + 112}l70 30`,
			{ round: true },
		)
		.stroke(
			'hot',
			7,
			`${circle(x + 60, y + 150, 34)}${circle(x + 60, y + 150, 20)}${circle(x + 120, y + 120, 28)}`,
		)
	chillies(scene, [
		[x - 90, y - 150],
		[x - 40, y - 180],
		[x - 130, y - 110],
		[x + 170, y + 40],
		[x + 10, y + 110],
	])
	const mint = [
		[-0.4, 96],
		[-1.3, 104],
		[-2.2, 100],
		[-3.1, 92],
		[0.7, 80],
	] as const
	for (const [angle, length] of mint) {
		const leaf = leafShape(x - 10, y - 70, length, angle, 0.28)
		scene.fill('leaf', leaf.body).stroke('leaf2', 4, leaf.rib)
	}
	spoon(scene, 1080, 300, 16)
	scene.stroke('wood2', 10, line(930, 96, 1180, 44) + line(936, 126, 1186, 84), { round: true })
}

function chillies(scene: Scene, places: Point[]) {
	scene
		.dots('hot', 34, ...places)
		.dots('sand', 19, ...places)
		.dots('hot2', 8, ...places)
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

/** Shaved ice, pandan jelly, palm sugar and coconut milk in a glass bowl. */
export function dishCendol(scene: Scene) {
	const x = 640
	const y = 390
	const random = seeded(21)
	tableWithRunner(scene)
	shadow(scene, ellipse(x + 30, y + 44, 330, 318))
	scene
		.fill('wood', circle(x, y, 318))
		.stroke('wood2', 5, circle(x, y, 300) + circle(x, y, 276))
		.fill('water', circle(x, y, 250))
		.fill('foam', circle(x, y, 238))
		.fill('sail', circle(x, y, 214))
		.fill(
			'wall2',
			`M${x - 190} ${y + 60}C${x - 150} ${y + 190} ${x + 110} ${y + 230} ${x + 190} ${y + 70}C${x + 120} ${y + 130} ${x - 80} ${y + 140} ${x - 190} ${y + 60}z`,
		)
	// ice heaped to the middle, palm sugar poured over it
	const blob = (radii: number[], top: number) => {
		const corners = radii.map((radius, index): Point => {
			const angle = (index / radii.length) * Math.PI * 2
			return [x + radius * Math.cos(angle), top + radius * Math.sin(angle) * 0.9]
		})
		const middle = (index: number) => {
			const [ax, ay] = corners[index % corners.length] ?? [x, top]
			const [bx, by] = corners[(index + 1) % corners.length] ?? [x, top]
			return at((ax + bx) / 2, (ay + by) / 2)
		}
		return `M${middle(corners.length - 1)}${corners.map(([cx, cy], index) => `Q${at(cx, cy)} ${middle(index)}`).join('')}z`
	}
	const crystals = range(40).map(() => {
		const angle = random() * Math.PI * 2
		const reach = 96 + random() * 60
		return `M${at(x + reach * Math.cos(angle), y - 20 + reach * Math.sin(angle) * 0.9)}l${at(13, -9)}l${at(11, 11)}`
	})
	scene
		.fill('foam', circle(x, y - 14, 168))
		.fill('sail', circle(x - 4, y - 22, 158))
		.stroke('water', 4, crystals.join(''), { round: true, opacity: 0.5 })
		.fill('wood2', blob([130, 84, 122, 76, 140, 86, 118, 78, 136, 80, 112, 74], y - 34))
		.fill('wood', blob([92, 64, 84, 58, 96, 62, 82, 60, 94, 60, 80, 56], y - 42))
		.stroke('gold', 7, `M${x - 44} ${y - 64}q30-34 76-18`, { round: true })
	const worms = range(44).map((index) => {
		const angle = 0.1 + (index / 44) * 4.4 - 0.6
		const reach = 138 + random() * 60
		const wx = x - 14 + reach * Math.cos(angle)
		const wy = y + reach * Math.sin(angle)
		return `M${at(wx, wy)}q${at(10, -16 + random() * 32, 26, -6 + random() * 12)}`
	})
	scene
		.stroke('leaf2', 19, worms.join(''), { round: true })
		.stroke('leaf', 12, worms.join(''), { round: true })
	const beans: Point[] = [
		[-150, -20],
		[-166, 20],
		[-128, 10],
		[-140, 54],
		[-110, -10],
		[-174, -14],
		[-106, 36],
	].map(([dx = 0, dy = 0]): Point => [x + dx, y + dy])
	scene
		.dots('hot2', 32, ...beans)
		.dots('hot', 9, ...beans.map(([bx, by]): Point => [bx - 6, by - 6]))
	spoon(scene, 1040, 320, -14)
	// a jug of palm sugar
	shadow(scene, circle(1092, 150, 84))
	scene
		.fill('sail', circle(1076, 132, 84), 'M1034 60L948 58L994 126z')
		.fill('wood2', circle(1076, 132, 66))
		.fill('wood', ellipse(1064, 118, 34, 22))
}
