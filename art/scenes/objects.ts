import type { Scene } from '../scene.ts'
import { circle, lattice, rebung, rect, roundRect, star } from '../shapes.ts'
import { shadow, tableWithRunner } from '../tabletop.ts'

/** Admission letter, passport and boarding pass. */
export function objPassport(scene: Scene) {
	tableWithRunner(scene)
	scene
		.turned(9, 760, 400, () => admissionLetter(scene))
		.turned(-8, 520, 430, () => passport(scene))
		.turned(5, 800, 610, () => boardingPass(scene))
}

function admissionLetter(scene: Scene) {
	shadow(scene, roundRect(556, 126, 520, 600, 10))
	scene
		.fill('wall', roundRect(530, 96, 520, 600, 8))
		.fill('water', roundRect(530, 96, 520, 88, 8))
		.fill('gold', rebung(530, 196, 520, 20, -14))
		.fill('sail', star(590, 140, 26))
		.stroke('sail', 10, 'M650 128h220M650 156h130')
		.stroke(
			'wall2',
			12,
			'M580 250h420M580 286h380M580 322h410M580 358h300M580 420h420M580 456h360M580 492h400',
		)
		.stroke('hot', 6, circle(940, 590, 58) + circle(940, 590, 46))
		.fill('hot', star(940, 590, 34))
		.stroke('near', 5, 'M590 610q24-50 44-6t44-16t50 4')
}

function passport(scene: Scene) {
	shadow(scene, roundRect(352, 166, 380, 530, 24))
	scene
		.fill('ink', roundRect(330, 140, 380, 530, 22))
		.fill('near', rect(330, 140, 34, 530))
		.stroke('gold', 4, roundRect(386, 172, 296, 466, 12))
		.fill('gold', star(534, 356, 92))
		.fill('ink', star(534, 356, 80))
		.stroke('gold', 3, lattice(534, 356, 78) + circle(534, 356, 32))
		.stroke('gold', 9, 'M450 222h168M482 246h104M470 520h128M496 546h76', { round: true })
		.fill('gold', roundRect(510, 586, 48, 32, 6))
		.stroke('ink', 4, `M510 602h14M544 602h14${circle(534, 602, 8)}`)
}

function boardingPass(scene: Scene) {
	shadow(scene, roundRect(566, 534, 540, 190, 14))
	scene
		.fill('sail', roundRect(546, 510, 540, 190, 14))
		.fill('hot', 'M546 524a14 14 0 0 1 14-14H1072a14 14 0 0 1 14 14V554H546z')
		.stroke('wall2', 4, 'M926 560V700', { dash: '9 9' })
		.stroke('near', 5, 'M632 630H840', { dash: '2 12', round: true })
		.dots('hot', 26, [606, 630])
		.dots('water', 26, [866, 630])
		.fill('ink', 'M712 630l-22-30h12l34 26h34q14 0 14 4t-14 4h-34l-34 26h-12z')
		.stroke('ink', 22, 'M952 590H1060', { dash: '4 4 8 4 3 6' })
		.stroke('wall2', 10, 'M952 624h90M952 648h60M606 582h70M816 582h60M606 672h50M826 672h50')
}
