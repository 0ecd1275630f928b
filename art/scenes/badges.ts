// The chat's astrolabe, and the picture for a missing picture.
import type { Scene } from '../scene.ts'
import { circle, lattice, rect, star } from '../shapes.ts'

/** Wanderbot: an astrolabe with a face. */
export function wanderbot(scene: Scene) {
	scene
		.fill('ink', circle(120, 128, 100))
		.stroke('gold', 5, circle(120, 128, 86))
		.stroke('gold', 9, circle(120, 128, 77), { dash: '2 8.08' })
		.fill('near', circle(120, 128, 66))
		.stroke('gold', 1.6, lattice(120, 128, 66), { opacity: 0.35 })
		.stroke('gold', 7, 'M120 28V14')
		.fill('gold', circle(120, 12, 9))
		.stroke('sail', 12, 'M96 118v14M144 118v14', { round: true })
		.stroke('sail', 7, 'M98 156q22 18 44 0', { round: true })
}

/** Shown while or where a picture is missing: halo rings and a khatam, nothing to look at. */
export function fallback(scene: Scene) {
	scene
		.fill('sky', rect(0, 0, 1200, 800))
		.fill('sky2', circle(600, 400, 330))
		.fill('sky3', circle(600, 400, 250))
		.fill('sky4', circle(600, 400, 170))
		.fill('sky', star(600, 400, 96))
		.fill('sky4', star(600, 400, 78))
		.stroke('sky', 4, lattice(600, 400, 62, 8, 3))
}
