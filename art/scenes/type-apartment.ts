import { palm } from '../plants.ts'
import type { Scene } from '../scene.ts'
import {
	ellipse,
	hedge,
	line,
	type Point,
	polygon,
	range,
	rect,
	ridge,
	ripple,
	roundRect,
} from '../shapes.ts'
import { parasol } from '../street.ts'

/** An apartment tower with rounded corners; pool and palms at its foot. */
export function typeApartment(scene: Scene) {
	const ground = 600
	scene.sky(430, 260, 136).clouds([120, 170, 0.9], [860, 130, 0.9])
	scene.fill('far', ridge(1200, 500, 620, [-30, -80, -50, -90, -40, -100, -60])).skyline(
		ground,
		[
			[80, 90, 190],
			[190, 70, 130],
			[930, 80, 220],
			[1030, 100, 150],
		],
		{ wall: 'far', shade: 'mid', opacity: 0.5 },
	)
	const floors = range(12).map((floor) => 142 + floor * 33)
	scene
		.fill('water2', rect(500, 130, 240, ground - 130))
		.fill('near', rect(660, 130, 80, ground - 130))
		.stroke(
			'lit',
			20,
			[528, 572, 616, 700].map((x, index) => line(x, 158 + index * 33, x, 536)).join(''),
			{ dash: '17 82' },
		)
		.stroke('foam', 3, [550, 594, 638].map((x) => line(x, 142, x, 560)).join(''), { opacity: 0.5 })
		.fill('wall', ...floors.map((y) => roundRect(478, y, 284, 16, 8)))
		.fill('wall2', ...floors.map((y) => `M660 ${y}h94a8 8 0 0 1 0 16h-94z`))
		.fill('leaf', ...[3, 7, 10].map((floor) => hedge(486, 142 + floor * 33, 90, 5, 20, floor)))
		.fill('wall', roundRect(520, 108, 200, 34, 8))
		.fill('gold', rect(600, 78, 6, 32), 'M606 78l34 9l-34 9z')
		.fill('near', rect(420, 548, 400, 56))
		.fill('lit', ...range(8).map((bay) => rect(438 + bay * 47, 562, 34, 40)))
		.fill('wall', roundRect(396, 536, 448, 18, 9))
		.fill('leaf', hedge(-20, ground + 4, 440, 9, 56, 3), hedge(820, ground + 4, 420, 9, 60, 6))
	for (const [x, h, lean] of [
		[360, 260, -34],
		[880, 300, 40],
		[250, 190, 16],
		[1000, 210, -16],
	] as const)
		palm(scene, x, ground + 14, h, lean)
	towerPool(scene, ground)
	for (const [x, side] of [
		[196, 1],
		[1004, -1],
	] as const)
		poolside(scene, x, 690, side)
}

/** A long pool that runs towards us, the tower upside down in it. */
function towerPool(scene: Scene, ground: number) {
	const basin = (inset: number) =>
		polygon(
			[420 + inset, ground + 30 + inset * 0.4],
			[820 - inset, ground + 30 + inset * 0.4],
			[960 - inset * 1.6, 800],
			[280 + inset * 1.6, 800],
		)
	scene
		.fill('sand', rect(0, ground, 1200, 200))
		.fill('wall2', rect(0, ground, 1200, 10))
		.stroke('wall2', 3, 'M0 640H1200M0 690H1200M0 752H1200M250 610L60 800M950 610L1140 800')
		.fill('wall', basin(-16))
		.fill('water2', basin(0))
		.fill('water', basin(10))
		.faded(0.35, () =>
			scene.fill(
				'wall',
				...range(6).map((floor) =>
					roundRect(490 - floor * 3, 652 + floor * 26, 260 + floor * 6, 12, 6),
				),
			),
		)
		.stroke(
			'foam',
			3,
			ripple(440, 664, 340, 6, 8) + ripple(420, 700, 380, 6, 10) + ripple(390, 742, 430, 6, 12),
			{
				opacity: 0.7,
			},
		)
		.stroke('sun', 6, 'M456 650h80M470 668h52M452 686h76', { round: true })
		.stroke('near', 6, 'M846 690v-30q0-12 12-12t12 12M868 704v-30q0-12 12-12t12 12', {
			round: true,
		})
}

/** A parasol over a deck chair; `side` is where its foot points. */
function poolside(scene: Scene, x: number, y: number, side: 1 | -1) {
	const to = (...points: Point[]) =>
		polygon(...points.map(([dx, dy]): Point => [x + side * dx, y + dy]))
	scene.faded(0.18, () => scene.fill('ink', ellipse(x + 10, y + 4, 120, 12)))
	parasol(scene, x - side * 40, y, 0.9)
	scene
		.stroke('wood2', 6, `M${x - side * 20} ${y}v-26M${x + side * 76} ${y}v-26`)
		.fill('sail', to([-70, -74], [-58, -80], [-22, -40], [96, -40], [96, -26], [-30, -26]))
		.fill('gold', to([-22, -40], [10, -40], [10, -26], [-30, -26]))
}
