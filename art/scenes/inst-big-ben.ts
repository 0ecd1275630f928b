import { twinTowers } from '../landmarks.ts'
import { student } from '../people.ts'
import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, line, polygon, range, rect } from '../shapes.ts'

/** A glass front with the entrance of a small hotel; the twin towers rise right behind it. */
export function instBigBen(scene: Scene) {
	const ground = 640
	scene.sky(600, 256, 158).clouds([110, 160, 0.9], [950, 130, 0.8])
	twinTowers(scene, 600, 470, 440)
	scene
		.skyline(
			ground,
			[
				[60, 90, 330],
				[166, 70, 260],
				[960, 80, 300],
				[1056, 90, 370],
			],
			{ wall: 'far', shade: 'mid', opacity: 0.6, windowHeight: 7, windowGap: 11 },
		)
		.fill('leaf', hedge(-20, ground, 280, 6, 70, 3), hedge(950, ground, 280, 6, 70, 6))
	glassLobby(scene, ground)
	scene
		.fill('wall2', rect(0, ground, 1200, 160))
		.fill('wall', polygon([480, ground], [720, ground], [800, 800], [400, 800]))
		.stroke('far', 3, 'M0 690H1200M0 746H1200')
		.fill('hot', polygon([556, ground], [644, ground], [690, 800], [510, 800]))
	for (const x of [286, 914]) roundTopiary(scene, x, ground + 44)
	palm(scene, 118, ground + 20, 260, 22)
	palm(scene, 1086, ground + 20, 250, -22)
	student(scene, 752, 704, 1.35, { cloth: 'near' })
}

/** Two storeys of glass, a terrace set back above them, and a clock over the door. */
function glassLobby(scene: Scene, ground: number) {
	const top = 420
	const mullions = range(15).map((bay) => line(250 + bay * 50, top, 250 + bay * 50, ground))
	scene
		.fill('wall', rect(330, 356, 540, 70))
		.fill('wall2', rect(740, 356, 130, 70))
		.stroke('near', 34, line(350, 390, 850, 390), { dash: '36 14' })
		.stroke('lit', 34, line(400, 390, 850, 390), { dash: '36 114' })
		.fill('near', rect(312, 344, 576, 16))
		.fill('leaf2', hedge(214, 402, 118, 6, 30, 4), hedge(868, 402, 118, 6, 30, 7))
		.fill('water', rect(230, top, 740, ground - top))
		.fill('water2', rect(760, top, 210, ground - top))
		.fill(
			'foam',
			polygon([270, 610], [370, 440], [420, 440], [320, 610]),
			polygon([340, 610], [436, 440], [450, 440], [360, 610]),
		)
		.stroke('lit', 44, 'M252 466H448M752 466H950', { dash: '46 54' })
		.stroke('lit', 66, 'M302 560H448M752 560H950', { dash: '46 54 46 4' })
		.stroke('near', 4, mullions.join(''))
		.stroke('wall', 12, line(230, 506, 970, 506))
		.fill('near', rect(206, top - 20, 788, 24))
		.fill('gold', rect(206, top - 26, 788, 6))
		.fill('ink', rect(490, 528, 220, ground - 528))
		.fill('lit', rect(504, 540, 60, ground - 540), rect(636, 540, 60, ground - 540))
		.fill('sail', rect(570, 540, 60, ground - 540))
		.stroke('ink', 4, `M600 540V${ground}M586 590v20M614 590v20`)
		.fill(
			'wall',
			polygon([440, 520], [470, 496], [730, 496], [760, 520]),
			rect(456, 520, 14, ground - 520),
			rect(730, 520, 14, ground - 520),
		)
		.dots('gold', 12, ...range(7).map((lamp) => [486 + lamp * 38, 528] as const))
		.fill('ink', circle(600, 452, 42))
		.fill('sail', circle(600, 452, 34))
		.stroke('gold', 4, circle(600, 452, 38))
		.stroke('ink', 4, 'M600 452V428M600 452l15 9M600 421v6M600 477v6M569 452h6M625 452h6', {
			round: true,
		})
}

/** A ball of box in a white pot. */
function roundTopiary(scene: Scene, x: number, ground: number) {
	scene
		.fill(
			'wall',
			polygon([x - 30, ground - 54], [x + 30, ground - 54], [x + 22, ground], [x - 22, ground]),
		)
		.stroke('wood2', 7, line(x, ground - 54, x, ground - 90))
		.fill('leaf', circle(x, ground - 122, 42))
		.fill('leaf2', `M${x + 12} ${ground - 162}a42 42 0 0 1-24 78a60 60 0 0 0 24-78z`)
}
