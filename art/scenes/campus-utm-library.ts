import { student, studentInHijab } from '../people.ts'
import { palm, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { circle, hedge, line, type Point, polygon, range, rect, ridge, star } from '../shapes.ts'

/** The Raja Zarith Sofiah Library: three floors behind a screen of stars, carried over an open ground floor and its steps. */
export function campusUtm2(scene: Scene) {
	const ground = 600
	scene.sky(872, 236, 126).clouds([120, 150, 1], [470, 96, 0.6])
	scene
		.fill('far', ridge(1200, 480, 620, [-30, -110, -60, -90, -40, -60, -130, -60]))
		.fill('leaf', hedge(-30, ground, 330, 6, 110, 3), hedge(900, ground, 340, 6, 116, 7))
	readingWing(scene, ground)
	screenedHall(scene, ground)
	steps(scene, ground)
	palm(scene, 116, ground + 34, 280, 26)
	palm(scene, 204, ground + 26, 190, -14, 'leaf2')
	tree(scene, 1098, ground + 46, 240, 270, 'leaf2', 'wood2')
}

/** Low, with trees on its roof. */
function readingWing(scene: Scene, ground: number) {
	scene
		.fill('leaf2', hedge(800, 414, 230, 7, 44, 6))
		.fill('wall2', rect(780, 408, 264, ground - 408))
		.fill('near', rect(780, 440, 244, 60), rect(780, 524, 244, ground - 524))
		.fill(
			'lit',
			...[800, 884, 926].map((x) => rect(x, 446, 34, 48)),
			rect(842, 536, 120, ground - 536),
		)
		.stroke('wall2', 6, 'M838 440V600M880 440V600M922 440V600M964 440V600')
		.fill('wall', rect(780, 402, 276, 18))
}

function screenedHall(scene: Scene, ground: number) {
	const left = 236
	const right = 844
	const top = 226
	const foot = 486
	const step = 60
	const stars = range(4).flatMap((row) =>
		range(10).map((column): Point => [left + 34 + column * step, top + 40 + row * step]),
	)
	const shut = (index: number) => (index * 7 + Math.floor(index / 10)) % 5 < 2
	scene
		// the open ground floor: glass set back behind slanted columns
		.fill('near', rect(left + 30, foot, right - left - 60, ground - foot))
		.fill('lit', ...[296, 372, 628, 704].map((x) => rect(x, foot + 30, 60, ground - foot - 30)))
		.fill('ink', rect(462, foot + 18, 148, ground - foot - 18))
		.fill(
			'lit',
			rect(476, foot + 32, 56, ground - foot - 32),
			rect(540, foot + 32, 56, ground - foot - 32),
		)
		.fill('hot', rect(450, foot + 18, 172, 16))
		.stroke(
			'wall',
			13,
			[268, 448, 628, 808]
				.map((x) => `M${x - 26} ${foot}L${x} ${ground}L${x + 26} ${foot}`)
				.join(''),
		)
		// the screen: glass behind, then a lattice of eight-pointed stars
		.fill('water', rect(left, top, right - left, foot - top))
		.fill('water2', rect(left + 430, top, right - left - 430, foot - top))
		.fill('lit', ...stars.filter((_, index) => shut(index)).map(([x, y]) => star(x, y, 23)))
		.stroke('wall', 5, stars.map(([x, y]) => star(x, y, 26)).join(''))
		.stroke(
			'wall',
			4,
			range(4)
				.map((row) => line(left, top + 40 + row * step, right, top + 40 + row * step))
				.join('') +
				range(10)
					.map((column) => line(left + 34 + column * step, top, left + 34 + column * step, foot))
					.join(''),
			{ dash: '10 50' },
		)
		.fill(
			'wall',
			rect(left - 22, top - 26, right - left + 44, 28),
			rect(left - 22, top, 24, foot - top),
			rect(left - 22, foot - 6, right - left + 44, 24),
		)
		.fill(
			'wall2',
			rect(right, top, 22, foot - top + 18),
			rect(left - 22, foot + 10, right - left + 44, 8),
		)
		.fill('near', rect(330, 176, 220, 26))
}

/** Steps wide enough to sit on. */
function steps(scene: Scene, ground: number) {
	scene.fill('wall2', rect(0, ground + 20, 1200, 200))
	for (const step of range(5))
		scene
			.fill('wall', rect(230 - step * 26, ground + step * 22, 620 + step * 52, 12))
			.fill('wall2', rect(230 - step * 26, ground + 12 + step * 22, 620 + step * 52, 10))
	scene
		.fill('wall', polygon([96, 722], [984, 722], [1060, 800], [20, 800]))
		.stroke('wall2', 3, 'M80 738H1000M52 768H1028')
		.fill('leaf2', hedge(0, 716, 110, 5, 34, 4), hedge(1000, 716, 210, 8, 36, 8))
	studentInHijab(scene, 566, ground + 4, 0.9, { cloth: 'near', scarf: 'gold' })
	sitter(scene, 352, ground + 66, 'water2')
	sitter(scene, 404, ground + 66, 'ink')
	sitter(scene, 728, ground + 44, 'near')
	student(scene, 664, 764, 1.3, { cloth: 'near' })
}

/** Someone on the steps with an open book; y is the step. */
function sitter(scene: Scene, x: number, y: number, cloth: 'near' | 'ink' | 'water2') {
	scene
		.fill(
			cloth,
			`M${x - 15} ${y}Q${x - 16} ${y - 38} ${x} ${y - 40}T${x + 15} ${y}L${x + 16} ${y + 22}H${x + 6}L${x + 4} ${y + 2}H${x - 4}L${x - 6} ${y + 22}H${x - 16}z`,
		)
		.fill('wood', circle(x, y - 48, 9))
		.fill('ink', `M${x - 9} ${y - 49}a9 9 0 0 1 18 0z`)
		.fill(
			'gold',
			polygon(
				[x - 14, y - 20],
				[x, y - 14],
				[x + 14, y - 20],
				[x + 14, y - 8],
				[x, y - 3],
				[x - 14, y - 8],
			),
		)
}
