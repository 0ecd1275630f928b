import type { Slot } from '../palettes.ts'
import { student, studentInHijab } from '../people.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { ellipse, hedge, lamps, line, polygon, range, rect, ridge, star } from '../shapes.ts'

/** The HELP tower on the hill of Bukit Damansara, houses and trees below it. */
export function campusHelp(scene: Scene) {
	scene.sky(800, 300, 132).clouds([130, 160, 1], [990, 150, 0.6], [330, 240, 0.6])
	scene
		.fill('far', ridge(1200, 520, 700, [-20, -60, -110, -150, -130, -150, -80, -50]))
		.skyline(
			560,
			[
				[40, 56, 130],
				[108, 48, 190],
				[1010, 54, 150],
				[1076, 62, 210],
				[1150, 50, 130],
			],
			{ wall: 'far', shade: 'mid', opacity: 0.6, windowHeight: 6, windowGap: 10 },
		)
		.fill('leaf2', 'M-10 700C120 610 260 560 420 520S760 500 860 540S1090 640 1210 670V800H-10z')
	tower(scene, 470, 530)
	scene
		.fill('leaf', hedge(330, 552, 540, 12, 60, 4))
		.fill('leaf', 'M-10 740C140 660 260 640 400 600S700 560 830 590S1060 680 1210 700V800H-10z')
	house(scene, 170, 664, 150, 'wall', 'hot')
	tree(scene, 372, 672, 190, 200, 'leaf', 'wood2')
	house(scene, 700, 640, 160, 'sail', 'wood')
	house(scene, 930, 690, 150, 'wall', 'hot')
	tree(scene, 878, 672, 150, 170, 'leaf', 'wood2')
	palm(scene, 1110, 720, 240, -20)
	palm(scene, 86, 720, 200, 20)
	lane(scene)
}

/** Podium, offset slabs and a planted terrace half way up. */
function tower(scene: Scene, x: number, ground: number) {
	const storeys = (from: number, to: number) =>
		range(Math.floor((to - from) / 24)).map((storey) => from + storey * 24)
	const face = (left: number, w: number, top: number, bottom: number, wall: Slot) => {
		const floors = storeys(top + 22, bottom - 4)
		scene
			.fill(wall, rect(left, top, w, bottom - top))
			.stroke('near', 12, floors.map((y) => line(left + 12, y, left + w - 12, y)).join(''))
			.stroke(
				'lit',
				12,
				floors.map((y, index) => line(left + 12 + (index % 3) * 34, y, left + w - 12, y)).join(''),
				{
					dash: '16 78 16 130',
				},
			)
			.stroke(wall, 12, floors.map((y) => line(left + 12, y, left + w - 12, y)).join(''), {
				dash: '4 20',
			})
	}
	face(x, 176, 146, ground, 'wall')
	face(x + 176, 120, 214, ground, 'wall2')
	scene
		.fill('near', rect(x - 12, 146, 12, ground - 146))
		.fill('ink', rect(x - 18, 134, 206, 14), rect(x + 172, 204, 134, 12))
		.fill('near', rect(x + 40, 100, 80, 36))
		.fill('ink', rect(x - 8, 346, 312, 40))
		.fill('leaf', hedge(x, 386, 296, 10, 30, 6))
		.fill('wall', rect(x - 18, 384, 332, 10))
		.fill(
			'near',
			polygon([x - 60, ground - 54], [x + 360, ground - 54], [x + 372, ground], [x - 72, ground]),
		)
		.fill('lit', ...range(9).map((bay) => rect(x - 40 + bay * 44, ground - 38, 28, 38)))
}

function house(scene: Scene, x: number, ground: number, w: number, wall: Slot, roof: Slot) {
	scene
		.fill(wall, rect(x, ground - 64, w, 64))
		.fill(
			roof,
			polygon(
				[x - 16, ground - 60],
				[x + w * 0.26, ground - 108],
				[x + w * 0.74, ground - 108],
				[x + w + 16, ground - 60],
			),
		)
		.fill('near', rect(x + 18, ground - 46, 28, 26), rect(x + w - 46, ground - 46, 28, 26))
		.fill('ink', rect(x + w / 2 - 13, ground - 44, 26, 44))
		.fill('lit', rect(x + 22, ground - 42, 20, 18))
}

function lane(scene: Scene) {
	scene
		.fill('leaf2', hedge(-20, 752, 460, 14, 30, 5), hedge(790, 756, 430, 13, 30, 8))
		.fill(
			'sand',
			'M-10 800C180 744 420 770 560 730S640 640 690 606L716 606C690 650 700 712 640 756S460 790 420 800z',
		)
}

/** A planted courtyard at Subang 2, seen from the shade of its arcade. */
export function campusHelp2(scene: Scene) {
	const ground = 560
	scene.sky(770, 220, 112).clouds([380, 130, 0.8])
	courtBlock(scene, 200, 800, ground)
	scene
		.fill('leaf', rect(0, ground, 1200, 250))
		.fill(
			'sand',
			polygon([540, ground], [660, ground], [820, 800], [380, 800]),
			polygon([0, 610], [1200, 610], [1200, 644], [0, 644]),
		)
	scene.fill('wall', ellipse(600, 636, 190, 40)).fill('leaf2', ellipse(600, 630, 172, 32))
	tree(scene, 600, 636, 330, 330, 'leaf', 'wood2')
	scene
		.dots('gold', 15, [480, 636], [520, 648], [566, 654], [640, 654], [686, 647], [724, 634])
		.fill('leaf2', hedge(190, 604, 230, 9, 30, 4), hedge(780, 604, 230, 9, 30, 7))
	student(scene, 300, 690, 1.4, { cloth: 'water2' })
	studentInHijab(scene, 850, 684, 1.4, { cloth: 'near', scarf: 'gold' })
	student(scene, 906, 688, 1.45, { bag: 'hot' })
	arcadeFrame(scene)
}

function courtBlock(scene: Scene, x: number, w: number, ground: number) {
	const floors = [300, 376, 452]
	scene
		.fill('wall', rect(x - 220, 262, w + 440, ground - 262))
		.fill('near', rect(x - 220, 246, w + 440, 18))
		.stroke('near', 44, floors.map((y) => line(-10, y, 1210, y)).join(''), { dash: '40 28' })
		.stroke('lit', 44, lamps(floors, -10, 1210, { pitch: 68, pane: 40 }))
		.fill('wall2', ...floors.map((y) => rect(0, y + 28, 1200, 10)))
		.stroke(
			'leaf',
			12,
			floors
				.slice(0, 2)
				.map((y) => line(210, y + 30, 1000, y + 30))
				.join(''),
			{ dash: '8 9', round: true },
		)
		.fill('near', rect(0, 498, 1200, ground - 498))
		.fill('lit', ...[2, 3, 5, 9, 11, 12].map((bay) => rect(bay * 78 + 28, 512, 48, ground - 512)))
		.fill('wall', ...range(16).map((column) => rect(column * 78 + 6, 498, 14, ground - 498)))
}

/** Three keel arches in shadow; the court is what they leave open. */
function arcadeFrame(scene: Scene) {
	const opening = (x: number, w: number) =>
		`M${x} 760H${x + w}V260C${x + w} 150 ${x + w * 0.7} 130 ${x + w / 2} 60C${x + w * 0.3} 130 ${x} 150 ${x} 260z`
	scene
		.fill('ink', `M0 0H1200V800H0z${opening(-170, 300)}${opening(170, 860)}${opening(1070, 300)}`)
		.stroke('gold', 4, opening(-170, 300) + opening(170, 860) + opening(1070, 300))
		.fill('near', rect(0, 760, 1200, 40))
		.fill('gold', ...[150, 1050].map((x) => star(x, 170, 16)))
}
