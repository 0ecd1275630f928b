import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { hedge, keelArch, line, polygon, range, rect, ridge } from '../shapes.ts'

/** The chancellery standing on its green hill above the lawns of Serdang. */
export function campusUpm(scene: Scene) {
	scene.sky(600, 268, 138).clouds([130, 170, 1], [930, 150, 0.9])
	scene
		.fill('far', ridge(1200, 470, 640, [-40, -100, -50, -70, -30, -80, -130, -60]))
		.fill('leaf2', hedge(-30, 640, 420, 7, 150, 3), hedge(820, 640, 420, 7, 150, 8))
		.fill('leaf', 'M-10 640C170 620 250 496 420 476H780C950 496 1030 620 1210 640V800H-10z')
	chancellery(scene, 600, 478)
	hillside(scene)
	tree(scene, 150, 704, 330, 300, 'leaf2', 'ink')
	palm(scene, 1004, 640, 220, -22)
	palm(scene, 1086, 660, 260, 26)
	scene.fill('leaf2', hedge(960, 664, 270, 9, 26, 5))
}

/** Three wings under deep roofs; the middle one carries a gable. */
function chancellery(scene: Scene, x: number, ground: number) {
	const wing = (from: number, w: number, h: number, columns: number) =>
		scene
			.block(from, ground, w, h, {
				wall: 'wall',
				columns,
				window: 'near',
				windowHeight: 18,
				windowGap: 13,
				windowWidth: 0.6,
				top: 20,
			})
			.fill('near', rect(from - 14, ground - h - 10, w + 28, 14))
	wing(x - 330, 240, 98, 11)
	wing(x + 90, 240, 98, 11)
	wing(x - 130, 260, 150, 9)
	const fins = range(8).map((fin) =>
		line(x - 91 + fin * 26, ground - 142, x - 91 + fin * 26, ground),
	)
	scene
		.fill('wall2', rect(x + 84, ground - 140, 46, 140))
		.fill(
			'hot',
			polygon(
				[x - 170, ground - 152],
				[x, ground - 236],
				[x + 170, ground - 152],
				[x, ground - 176],
			),
		)
		.fill('hot2', polygon([x, ground - 236], [x + 170, ground - 152], [x, ground - 176]))
		.stroke('gold', 4, line(x, ground - 236, x, ground - 276))
		.stroke('near', 5, fins.join(''))
		.fill('wall2', rect(x - 70, ground - 74, 140, 10))
		.fill('ink', ...[-60, -18, 24].map((dx) => keelArch(x + dx, ground - 62, 36, 62, 26)))
		.fill('lit', keelArch(x - 10, ground - 48, 20, 48, 15))
		.fill('wall2', rect(x - 360, ground - 4, 720, 12))
}

/** A flight of steps straight up the lawn, planting to both sides. */
function hillside(scene: Scene) {
	const steps = range(15).map((step) => {
		const share = ((step + 1) / 16) ** 1.3
		const y = 488 + share * 312
		const half = 46 + share * 120
		return line(600 - half, y, 600 + half, y)
	})
	scene
		.fill('wall', polygon([556, 486], [644, 486], [770, 800], [430, 800]))
		.stroke('wall2', 5, steps.join(''))
		.fill(
			'leaf2',
			polygon([548, 486], [556, 486], [430, 800], [384, 800]),
			polygon([644, 486], [652, 486], [816, 800], [770, 800]),
		)
		.dots('hot', 15, [528, 540], [502, 604], [470, 684], [672, 540], [698, 604], [730, 684])
		.stroke('leaf2', 4, 'M-10 716C160 690 300 640 430 560M1210 716C1040 690 900 640 770 560', {
			opacity: 0.6,
		})
}
