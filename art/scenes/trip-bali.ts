import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, circle, hedge, line, polygon, range, rect, ridge } from '../shapes.ts'

/** A contour of the valley: two spurs come forward, the middle lies back. */
type Contour = { y: number; swing: number; shift: number }

const half = 370
const spur = 220

const heightAt = ({ y, swing, shift }: Contour, x: number) =>
	y + swing * Math.cos((Math.PI * (x - spur - shift)) / half)

/** The contour from edge to edge. */
function edge({ y, swing, shift }: Contour) {
	const start = spur + shift - half
	const bends = range(4).map((bend) => {
		const from = bend % 2 ? y + swing : y - swing
		const to = bend % 2 ? y - swing : y + swing
		const x = start + bend * half
		return `C${at(x + half * 0.364, from, x + half * 0.636, to, x + half, to)}`
	})
	return `M${at(start, y - swing)}${bends.join('')}`
}

const treads: readonly (readonly [Contour, front: Contour])[] = range(6).map((step) => {
	const contour = (rise: number): Contour => ({
		y: 446 + step * 38 + step * step * 7 + rise,
		swing: 10 + step * 9 + rise * 0.1,
		shift: step * 16 - 30,
	})
	return [contour(0), contour(26 + step * 8)]
})

/** Paddies between two dykes: tread, from, to; flooded or ripe. */
const paddies = [
	[0, 240, 520, 'foam'],
	[1, 560, 830, 'foam'],
	[2, 120, 400, 'foam'],
	[2, 900, 1220, 'gold'],
	[3, 700, 980, 'foam'],
	[4, -20, 260, 'foam'],
	[4, 560, 800, 'gold'],
	[5, 300, 640, 'foam'],
] as const

/** Ubud: rice terraces stepping down the valley under the volcano, a split gate at their head. */
export function tripBali(scene: Scene) {
	scene.sky(800, 200, 104).clouds([120, 120, 0.9], [980, 300, 0.6])
	scene
		.fill(
			'far',
			'M-40 470C170 420 290 280 392 170L414 156L438 172L456 164L478 184C580 300 720 430 960 470z',
		)
		.fill('mid', ridge(1200, 430, 560, [-70, -40, -10, 10, 0, -30, -60, -100]))
	for (const [x, h, lean] of [
		[270, 150, 12],
		[350, 190, -14],
		[880, 170, 14],
		[960, 220, -18],
	] as const)
		palm(scene, x, 446, h, lean, 'ink')
	scene.fill('leaf2', hedge(-20, 450, 500, 13, 46, 3), hedge(720, 450, 500, 13, 50, 6))
	splitGate(scene, 600, 448)
	for (const [step, [back, front]] of treads.entries()) terrace(scene, step, back, front)
	farmer(scene, 486, 632)
}

function terrace(scene: Scene, step: number, back: Contour, front: Contour) {
	const down = `V${810}H-200z`
	scene.fill(step % 2 ? 'leaf' : 'mid', `${edge(back)}${down}`)
	for (const [tread, from, to, crop] of paddies) {
		if (tread !== step) continue
		const samples = range(9).map((index) => from + ((to - from) * index) / 8)
		const field = [
			...samples.map((x) => at(x, heightAt(back, x) + 4)),
			...samples.toReversed().map((x) => at(x + 8, heightAt(front, x + 8))),
		]
		scene.fill(crop, `M${field.join('L')}z`)
	}
	const rows = [0.34, 0.68].map((share) => {
		const { y, swing, shift } = back
		return edge({
			y: y + (front.y - y) * share,
			swing: swing + (front.swing - swing) * share,
			shift,
		})
	})
	scene
		.stroke('leaf2', 2 + step * 0.6, rows.join(''), {
			dash: `${2 + step} ${9 + step * 2} ${8 + step * 2} ${7 + step * 2}`,
			round: true,
			opacity: 0.7,
		})
		.fill('leaf2', `${edge(front)}${down}`)
		.stroke('sand', 3 + step * 0.6, edge(front))
}

/** Candi bentar: one tower cut down the middle, its halves drawn apart; a bamboo pole bows on either side. */
function splitGate(scene: Scene, x: number, base: number) {
	const tiers = [
		[78, 0],
		[78, 28],
		[64, 28],
		[64, 66],
		[74, 66],
		[70, 78],
		[52, 78],
		[52, 104],
		[60, 104],
		[56, 116],
		[40, 116],
		[40, 138],
		[46, 138],
		[43, 148],
		[30, 148],
		[26, 186],
	] as const
	for (const side of [-1, 1]) {
		const inner = x + side * 22
		const outline = tiers.map(([reach, up]) => at(x + side * (reach + 8), base - up))
		scene
			.fill('wood2', `M${at(inner, base)}L${outline.join('L')}L${at(inner, base - 176)}z`)
			.fill('wood', rect(inner, base - 160, side * 16, 160))
			.stroke(
				'gold',
				4,
				[28, 66, 104, 138]
					.map((up) => line(inner, base - up, x + side * (68 - up * 0.24), base - up))
					.join(''),
			)
		const pole = x + side * 128
		scene
			.stroke(
				'gold',
				5,
				`M${pole} ${base}C${pole} ${base - 160} ${pole - side * 6} ${base - 250} ${pole - side * 64} ${base - 240}q${at(-side * 10, 14, -side * 8, 40)}`,
				{ round: true },
			)
			.fill(
				'hot',
				polygon(
					[pole - side * 62, base - 200],
					[pole - side * 72, base - 170],
					[pole - side * 84, base - 200],
				),
			)
	}
	scene.fill(
		'wall2',
		polygon([x - 22, base - 16], [x + 22, base - 16], [x + 40, base + 10], [x - 40, base + 10]),
	)
}

function farmer(scene: Scene, x: number, feet: number) {
	scene
		.fill(
			'ink',
			`M${x - 15} ${feet}L${x - 12} ${feet - 52}Q${x} ${feet - 66} ${x + 12} ${feet - 52}L${x + 15} ${feet}H${x + 5}L${x} ${feet - 26}L${x - 5} ${feet}z`,
		)
		.fill('wood', circle(x, feet - 68, 10))
		.fill('gold', polygon([x - 32, feet - 68], [x, feet - 96], [x + 32, feet - 68]))
		.stroke('wood2', 5, line(x + 24, feet, x + 14, feet - 88), { round: true })
}
