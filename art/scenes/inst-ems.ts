import { klTower } from '../landmarks.ts'
import { studentInHijab } from '../people.ts'
import { tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { dome, hedge, keelArch, line, polygon, range, rect, roundArch } from '../shapes.ts'

/** Moorish arches over a shaded arcade, domed corner turrets, an early green morning. */
export function instEms(scene: Scene) {
	const ground = 634
	scene.sky(846, 250, 122).clouds([120, 130, 0.9], [450, 110, 0.6])
	klTower(scene, 1040, ground, 500, 'far', 'mid')
	scene
		.skyline(
			ground,
			[
				[0, 80, 280],
				[1090, 100, 260],
			],
			{ wall: 'far', shade: 'mid', opacity: 0.6, windowHeight: 8, windowGap: 12 },
		)
		.fill('leaf', hedge(-20, ground, 230, 5, 90, 3), hedge(990, ground, 230, 5, 84, 7))
	arcadeBuilding(scene, ground)
	scene
		.fill('wall2', rect(0, ground, 1200, 24))
		.fill('leaf', rect(0, ground + 24, 1200, 150))
		.fill('sand', polygon([510, ground + 24], [690, ground + 24], [770, 800], [430, 800]))
		.fill('leaf2', hedge(150, ground + 40, 340, 14, 24, 4), hedge(710, ground + 40, 340, 14, 24, 9))
	tree(scene, 96, 690, 250, 290, 'leaf2', 'wood2')
	studentInHijab(scene, 574, 724, 1.4, { scarf: 'sail' })
	studentInHijab(scene, 622, 728, 1.4, { cloth: 'water2', scarf: 'gold' })
}

function arcadeBuilding(scene: Scene, ground: number) {
	const bays = range(9).map((bay) => 236 + bay * 84)
	scene
		.fill('wall', rect(220, 330, 760, ground - 330))
		.stroke('wood', 7, [352, 376, 400, 424].map((y) => line(220, y, 980, y)).join(''), {
			opacity: 0.55,
		})
		.fill('wood2', ...bays.map((x) => keelArch(x - 2, 346, 60, 112, 42)))
		.fill('water', ...bays.map((x) => keelArch(x + 8, 362, 40, 96, 30)))
		.stroke('wall', 4, bays.map((x) => line(x + 28, 366, x + 28, 458)).join(''))
		.fill('wall2', rect(206, 464, 788, 16))
		.fill('ink', rect(220, 480, 760, ground - 480))
		.fill('lit', ...bays.map((x) => rect(x + 14, 560, 28, ground - 560)))
		.fill(
			'wall',
			`M220 480H980V${ground}H220z${bays.map((x) => hole(x - 4, 496, 64, ground - 496)).join('')}`,
		)
		.stroke('wood', 5, bays.map((x) => roundArch(x - 4, 496, 64, ground - 496)).join(''))
		.fill('near', rect(206, 316, 788, 16))
		.fill('wall', rect(540, 246, 120, 72))
		.fill('wood2', keelArch(574, 258, 52, 60, 36))
	for (const [x, w, base] of [
		[600, 130, 246],
		[240, 66, 270],
		[960, 66, 270],
	] as const) {
		if (w < 100)
			scene
				.fill('wall', rect(x - 30, base, 60, 60))
				.stroke('near', 16, line(x - 18, base + 26, x + 18, base + 26), { dash: '10 8' })
		scene
			.fill('hot', dome(x, base, w, w * 0.84))
			.fill(
				'hot2',
				`M${x} ${base - w * 0.84}C${x + w * 0.36} ${base - w * 0.62} ${x + w * 0.61} ${base - w * 0.35} ${x + w * 0.43} ${base}H${x + w * 0.2}C${x + w * 0.36} ${base - w * 0.36} ${x + w * 0.2} ${base - w * 0.6} ${x} ${base - w * 0.84}z`,
			)
			.stroke('gold', 4, line(x, base - w * 0.84, x, base - w * 0.84 - 26))
	}
}

/** A round arch drawn the other way round, so that it cuts an opening. */
const hole = (x: number, y: number, w: number, h: number) =>
	`M${x} ${y + h}H${x + w}V${y + w / 2}a${w / 2} ${w / 2} 0 0 0 ${-w} 0z`
