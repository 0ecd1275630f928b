// Small square pictures: faces without features, the chat's astrolabe, the picture for a missing picture.
import type { Scene } from '../scene.ts'
import { circle, lattice, rect, star } from '../shapes.ts'

const skin = { olive: '#c98d63', brown: '#a86f4a', fair: '#e0ad83' } as const

const shoulders = 'M22 240C28 196 72 182 120 182S212 196 218 240z'
const face =
	'M120 64C92 64 82 90 84 114C86 144 104 164 120 164S154 144 156 114C158 90 148 64 120 64z'
const neck = 'M102 150H138V186Q120 202 102 186z'

function backdrop(scene: Scene) {
	scene
		.fill('sky', rect(0, 0, 240, 240))
		.fill('sky3', circle(120, 112, 92))
		.fill('sun', circle(172, 76, 34))
		.stroke('sun2', 1.5, lattice(172, 76, 31))
}

export function avatarHijab(scene: Scene) {
	backdrop(scene)
	scene
		.fill('near', 'M22 240C30 190 74 176 120 176S210 190 218 240z')
		.fill(
			'hot',
			'M120 40C70 40 58 86 62 122C64 160 50 186 44 204C92 224 148 224 196 204C190 186 176 160 178 122C182 86 170 40 120 40z',
		)
		.fill(
			'hot2',
			'M62 122C64 160 50 186 44 204C70 215 98 219 124 219C160 206 182 176 178 122C170 160 140 178 112 176C84 172 64 150 62 122z',
		)
		.fill(skin.olive, face)
		.fill(
			'hot',
			'M120 58C88 58 78 86 80 104C92 92 104 80 120 80S148 92 160 104C162 86 152 58 120 58z',
		)
}

export function avatarBeard(scene: Scene) {
	backdrop(scene)
	scene
		.fill('water', shoulders)
		.fill('wall', 'M92 186L120 214L148 186L140 176H100z')
		.fill(skin.brown, neck, face)
		.fill(
			'ink',
			'M78 112C70 64 90 40 124 42C158 40 172 66 162 112C160 96 154 86 146 82C128 90 104 86 94 80C86 86 80 98 78 112z',
			'M84 122C86 150 102 168 120 168S154 150 156 122C150 138 140 144 134 140Q120 134 106 140C100 144 90 138 84 122z',
		)
}

export function avatarLongHair(scene: Scene) {
	backdrop(scene)
	scene
		.fill('leaf2', shoulders)
		.fill(skin.fair, neck)
		.fill(
			'ink',
			'M70 196C62 150 60 44 120 42S178 150 170 196C160 204 150 190 150 160H90C90 190 80 204 70 196z',
		)
		.fill(skin.fair, face)
		.fill(
			'ink',
			'M82 112C80 78 96 58 124 58C146 58 160 78 158 112C150 100 142 88 136 76C122 92 100 100 82 112z',
		)
		.fill('gold', 'M100 184L120 206L140 184L134 178H106z')
}

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
