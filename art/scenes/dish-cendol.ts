import { leafShape } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, circle, ellipse, line, type Point, range, rect, seeded } from '../shapes.ts'
import { shadow } from '../tabletop.ts'

// Seen from the table's edge: its layers show through the glass.
const x = 600

/** Shaved ice over green jelly in coconut milk, palm sugar sunk to the foot of the glass. */
export function dishCendol(scene: Scene) {
	scene
		.fill('sky', rect(0, 0, 1200, 800))
		.fill('sky2', circle(x, 360, 330))
		.fill('wood', rect(0, 596, 1200, 204))
		.fill('wood2', rect(0, 596, 1200, 10))
		.stroke('wood2', 4, 'M0 668H380M820 668H1200M0 740H1200', { opacity: 0.5 })
	shadow(scene, ellipse(x + 40, 726, 240, 34))
	syrupJug(scene, 250, 690)
	pandan(scene, 948, 690)
	scene
		.fill('sand', ellipse(x, 716, 210, 40))
		.stroke('wood2', 5, ellipse(x, 716, 186, 33) + ellipse(x, 714, 160, 26))
	cendolGlass(scene)
	iceHeap(scene)
}

const glassSide = (y: number) => 138 + (690 - y) * 0.17

/** A slice of what is in the glass, from one level down to another, curved like its walls. */
function layer(from: number, to: number) {
	const top = glassSide(from)
	const foot = glassSide(to)
	return (
		`M${at(x - top, from)}A${at(top, top * 0.2)} 0 0 0 ${at(x + top, from)}L${at(x + foot, to)}` +
		`A${at(foot, foot * 0.2)} 0 0 1 ${at(x - foot, to)}z`
	)
}

function cendolGlass(scene: Scene) {
	const random = seeded(12)
	/** Spread evenly, then shaken a little. */
	const floating = (row: number, column: number, columns: number, top: number): Point => {
		const y = top + row * 30 + random() * 12
		const wide = glassSide(y) - 44
		return [x - wide + ((column + 0.5 + (random() - 0.5) * 0.7) * 2 * wide) / columns, y]
	}
	const jellies = range(35).map((index) => {
		const [jx, jy] = floating(Math.floor(index / 5), index % 5, 5, 420)
		const turn = random() * 2.4 - 1.2
		const [dx, dy] = [34 * Math.cos(turn), 24 * Math.sin(turn)]
		return `M${at(jx - dx / 2, jy - dy / 2)}q${at(dx / 2 + dy * 0.4, dy / 2 - 12, dx, dy)}`
	})
	const beans = range(10).map((index) => floating(Math.floor(index / 5), index % 5, 5, 588))
	scene
		.fill('foam', layer(318, 690))
		.fill('sail', layer(330, 640))
		.fill('sand', layer(520, 640))
		.fill('wood', layer(610, 676))
		.fill('wood2', layer(636, 676))
		.stroke('leaf2', 20, jellies.join(''), { round: true })
		.stroke('leaf', 13, jellies.join(''), { round: true })
		.dots('hot2', 30, ...beans)
		.dots('hot', 8, ...beans.map(([bx, by]): Point => [bx - 6, by - 6]))
		.stroke('cloud', 14, 'M434 400L466 640', { round: true, opacity: 0.7 })
		.stroke('water', 6, layer(318, 690))
}

function iceHeap(scene: Scene) {
	const random = seeded(5)
	const crystals = range(26).map(() => {
		const angle = Math.PI * (1 + random())
		const reach = 60 + random() * 110
		return `M${at(x + reach * 1.05 * Math.cos(angle), 330 + reach * Math.sin(angle))}l12-9l10 10`
	})
	const strands = range(9).map((index) => {
		const angle = -2.7 + index * 0.26
		return `M${at(x + 176 * Math.cos(angle), 336 + 130 * Math.sin(angle) + (index % 2) * 30)}q${at(12, -18, 32, 2 - (index % 3) * 6)}`
	})
	scene
		.stroke('near', 14, line(700, 300, 800, 86), { round: true })
		.fill(
			'far',
			'M398 338C388 280 430 250 448 236C456 180 520 168 548 150C580 118 630 122 656 152C700 160 742 196 748 238C786 262 810 290 802 338A202 42 0 0 1 398 338z',
		)
		.fill(
			'sail',
			'M398 336C390 284 430 254 450 238C460 186 522 172 550 154C578 124 622 124 646 150C600 160 560 210 570 262C580 320 700 350 760 352Q600 400 398 336z',
		)
		.stroke('water', 4, crystals.join(''), { round: true, opacity: 0.45 })
		// palm sugar runs down from the top
		.fill(
			'wood2',
			'M520 172C560 128 640 126 672 168C700 180 704 210 692 226C706 254 690 290 676 288C660 286 668 250 652 244C640 240 640 300 622 302C602 302 612 246 594 240C580 238 584 268 566 270C548 270 558 226 540 220C520 214 508 190 520 172z',
		)
		.fill('wood', 'M544 170C570 144 626 146 650 172C640 196 560 196 544 170z')
		.stroke('gold', 6, 'M562 166Q590 150 622 160', { round: true })
		.stroke('leaf2', 20, strands.join(''), { round: true })
		.stroke('leaf', 13, strands.join(''), { round: true })
		.dots('hot2', 30, [470, 300], [500, 326], [730, 296], [706, 330])
		.dots('hot', 8, [464, 294], [494, 320], [724, 290], [700, 324])
		.stroke('foam', 12, 'M400 334A202 42 0 0 0 800 334')
		.stroke('water', 5, 'M398 340A202 42 0 0 0 802 340')
}

/** Palm sugar, melted, in an enamel jug. */
function syrupJug(scene: Scene, cx: number, base: number) {
	shadow(scene, ellipse(cx + 24, base, 100, 18))
	scene
		.stroke('water2', 14, `M${cx + 62} ${base - 120}q64-6 58 44t-66 44`)
		.fill(
			'sail',
			`M${cx - 74} ${base - 150}L${cx - 60} ${base}Q${cx} ${base + 20} ${cx + 60} ${base}L${cx + 74} ${base - 150}z`,
		)
		.fill(
			'wall2',
			`M${cx + 20} ${base - 140}L${cx + 22} ${base + 9}Q${cx + 44} ${base + 8} ${cx + 60} ${base}L${cx + 74} ${base - 150}z`,
		)
		.fill(
			'sail',
			ellipse(cx, base - 150, 74, 19),
			`M${cx - 72} ${base - 146}L${cx - 112} ${base - 168}L${cx - 56} ${base - 162}z`,
		)
		.fill('wood2', ellipse(cx, base - 148, 62, 13))
		.stroke('water2', 6, ellipse(cx, base - 150, 74, 19))
}

/** A few pandan leaves, tied. */
function pandan(scene: Scene, cx: number, base: number) {
	shadow(scene, ellipse(cx + 6, base + 16, 190, 16))
	for (const [y, length, angle, slot] of [
		[0, 210, -0.16, 'leaf2'],
		[6, 220, 0.02, 'leaf'],
		[0, 180, Math.PI + 0.16, 'leaf2'],
		[6, 190, Math.PI - 0.02, 'leaf'],
	] as const)
		scene.fill(slot, leafShape(cx, base + y, length, angle, 0.1, -0.04).body)
	scene.stroke('sand', 9, `M${cx - 8} ${base - 18}v42M${cx + 6} ${base - 18}v42`, { round: true })
}
