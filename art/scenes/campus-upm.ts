import { student, studentInHijab } from '../people.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { hedge, keelArch, line, polygon, range, rect, ridge } from '../shapes.ts'
import { cyclist } from '../street.ts'

/** The chancellery standing on its green hill above the lawns of Serdang. */
export function campusUpm(scene: Scene) {
	scene.sky(600, 268, 138).clouds([130, 170, 1], [930, 150, 0.9])
	scene
		.fill('far', ridge(1200, 470, 640, [-40, -100, -50, -70, -30, -80, -130, -60]))
		.fill('leaf2', hedge(-30, 640, 420, 7, 150, 3), hedge(820, 640, 420, 7, 150, 8))
		.fill('leaf', 'M-10 640C170 620 250 496 420 476H780C950 496 1030 620 1210 640V800H-10z')
	chancellery(scene, 600, 478)
	hillside(scene)
	tree(scene, 150, 704, 330, 300, 'leaf2', 'wood2')
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
				lamps: 3,
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
		.dots('gold', 15, [528, 540], [502, 604], [470, 684], [672, 540], [698, 604], [730, 684])
		.stroke('leaf2', 4, 'M-10 716C160 690 300 640 430 560M1210 716C1040 690 900 640 770 560', {
			opacity: 0.6,
		})
}

/** The Sultan Abdul Samad Library above its broad steps. */
export function campusUpm2(scene: Scene) {
	const terrace = 566
	scene.sky(300, 270, 122).clouds([700, 130, 1], [60, 140, 0.5])
	scene
		.fill('far', ridge(1200, 480, 600, [-20, -70, -40, -90, -60, -110, -40]))
		.fill('leaf', hedge(-30, terrace, 300, 6, 90, 3), hedge(930, terrace, 300, 6, 90, 8))
	readingHall(scene, terrace)
	const steps = range(8)
	scene
		.fill('sand', rect(0, terrace, 1200, 240))
		.fill(
			'leaf',
			polygon([0, terrace + 30], [190, terrace + 30], [60, 800], [0, 800]),
			polygon([1200, terrace + 30], [1010, terrace + 30], [1140, 800], [1200, 800]),
		)
		.fill(
			'wall',
			...steps.map((step) => rect(250 - step * 20, terrace + step * 22, 700 + step * 40, 11)),
		)
		.fill(
			'wall2',
			...steps.map((step) => rect(250 - step * 20, terrace + 11 + step * 22, 700 + step * 40, 11)),
		)
	student(scene, 470, 664, 1.4, { cloth: 'water2', bag: 'hot' })
	studentInHijab(scene, 524, 684, 1.45, { scarf: 'gold' })
	student(scene, 724, 622, 1.2)
	palm(scene, 130, 690, 300, 24)
	palm(scene, 1086, 680, 270, -24)
}

/** A heavy upper box with slit windows, floating over a glass ground floor. */
function readingHall(scene: Scene, ground: number) {
	const slits = range(22).map((slit) => line(266 + slit * 31, 262, 266 + slit * 31, 424))
	scene
		.fill('near', rect(270, 440, 660, ground - 440))
		.fill('lit', ...range(8).map((bay) => rect(292 + bay * 80, 470, 52, ground - 470)))
		.fill('water', ...[0, 3, 5].map((bay) => rect(298 + bay * 80, 476, 40, ground - 476)))
		.fill('wall', ...range(7).map((column) => rect(356 + column * 80, 440, 14, ground - 440)))
		.fill('wood', rect(230, 236, 740, 206))
		.fill('wood2', rect(800, 236, 170, 206))
		.stroke('sand', 13, slits.join(''), { dash: '46 12' })
		.stroke('near', 6, slits.join(''), { dash: '46 12' })
		.stroke(
			'lit',
			6,
			[1, 2, 5, 9, 10, 14, 16, 19]
				.map((slit) => `M${266 + slit * 31} ${262 + (slit % 3) * 58}v46`)
				.join(''),
		)
		.fill('ink', rect(214, 222, 772, 18))
		.fill('wall', rect(214, 440, 772, 16))
		.fill('wall', rect(520, 190, 160, 34))
		.stroke('near', 16, line(532, 207, 668, 207), { dash: '14 10' })
		.fill('gold', keelArch(556, 462, 88, ground - 462, 50))
		.fill('ink', keelArch(568, 478, 64, ground - 478, 38))
		.fill('lit', keelArch(578, 496, 44, ground - 496, 26))
}

/** Farm plots crossed by an avenue of palms that runs to the horizon, straight into the sun. */
export function campusUpm3(scene: Scene) {
	const horizon = 470
	scene.sky(600, 330, 136).clouds([90, 150, 0.9], [940, 130, 0.9])
	scene
		.fill('far', ridge(1200, 430, horizon + 10, [-60, -130, -70, -20, 0, -30, -90, -140, -70]))
		.fill('mid', hedge(-20, horizon + 8, 1240, 34, 30, 4))
		.fill('leaf', rect(0, horizon, 1200, 340))
	plots(scene, horizon)
	barn(scene, 236, horizon + 26)
	for (const distance of [0.05, 0.14, 0.28, 0.5, 0.86])
		for (const side of [-1, 1] as const)
			palm(
				scene,
				600 + side * (26 + distance * 400),
				horizon + 10 + distance * 290,
				70 + distance * 440,
				side * (4 + distance * 46),
				'leaf2',
				'wood2',
			)
	cyclist(scene, 566, 716, 1.1, { frame: 'hot', helmet: 'sail', shirt: 'gold' })
}

/** Beds whose furrows meet where the avenue ends: paddy on one side, vegetables on the other. */
function plots(scene: Scene, horizon: number) {
	const bed = (from: number, to: number) =>
		polygon(
			[600 + from * 0.16, horizon + 6],
			[600 + to * 0.16, horizon + 6],
			[600 + to, 800],
			[600 + from, 800],
		)
	const rows = [330, 470, 640, 850, 1120, 1460, 1900, 2500]
	const furrows = (side: 1 | -1) =>
		rows.map((dx) => line(600 + side * dx * 0.16, horizon + 12, 600 + side * dx, 810)).join('')
	scene
		.fill('water', bed(-900, -520), bed(-2900, -1500))
		.fill('mid', bed(420, 740), bed(1150, 1800))
		.stroke('leaf2', 8, furrows(1) + furrows(-1))
		.stroke(
			'sail',
			7,
			[560, 980, 1450].map((dx) => line(600 + dx * 0.16, horizon + 16, 600 + dx, 810)).join(''),
			{
				dash: '1 20',
				round: true,
			},
		)
		.fill('sand', polygon([590, horizon + 4], [610, horizon + 4], [850, 800], [350, 800]))
		.stroke('wall2', 6, 'M600 500V800', { dash: '26 30' })
}

function barn(scene: Scene, x: number, ground: number) {
	scene
		.fill('wall', rect(x - 60, ground - 54, 120, 54))
		.fill(
			'hot',
			polygon(
				[x - 78, ground - 50],
				[x - 40, ground - 96],
				[x + 40, ground - 96],
				[x + 78, ground - 50],
			),
		)
		.fill(
			'hot2',
			polygon(
				[x + 10, ground - 96],
				[x + 40, ground - 96],
				[x + 78, ground - 50],
				[x + 20, ground - 50],
			),
		)
		.fill('lit', rect(x - 18, ground - 38, 30, 38), rect(x + 26, ground - 38, 18, 18))
}
