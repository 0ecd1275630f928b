import { pottedPlant } from '../interior.ts'
import { klTower, twinTowers } from '../landmarks.ts'
import { halfFigure, halfFigureInHijab } from '../people.ts'
import type { Scene } from '../scene.ts'
import {
	at,
	circle,
	ellipse,
	hedge,
	lattice,
	line,
	pill,
	polygon,
	rebung,
	rect,
	roundRect,
	star,
} from '../shapes.ts'

const desk = 520

/** Our office in Kuala Lumpur: two consultants at their desk, the towers behind the glass, two chairs for those who ask. */
export function officeKl(scene: Scene) {
	glassFront(scene)
	scene
		.fill('far', rect(0, 640, 1200, 160))
		.stroke('mid', 2.5, 'M0 690H1200M0 748H1200M420 640L300 800M780 640L900 800M600 640V800', {
			opacity: 0.4,
		})
		.fill('wall', rect(0, 628, 1200, 14))
	pottedPlant(scene, 214, 590, 1.1)
	pottedPlant(scene, 1010, 590, 1.1)
	halfFigure(scene, 470, desk, { cloth: 'wall', skin: '#b27b54' })
	tie(scene, 470)
	halfFigureInHijab(scene, 734, desk, { cloth: 'mid', skin: '#d39a70', scarf: 'hot', fold: 'hot2' })
	counterDesk(scene)
	globe(scene, 604, desk)
	scene
		// a screen on one side, papers on the other
		.fill('ink', roundRect(316, 436, 104, 72, 6), rect(358, 504, 20, 16), pill(338, 514, 60, 8))
		.fill('gold', star(368, 472, 18))
		.fill('sail', polygon([780, 520], [796, 506], [872, 506], [864, 520]))
		.fill('hot', roundRect(712, 508, 54, 12, 3))
	visitorChair(scene, 456)
	visitorChair(scene, 744)
}

/** The window takes the whole wall; its posts stand between the towers. */
function glassFront(scene: Scene) {
	scene
		.fill('sky3', rect(0, 0, 1200, 640))
		.fill('sky4', circle(600, 270, 190))
		.fill('sun', circle(600, 270, 118))
		.stroke('sun2', 2, lattice(600, 270, 108))
		.skyline(
			640,
			[
				[60, 90, 250],
				[168, 70, 330],
				[800, 80, 300],
				[1000, 80, 350],
				[1092, 90, 240],
			],
			{ wall: 'far', shade: 'mid', window: 'lit', opacity: 0.6 },
		)
	klTower(scene, 330, 640, 470, 'far', 'mid')
	twinTowers(scene, 600, 640, 560)
	scene
		.fill('leaf', hedge(0, 640, 1200, 20, 60, 4))
		.fill('wall', rect(148, 0, 14, 640), rect(1038, 0, 14, 640))
		.stroke('ink', 4, 'M400 0V104M800 0V104')
		.fill('gold', 'M362 138Q366 104 400 104T438 138z', 'M762 138Q766 104 800 104T838 138z')
}

/** A tie over the open collar of a half figure. */
function tie(scene: Scene, x: number) {
	scene.fill(
		'gold',
		polygon(
			[x - 7, desk - 74],
			[x + 7, desk - 74],
			[x + 10, desk - 30],
			[x, desk - 14],
			[x - 10, desk - 30],
		),
	)
}

function counterDesk(scene: Scene) {
	scene
		.faded(0.18, () => scene.fill('ink', rect(290, 700, 650, 22)))
		.fill('wood', roundRect(286, desk, 628, 22, 6))
		.fill('wood2', rect(310, desk + 22, 580, 160))
		.fill('wood', rect(324, desk + 38, 552, 128))
		.fill('gold', rebung(324, desk + 166, 552, 23, 22), star(600, desk + 92, 44))
		.fill('wood', star(600, desk + 92, 32))
		.stroke('gold', 3, lattice(600, desk + 92, 28, 8, 3))
}

function globe(scene: Scene, x: number, base: number) {
	scene
		.fill('ink', pill(x - 30, base - 10, 60, 10), rect(x - 4, base - 24, 8, 18))
		.stroke('gold', 5, `M${at(x - 36, base - 84)}A44 44 0 1 0 ${at(x + 34, base - 30)}`)
		.fill('foam', circle(x, base - 60, 36))
		.fill(
			'leaf',
			`M${x - 24} ${base - 82}q20-14 34 2q6 14-8 18q-4 14-18 8q-16-8-8-28z`,
			`M${x + 6} ${base - 50}q16-8 24 4q-2 14-18 16q-12-6-6-20z`,
		)
}

function visitorChair(scene: Scene, x: number) {
	scene
		.faded(0.18, () => scene.fill('ink', ellipse(x + 8, 786, 80, 12)))
		.stroke('ink', 8, line(x - 46, 730, x - 54, 790) + line(x + 46, 730, x + 54, 790), {
			round: true,
		})
		.fill('water2', roundRect(x - 66, 606, 132, 124, 26))
		.fill('water', roundRect(x - 54, 616, 108, 96, 20))
		.fill('water2', roundRect(x - 72, 718, 144, 26, 12))
}
