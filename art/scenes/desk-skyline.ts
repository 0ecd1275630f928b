import { klTower, merdekaTower, twinTowers } from '../landmarks.ts'
import type { Scene } from '../scene.ts'

/** The city at the end of the office day: low, so that the stars of the promises stand before it. */
export function deskSkyline(scene: Scene) {
	// Ends on the water at both sides: it stands at either end of the strip.
	scene.fill(
		'far',
		'M0 112C40 112 40 80 80 80C115 80 115 90 150 90C185 90 185 70 215 70C250 70 250 86 285 86C315 86 315 82 345 82C385 82 385 112 420 112z',
	)
	scene.skyline(
		110,
		[
			[26, 20, 34, 2],
			[50, 18, 50, 2],
			[84, 22, 40, 2],
			[226, 20, 46, 2],
			[250, 24, 32, 2],
			[306, 20, 44, 2],
			[330, 26, 26, 2],
		],
		{ wall: 'mid', shade: 'near', windowHeight: 3, windowGap: 4, top: 7, bottom: 5, opacity: 0.6 },
	)
	klTower(scene, 72, 110, 92)
	merdekaTower(scene, 282, 110, 98)
	twinTowers(scene, 160, 110, 104)
}
