// Short trips beyond Malaysia, each known by one silhouette.
import type { Slot } from '../palettes.ts'
import { tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { at, circle, ellipse, hedge, line, polygon, range, rect, roundArch } from '../shapes.ts'

/** Singapore: three towers under one deck, the lotus museum, the bay. */
export function tripSingapore(scene: Scene) {
	const shore = 560
	scene.sky(420, 230, 120).clouds([120, 130, 0.8], [880, 110, 0.8])
	scene.skyline(
		shore,
		[
			[40, 70, 260],
			[120, 60, 340],
			[190, 80, 210],
			[290, 60, 290],
			[360, 70, 180],
			[980, 70, 200],
			[1060, 90, 270],
		],
		{ wall: 'far', shade: 'mid', opacity: 0.5, windowHeight: 6, windowGap: 9 },
	)
	for (const x of [560, 690, 820]) {
		scene
			.fill('wall', polygon([x - 20, shore], [x + 14, 260], [x + 50, 260], [x + 44, shore]))
			.fill('wall2', polygon([x + 44, shore], [x + 50, 260], [x + 72, 260], [x + 92, shore]))
			.stroke('lit', 30, line(x + 12, shore - 10, x + 31, 272), { dash: '5 11', opacity: 0.75 })
			.stroke('lit', 14, line(x + 68, shore - 10, x + 60, 272), { dash: '7 25', opacity: 0.7 })
	}
	scene
		.fill('near', 'M510 236Q700 222 936 226Q968 232 950 246Q920 264 860 264H560Q516 262 510 236z')
		.fill('leaf', hedge(560, 234, 320, 12, 20, 5))
		.fill('hot', rect(512, 228, 440, 5))
		// the museum: ten fingers of a lotus, the outer ones lying over
		.fill('mid', ...lotus(390, shore, [-58, -18, 20, 60], 116))
		.fill('sail', ...lotus(390, shore, [-80, -38, 1, 40, 80], 122))
		.fill('near', `M352 ${shore}h76l-12-22h-52z`)
		.fill('leaf', hedge(-20, shore + 4, 360, 11, 34, 5), hedge(900, shore + 4, 320, 9, 40, 7))
		.fill('wall2', rect(0, shore, 1200, 16))
		.sea(shore + 16, { glitterX: 420, rows: 7, waves: 28 })
	scene.faded(0.3, () =>
		scene.fill('wall', ...[560, 690, 820].map((x) => rect(x - 10, shore + 18, 80, 150))),
	)
	for (const x of [940, 1010, 1080])
		scene
			.fill('hot2', polygon([x - 16, 560], [x - 6, 494], [x + 6, 494], [x + 16, 560]))
			.fill('leaf', ellipse(x, 458, 38, 9))
			.stroke(
				'hot',
				5,
				`M${x} 504L${x - 38} 460M${x} 504L${x - 14} 462M${x} 504L${x + 14} 462M${x} 504L${x + 38} 460${ellipse(x, 458, 38, 9)}`,
			)
	bumboat(scene, 640, 706)
}

/** Petals that open from one foot, each broad at its cut end; leans in degrees from upright. */
const lotus = (x: number, y: number, leans: number[], length: number) =>
	leans.map((lean) => {
		const angle = (lean * Math.PI) / 180
		const to = (along: number, across: number) =>
			at(
				x + along * Math.sin(angle) + across * Math.cos(angle),
				y - 14 - along * Math.cos(angle) + across * Math.sin(angle),
			)
		const tall = length - Math.abs(lean) * 0.36
		return `M${to(6, -7)}Q${to(tall * 0.5, -26)} ${to(tall, -14)}L${to(tall - 14, 14)}Q${to(tall * 0.5, 20)} ${to(6, 7)}z`
	})

function bumboat(scene: Scene, x: number, y: number) {
	scene
		.fill(
			'ink',
			`M${x - 90} ${y - 20}H${x + 90}Q${x + 84} ${y + 22} ${x + 54} ${y + 24}H${x - 60}Q${x - 84} ${y + 18} ${x - 90} ${y - 20}z`,
		)
		.fill('hot', rect(x - 84, y - 12, 168, 8))
		.fill('sail', rect(x - 66, y - 56, 120, 36))
		.fill('wood', polygon([x - 80, y - 54], [x - 66, y - 72], [x + 56, y - 72], [x + 68, y - 54]))
		.stroke('near', 18, line(x - 58, y - 38, x + 48, y - 38), { dash: '18 10' })
}

/** Ho Chi Minh City: a hall of the French years, clock, arcades and mansard. */
export function tripHoChiMinhCity(scene: Scene) {
	const ground = 610
	scene.sky(320, 210, 112).clouds([560, 110, 0.6], [900, 150, 0.9])
	scene.skyline(
		ground,
		[
			[60, 70, 340],
			[980, 70, 400],
			[1070, 90, 300],
		],
		{ wall: 'far', shade: 'mid', opacity: 0.5 },
	)
	const bays = [...range(4).map((bay) => 186 + bay * 72), ...range(4).map((bay) => 746 + bay * 72)]
	scene
		.fill('gold', rect(160, 340, 880, ground - 340))
		.fill('sun', rect(960, 340, 80, ground - 340))
		.fill(
			'near',
			polygon([160, 330], [186, 272], [480, 272], [480, 330]),
			polygon([720, 330], [720, 272], [1014, 272], [1040, 330]),
		)
		.fill('sail', rect(148, 326, 904, 18), rect(152, 462, 896, 14))
		.fill(
			'sail',
			...bays.map((x) => roundArch(x, 372, 48, 86)),
			...bays.map((x) => roundArch(x, 492, 48, ground - 492)),
		)
		.fill('leaf2', ...bays.map((x) => roundArch(x + 7, 380, 34, 78)))
		.fill('near', ...bays.map((x) => roundArch(x + 6, 500, 36, ground - 500)))
		.stroke('leaf', 28, bays.map((x) => line(x + 24, 404, x + 24, 456)).join(''), { dash: '5 4' })
		.fill('lit', ...bays.map((x) => roundArch(x + 12, 514, 24, ground - 514)))
	frontispiece(scene, ground)
	scene
		.fill('wall2', rect(0, ground, 1200, 30))
		.fill('near', rect(0, ground + 30, 1200, 170))
		.stroke('sail', 5, line(0, 724, 1200, 724), { dash: '60 46' })
	tree(scene, 110, ground + 20, 230, 270, 'leaf', 'wood2')
	tree(scene, 1100, ground + 20, 230, 290, 'leaf', 'wood2')
	scooter(scene, 360, 730, 'hot')
	scooter(scene, 760, 776, 'water')
}

function frontispiece(scene: Scene, ground: number) {
	scene
		.fill('sail', `M470 ${ground}V300H490V236Q600 130 710 236V300H730V${ground}z`)
		.fill('gold', `M486 ${ground}V316H506V244Q600 156 694 244V316H714V${ground}z`)
		.fill(
			'sail',
			circle(600, 264, 46),
			rect(478, 326, 244, 14),
			roundArch(520, 370, 160, ground - 370),
		)
		.fill('near', roundArch(534, 386, 132, ground - 386))
		.stroke('sail', 5, `M600 386V${ground}M534 460H666M556 410L600 460L644 410`)
		.fill('lit', rect(544, 472, 46, ground - 472), rect(610, 472, 46, ground - 472))
		.fill('near', circle(600, 264, 38))
		.stroke('sail', 5, 'M600 264V238M600 264H620', { round: true })
		.fill('near', polygon([560, 194], [600, 112], [640, 194]))
		.stroke('lit', 5, line(600, 110, 600, 70))
		.fill('hot', 'M602 72h44l-12 12l12 12h-44z')
}

function scooter(scene: Scene, x: number, y: number, paint: Slot) {
	scene
		.fill(
			paint,
			`M${x} ${y - 30}Q${x + 4} ${y - 56} ${x + 40} ${y - 54}L${x + 50} ${y - 26}H${x + 80}L${x + 98} ${y - 80}H${x + 110}L${x + 104} ${y - 16}H${x + 10}z`,
		)
		.fill(
			'ink',
			circle(x + 20, y - 12, 18),
			circle(x + 108, y - 12, 18),
			`M${x + 4} ${y - 54}h46v-9h-46z`,
		)
		.stroke('ink', 6, `M${x + 100} ${y - 82}l-14-8`, { round: true })
		.fill(
			'foam',
			`M${x + 12} ${y - 60}V${y - 104}Q${x + 30} ${y - 126} ${x + 46} ${y - 104}L${x + 40} ${y - 62}L${x + 72} ${y - 52}V${y - 24}H${x + 58}L${x + 54} ${y - 44}z`,
		)
		.stroke('foam', 10, `M${x + 40} ${y - 100}L${x + 84} ${y - 88}`, { round: true })
		.fill('wood', circle(x + 32, y - 130, 13))
		.fill('sail', `M${x + 16} ${y - 130}a16 16 0 0 1 32-3z`)
}
