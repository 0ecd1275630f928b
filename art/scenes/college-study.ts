import { books, pendantLamp, tileJoints, walls } from '../interior.ts'
import type { Slot } from '../palettes.ts'
import { sitterFromBehind } from '../people.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, line, polygon, range, rect, roundArch, roundRect } from '../shapes.ts'

/** A quiet study hall: single booths, a lamp in each. */
export function accUtmStudy(scene: Scene) {
	walls(scene, { wall: 'sky', floor: 'near', floorY: 480 })
	tileJoints(scene, 480, { joint: 'mid', opacity: 0.5 })
	scene
		.fill('wall', ...range(5).map((bay) => roundArch(90 + bay * 222, 60, 130, 240)))
		.fill('sky4', ...range(5).map((bay) => roundArch(102 + bay * 222, 74, 106, 226)))
		.fill('sun', circle(599, 170, 36))
		.fill('leaf', ...range(5).map((bay) => hedge(102 + bay * 222, 300, 106, 3, 70, bay + 2)))
		.stroke(
			'wall',
			7,
			range(5)
				.map((bay) => line(155 + bay * 222, 74, 155 + bay * 222, 300))
				.join(''),
		)
	for (const bay of range(4)) pendantLamp(scene, 266 + bay * 222, 120, 26)
	boothRow(scene, { x: 70, y: 330, w: 176, h: 150, count: 6, taken: [2, 4] })
	boothRow(scene, { x: -40, y: 476, w: 256, h: 220, count: 5, taken: [1, 3], accent: 3 })
}

type Row = {
	x: number
	y: number
	w: number
	h: number
	count: number
	taken: number[]
	accent?: number
}

function boothRow(scene: Scene, { x, y, w, h, count, taken, accent }: Row) {
	const scale = w / 256
	const desk = y + h * 0.5
	const booths = range(count).map((booth) => x + booth * w)
	scene
		.faded(0.25, () => scene.fill('ink', rect(x, y + h + 46 * scale, w * count, 18)))
		.fill('wood', rect(x, y, w * count, h * 0.52))
		.faded(0.45, () =>
			scene.fill(
				'sun2',
				...booths.map((left) =>
					polygon(
						[left + w * 0.66, y + h * 0.18],
						[left + w * 0.8, y + h * 0.18],
						[left + w * 0.94, desk],
						[left + w * 0.4, desk],
					),
				),
			),
		)
		.fill('sail', rect(x, desk, w * count, 14 * scale))
		.fill('wood2', rect(x, desk + 14 * scale, w * count, h * 0.2))
	for (const [booth, left] of booths.entries()) {
		const cloths: readonly Slot[] = ['near', 'gold', 'water', 'leaf']
		scene
			.stroke('ink', 5 * scale, `M${left + w * 0.86} ${desk}V${y + h * 0.16}H${left + w * 0.76}`)
			.fill('gold', roundRect(left + w * 0.64, y + h * 0.11, w * 0.18, h * 0.09, 6))
		if (taken.includes(booth))
			sitter(
				scene,
				left + w * 0.45,
				y + h + 50 * scale,
				scale,
				accent === booth ? 'hot' : (cloths[booth % 4] ?? 'near'),
			)
		else
			books(scene, left + w * 0.2, desk, [
				['near', 14 * scale, 56 * scale],
				['gold', 16 * scale, 64 * scale],
				['foam', 12 * scale, 48 * scale],
			])
		scene.fill('wood2', rect(left - 7 * scale, y - 10 * scale, 14 * scale, h + 60 * scale))
	}
	scene.fill('wood2', rect(x + w * count - 7 * scale, y - 10 * scale, 14 * scale, h + 60 * scale))
}

/** Someone reading, seen from behind on a stool; those in gold wear a pale scarf. */
function sitter(scene: Scene, x: number, base: number, scale: number, cloth: Slot) {
	const s = (value: number) => value * scale
	scene.fill(
		'ink',
		rect(x - s(34), base - s(70), s(8), s(70)),
		rect(x + s(26), base - s(70), s(8), s(70)),
		roundRect(x - s(46), base - s(80), s(92), s(16), 5),
	)
	sitterFromBehind(
		scene,
		x,
		base - s(78),
		scale,
		cloth === 'gold' ? { cloth, scarf: 'sail' } : { cloth },
	)
}
