import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { ellipse, hedge, polygon, range, rect, ridge, seeded } from '../shapes.ts'

/** The oval concourse of the main building, a ring of floors around its garden. */
export function campusSunway(scene: Scene) {
	const ground = 590
	scene.sky(820, 270, 128).clouds([150, 150, 1], [960, 140, 0.5])
	scene.fill('far', ridge(1200, 500, 620, [-20, -60, -40, -90, -50, -100, -40]))
	scene
		.skyline(
			ground,
			[
				[60, 84, 250],
				[1046, 90, 300],
			],
			{ wall: 'far', shade: 'mid', opacity: 0.6, windowHeight: 6, windowGap: 10 },
		)
		.block(168, ground, 120, 350, {
			wall: 'wall2',
			shade: 'far',
			columns: 4,
			window: 'near',
			windowHeight: 12,
			windowGap: 12,
			top: 22,
		})
		.fill('hot', rect(168, 236, 120, 12))
	scene.fill('leaf', hedge(-20, ground + 4, 300, 7, 62, 3), hedge(930, ground + 4, 300, 7, 58, 6))
	ovalBuilding(scene, 600, ground)
	palm(scene, 120, ground + 8, 210, 24)
	palm(scene, 1092, ground + 8, 236, -28)
	const water = ground + 26
	scene
		.fill('leaf2', hedge(-20, ground + 12, 250, 8, 26, 4), hedge(970, ground + 12, 260, 8, 26, 9))
		.fill('wall2', rect(0, ground + 8, 1200, 18))
		.sea(water, { glitterX: 820, rows: 7, waves: 26 })
		.faded(0.3, () =>
			scene.fill('ink', polygon([300, water], [900, water], [820, 716], [380, 716])),
		)
}

function ovalBuilding(scene: Scene, x: number, ground: number) {
	const half = 320
	const depth = 46
	const storey = 56
	const random = seeded(7)
	/** The near half of the ring at one height. */
	const arc = (y: number) => `M${x - half} ${y}a${half} ${depth} 0 0 0 ${2 * half} 0`
	const roof = ground - 4 * storey - depth - 40
	// far side of the ring, seen through the open roof
	scene
		.fill('near', ellipse(x, roof, half, depth + 12))
		.fill('leaf2', hedge(x - 210, roof + 40, 420, 9, 44, 5))
		.fill('leaf', hedge(x - 170, roof + 44, 200, 5, 34, 8))
		.fill('mid', `${arc(roof)}V${ground - 30}a${half} ${depth} 0 0 1${-2 * half} 0z`)
	for (const level of range(4)) {
		const y = roof + 22 + level * storey
		scene
			.stroke('wall', 26, arc(y))
			.stroke('near', 20, arc(y + 26), { dash: '20 6' })
			.stroke('lit', 12, arc(y + 26), { dash: `12 ${40 + Math.round(random() * 60)} 12 92` })
	}
	scene
		.stroke('hot', 9, arc(roof + 8))
		.fill('ink', `${arc(ground - 72)}V${ground}H${x - half}z`)
		.stroke('wall', 12, arc(ground - 72))
	const columns = range(13).map((index) => {
		const across = -Math.cos((Math.PI * (index + 0.5)) / 13)
		const top = ground - 72 + depth * Math.sqrt(1 - across * across)
		return rect(x + half * across - 6, top, 12, ground + 8 - top)
	})
	scene
		.fill('lit', rect(x - 74, ground - 26, 148, 34))
		.fill('wall', ...columns)
		.fill('wall2', rect(x - half - 30, ground, 2 * half + 60, 12))
}
