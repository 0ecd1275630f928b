// Inside a residential college: rooms for many, plain and sturdy.
import { deskLamp } from '../furniture.ts'
import { books, opening, pendantLamp, tileJoints, walls } from '../interior.ts'
import { student, studentInHijab } from '../people.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
	line,
	type Point,
	polygon,
	range,
	rebung,
	rect,
	ridge,
	roundRect,
} from '../shapes.ts'

/** A double room: all of it twice, one side facing the other. */
export function accUtmRoom(scene: Scene) {
	scene
		.fill('sky4', rect(440, 150, 320, 260))
		.fill('sun', circle(600, 240, 50))
		.fill('far', ridge(1200, 330, 420, [0, 0, -10, -50, -20, -60, -10, 0]))
		.fill('leaf', hedge(440, 400, 320, 5, 90, 3))
		.fill('sky2', rect(300, 110, 600, 420), opening(460, 170, 280, 210))
		.fill('sky', polygon([0, 0], [300, 110], [300, 530], [0, 740]))
		.fill('wall2', polygon([1200, 0], [900, 110], [900, 530], [1200, 740]))
		.fill('sky4', polygon([0, 0], [1200, 0], [900, 110], [300, 110]))
		.fill('far', polygon([300, 530], [900, 530], [1200, 740], [1200, 800], [0, 800], [0, 740]))
		.stroke(
			'mid',
			3,
			'M240 572H960M160 628H1040M60 698H1140M450 530L300 800M600 530V800M750 530L900 800',
			{ opacity: 0.35 },
		)
		.stroke('wall', 12, 'M460 170h280v210h-280zM600 170v210')
		.fill('wall', rect(444, 380, 312, 12))
		.fill('wood', rect(396, 430, 196, 14), rect(608, 430, 196, 14))
		.fill(
			'wood2',
			rect(576, 444, 10, 96),
			rect(614, 444, 10, 96),
			rect(404, 444, 10, 96),
			rect(786, 444, 10, 96),
		)
	deskLamp(scene, 440, 430, 1, 'gold')
	deskLamp(scene, 760, 430, -1, 'gold')
	books(scene, 520, 430, [
		['near', 12, 44],
		['gold', 14, 52],
		['leaf', 12, 40],
	])
	books(scene, 626, 430, [
		['wood2', 14, 50],
		['water', 12, 42],
		['gold', 12, 46],
	])
	scene.fill('near', roundRect(462, 486, 74, 62, 10), roundRect(664, 486, 74, 62, 10))
	bedAndWardrobe(scene, -1)
	bedAndWardrobe(scene, 1)
	pendantLamp(scene, 600, 110, 34)
	scene
		.fill('hot', polygon([500, 610], [700, 610], [740, 720], [460, 720]))
		.fill('gold', rebung(464, 716, 272, 10, 26))
}

function bedAndWardrobe(scene: Scene, side: 1 | -1) {
	const to = (...points: Point[]) => polygon(...points.map(([x, y]): Point => [600 + side * x, y]))
	scene
		.fill('wood2', to([213, 510], [300, 640], [300, 700], [213, 566]))
		.fill('wood', to([300, 640], [529, 640], [529, 700], [300, 700]))
		.fill('wall', to([343, 490], [213, 490], [300, 584], [529, 584]))
		.fill('wall2', to([213, 490], [300, 584], [300, 646], [213, 530]))
		.fill('sail', to([338, 470], [226, 470], [212, 500], [350, 500]))
		.fill(side < 0 ? 'water' : 'gold', to([408, 516], [236, 516], [296, 584], [529, 584]))
		.fill(side < 0 ? 'water2' : 'sun', to([236, 516], [296, 584], [296, 656], [236, 566]))
		.fill(side < 0 ? 'water2' : 'sun2', to([296, 584], [529, 584], [529, 656], [296, 656]))
		.fill('wood2', to([560, 30], [600, 10], [600, 800], [560, 760]))
		.fill('wood', to([450, 60], [560, 30], [560, 760], [450, 680]))
		.stroke('wood2', 4, line(600 + side * 505, 44, 600 + side * 505, 720))
		.fill(
			'gold',
			to([512, 380], [518, 378], [518, 440], [512, 440]),
			to([492, 384], [498, 382], [498, 440], [492, 440]),
		)
}

/** The cafeteria: the serving counter behind, long tables before it. */
export function accUtmKitchen(scene: Scene) {
	walls(scene, { wall: 'sky2', floor: 'sand', floorY: 500 })
	tileJoints(scene, 500, { joint: 'wood', opacity: 0.35 })
	scene
		.fill('near', rect(140, 100, 920, 300))
		.fill('mid', rect(160, 120, 880, 120))
		.fill('sail', ...range(4).map((board) => rect(180 + board * 218, 134, 190, 92)))
		.stroke(
			'wall2',
			8,
			range(4)
				.map((board) => `M${270 + board * 218} 160h80m-80 20h60m-60 20h70`)
				.join(''),
		)
		.dots('wood', 46, [222, 180], [876, 180])
		.dots('gold', 46, [440, 180])
		.dots('leaf', 46, [658, 180])
		.fill('ink', rect(120, 84, 960, 20))
	student(scene, 380, 400, 1.9, { cloth: 'sail' })
	studentInHijab(scene, 760, 400, 1.9, { cloth: 'sail', scarf: 'water' })
	scene
		.faded(0.35, () => scene.fill('foam', rect(160, 326, 880, 60)))
		.fill('wall', rect(140, 384, 920, 20))
		.fill('water', rect(150, 404, 900, 110))
		.stroke(
			'water2',
			5,
			range(8)
				.map((panel) => line(150 + (panel + 1) * 100, 404, 150 + (panel + 1) * 100, 514))
				.join(''),
		)
		.fill('wood2', ...range(6).map((tray) => roundRect(190 + tray * 142, 368, 110, 18, 6)))
		.fill('gold', ...[0, 3].map((tray) => ellipse(245 + tray * 142, 366, 46, 14)))
		.fill('wood', ...[1, 4].map((tray) => ellipse(245 + tray * 142, 366, 46, 14)))
		.fill('leaf', ...[2, 5].map((tray) => ellipse(245 + tray * 142, 366, 46, 14)))
	for (const x of [300, 600, 900]) pendantLamp(scene, x, 78, 30)
	longTable(scene, 540, 150, 900, 0.8)
	longTable(scene, 660, 60, 1080, 1.1)
}

function longTable(scene: Scene, y: number, x: number, w: number, scale: number) {
	const stools = range(6).map((stool) => x + (w * (stool + 0.5)) / 6)
	scene
		.faded(0.16, () => scene.fill('ink', rect(x, y + 92 * scale, w, 14)))
		.fill('near', rect(x + 40, y + 14, 18, 86 * scale), rect(x + w - 58, y + 14, 18, 86 * scale))
		.fill(
			'sail',
			polygon([x + 20, y - 18 * scale], [x + w - 20, y - 18 * scale], [x + w, y + 8], [x, y + 8]),
		)
		.fill('wall2', rect(x, y + 8, w, 12))
		.fill(
			'water2',
			...stools
				.filter((_, stool) => stool % 2 === 0)
				.map((middle) => roundRect(middle - 44 * scale, y - 10 * scale, 88 * scale, 12 * scale, 4)),
		)
		.fill(
			'gold',
			...stools
				.filter((_, stool) => stool % 3 === 0)
				.map((middle) => ellipse(middle, y - 8 * scale, 24 * scale, 7 * scale)),
		)
		.fill(
			'hot',
			...stools.map((middle) =>
				roundRect(middle - 34 * scale, y + 48 * scale, 68 * scale, 14 * scale, 6),
			),
		)
		.stroke(
			'ink',
			6 * scale,
			stools
				.map(
					(middle) =>
						line(middle - 22 * scale, y + 62 * scale, middle - 26 * scale, y + 110 * scale) +
						line(middle + 22 * scale, y + 62 * scale, middle + 26 * scale, y + 110 * scale),
				)
				.join(''),
		)
}
