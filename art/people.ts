// Small figures that give a place its scale. Faces have no features.
import type { Slot } from './palettes.ts'
import type { Scene } from './scene.ts'
import { at, circle } from './shapes.ts'

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
