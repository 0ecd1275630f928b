import { student, studentInHijab } from '../people.ts'
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
			lamps: 3,
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
			`M${x - half - 8} ${eaves - 16}Q${x - half * 0.7} ${eaves + h * 0.1} ${x} ${eaves + h * 0.13}` +
				`Q${x + half * 0.7} ${eaves + h * 0.1} ${x + half + 8} ${eaves - 16}`,
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
			lamps: 3,
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
		.fill(
			'lit',
			roundArch(x - 18, up(76), 36, 76),
			roundArch(x - 94, up(58), 26, 58),
			roundArch(x + 68, up(58), 26, 58),
		)
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

/** The central library: a long columned front above broad steps, royal palms before it. */
export function campusXmum2(scene: Scene) {
	const terrace = 560
	scene.sky(862, 270, 124).clouds([120, 150, 1], [480, 120, 0.6])
	scene
		.fill('far', ridge(1200, 460, 600, [-30, -80, -130, -60, -40, -90, -50]))
		.fill('leaf', hedge(-30, terrace, 260, 5, 70, 3), hedge(970, terrace, 260, 5, 70, 8))
	columnedFront(scene, 600, terrace)
	const steps = range(7)
	scene
		.fill('leaf', rect(0, terrace, 1200, 240))
		.fill(
			'wall',
			...steps.map((step) => rect(330 - step * 24, terrace + step * 20, 540 + step * 48, 10)),
		)
		.fill(
			'wall2',
			...steps.map((step) => rect(330 - step * 24, terrace + 10 + step * 20, 540 + step * 48, 10)),
		)
		.fill('sand', polygon([180, 700], [1020, 700], [1140, 800], [60, 800]))
		.stroke('wall2', 4, 'M150 726H1050M100 764H1100')
	for (const x of [112, 236, 964, 1088]) {
		palm(scene, x, 676, x < 200 || x > 1000 ? 380 : 330, 0)
		scene.fill('leaf2', hedge(x - 40, 684, 80, 4, 20, x))
	}
	student(scene, 540, 680, 1.3, { cloth: 'water2', bag: 'gold' })
	studentInHijab(scene, 690, 640, 1.15, { cloth: 'near', scarf: 'gold' })
}

/** Twelve columns two storeys high under one swept roof. */
function columnedFront(scene: Scene, x: number, ground: number) {
	const columns = range(12).map((column) => x - 326 + column * 57)
	scene
		.fill('near', rect(x - 330, ground - 190, 660, 190))
		.stroke(
			'water',
			34,
			[-154, -70].map((dy) => line(x - 316, ground + dy, x + 316, ground + dy)).join(''),
			{ dash: '34 23' },
		)
		.stroke('lit', 34, line(x - 202, ground - 154, x + 316, ground - 154), { dash: '34 137' })
		.stroke('lit', 34, line(x - 316, ground - 70, x + 316, ground - 70), { dash: '34 80' })
		.fill('ink', roundArch(x - 34, ground - 96, 68, 96))
		.fill('lit', roundArch(x - 22, ground - 80, 44, 80))
		.fill('wall', ...columns.map((left) => rect(left, ground - 180, 24, 180)))
		.fill('wall2', ...columns.map((left) => rect(left + 16, ground - 180, 8, 180)))
		.fill('hot2', rect(x - 372, ground - 170, 34, 170), rect(x + 338, ground - 170, 34, 170))
		.fill('wall', rect(x - 384, ground - 206, 768, 28))
		.fill('gold', ...range(13).map((index) => circle(x - 348 + index * 58, ground - 192, 6)))
		.fill('wall2', rect(x - 384, ground - 182, 768, 6))
	sweptRoof(scene, x, ground - 204, 800, 76)
	scene
		.fill('wall', rect(x - 90, ground - 306, 180, 30))
		.stroke('near', 14, line(x - 80, ground - 291, x + 80, ground - 291), { dash: '12 10' })
	sweptRoof(scene, x, ground - 304, 260, 48)
}
