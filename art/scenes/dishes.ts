import type { Scene } from '../scene.ts'
import { at, circle, ellipse, line, type Point, range, seeded } from '../shapes.ts'
import {
	cucumber,
	cutlery,
	plate,
	riceMound,
	shadow,
	tableWithRunner,
	tehTarik,
} from '../tabletop.ts'

export function dishNasiLemak(scene: Scene) {
	const x = 600
	const y = 400
	const random = seeded(9)
	tableWithRunner(scene)
	plate(scene, x, y, 346)
	bananaLeaf(scene, x, y)
	riceMound(scene, x - 34, y - 56, random)
	sambal(scene, x, y)
	for (const [eggX, eggY, turn] of [
		[x + 70, y + 112, -24],
		[x + 150, y + 78, 20],
	] as const)
		scene.turned(turn, eggX, eggY, () =>
			scene
				.fill('wall2', ellipse(eggX + 4, eggY + 6, 44, 58))
				.fill('sail', ellipse(eggX, eggY, 44, 58))
				.fill('gold', circle(eggX, eggY + 10, 25))
				.fill('sun2', circle(eggX - 6, eggY + 4, 10)),
		)
	for (const [dx, dy] of [
		[-150, 56],
		[-112, 96],
		[-64, 124],
	] as const)
		cucumber(scene, [x + dx, y + dy], 42)

	const anchovies = range(15).map(() => {
		const angle = random() * Math.PI
		const from = at(x - 44 + random() * 120, y + 158 + random() * 40)
		const bend = at(14 * Math.cos(angle) - 4, 14 * Math.sin(angle) - 6)
		return `M${from}q${bend} ${at(28 * Math.cos(angle), 20 * Math.sin(angle))}`
	})
	const peanuts: Point[] = [
		[x - 148, y - 150],
		[x - 126, y - 170],
		[x - 168, y - 126],
		[x - 110, y - 150],
		[x - 138, y - 126],
		[x - 176, y - 98],
	]
	scene
		.stroke('wood2', 5.5, anchovies.join(''), { round: true })
		.stroke('gold', 1.8, anchovies.join(''), { round: true })
		.dots('wood', 19, ...peanuts)
		.dots('gold', 7, ...peanuts.map(([px, py]): Point => [px - 4, py - 4]))
	cutlery(scene, 1028, 250)
	tehTarik(scene, 1066, 130, 92)
}

function bananaLeaf(scene: Scene, x: number, y: number) {
	const veins = range(9).map((index) => {
		const place = index - 4
		const stemX = x + place * 50
		const stemY = y + 8 - place * 16
		const outer = place > 2
		return (
			line(
				stemX,
				stemY,
				stemX + (outer ? 30 : 60),
				stemY - 190 + place * place * 6.5 + (outer ? 24 : 0),
			) + line(stemX, stemY, stemX - 10, stemY + 190 - Math.abs(place) * 16)
		)
	})
	scene
		.fill(
			'leaf',
			`M${x - 236} ${y + 88}C${x - 250} ${y - 90} ${x - 120} ${y - 236} ${x + 40} ${y - 240}` +
				`C${x + 180} ${y - 236} ${x + 256} ${y - 140} ${x + 244} ${y - 30}` +
				`C${x + 236} ${y + 130} ${x + 100} ${y + 236} ${x - 40} ${y + 238}` +
				`C${x - 150} ${y + 236} ${x - 226} ${y + 180} ${x - 236} ${y + 88}z`,
		)
		.stroke('leaf2', 7, `M${x - 236} ${y + 92}Q${x} ${y + 10} ${x + 242} ${y - 60}`)
		.stroke('leaf2', 3, veins.join(''), { opacity: 0.55 })
}

function sambal(scene: Scene, x: number, y: number) {
	scene
		.fill(
			'hot2',
			`M${x + 84} ${y - 96}C${x + 150} ${y - 130} ${x + 214} ${y - 70} ${x + 196} ${y - 6}` +
				`C${x + 190} ${y + 46} ${x + 120} ${y + 60} ${x + 86} ${y + 24}C${x + 60} ${y - 6} ${x + 54} ${y - 76} ${x + 84} ${y - 96}z`,
		)
		.fill(
			'hot',
			`M${x + 92} ${y - 84}C${x + 140} ${y - 112} ${x + 190} ${y - 70} ${x + 178} ${y - 24}` +
				`C${x + 160} ${y + 14} ${x + 118} ${y + 24} ${x + 96} ${y - 4}C${x + 78} ${y - 30} ${x + 76} ${y - 70} ${x + 92} ${y - 84}z`,
		)
		.stroke('gold', 5, `M${x + 104} ${y - 52}q26-22 50-4M${x + 112} ${y - 22}q20 14 42-4`, {
			round: true,
		})
		.dots('sail', 5, [x + 128, y - 74], [x + 160, y - 40], [x + 120, y - 2])
}

/** Seven skewers fanned out on a round of banana leaf, the sauce where they meet. */
export function dishSatay(scene: Scene) {
	const x = 600
	const y = 400
	tableWithRunner(scene)
	shadow(scene, circle(x + 22, y + 26, 366))
	scene
		.fill('wood', circle(x, y, 366))
		.stroke('wood2', 6, circle(x, y, 350))
		.fill('leaf', circle(x, y, 330))
	const veins = range(13).map((index) => {
		const from = (index - 6) * 50
		const reach = Math.sqrt(Math.max(0, 1 - ((from + 20) / 330) ** 2)) * 322
		return line(x + from, y, x + from + 20, y - reach) + line(x + from, y, x + from + 20, y + reach)
	})
	scene.stroke('leaf2', 3, veins.join('') + line(x - 326, y, x + 326, y), { opacity: 0.5 })
	skewers(scene, x, y + 250)
	peanutSauce(scene, x + 10, y + 196)
	for (const [dx, dy] of [
		[-176, 166],
		[-226, 120],
		[-150, 230],
	] as const)
		cucumber(scene, [x + dx, y + dy], 38)
	for (const [dx, dy] of [
		[186, 170],
		[238, 128],
		[172, 232],
	] as const)
		scene
			.fill('hot2', `M${x + dx - 34} ${y + dy + 12}q34-60 68 0q-34 36-68 0z`)
			.stroke('sail', 4, `M${x + dx - 18} ${y + dy + 8}q18-26 36 0`)
}

/** The meat is a dashed stroke laid three times for its charred edge. */
function skewers(scene: Scene, x: number, y: number) {
	const along = (from: number, to: number, shift = 0) =>
		range(7)
			.map((index) => {
				const angle = (-90 + (index - 3) * 13.5) * (Math.PI / 180)
				const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
				const [sideX, sideY] = [-dy * shift, dx * shift]
				return line(
					x + dx * from + sideX,
					y + dy * from + sideY,
					x + dx * to + sideX,
					y + dy * to + sideY,
				)
			})
			.join('')
	scene
		.stroke('sand', 8, along(140, 516), { round: true })
		.stroke('wood2', 50, along(252, 482), { dash: '14 58', round: true })
		.stroke('wood', 40, along(250, 482), { dash: '16 56', round: true })
		.stroke('wood2', 32, along(242, 490), { dash: '4.5 12 4.5 51' })
		.stroke('gold', 5, along(248, 482, 11), { dash: '14 58', round: true })
}

function peanutSauce(scene: Scene, x: number, y: number) {
	shadow(scene, circle(x + 10, y + 12, 104))
	scene
		.fill('sail', circle(x, y, 104))
		.stroke('water', 6, circle(x, y, 94))
		.fill('wood', circle(x, y, 82))
		.fill('gold', `M${x - 66} ${y - 22}q40-50 100-28q40 26 30 62q-40 44-86 22q-50-10-44-56z`)
		.dots(
			'wood2',
			9,
			[x - 26, y - 20],
			[x + 14, y - 34],
			[x + 30, y + 6],
			[x - 10, y + 24],
			[x - 36, y + 8],
		)
		.stroke('hot', 6, `M${x - 40} ${y + 36}q30 20 62-6`, { round: true })
}
