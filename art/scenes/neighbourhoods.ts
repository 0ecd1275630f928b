// Neighbourhoods where students look for a home.
import { student, studentInHijab } from '../people.ts'
import { foliageCorner, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { hedge, lamps, line, polygon, range, rect, ridge, roundRect } from '../shapes.ts'
import { awning, car, cyclist, railViaduct, streetLamp } from '../street.ts'

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
	tree(scene, 190, 730, 230, 250, 'leaf2', 'ink')
	tree(scene, 1010, 750, 260, 260, 'leaf2', 'ink')
	car(scene, 622, 690, 'hot', 0.5)
	foliageCorner(scene, 'right', 0.85, { flower: false })
}

/** Cyberjaya: low technology blocks by the lake, a cycle lane along the shore. */
export function hoodCyberjaya(scene: Scene) {
	const shore = 500
	scene.sky(330, 210, 112).clouds([640, 130, 0.9], [960, 180, 0.6])
	scene.fill('far', ridge(1200, 440, 520, [-20, -50, -30, -70, -40, -60, -20]))
	scene
		.fill('wall', rect(130, 330, 300, 170), polygon([470, 500], [470, 250], [640, 210], [640, 500]))
		.fill('far', polygon([640, 210], [700, 240], [700, 500], [640, 500]), rect(390, 330, 40, 170))
		.stroke('water', 22, 'M146 362H376M146 406H376M146 450H376', { dash: '40 8' })
		.stroke('lit', 22, lamps([362, 406, 450], 146, 376, { pitch: 48, pane: 40, every: 3 }))
		.stroke('near', 16, [492, 524, 556, 588, 620].map((x) => line(x, 270, x, 490)).join(''), {
			dash: '12 12',
		})
		.stroke(
			'lit',
			16,
			'M492 294v12m0 108v12M524 342v12M556 318v12m0 60v12M588 294v12m0 132v12M620 366v12',
		)
		.fill('near', roundRect(760, 300, 290, 200, 90), rect(760, 400, 290, 100))
		.stroke('foam', 6, 'M790 346H1020M768 384H1042M762 422H1048M762 460H1048')
		.stroke('lit', 14, 'M780 403H1040M780 441H1040', { dash: '26 54' })
		.fill('near', rect(672, 150, 8, 80))
		.fill(
			'leaf',
			hedge(-20, shore, 170, 4, 70, 4),
			hedge(400, shore, 110, 4, 40, 5),
			hedge(690, shore, 120, 4, 44, 8),
			hedge(1030, shore, 200, 4, 80, 6),
		)
		.fill('leaf2', rect(0, shore - 6, 1200, 14))
		.fill('water', rect(0, shore + 8, 1200, 300))
		.faded(0.3, () => scene.fill('wall', rect(130, 508, 300, 50), rect(470, 508, 230, 80)))
		.stroke('foam', 3, 'M60 548h130M460 540h180M820 556h160M240 580h140M700 590h190M1010 576h120', {
			round: true,
			opacity: 0.7,
		})
		.stroke('sun', 6, 'M270 530h120M290 552h90M280 574h60', { round: true })
	// the near shore, lifted for the same reason as the street of SS15
	scene.moved(0, -52, () => {
		scene
			.fill('leaf', 'M0 640C300 600 560 650 800 612S1100 570 1200 580V870H0z')
			.fill(
				'mid',
				'M0 716C300 660 560 716 800 676S1100 626 1200 634V700C1060 694 960 730 820 748S520 770 300 740S60 770 0 790z',
			)
			.stroke('sail', 5, 'M0 752C300 700 560 744 810 712S1100 660 1200 666', { dash: '44 28' })
		for (const [x, h] of [
			[110, 210],
			[1080, 230],
		] as const)
			tree(scene, x, 650 - x * 0.04, h * 0.8, h, 'leaf2', 'ink')
		cyclist(scene, 520, 738, 1.35, { helmet: 'sail' })
		streetLamp(scene, 300, 690, 130, 1)
		streetLamp(scene, 860, 664, 130, -1)
	})
}
