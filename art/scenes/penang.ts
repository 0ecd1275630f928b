import { dhow } from '../landmarks.ts'
import type { Scene } from '../scene.ts'
import { hedge, line, polygon, range, rect, ridge, roundRect, seeded, swell } from '../shapes.ts'

/** Penang Bridge over the straits, the island's hills beyond. */
export function destPenang(scene: Scene) {
	const shore = 520
	scene.sky(600, 300, 130).clouds([800, 140, 1], [90, 130, 0.7], [950, 250, 0.7])
	scene
		.fill('far', ridge(1200, 430, 560, [-10, -40, -90, -50, -120, -180, -130, -150, -60]))
		.fill('mid', ridge(1200, 490, 560, [0, -14, -30, -10, -40, -90, -60, -100, -40]))
	const random = seeded(4)
	for (let x = 760; x < 1180; x += 44)
		scene.block(x, shore, 34, 46 + random() * 100, {
			wall: 'hi',
			shade: 'far',
			columns: 2,
			window: 'mid',
			windowHeight: 4,
			windowGap: 6,
			lamps: 2,
		})
	scene
		.fill('leaf', hedge(690, shore + 4, 520, 13, 30, 3))
		.sea(shore, { glitterX: 600, rows: 9, waves: 30 })
	penangBridge(scene)
	dhow(scene, 980, 742, 0.8, -1)
	scene.fill('water2', swell(1200, 770, 800, 9, 12))
}

function penangBridge(scene: Scene) {
	const pylons = [420, 780]
	const deck = (x: number) => 588 - 34 * Math.sin((Math.PI * x) / 1200)
	const cables = pylons.flatMap((x) =>
		range(9).map((cable) => {
			const reach = (cable + 1) * 19.5
			const top = 239 + cable * 9
			return line(x, top, x - reach, deck(x - reach)) + line(x, top, x + reach, deck(x + reach))
		}),
	)
	const piers = range(16)
		.map((pier) => 30 + pier * 74)
		.filter((x) => pylons.every((pylon) => Math.abs(x - pylon) > 150))
		.map((x) => rect(x - 6, deck(x), 12, 660 - deck(x)))
	scene
		.stroke('sail', 2.2, cables.join(''))
		.fill('near', ...piers)
		.stroke('ink', 15, 'M-10 588Q600 520 1210 588')
		.stroke('gold', 3.5, 'M-10 580Q600 512 1210 580')
		.stroke('lit', 7, 'M20 566Q600 498 1190 566', { dash: '1 48', round: true })
	for (const x of pylons)
		scene
			.fill(
				'ink',
				polygon([x - 20, 690], [x - 11, 204], [x - 1, 204], [x - 4, 690]),
				polygon([x + 20, 690], [x + 11, 204], [x + 1, 204], [x + 4, 690]),
				rect(x - 14, 262, 28, 9),
				rect(x - 16, 420, 32, 10),
				roundRect(x - 38, 676, 76, 20, 8),
			)
			.fill('hi', polygon([x - 20, 690], [x - 11, 204], [x - 8, 204], [x - 15, 690]))
}
