// Still lifes seen from above: a table, its songket runner, plates and cutlery. Palettes meja and meja2.
import type { Scene } from './scene.ts'
import { at, circle, ellipse, line, type Point, range, rect, star, tenth } from './shapes.ts'

/** The bare table with the runner down its left side: the subject sits at about x 640, y 400. */
export function tableWithRunner(scene: Scene) {
	scene.fill('sky2', rect(0, 0, scene.width, scene.height)).turned(-14, 600, 400, () => {
		const rows = range(21).map((row) => row * 64 - 240)
		scene
			.fill('hot', rect(-60, -300, 290, 1500))
			.fill('hot2', rect(-40, -300, 226, 1500), rect(206, -300, 8, 1500))
			.fill(
				'gold',
				...rows.map((y) => `M186 ${y}l-84 32l84 32z`),
				...rows.map((y) => star(58, y + 32, 19, 4, 0.42) + star(8, y, 12, 4, 0.42)),
			)
			.fill('hot2', ...rows.map((y) => `M186 ${y + 16}l-46 16l46 16z`))
	})
}

/** The shadow a thing casts on the table. */
export const shadow = (scene: Scene, path: string) =>
	scene.faded(0.22, () => scene.fill('ink', path))

/** White enamel with a blue check rim. */
export function plate(scene: Scene, x: number, y: number, radius: number) {
	shadow(scene, circle(x + 22, y + 26, radius))
	scene
		.fill('sail', circle(x, y, radius))
		.stroke('water', radius * 0.035, circle(x, y, radius * 0.93))
		.stroke('water', radius * 0.05, circle(x, y, radius * 0.86), {
			dash: `${tenth(radius * 0.05)} ${tenth(radius * 0.05)}`,
		})
		.fill('wall2', circle(x, y, radius * 0.79))
}

/** Fork and spoon, handles down. */
export function cutlery(scene: Scene, x: number, y: number) {
	scene.faded(0.2, () =>
		scene.stroke('ink', 12, `M${x + 12} ${y + 30}v330M${x + 82} ${y + 130}v230`, { round: true }),
	)
	scene
		.stroke('near', 12, line(x, y + 90, x, y + 350) + line(x + 70, y + 80, x + 70, y + 350), {
			round: true,
		})
		.fill('near', ellipse(x + 70, y + 52, 29, 52))
		.stroke(
			'near',
			7,
			`M${x - 20} ${y + 4}v62a20 30 0 0 0 40 0v-62M${x - 7} ${y + 4}v70M${x + 7} ${y + 4}v70`,
			{
				round: true,
			},
		)
		.fill('near', `M${x - 22} ${y + 62}a22 44 0 0 0 44 0z`)
}

/** A slice of cucumber, seeds in a ring. */
export function cucumber(scene: Scene, [x, y]: Point, radius: number) {
	const seeds = range(6).map((seed) => {
		const angle = (seed * Math.PI) / 3 + 0.3
		const inner = radius * 0.22
		const outer = radius * 0.48
		return line(
			x + inner * Math.cos(angle),
			y + inner * Math.sin(angle),
			x + outer * Math.cos(angle),
			y + outer * Math.sin(angle),
		)
	})
	scene
		.fill('leaf2', circle(x, y, radius))
		.fill('foam', circle(x, y, radius * 0.85))
		.stroke('leaf', 3, seeds.join(''), { round: true })
}

/** A glass of teh tarik from above, froth on top. */
export function tehTarik(scene: Scene, x: number, y: number, radius: number) {
	const froth = (dx: number, dy: number): Point => [x + dx * radius, y + dy * radius]
	shadow(scene, circle(x + 18, y + 20, radius))
	scene
		.fill('foam', circle(x, y, radius))
		.fill('wood', circle(x, y, radius * 0.85))
		.fill('sand', circle(x, y, radius * 0.72))
		.dots(
			'sail',
			radius * 0.17,
			froth(-0.28, -0.2),
			froth(-0.02, -0.35),
			froth(0.26, -0.1),
			froth(-0.1, 0.13),
			froth(0.22, 0.26),
		)
		.dots('wood', radius * 0.08, froth(-0.17, -0.02), froth(0.13, 0.07), froth(0, -0.15))
}

/** Boiled rice turned out of its bowl, a leaf on top. */
export function riceMound(scene: Scene, x: number, y: number, random: () => number, scale = 1) {
	const s = (value: number) => value * scale
	const grains = range(46).map(() => {
		const around = random() * Math.PI * 2
		const reach = Math.sqrt(random()) * s(98)
		const tilt = random() * Math.PI
		return `M${at(x + reach * Math.cos(around), y + reach * Math.sin(around))}l${at(9 * Math.cos(tilt), 9 * Math.sin(tilt))}`
	})
	shadow(scene, circle(x + 12, y + 14, s(112)))
	scene
		.fill('wall', circle(x, y, s(112)))
		.fill(
			'sail',
			`M${at(x - s(94), y - s(34))}a${at(s(100), s(100))} 0 0 1 ${at(s(158), -s(48))}a${at(s(130), s(130))} 0 0 0 ${at(-s(158), s(48))}z`,
		)
		.stroke('wall2', 4, grains.join(''), { round: true })
		.fill('leaf2', `M${x - 26} ${y - 4}q28-46 74-24q-22 34-74 24z`)
		.fill('leaf', `M${x - 20} ${y - 6}q26-32 60-20q-20 22-60 20z`)
}
