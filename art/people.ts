// People: small figures that give a place its scale, and half figures behind counters and tables.
// Faces have no features.
import type { Slot } from './palettes.ts'
import type { Paint, Scene } from './scene.ts'
import { at, circle, ellipse, rect } from './shapes.ts'

/** A student standing or walking, y at the feet; the bag is the scene's accent, so use it sparingly. */
export function student(
	scene: Scene,
	x: number,
	feet: number,
	scale = 1,
	{ cloth = 'ink', bag }: { cloth?: Slot; bag?: Slot } = {},
) {
	const up = (h: number) => feet - h * scale
	const across = (w: number) => x + w * scale
	scene
		.fill(
			cloth,
			`M${at(across(-11), feet)}L${at(across(-10), up(44))}Q${at(x, up(58), across(10), up(44))}` +
				`L${at(across(11), feet)}L${at(across(4), feet)}L${at(x, up(22))}L${at(across(-4), feet)}z`,
		)
		.fill('wood', rect(across(-3), up(56), 6 * scale, 7 * scale))
		.fill('wood', circle(x, up(62), 8 * scale))
		.fill(
			'ink',
			`M${at(across(-7.5), up(64))}a${at(7.5 * scale, 7 * scale)} 0 0 1 ${at(15 * scale, 0)}z`,
		)
	if (bag)
		scene.fill(
			bag,
			`M${at(across(5), up(46))}h${at(10 * scale)}v${at(24 * scale)}h${at(-10 * scale)}z`,
		)
}

/** A student in hijab and long dress. */
export function studentInHijab(
	scene: Scene,
	x: number,
	feet: number,
	scale = 1,
	{ cloth = 'near', scarf = 'hot' }: { cloth?: Slot; scarf?: Slot } = {},
) {
	const up = (h: number) => feet - h * scale
	const across = (w: number) => x + w * scale
	scene
		.fill(
			cloth,
			`M${at(across(-14), feet)}L${at(across(-9), up(44))}Q${at(x, up(56), across(9), up(44))}L${at(across(14), feet)}z`,
		)
		.fill(
			scarf,
			`M${at(across(-11), up(42))}C${at(across(-12), up(76), across(12), up(76), across(11), up(42))}z`,
		)
		.fill('wood', circle(x, up(60), 5.5 * scale))
}

type HalfFigure = { cloth: Slot; skin: Paint; scale?: number }

/** Points around someone whose shoulders stand on `base`, right and up, as path data. */
const around =
	(x: number, base: number, scale: number) =>
	(...values: number[]) =>
		at(...values.map((value, index) => (index % 2 ? base - value * scale : x + value * scale)))

const shoulders = (to: (...values: number[]) => string) =>
	`M${to(-104, -10)}C${to(-102, 62, -60, 78, -30, 86)}Q${to(0, 74, 30, 86)}C${to(60, 78, 102, 62, 104, -10)}z`

/** Someone behind a desk or counter whose top is at `base`, 198 units tall. */
export function halfFigure(
	scene: Scene,
	x: number,
	base: number,
	{ cloth, skin, scale = 1 }: HalfFigure,
) {
	const to = around(x, base, scale)
	scene
		.fill(cloth, shoulders(to))
		.fill('wall2', `M${to(-28, 86)}L${to(28, 86)}L${to(0, 20)}z`)
		.fill(skin, rect(x - 15 * scale, base - 122 * scale, 30 * scale, 42 * scale))
		.fill(skin, ellipse(x, base - 142 * scale, 33 * scale, 42 * scale))
		.fill(
			'ink',
			`M${to(-36, 142)}C${to(-44, 182, -20, 200, 4, 198)}C${to(36, 196, 42, 168, 35, 142)}C${to(30, 166, 10, 172, -12, 168)}Q${to(-32, 164, -36, 142)}z`,
		)
}

/** The same in a headscarf, its fall shaded on the right. */
export function halfFigureInHijab(
	scene: Scene,
	x: number,
	base: number,
	{ cloth, skin, scarf, fold, scale = 1 }: HalfFigure & { scarf: Slot; fold: Slot },
) {
	const to = around(x, base, scale)
	scene
		.fill(cloth, shoulders(to))
		.fill(
			scarf,
			`M${to(0, 200)}C${to(-44, 200, -54, 162, -50, 130)}C${to(-48, 98, -62, 76, -74, 56)}Q${to(0, 16, 74, 56)}C${to(62, 76, 48, 98, 50, 130)}C${to(54, 162, 44, 200, 0, 200)}z`,
		)
		.fill(
			fold,
			`M${to(50, 130)}C${to(53, 156, 46, 182, 24, 195)}C${to(44, 158, 40, 98, -50, 42)}Q${to(20, 22, 74, 56)}C${to(62, 76, 48, 98, 50, 130)}z`,
		)
		.fill(skin, ellipse(x, base - 136 * scale, 31 * scale, 40 * scale))
}

/** Someone sitting with their back to us, from the seat up; a scarf hides the hair. */
export function sitterFromBehind(
	scene: Scene,
	x: number,
	seat: number,
	scale: number,
	{ cloth, scarf }: { cloth: Slot; scarf?: Slot },
) {
	const to = around(x, seat, scale)
	scene
		.fill(
			cloth,
			`M${to(-52, 0)}L${to(-52, 72)}Q${to(-50, 108, 0, 108)}Q${to(50, 108, 52, 72)}L${to(52, 0)}z`,
		)
		.fill('wood', rect(x - 9 * scale, seat - 122 * scale, 18 * scale, 20 * scale))
	if (scarf)
		scene.fill(scarf, `M${to(-40, 88)}C${to(-44, 198, 44, 198, 40, 88)}Q${to(0, 62, -40, 88)}z`)
	else scene.fill('ink', circle(x, seat - 142 * scale, 30 * scale))
}
