import type { Slot } from '../palettes.ts'
import type { Scene } from '../scene.ts'
import { at, circle, hedge, line, polygon, rect, ridge, roundArch } from '../shapes.ts'

/** Bangkok: the porcelain spires of the Temple of Dawn, longtail boats on the river. */
export function tripBangkok(scene: Scene) {
	const shore = 540
	scene.sky(600, 260, 150).clouds([110, 170, 0.9], [920, 150, 0.8])
	scene.fill('far', ridge(1200, 490, 560, [-10, -30, -20, -40, -30, -20, -10])).skyline(
		shore,
		[
			[40, 60, 150],
			[110, 50, 210],
			[1020, 60, 190],
			[1100, 70, 140],
		],
		{ wall: 'far', opacity: 0.5 },
	)
	prang(scene, 600, shore, 400, 150)
	prang(scene, 420, shore, 210, 80)
	prang(scene, 780, shore, 210, 80)
	for (const x of [250, 950])
		scene
			.fill('wall', rect(x - 66, shore - 70, 132, 70))
			.fill('hot', polygon([x - 90, shore - 66], [x, shore - 150], [x + 90, shore - 66]))
			.fill('leaf', polygon([x - 60, shore - 66], [x, shore - 122], [x + 60, shore - 66]))
			.fill('gold', polygon([x - 34, shore - 66], [x, shore - 98], [x + 34, shore - 66]))
			.stroke(
				'gold',
				6,
				`M${x - 96} ${shore - 62}L${x} ${shore - 154}L${x + 96} ${shore - 62}M${x} ${shore - 150}V${shore - 176}`,
			)
			.stroke('near', 40, line(x - 50, shore - 26, x + 60, shore - 26), { dash: '14 18' })
	scene
		.fill(
			'leaf',
			hedge(-20, shore + 4, 200, 5, 70, 4),
			hedge(1020, shore + 4, 220, 5, 76, 7),
			hedge(330, shore + 4, 120, 5, 30, 5),
			hedge(750, shore + 4, 120, 5, 30, 8),
		)
		.fill('wall2', rect(0, shore, 1200, 18))
		.sea(shore + 18, { glitterX: 600, rows: 7, waves: 26 })
	longtail(scene, 330, 660, 1, 'hot')
	longtail(scene, 830, 724, 1.25, 'leaf')
}

/** A corn-cob tower on steep terraces, banded with porcelain. */
function prang(scene: Scene, x: number, base: number, h: number, half: number) {
	const up = (share: number) => base - h * share
	const outline = [
		[1, 0],
		[0.86, 0.14],
		[0.72, 0.14],
		[0.6, 0.3],
		[0.46, 0.3],
		[0.36, 0.48],
		[0.26, 0.5],
		[0.24, 0.72],
		[0.16, 0.86],
		[0.04, 0.92],
	] as const
	const right = outline.map(([w, share]) => at(x + half * w, up(share)))
	const left = outline.toReversed().map(([w, share]) => at(x - half * w, up(share)))
	const bands = [0.04, 0.09, 0.18, 0.24, 0.34, 0.41, 0.54, 0.6, 0.66]
	const widthAt = (share: number) =>
		share < 0.14
			? 0.9 - share
			: share < 0.3
				? 0.8 - share * 0.66
				: share < 0.48
					? 0.62 - share * 0.54
					: 0.25
	scene
		.fill('wall', `M${right.join('L')}L${left.join('L')}z`)
		.fill('wall2', `M${right.join('L')}L${at(x, up(0.92))}L${at(x + half * 0.1, base)}z`)
		.stroke(
			'near',
			h * 0.018,
			bands
				.map((share) =>
					line(x - half * widthAt(share), up(share), x + half * widthAt(share), up(share)),
				)
				.join(''),
			{ dash: `${h > 300 ? '9 7' : '5 4'}` },
		)
		.stroke(
			'hot',
			h * 0.01,
			[0.12, 0.29, 0.49, 0.72]
				.map((share) =>
					line(x - half * widthAt(share), up(share), x + half * widthAt(share), up(share)),
				)
				.join(''),
		)
		.fill('near', roundArch(x - half * 0.12, up(0.46), half * 0.24, h * 0.1))
		.stroke('gold', 5, `M${at(x, up(0.9))}V${at(up(1))}`)
}

function longtail(scene: Scene, x: number, y: number, scale: number, cloth: Slot) {
	const to = (...values: number[]) =>
		at(...values.map((value, index) => (index % 2 ? y - value * scale : x + value * scale)))
	scene
		.fill(
			'wood2',
			`M${to(-130, 14)}Q${to(-20, -6, 90, 10)}Q${to(140, 22, 168, 72)}Q${to(150, 0, 100, -14)}L${to(-110, -14)}z`,
		)
		.stroke('gold', 4 * scale, `M${to(-124, 6)}Q${to(-20, -8, 96, 4)}Q${to(136, 14, 158, 48)}`)
		.stroke(
			'ink',
			4 * scale,
			`M${to(-80, 8)}L${to(-80, 54)}M${to(50, 6)}L${to(50, 54)}M${to(-120, 10)}L${to(-176, -18)}`,
		)
		.fill(cloth, `M${to(-96, 52)}Q${to(-16, 78, 66, 52)}L${to(66, 44)}L${to(-96, 44)}z`)
		.stroke('hot', 7 * scale, `M${to(158, 50)}L${to(152, 28)}`, { round: true })
		.fill(
			'ink',
			`M${to(-10, 8)}q${at(0, -34 * scale, 12 * scale, -34 * scale)}t${at(12 * scale, 34 * scale)}z`,
			circle(x + 2 * scale, y - 48 * scale, 8 * scale),
		)
}
