import { twinTowers } from '../landmarks.ts'
import { tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, keelArch, line, polygon, range, rebung, rect, star } from '../shapes.ts'
import { awning, street } from '../street.ts'

/** Two teaching floors over a bookshop on a tree-lined street, the towers of KLCC behind. */
export function instBritannia(scene: Scene) {
	const ground = 650
	scene.sky(1020, 250, 140).clouds([100, 140, 0.9], [560, 110, 0.7])
	scene.skyline(
		ground,
		[
			[-10, 110, 330],
			[110, 80, 250],
			[1140, 90, 250],
		],
		{ wall: 'far', shade: 'mid', opacity: 0.6, windowHeight: 8, windowGap: 12 },
	)
	twinTowers(scene, 1020, ground, 560)
	scene
		.fill('leaf', hedge(-20, ground, 260, 6, 60, 3), hedge(880, ground, 340, 7, 60, 5))
		.fill('wall', rect(230, 190, 640, 460))
		.fill('wall2', rect(700, 190, 170, 460))
		.fill('near', rect(214, 176, 672, 22))
		.fill('gold', rebung(214, 198, 672, 28, -16))
		.fill('near', rect(230, 358, 640, 10))
	for (const [y, h] of [
		[240, 104],
		[394, 96],
	] as const) {
		for (const bay of range(5)) keelWindow(scene, 262 + bay * 86, y, 54, h, (bay + h) % 5 < 2)
		keelWindow(scene, 728, y, 46, h, h > 100)
		keelWindow(scene, 800, y, 46, h, h < 100)
	}
	bookshop(scene)
	awning(scene, 230, 508, 640, 16, 'hot')
	scene
		.fill('ink', rect(862, 250, 44, 8))
		.fill('gold', star(930, 262, 42))
		.fill('sail', star(930, 262, 32))
		.stroke('ink', 5, 'M914 254h32M914 264h32M914 274h20', { round: true })
	street(scene, ground)
	tree(scene, 116, ground + 6, 240, 260, 'leaf2', 'wood2')
	tree(scene, 966, ground + 4, 180, 200, 'leaf2', 'wood2')
	tree(scene, 1130, ground + 8, 220, 240, 'leaf', 'wood2')
}

function keelWindow(scene: Scene, x: number, y: number, w: number, h: number, lamp: boolean) {
	scene
		.fill('near', keelArch(x - 8, y - 12, w + 16, h + 16, w * 0.66))
		.fill(lamp ? 'lit' : 'water', keelArch(x, y, w, h, w * 0.6))
	if (!lamp)
		scene.fill(
			'foam',
			polygon(
				[x + 6, y + h],
				[x + 6, y + h * 0.62],
				[x + w * 0.6, y + h * 0.3],
				[x + w * 0.6, y + h * 0.62],
				[x + w * 0.2, y + h],
			),
		)
	scene.stroke(
		'near',
		5,
		line(x + w / 2, y + 6, x + w / 2, y + h) + line(x, y + h * 0.56, x + w, y + h * 0.56),
	)
}

function bookshop(scene: Scene) {
	scene
		.fill('ink', rect(230, 512, 640, 138))
		.fill('lit', rect(256, 548, 150, 102), rect(580, 548, 110, 102), rect(716, 548, 130, 102))
		.fill('sail', rect(264, 556, 134, 86), rect(588, 556, 94, 86), rect(724, 556, 114, 86))
		.fill('gold', keelArch(440, 540, 96, 110, 46))
		.fill('ink', keelArch(450, 554, 76, 96, 40))
		.fill('water', rect(456, 590, 30, 60), rect(490, 590, 30, 60))
		.fill('near', rect(264, 606, 134, 6))
		.fill(
			'wood',
			...range(6).map((book) =>
				rect(272 + book * 20, 574 + (book % 3) * 6, 12, 32 - (book % 3) * 6),
			),
		)
		.fill('gold', rect(600, 600, 30, 42), rect(640, 584, 28, 58))
		.fill('near', rect(740, 590, 34, 52))
		.fill('leaf', circle(806, 604, 18))
		.fill('leaf2', rect(796, 616, 20, 26))
}
