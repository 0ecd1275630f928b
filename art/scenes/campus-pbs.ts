import { foliageCorner, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, line, polygon, range, rect, ridge } from '../shapes.ts'

/** The business school: a glass front behind tall fins, a clipped garden, the trees of Serdang. */
export function campusPbs(scene: Scene) {
	const ground = 592
	scene.sky(884, 262, 122).clouds([140, 150, 0.9], [560, 110, 0.7])
	scene
		.fill('far', ridge(1200, 470, 620, [-60, -130, -80, -40, -70, -50, -120, -60]))
		.fill('mid', hedge(-40, ground, 520, 7, 150, 4), hedge(760, ground, 500, 6, 130, 9))
		.fill('leaf', hedge(-30, ground, 330, 6, 96, 3), hedge(930, ground, 300, 5, 90, 7))
	glassFront(scene, ground)
	garden(scene, ground)
	tree(scene, 110, 640, 300, 330, 'leaf2', 'ink')
	tree(scene, 1100, 628, 250, 250, 'leaf2', 'ink')
	foliageCorner(scene, 'left', 0.85)
}

function glassFront(scene: Scene, ground: number) {
	const top = 258
	const storeys = [330, 402, 474, 546]
	const fins = range(13).map((fin) => rect(296 + fin * 46, top - 22, 12, ground - top - 68))
	scene
		.fill('wall2', rect(236, 318, 80, ground - 318))
		.fill('water', rect(290, top, 572, ground - top))
		.fill('water2', rect(680, top, 182, ground - top))
		.fill('foam', polygon([330, 520], [470, 300], [520, 300], [380, 520]))
		.stroke('near', 5, storeys.map((y) => line(290, y, 862, y)).join(''))
		.stroke('lit', 30, [366, 438, 510].map((y) => line(308, y, 850, y)).join(''), {
			dash: '34 58 34 150 34 104',
		})
		.fill('wall', ...fins)
		.fill('wall2', ...range(13).map((fin) => rect(304 + fin * 46, top - 22, 4, ground - top - 68)))
		.fill('near', rect(262, top - 36, 630, 16))
		.fill('wall', rect(862, 300, 84, ground - 300))
		.fill('wall2', rect(916, 300, 30, ground - 300))
		.stroke('near', 30, 'M890 330V560', { dash: '12 26' })
		.fill('ink', rect(492, ground - 92, 168, 92))
		.fill('lit', rect(504, ground - 78, 66, 78), rect(582, ground - 78, 66, 78))
		.fill(
			'hot',
			polygon([452, ground - 106], [700, ground - 106], [716, ground - 90], [436, ground - 90]),
		)
		.stroke('ink', 6, `M462 ${ground - 90}V${ground}M690 ${ground - 90}V${ground}`)
}

/** A straight walk between clipped hedges and round shrubs. */
function garden(scene: Scene, ground: number) {
	const walk = (share: number) => ({ y: ground + 14 + share * 194, half: 92 + share * 150 })
	const shrubs = [0.1, 0.34, 0.66].flatMap((share) => {
		const { y, half } = walk(share)
		return [
			circle(576 - half - 62, y, 20 + share * 22),
			circle(576 + half + 62, y, 20 + share * 22),
		]
	})
	const joints = range(7).map((joint) => {
		const { y, half } = walk(((joint + 1) / 7.5) ** 1.4)
		return line(576 - half, y, 576 + half, y)
	})
	scene
		.fill('leaf', rect(0, ground, 1200, 208))
		.fill('wall2', rect(200, ground, 780, 14))
		.fill('leaf2', polygon([430, ground + 14], [722, ground + 14], [872, 800], [280, 800]))
		.fill('sand', polygon([484, ground + 14], [668, ground + 14], [818, 800], [334, 800]))
		.stroke('wall2', 4, joints.join(''))
		.fill('leaf2', ...shrubs)
		.dots('hot', 11, [384, 690], [360, 740], [402, 650], [752, 650], [776, 694], [800, 744])
}
