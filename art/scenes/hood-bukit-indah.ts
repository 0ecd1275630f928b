import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
	type Point,
	polygon,
	range,
	rect,
	ridge,
	roundRect,
} from '../shapes.ts'
import { car } from '../street.ts'

/** Bukit Indah: rows of roofs and the mall below, the strait to Singapore beyond. */
export function hoodBukitIndah(scene: Scene) {
	scene.sky(870, 190, 116).clouds([140, 120, 0.9], [480, 160, 0.6])
	scene
		.fill('far', ridge(1200, 330, 380, [-10, -30, -14, -46, -20, -36, -10]))
		.skyline(
			346,
			[
				[680, 24, 70],
				[716, 20, 96],
				[748, 28, 60],
				[1000, 22, 80],
				[1030, 26, 54],
			],
			{ wall: 'mid', columns: 2, opacity: 0.5 },
		)
		.fill('water', rect(0, 340, 1200, 90))
		.stroke('foam', 3, 'M60 362h150M330 378h120M540 358h90M980 372h150M230 400h180M640 396h150', {
			round: true,
			opacity: 0.7,
		})
		.stroke('sun', 5, 'M800 356h140M830 370h90M816 384h110M850 398h60', { round: true })
		.fill('leaf', 'M0 410C220 380 420 420 640 404S980 380 1200 400V800H0z')
		.fill('leaf2', hedge(-20, 420, 300, 9, 30, 4), hedge(900, 412, 320, 9, 34, 7))
	roofRow(scene, 40, 470, 8, 0.7)
	roofRow(scene, 720, 470, 7, 0.7)
	mall(scene)
	roofRow(scene, -60, 660, 6, 1.15)
	roofRow(scene, 740, 664, 6, 1.15)
	scene
		.fill('mid', 'M520 800C540 700 560 640 566 600H640C650 660 690 720 720 800z')
		.stroke('sail', 5, 'M602 610C606 680 614 740 622 800', { dash: '30 22', opacity: 0.8 })
		.fill(
			'leaf',
			'M0 700C160 684 330 690 500 720L490 800H0z',
			'M760 800C740 760 720 730 716 712C880 690 1040 690 1200 704V800z',
		)
	palm(scene, 300, 740, 190, -20)
	palm(scene, 930, 744, 210, 24)
	car(scene, 586, 760, 'gold', 0.6)
}

function roofRow(scene: Scene, x: number, base: number, count: number, scale: number) {
	const w = 76 * scale
	const h = 70 * scale
	const houses = range(count).map((house) => x + house * w)
	scene
		.fill('wall', rect(x, base - h, w * count, h + 20))
		.fill('wall2', ...houses.map((left) => rect(left + w - 7 * scale, base - h, 7 * scale, h + 20)))
		.fill(
			'near',
			...houses.map((left) =>
				rect(left + 12 * scale, base - h + 16 * scale, 22 * scale, 24 * scale),
			),
		)
		.fill(
			'lit',
			...houses
				.filter((_, house) => house % 3 !== 1)
				.map((left) => rect(left + 42 * scale, base - h + 16 * scale, 18 * scale, 24 * scale)),
		)
		.fill(
			'hot',
			...houses.map((left) =>
				polygon(
					[left - 3, base - h + 4],
					[left + w * 0.3, base - h - 36 * scale],
					[left + w * 0.7, base - h - 36 * scale],
					[left + w + 3, base - h + 4],
				),
			),
		)
		.fill(
			'hot2',
			...houses.map((left) =>
				polygon(
					[left + w * 0.7, base - h - 36 * scale],
					[left + w + 3, base - h + 4],
					[left + w * 0.62, base - h + 4],
				),
			),
		)
		.fill('leaf2', hedge(x, base + 22, w * count, count * 2, 16 * scale, 5))
}

function mall(scene: Scene) {
	const banners: Point[] = [
		[350, 452],
		[426, 452],
		[720, 452],
		[796, 452],
	]
	scene
		.fill('wall', roundRect(320, 420, 560, 190, 14))
		.fill('wall2', rect(740, 430, 140, 180))
		.fill('water2', 'M500 610V400Q600 340 700 400V610z')
		.fill('water', 'M516 610V408Q600 358 684 408V610z')
		.fill('lit', rect(560, 504, 38, 44), rect(644, 454, 38, 44), rect(518, 454, 38, 44))
		.stroke('foam', 4, 'M558 384V610M600 374V610M642 384V610M516 450H684M516 500H684M516 550H684')
		.fill('gold', ...banners.map(([x, y]) => rect(x, y, 54, 70)))
		.fill('near', ...banners.map(([x, y]) => circle(x + 27, y + 35, 16)))
		.stroke('lit', 26, 'M344 578H490M712 578H860', { dash: '34 12' })
		.fill('ink', rect(310, 412, 190, 12), rect(700, 412, 190, 12))
		.fill('lit', rect(560, 566, 80, 44))
		.fill('leaf2', ellipse(360, 612, 60, 18), ellipse(840, 612, 60, 18))
}
