// Neighbourhoods where students look for a home.
import { student, studentInHijab } from '../people.ts'
import { foliageCorner, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { hedge, line, range, rect, ridge } from '../shapes.ts'
import { awning, car, railViaduct } from '../street.ts'

const shops = [
	{ x: -20, w: 270, top: 300, plaster: 'sail', cloth: 'leaf' },
	{ x: 250, w: 240, top: 270, plaster: 'gold', cloth: 'hot' },
	{ x: 490, w: 250, top: 310, plaster: 'wall2', cloth: 'water' },
	{ x: 740, w: 230, top: 280, plaster: 'sail', cloth: 'water2' },
	{ x: 970, w: 270, top: 320, plaster: 'foam', cloth: 'leaf2' },
] as const

/** SS15: shop lots and cafés, tables on the pavement, a train passing above the roofs. */
export function hoodSs15(scene: Scene) {
	const ground = 636
	scene.sky(880, 150, 104).clouds([110, 110, 0.8], [480, 80, 0.6])
	// lifted, so that the wide crop of the cards keeps the tables and the car
	scene.moved(0, -44, () => {
		scene.skyline(
			ground,
			[
				[60, 80, 470],
				[1080, 90, 500],
			],
			{ wall: 'far', shade: 'mid', opacity: 0.5 },
		)
		railViaduct(scene, 232, ground, { trainX: 300, piers: 5 })
		for (const { x, w, top, plaster, cloth } of shops) {
			const bays = range(3).map((bay) => x + 22 + (bay * (w - 44)) / 3)
			const bay = (w - 44) / 3 - 14
			scene
				.fill(plaster, rect(x, top, w, ground - top))
				.fill('ink', rect(x + w - 4, top - 12, 8, ground - top + 12), rect(x, top - 8, w, 10))
				.fill(
					'near',
					...bays.map((left) => rect(left, top + 32, bay, 62)),
					...bays.map((left) => rect(left, top + 122, bay, 56)),
				)
				.fill(
					'lit',
					...bays.map((left, index) =>
						rect(left + 5, top + (index === 1 ? 128 : 38), bay - 26, 46),
					),
				)
				.fill('ink', rect(x + 14, 520, w - 28, ground - 520))
				.fill(
					'gold',
					rect(x + 24, 534, w * 0.42, ground - 550),
					rect(x + w * 0.62, 534, w * 0.2, ground - 534),
				)
				.fill('sun2', rect(x + 32, 542, w * 0.3, 30))
				.fill(cloth, rect(x + 10, top + 190, w - 20, 24))
				.stroke('sail', 8, line(x + 30, top + 202, x + w * 0.6, top + 202), { dash: '24 10' })
			awning(scene, x + 16, 506, w - 32, 9, cloth)
		}
		scene
			.fill('wall2', rect(0, ground, 1200, 52))
			.fill('near', rect(0, ground + 52, 1200, 170))
			.stroke('gold', 5, line(0, 752, 1200, 752), { dash: '70 40' })
		for (const x of [330, 640, 850]) cafeTable(scene, x, ground + 38)
		student(scene, 560, ground + 40, 1.4, { bag: 'gold' })
		studentInHijab(scene, 1020, ground + 36, 1.4, { cloth: 'near', scarf: 'gold' })
		car(scene, 60, 734, 'water', 1.1)
	})
}

function cafeTable(scene: Scene, x: number, y: number) {
	scene
		.stroke(
			'ink',
			5,
			`M${x} ${y}v-42M${x - 16} ${y}h32M${x - 52} ${y}v-28h-4v-34M${x - 34} ${y}v-28h-18M${x + 52} ${y}v-28h4v-34M${x + 34} ${y}v-28h18`,
		)
		.fill('wood', rect(x - 34, y - 46, 68, 7))
		.fill('sail', rect(x - 12, y - 58, 14, 12))
}

/** Mont Kiara: tall residences on wooded slopes, a road winding up between them. */
export function hoodMontKiara(scene: Scene) {
	scene.sky(700, 220, 124).clouds([100, 130, 0.8], [960, 110, 0.7])
	scene.fill('far', ridge(1200, 420, 800, [-40, -120, -80, -160, -90, -140, -60]))
	const towers = [
		{ x: 190, base: 520, w: 92, h: 300, wall: 'wall', shade: 'wall2' },
		{ x: 300, base: 490, w: 80, h: 360, wall: 'wall2', shade: 'far' },
		{ x: 472, base: 500, w: 110, h: 376, wall: 'wall', shade: 'wall2' },
		{ x: 610, base: 530, w: 84, h: 300, wall: 'sand', shade: 'wall2' },
		{ x: 780, base: 510, w: 90, h: 392, wall: 'wall2', shade: 'mid' },
		{ x: 890, base: 520, w: 100, h: 330, wall: 'wall', shade: 'wall2' },
		{ x: 1040, base: 540, w: 80, h: 260, wall: 'wall2', shade: 'far' },
	] as const
	for (const { x, base, w, h, wall, shade } of towers) {
		scene.block(x, base + 60, w, h + 60, {
			wall,
			shade,
			columns: 3,
			window: 'near',
			windowHeight: 9,
			windowGap: 11,
			windowWidth: 0.6,
		})
		scene.stroke('lit', 12, line(x + w * 0.26, base - h + 36, x + w * 0.26, base), { dash: '9 91' })
		scene.fill(
			'near',
			rect(x + w * 0.2, base - h - 18, w * 0.4, 20),
			rect(x - 4, base - h - 4, w + 8, 8),
		)
	}
	scene
		.fill(
			'mid',
			'M0 540C120 500 200 470 330 486S520 560 660 520S900 450 1020 500S1160 520 1200 500V800H0z',
		)
		.fill(
			'leaf',
			hedge(-20, 560, 330, 8, 70, 3),
			hedge(330, 570, 250, 6, 60, 9),
			hedge(860, 550, 370, 8, 70, 5),
		)
		.fill('leaf', 'M0 560C200 520 380 570 560 590S900 520 1200 560V800H0z')
		.fill(
			'sand',
			'M700 530C760 560 560 590 520 640S700 700 620 800H820C860 720 660 690 670 640S820 580 716 530z',
		)
		.fill(
			'leaf2',
			hedge(20, 640, 340, 9, 46, 4),
			hedge(780, 660, 400, 10, 50, 8),
			'M0 700C160 650 330 690 480 730S560 790 560 800H0z',
			'M880 800C920 740 1040 700 1200 700V800z',
		)
	tree(scene, 190, 730, 230, 250, 'leaf2', 'wood2')
	tree(scene, 1010, 750, 260, 260, 'leaf2', 'wood2')
	car(scene, 622, 690, 'hot', 0.5)
	foliageCorner(scene, 'right', 0.85, { flower: false })
}
