// Rooms seen straight on: one wall, one floor, one window. Palette room.
import { twinTowers } from './landmarks.ts'
import type { Slot } from './palettes.ts'
import { spray } from './plants.ts'
import type { Scene } from './scene.ts'
import {
	at,
	circle,
	hedge,
	keelArch,
	line,
	polygon,
	range,
	rebung,
	rect,
	roundRect,
	tenth,
} from './shapes.ts'

const floorY = 636

/** Wall, cornice, skirting and a floor of boards. */
export function room(scene: Scene, { boards = true } = {}) {
	scene
		.fill('sky', rect(0, 0, scene.width, floorY + 4))
		.fill('sky2', rect(0, 0, scene.width, 26))
		.fill('far', rect(0, floorY, scene.width, scene.height - floorY))
		.fill('wall2', rect(0, floorY - 14, scene.width, 16))
	if (!boards) return
	const joints = [
		[220, 638, 690],
		[640, 638, 690],
		[980, 638, 690],
		[80, 690, 748],
		[430, 690, 748],
		[820, 690, 748],
		[300, 748, 800],
		[700, 748, 800],
		[1080, 748, 800],
	] as const
	scene.stroke(
		'mid',
		2,
		`M0 690H1200M0 748H1200${joints.map(([x, from, to]) => line(x, from, x, to)).join('')}`,
		{ opacity: 0.35 },
	)
}

/** A hole for a wall: drawn the other way round, it leaves open what lies behind. */
export const opening = (x: number, y: number, w: number, h: number) =>
	`M${at(x, y)}v${tenth(h)}h${tenth(w)}v${tenth(-h)}z`

/** Wall and floor around what has been drawn before: the view out of the openings. */
export function walls(
	scene: Scene,
	{
		wall = 'sky',
		floor = 'far',
		floorY: y = floorY,
		openings = [],
	}: { wall?: Slot; floor?: Slot; floorY?: number; openings?: string[] },
) {
	scene
		.fill(wall, rect(0, 0, scene.width, y + 2), ...openings)
		.fill(floor, rect(0, y, scene.width, scene.height - y))
}

/** Joints of a tiled floor, running towards a point above it. */
export function tileJoints(
	scene: Scene,
	y: number,
	{
		towards = 600,
		joint = 'mid',
		opacity = 0.35,
	}: { towards?: number; joint?: Slot; opacity?: number } = {},
) {
	const rows = [0.12, 0.3, 0.56, 0.9].map((share) =>
		line(0, y + (scene.height - y) * share, scene.width, y + (scene.height - y) * share),
	)
	const columns = range(15).map((column) => {
		const foot = towards + (column - 7) * 190
		return line(towards + (foot - towards) * 0.62, y, foot, scene.height)
	})
	scene.stroke(joint, 2.5, rows.join('') + columns.join(''), { opacity })
}

/** The frame around an opening, with posts between its panes and a sill that juts out a little. */
export function windowFrame(
	scene: Scene,
	x: number,
	y: number,
	w: number,
	h: number,
	{ panes = 2, sill = true }: { panes?: number; sill?: boolean } = {},
) {
	const posts = range(panes - 1).map(
		(post) => `M${at(x + (w * (post + 1)) / panes, y)}v${tenth(h)}`,
	)
	scene.stroke('wall', 14, `M${at(x, y)}h${tenth(w)}v${tenth(h)}h${tenth(-w)}z${posts.join('')}`)
	if (sill) scene.fill('wall', rect(x - 18, y + h - 2, w + 36, 16))
}

/** The city as a window shows it. */
export function cityView(scene: Scene, x: number, y: number, w: number, h: number) {
	const sun = { x: x + w * 0.62, y: y + h * 0.52 }
	const roofs = [
		[0.02, 0.3],
		[0.12, 0.42],
		[0.24, 0.34],
		[0.78, 0.4],
		[0.9, 0.3],
	] as const
	scene
		.fill('sky3', rect(x, y, w, h))
		.fill('sky4', circle(sun.x, sun.y, h * 0.36))
		.fill('sun', circle(sun.x, sun.y, h * 0.24))
		.fill(
			'far',
			...roofs.map(([left, tall]) => rect(x + w * left, y + h * (1 - tall), w * 0.1, h * tall)),
		)
	twinTowers(scene, x + w * 0.5, y + h, h * 0.84)
	scene.fill('leaf', hedge(x, y + h, w, 7, h * 0.09, 4))
}

/** Shadow under furniture, on the floor. */
export const floorShadow = (scene: Scene, x: number, y: number, w: number) =>
	scene.faded(0.18, () => scene.fill('ink', rect(x, y, w, 22)))

/** Books side by side on a shelf at y: colour, thickness, height. */
export function books(
	scene: Scene,
	x: number,
	y: number,
	spines: readonly (readonly [slot: Slot, w: number, h: number])[],
) {
	let left = x
	for (const [slot, w, h] of spines) {
		scene.fill(slot, rect(left, y - h, w, h))
		left += w + 3
	}
}

/** A shelf's worth of uneven spines in mixed cloths; another `shift` gives another shelf. */
export const bookSpines = (shift: number, count: number) => {
	const cloths = ['near', 'gold', 'water', 'sail', 'leaf', 'wood', 'foam'] as const
	return range(count).map((index): [Slot, number, number] => [
		cloths[(index * 3 + shift) % 7] ?? 'gold',
		14 + ((index * 5 + shift) % 3) * 4,
		56 + ((index * 7 + shift * 3) % 5) * 7,
	])
}

/** Leaves in a pot with a songket band; x is the middle, y the rim. */
export function pottedPlant(scene: Scene, x: number, y: number, scale = 1) {
	const leaves = (pairs: readonly (readonly [number, number])[]) =>
		pairs.map(([length, angle]) => [length * scale, angle] as const)
	scene
		.fill(
			'leaf2',
			...spray(
				x,
				y + 8,
				leaves([
					[120, -2.5],
					[170, -1.9],
					[160, -1.25],
					[120, -0.7],
				]),
			),
		)
		.fill(
			'leaf',
			...spray(
				x,
				y + 8,
				leaves([
					[150, -2.15],
					[190, -1.55],
					[140, -0.98],
				]),
				0.16,
				0.1,
			),
		)
		.fill(
			'sail',
			polygon(
				[x - 41 * scale, y],
				[x + 41 * scale, y],
				[x + 31 * scale, y + 80 * scale],
				[x - 31 * scale, y + 80 * scale],
			),
		)
		.fill('gold', rebung(x - 36 * scale, y + 30 * scale, 72 * scale, 6, 18 * scale))
}

/** Herbs in a small pot that stands on a shelf or a sill at y; x is its middle. */
export function herbPot(
	scene: Scene,
	x: number,
	y: number,
	{ pot = 'gold', leaves = 'leaf', scale = 1 }: { pot?: Slot; leaves?: Slot; scale?: number } = {},
) {
	const s = (value: number) => value * scale
	scene
		.fill(leaves, hedge(x - s(34), y - s(34), s(68), 3, s(50), 4))
		.fill(
			pot,
			polygon([x - s(28), y - s(36)], [x + s(28), y - s(36)], [x + s(20), y], [x - s(20), y]),
		)
}

/** A brass half-dome lamp on its cord; y is the rim. */
export function pendantLamp(scene: Scene, x: number, y: number, half = 38) {
	const crown = y - half * 1.26
	scene
		.stroke('ink', 4, line(x, 0, x, crown))
		.fill(
			'gold',
			`M${x - half} ${y}C${x - half} ${y - half * 0.84} ${x - half * 0.5} ${crown} ${x} ${crown}` +
				`S${x + half} ${y - half * 0.84} ${x + half} ${y}z`,
		)
}

/** Keel-arched niche in a wall, standing on the skirting. */
export function niche(scene: Scene, x: number, y: number, w: number, back: Slot) {
	const h = floorY - 14 - y
	scene
		.fill('wall', keelArch(x - 10, y - 18, w + 20, h + 18, w * 0.77))
		.fill(back, keelArch(x, y, w, h, w * 0.7))
}

/** A cushion with a songket border. */
export function cushion(scene: Scene, x: number, y: number, cloth: Slot, thread: Slot) {
	scene.fill(cloth, roundRect(x, y, 98, 88, 16)).fill(thread, rebung(x + 7, y + 68, 84, 6, 24))
}

/** A flat-woven rug in perspective: x and w are its far edge, at y. */
export function rug(scene: Scene, x: number, y: number, w: number, h = 62, ground: Slot = 'hot2') {
	const shoots = Math.round(w / 45)
	const step = w / shoots
	const shoot = (index: number, half: number, top: number) =>
		polygon(
			[x + (index + 0.5) * step - half, y + h - 8],
			[x + (index + 0.5) * step, y + top],
			[x + (index + 0.5) * step + half, y + h - 8],
		)
	scene
		.fill(ground, polygon([x, y], [x + w, y], [x + w + 40, y + h], [x - 40, y + h]))
		.fill('gold', ...range(shoots).map((index) => shoot(index, step * 0.49, 16)))
		.fill(ground, ...range(shoots).map((index) => shoot(index, step * 0.25, 34)))
}
