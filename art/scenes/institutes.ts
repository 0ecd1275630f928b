import { klTower } from '../landmarks.ts'
import { foliageCorner, palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, keelArch, line, polygon, range, rebung, rect, star } from '../shapes.ts'

/** A corner building of two teaching floors over a bookshop, striped awning, late afternoon. */
export function instBritannia(scene: Scene) {
	const street = 650
	scene.sky(980, 270, 120).clouds([130, 140, 0.9], [760, 120, 0.7])
	scene.skyline(
		street,
		[
			[-10, 110, 330],
			[110, 80, 250],
			[980, 90, 300],
			[1080, 130, 210],
		],
		{ wall: 'far', shade: 'mid', opacity: 0.6, windowHeight: 8, windowGap: 12 },
	)
	klTower(scene, 1040, street, 520, 'far', 'mid')
	scene
		.fill('leaf', hedge(-20, street, 260, 6, 60, 3), hedge(940, street, 280, 6, 60, 5))
		.fill('wall', rect(230, 190, 640, 460))
		.fill('wall2', rect(700, 190, 170, 460))
		.fill('near', rect(214, 176, 672, 22))
		.fill('gold', rebung(214, 198, 672, 28, -16))
		.fill('near', rect(230, 358, 640, 10))
	for (const [y, h] of [
		[240, 104],
		[394, 96],
	] as const) {
		for (const bay of range(5)) keelWindow(scene, 262 + bay * 86, y, 54, h)
		keelWindow(scene, 728, y, 46, h)
		keelWindow(scene, 800, y, 46, h)
	}
	bookshop(scene)
	stripedAwning(scene)
	scene
		.fill('ink', rect(862, 250, 44, 8))
		.fill('hot', star(930, 262, 42))
		.fill('sail', star(930, 262, 32))
		.stroke('hot', 5, 'M914 254h32M914 264h32M914 274h20', { round: true })
		.fill('wall2', rect(0, street, 1200, 26))
		.fill('near', rect(0, street + 26, 1200, 124))
		.stroke('gold', 5, 'M0 738H1200', { dash: '70 40' })
	palm(scene, 140, street + 6, 250, 30)
	tree(scene, 1040, street + 4, 220, 210, 'leaf2', 'ink')
	scene.stroke('ink', 8, 'M958 650V420M958 430q0-30 40-30').fill('gold', 'M984 398h36l8 18h-52z')
	foliageCorner(scene, 'left', 0.95)
}

function keelWindow(scene: Scene, x: number, y: number, w: number, h: number) {
	scene
		.fill('near', keelArch(x - 8, y - 12, w + 16, h + 16, w * 0.66))
		.fill('water', keelArch(x, y, w, h, w * 0.6))
		.fill(
			'foam',
			polygon(
				[x + 6, y + h],
				[x + 6, y + h * 0.62],
				[x + w * 0.6, y + h * 0.3],
				[x + w * 0.6, y + h * 0.62],
				[x + w * 0.2, y + h],
			),
		)
		.stroke(
			'near',
			5,
			line(x + w / 2, y + 6, x + w / 2, y + h) + line(x, y + h * 0.56, x + w, y + h * 0.56),
		)
}

function bookshop(scene: Scene) {
	scene
		.fill('ink', rect(230, 512, 640, 138))
		.fill('lit', rect(256, 548, 150, 102), rect(580, 548, 110, 102), rect(716, 548, 130, 102))
		.fill('foam', rect(264, 556, 134, 86), rect(588, 556, 94, 86), rect(724, 556, 114, 86))
		.fill('gold', keelArch(440, 540, 96, 110, 46))
		.fill('ink', keelArch(450, 554, 76, 96, 40))
		.fill('water', rect(456, 590, 30, 60), rect(490, 590, 30, 60))
		.fill('near', rect(264, 606, 134, 6))
		.fill(
			'hot',
			...range(6).map((book) =>
				rect(272 + book * 20, 574 + (book % 3) * 6, 12, 32 - (book % 3) * 6),
			),
		)
		.fill('gold', rect(600, 600, 30, 42), rect(640, 584, 28, 58))
		.fill('hot2', rect(740, 590, 34, 52))
		.fill('leaf', circle(806, 604, 18))
		.fill('leaf2', rect(796, 616, 20, 26))
}

function stripedAwning(scene: Scene) {
	const flare = (offset: number) => (offset - 320) / 22
	scene.fill('sail', polygon([230, 508], [870, 508], [884, 540], [216, 540])).fill(
		'hot',
		...range(8).map((stripe) => {
			const from = stripe * 80
			return polygon(
				[230 + from, 508],
				[270 + from, 508],
				[270 + from + flare(from + 40), 540],
				[230 + from + flare(from), 540],
			)
		}),
	)
}
