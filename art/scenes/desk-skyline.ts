import { klTower, merdekaTower, twinTowers } from '../landmarks.ts'
import type { Scene } from '../scene.ts'
import { ridge } from '../shapes.ts'

/** The city at the end of the office day: low, so that the stars of the promises stand before it. */
export function deskSkyline(scene: Scene) {
	scene.fill('far', ridge(420, 92, 112, [-14, -2, -20, -6, -10, -28]))
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
