import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, line, polygon, range, rect, ridge, roundArch } from '../shapes.ts'

/** The Jiageng-style main hall: swept red roofs over white stone, facing the lake. */
export function campusXmum(scene: Scene) {
	const ground = 560
	scene.sky(600, 262, 150).clouds([120, 170, 0.9], [960, 140, 0.9])
	scene.fill('far', ridge(1200, 470, 600, [-40, -120, -60, -30, -20, -40, -140, -60]))
	for (const x of [56, 864]) {
		wing(scene, x, ground, 280, 136, 9)
		sweptRoof(scene, x + 140, ground - 134, 322, 54)
	}
	wing(scene, 322, ground, 556, 196, 16)
	sweptRoof(scene, 412, ground - 194, 230, 52)
	sweptRoof(scene, 788, ground - 194, 230, 52)
	centralHall(scene, 600, ground)
	scene
		.fill('leaf2', hedge(-20, ground + 6, 300, 8, 34, 3), hedge(920, ground + 6, 300, 8, 34, 7))
		.fill('leaf', hedge(300, ground + 6, 170, 6, 22, 2), hedge(730, ground + 6, 170, 6, 22, 9))
	palm(scene, 34, ground + 8, 200, 20)
	palm(scene, 1170, ground + 8, 210, -22)
	embankment(scene, ground)
}

function wing(scene: Scene, x: number, ground: number, w: number, h: number, columns: number) {
	scene
		.block(x, ground, w, h, {
			wall: 'wall',
			columns,
			window: 'near',
			windowHeight: 26,
			windowGap: 14,
			windowWidth: 0.44,
			top: 28,
		})
		.fill('hot2', rect(x, ground - h, 14, h), rect(x + w - 14, ground - h, 14, h))
		.fill('wall2', rect(x, ground - 18, w, 18))
}

/** Eaves that curl up at the corners and a white swallow-tail ridge. */
function sweptRoof(scene: Scene, x: number, eaves: number, w: number, h: number) {
	const half = w / 2
	const ridgeY = eaves - h
	const side = (sign: 1 | -1) =>
		`C${x + sign * half * 0.54} ${eaves - h * 0.5} ${x + sign * half * 0.7} ${eaves - h * 0.06} ${x + sign * half} ${eaves - 8}`
	const tiles = [-0.42, -0.28, -0.14, 0, 0.14, 0.28, 0.42]
		.map((share) => line(x + half * share, ridgeY, x + half * share * 1.6, eaves + h * 0.06))
		.join('')
	scene
		.fill(
			'hot',
			`M${x} ${ridgeY}H${x + half * 0.5}${side(1)}Q${x} ${eaves + h * 0.3} ${x - half} ${eaves - 8}L${x - half * 0.5} ${ridgeY}z`,
		)
		.fill('hot', `M${x - half * 0.5} ${ridgeY}${side(-1)}L${x} ${eaves}z`)
		.fill(
			'hot2',
			`M${x} ${ridgeY}H${x + half * 0.5}${side(1)}Q${x + half * 0.5} ${eaves + h * 0.11} ${x} ${eaves + h * 0.11}z`,
		)
		.stroke('hot2', 2, tiles, { opacity: 0.55 })
		.stroke(
			'sail',
			7,
			`M${x - half * 0.62} ${ridgeY - 14}Q${x - half * 0.46} ${ridgeY} ${x - half * 0.26} ${ridgeY}` +
				`H${x + half * 0.26}Q${x + half * 0.46} ${ridgeY} ${x + half * 0.62} ${ridgeY - 14}`,
			{ round: true },
		)
		.stroke(
			'sail',
			6,
			`M${x - half - 8} ${eaves - 16}Q${x - half * 0.7} ${eaves + h * 0.1} ${x} ${eaves + h * 0.13}T${x + half + 8} ${eaves - 16}`.replace(
				'T',
				`Q${x + half * 0.7} ${eaves + h * 0.1} `,
			),
			{ round: true },
		)
}

function centralHall(scene: Scene, x: number, ground: number) {
	const up = (h: number) => ground - h
	scene
		.block(x - 112, ground, 224, 284, {
			wall: 'wall',
			columns: 6,
			window: 'near',
			windowHeight: 30,
			windowGap: 14,
			windowWidth: 0.46,
			top: 34,
		})
		.fill('hot2', rect(x - 112, up(284), 18, 284), rect(x + 94, up(284), 18, 284))
		.fill('wall2', rect(x + 46, up(284), 48, 190))
		.stroke('near', 15, line(x + 70, up(250), x + 70, up(110)), { dash: '30 14' })
	sweptRoof(scene, x, up(280), 310, 62)
	scene
		.fill('wall', rect(x - 62, up(384), 124, 44))
		.stroke('near', 22, line(x - 50, up(362), x + 50, up(362)), { dash: '12 11' })
	sweptRoof(scene, x, up(380), 196, 54)
	scene
		.fill('sail', rect(x - 130, up(104), 260, 104))
		.fill(
			'ink',
			roundArch(x - 30, up(92), 60, 92),
			roundArch(x - 104, up(76), 46, 76),
			roundArch(x + 58, up(76), 46, 76),
		)
		.fill('lit', roundArch(x - 18, up(76), 36, 76))
		.fill('gold', circle(x, up(266), 10))
		.fill('hot2', rect(x - 138, up(112), 276, 10))
}

function embankment(scene: Scene, ground: number) {
	const water = ground + 34
	const posts = range(41).map((index) => line(index * 30, ground + 8, index * 30, ground + 24))
	scene
		.fill('wall2', rect(0, ground + 2, 1200, 32))
		.stroke('sail', 5, `M0 ${ground + 8}H1200`)
		.stroke('sail', 5, posts.join(''))
		.fill('hi', polygon([520, ground], [680, ground], [730, water], [470, water]))
		.stroke('far', 3, `M512 ${ground + 9}H688M498 ${ground + 18}H702M484 ${ground + 27}H716`)
		.sea(water, { glitterX: 600, rows: 6, waves: 26 })
		.faded(0.3, () =>
			scene.fill(
				'hot2',
				polygon([470, water], [730, water], [690, water + 96], [510, water + 96]),
				polygon([56, water], [336, water], [310, water + 34], [82, water + 34]),
				polygon([864, water], [1144, water], [1118, water + 34], [890, water + 34]),
			),
		)
}
