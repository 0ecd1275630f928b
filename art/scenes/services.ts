// What the visa team does: papers in order, the application, the arrival.
import { opening, walls } from '../interior.ts'
import type { Scene } from '../scene.ts'
import {
	circle,
	ellipse,
	hedge,
	keelArch,
	lattice,
	type Point,
	pill,
	polygon,
	range,
	rebung,
	rect,
	roundRect,
	star,
} from '../shapes.ts'
import { shadow } from '../tabletop.ts'

/** A tick in its round seal. */
const tick = (scene: Scene, x: number, y: number, radius: number) =>
	scene
		.fill('leaf', circle(x, y, radius))
		.stroke(
			'sail',
			radius * 0.24,
			`M${x - radius * 0.42} ${y + radius * 0.02}l${radius * 0.3} ${radius * 0.32}l${radius * 0.56}-${radius * 0.62}`,
			{ round: true },
		)

/** Six papers laid out in order on the desk, each with its tick. */
export function serviceDocuments(scene: Scene) {
	scene
		.fill('sky', rect(0, 0, 1200, 800))
		.fill('sky2', polygon([0, 0], [1200, 0], [1200, 130], [0, 210]))
	scene
		.fill('near', roundRect(150, 70, 900, 680, 26))
		.fill('water2', roundRect(170, 90, 860, 640, 18))
	const sheets: readonly (readonly [number, number, number])[] = [
		[216, 122, -2],
		[486, 118, 1],
		[756, 124, -1],
		[214, 420, 1],
		[484, 424, -1],
		[756, 418, 2],
	]
	for (const [index, [x, y, turn]] of sheets.entries())
		scene.turned(turn, x + 115, y + 140, () => {
			shadow(scene, roundRect(x + 8, y + 12, 230, 276, 8))
			scene.fill('sail', roundRect(x, y, 230, 276, 8))
			paper(scene, index, x, y)
			tick(scene, x + 190, y + 236, 34)
		})
	scene
		.turned(-32, 1090, 560, () =>
			scene
				.fill('hot', roundRect(1076, 380, 30, 300, 6))
				.fill('gold', rect(1076, 640, 30, 20))
				.fill('sand', polygon([1076, 680], [1106, 680], [1091, 726])),
		)
		.fill('gold', roundRect(80, 330, 46, 150, 22))
		.fill('sky', roundRect(92, 344, 22, 110, 11))
}

/** Each sheet is of another kind: photograph, certificate, form, table, passport page, letter. */
function paper(scene: Scene, kind: number, x: number, y: number) {
	const lines = (top: number, count: number, w = 170) =>
		range(count)
			.map((row) => `M${x + 28} ${y + top + row * 26}h${w - (row % 2) * 36}`)
			.join('')
	if (kind === 0)
		scene
			.fill('foam', rect(x + 56, y + 28, 118, 140))
			.fill('water', `M${x + 66} ${y + 168}q6-56 49-56t49 56z`)
			.fill('wood', circle(x + 115, y + 86, 30))
			.fill('ink', `M${x + 84} ${y + 84}a31 31 0 0 1 62 0q-30-20-62 0z`)
			.stroke('wall2', 11, lines(200, 2, 130))
	else if (kind === 1)
		scene
			.stroke('gold', 6, roundRect(x + 18, y + 18, 194, 240, 6))
			.fill('gold', star(x + 115, y + 80, 34))
			.fill('sail', star(x + 115, y + 80, 20))
			.stroke('wall2', 11, lines(144, 4, 150))
	else if (kind === 2)
		scene.fill('hot', rect(x, y, 230, 46)).stroke(
			'wall2',
			24,
			range(4)
				.map((row) => `M${x + 28} ${y + 84 + row * 42}h${row === 3 ? 100 : 174}`)
				.join(''),
		)
	else if (kind === 3)
		scene
			.stroke(
				'water',
				5,
				`${range(6)
					.map((row) => `M${x + 26} ${y + 40 + row * 36}h178`)
					.join('')}M${x + 26} ${y + 40}v180M${x + 110} ${y + 40}v180M${x + 204} ${y + 40}v180`,
			)
			.fill('gold', rect(x + 28, y + 42, 80, 32))
	else if (kind === 4)
		scene
			.fill('ink', roundRect(x + 30, y + 24, 170, 130, 10))
			.stroke('gold', 4, lattice(x + 115, y + 88, 42, 14, 5))
			.stroke('wall2', 11, lines(186, 3))
	else
		scene
			.fill('water', rect(x, y, 230, 50))
			.fill('gold', rebung(x, y + 62, 230, 12, -14))
			.stroke('wall2', 11, lines(94, 5))
}

/** Following a file: its stations on a screen like those of a voyage, and word of each on the telephone. */
export function serviceApplication(scene: Scene) {
	scene
		.fill('sky', rect(0, 0, 1200, 800))
		.fill('sky2', keelArch(150, 40, 900, 640, 300))
		.fill('wood', rect(0, 640, 1200, 160))
		.fill('wood2', rect(0, 640, 1200, 12))
		.stroke('wood2', 4, 'M0 708H1200M0 762H1200', { opacity: 0.5 })
	folders(scene, 150, 690)
	statusScreen(scene)
	telephone(scene, 930, 700)
	cup(scene, 1060, 716)
}

function statusScreen(scene: Scene) {
	shadow(scene, ellipse(600, 712, 380, 22))
	scene
		.fill('ink', roundRect(290, 190, 620, 420, 22))
		.fill('sail', rect(312, 212, 576, 376))
		.fill('water2', rect(312, 212, 576, 56))
		.dots('sail', 14, [344, 240], [372, 240], [400, 240])
		.fill('near', polygon([250, 700], [300, 610], [900, 610], [950, 700]))
		.fill('ink', polygon([520, 690], [534, 664], [666, 664], [680, 690]), pill(240, 694, 720, 18))
		.stroke('ink', 8, 'M326 630H874M314 648H886', { dash: '16 6', opacity: 0.6 })
	// the file's way: two stations behind it, one reached, one to come
	scene
		.stroke('hot', 9, 'M380 500C430 520 470 420 530 424S640 500 690 452', {
			dash: '1 19',
			round: true,
		})
		.stroke('wall2', 9, 'M690 452C730 410 770 380 826 352', { dash: '1 19', round: true })
		.fill('water', star(380, 492, 40), star(530, 424, 40))
		.stroke('sail', 8, 'M364 492l12 13l22-25M514 424l12 13l22-25', { round: true })
		.fill('gold', star(690, 446, 58))
		.fill('sail', star(690, 446, 34))
		.fill('gold', star(690, 446, 18))
		.fill('wall2', star(826, 346, 40))
		.stroke('wall2', 13, 'M352 318h240M352 352h160', { round: true })
}

/** A telephone leaning on the screen, a message just in. */
function telephone(scene: Scene, x: number, y: number) {
	scene.turned(7, x, y - 130, () => {
		shadow(scene, roundRect(x - 60, y - 250, 150, 270, 22))
		scene
			.fill('ink', roundRect(x - 76, y - 270, 150, 280, 22))
			.fill('foam', roundRect(x - 66, y - 258, 130, 256, 14))
			.fill('leaf', `M${x - 52} ${y - 222}h92q12 0 12 12v50q0 12-12 12h-64l-22 22v-22h-6z`)
			.stroke('sail', 10, `M${x - 24} ${y - 184}l14 15l30-33`, { round: true })
			.fill('sail', roundRect(x - 20, y - 108, 72, 30, 12), roundRect(x - 50, y - 64, 84, 30, 12))
	})
}

function folders(scene: Scene, x: number, y: number) {
	shadow(scene, rect(x + 8, y - 6, 150, 24))
	for (const [index, slot] of (['water', 'gold', 'leaf'] as const).entries()) {
		const top = y - 46 - index * 46
		scene
			.fill(slot, roundRect(x - index * 6, top, 150, 46, 8))
			.fill('sail', rect(x + 8 - index * 6, top + 12, 142, 22))
			.stroke('wall2', 3, `M${x + 14 - index * 6} ${top + 19}h136m0 8h-136`)
	}
}

function cup(scene: Scene, x: number, y: number) {
	shadow(scene, ellipse(x + 14, y, 66, 14))
	scene
		.stroke('water2', 10, `M${x + 44} ${y - 74}q44-2 40 26t-48 28`)
		.fill(
			'water',
			`M${x - 54} ${y - 94}L${x - 42} ${y - 4}Q${x} ${y + 10} ${x + 42} ${y - 4}L${x + 54} ${y - 94}z`,
		)
		.fill('water2', ellipse(x, y - 94, 54, 14))
		.fill('wood2', ellipse(x, y - 92, 44, 9))
		.stroke(
			'hi',
			8,
			`M${x - 14} ${y - 120}q-16-22 0-42t0-42M${x + 16} ${y - 120}q-16-22 0-42t0-42`,
			{ round: true, opacity: 0.6 },
		)
}

/** Just landed: a suitcase at the arrivals gate, the plane behind the glass. */
export function serviceArrival(scene: Scene) {
	scene
		.fill('sky3', rect(0, 0, 1200, 560))
		.fill('sky4', circle(880, 260, 170))
		.fill('sun', circle(880, 260, 100))
		.stroke('cloud', 15, 'M180 180h150M140 198h120M560 150h120M600 168h90', { round: true })
		.fill('far', 'M0 460Q300 400 600 450T1200 430V600H0z')
		.fill('leaf', hedge(0, 500, 1200, 26, 40, 5))
		.fill('mid', rect(0, 498, 1200, 70))
		.stroke('sail', 5, 'M0 530H1200', { dash: '60 40' })
	scene.moved(-50, -96, () => scene.turned(-4, 520, 430, () => airliner(scene)))
	walls(scene, {
		wall: 'wall2',
		floor: 'far',
		floorY: 590,
		openings: [opening(60, 120, 1080, 440)],
	})
	const posts: Point[] = [
		[60, 16],
		[330, 12],
		[600, 12],
		[858, 12],
		[1126, 16],
	]
	scene
		.fill(
			'near',
			rect(60, 108, 1080, 14),
			rect(60, 556, 1080, 12),
			...posts.map(([x, w]) => rect(x, 110, w, 456)),
		)
		.fill('ink', rect(0, 0, 1200, 70))
		.fill('gold', roundRect(420, 36, 360, 92, 12))
		.turned(26, 600, 78, () =>
			scene.fill('ink', 'M566 80l-26-36h14l42 31h40q18 0 18 5t-18 5h-40l-42 31h-14z'),
		)
		.fill('ink', rect(500, 114, 200, 5))
		.stroke('mid', 3, 'M0 640H1200M0 710H1200M420 590L240 800M600 590V800M780 590L960 800', {
			opacity: 0.5,
		})
	// barrier ropes lead out of the gate
	for (const x of [150, 330, 870, 1050])
		scene
			.fill('gold', rect(x - 6, 540, 12, 150), circle(x, 536, 12))
			.fill('ink', ellipse(x, 692, 34, 9))
	scene
		.stroke('near', 9, 'M150 566Q240 626 330 566M870 566Q960 626 1050 566')
		.faded(0.25, () => scene.fill('ink', ellipse(620, 752, 150, 18)))
		.stroke('ink', 10, 'M560 470V340H650V470')
		.fill('hot', roundRect(500, 454, 212, 280, 26))
		.fill('hot2', roundRect(660, 454, 52, 280, 26))
		.stroke('hot2', 7, 'M544 480V708M588 480V708M632 480V708')
		.fill('ink', circle(536, 742, 16), circle(676, 742, 16), rect(556, 446, 100, 14))
		.turned(12, 640, 470, () =>
			scene.fill('sail', roundRect(620, 470, 54, 84, 6)).fill('gold', star(647, 512, 18)),
		)
		.fill('water', roundRect(720, 590, 130, 146, 22))
		.fill('water2', roundRect(738, 660, 94, 60, 12))
		.stroke('ink', 8, 'M756 592q28-50 58 0')
}

function airliner(scene: Scene) {
	scene
		.fill('wall2', 'M756 372L812 352H852L820 388z')
		.fill(
			'sail',
			'M230 430Q240 394 300 392H700Q760 394 790 340H820L806 410Q790 452 700 460H300Q236 458 230 430z',
		)
		.fill('hot', 'M748 380L792 300H826L806 400Z')
		.fill('wall2', 'M300 460H700Q790 452 806 420Q700 446 232 436Q240 458 300 460z')
		.stroke('near', 14, 'M320 416H690', { dash: '10 16' })
		.fill('near', 'M240 414Q250 398 280 398V416z')
		.fill('far', 'M430 440L560 440L640 528H600z')
		.fill('near', roundRect(452, 462, 74, 30, 14), rect(318, 458, 5, 24), rect(574, 458, 5, 26))
		.fill('ink', circle(320, 488, 12), circle(576, 490, 12), ellipse(454, 477, 6, 14))
}
