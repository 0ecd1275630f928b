// People of the site: busts without features, so that each stands for many.
import type { Slot } from '../palettes.ts'
import type { Scene } from '../scene.ts'
import { circle, ellipse, lattice, polygon, range, rebung, rect, star } from '../shapes.ts'

type Skin = { lit: `#${string}`; shaded: `#${string}` }

const olive: Skin = { lit: '#d39a70', shaded: '#b97f57' }
const brown: Skin = { lit: '#b27b54', shaded: '#966341' }
const fair: Skin = { lit: '#e6b78f', shaded: '#cf9b72' }

const torso = 'M14 240C18 204 46 190 84 182Q120 196 156 182C194 190 222 204 226 240z'

function backdrop(scene: Scene, sunX: number) {
	scene
		.fill('sky', rect(0, 0, 240, 240))
		.fill('sky2', circle(sunX, 84, 104))
		.fill('sky3', circle(sunX, 84, 76))
		.fill('sun', circle(sunX, 84, 48))
		.stroke('sun2', 1.5, lattice(sunX, 84, 44))
}

/** Neck and face; the side away from the sun is shaded. */
function head(scene: Scene, { lit, shaded }: Skin) {
	scene
		.fill(shaded, 'M102 146H138V186Q120 204 102 186z')
		.fill(lit, ellipse(120, 112, 36, 46))
		.fill(shaded, 'M120 158C140 158 156 138 156 112C156 92 150 76 140 70C148 96 146 134 120 158z')
}

/** A headscarf: dome, drape over the chest, folds, and the band under it. */
function headscarf(scene: Scene, skin: Skin, cloth: Slot, fold: Slot, band: Slot) {
	scene
		.fill(
			cloth,
			'M120 44C76 44 62 80 66 116C68 146 60 164 40 188C64 214 96 226 124 226S184 212 202 186C180 164 172 146 174 116C178 80 164 44 120 44z',
		)
		.fill(
			fold,
			'M174 116C178 86 168 60 146 49C164 74 160 120 150 150C140 178 108 196 60 206C82 220 104 226 124 226C152 226 184 212 202 186C180 164 172 146 174 116z',
		)
	scene
		.fill(band, 'M86 108C84 76 98 62 120 62S156 76 154 108C146 88 134 80 120 80S94 88 86 108z')
		.fill(
			skin.lit,
			'M88 108C92 88 104 76 120 76S148 88 152 108C154 136 138 158 120 158S86 136 88 108z',
		)
		.fill(
			skin.shaded,
			'M120 158C138 158 154 136 152 108C149 94 144 86 137 81C146 104 144 136 120 158z',
		)
		.stroke(fold, 4, 'M76 150C92 178 116 186 146 172M68 178C92 200 124 204 156 190', {
			round: true,
		})
}

export function avatarStudent1(scene: Scene) {
	backdrop(scene, 176)
	scene.fill('water2', torso)
	headscarf(scene, olive, 'hot', 'hot2', 'hot2')
	// strap of a satchel
	scene.stroke('gold', 11, 'M188 192L150 240')
}

export function avatarStudent2(scene: Scene) {
	backdrop(scene, 64)
	scene.fill('water', torso).fill('sail', 'M88 180L120 222L152 180L144 172H96z')
	head(scene, brown)
	scene
		.fill(
			'ink',
			// hair, then beard
			'M82 116C72 70 92 46 126 48C158 48 170 74 158 116C156 100 152 92 146 86C128 92 108 88 98 82C88 88 84 100 82 116z',
			'M84 118C84 150 100 172 120 172S156 150 156 118C152 136 144 142 136 140Q120 134 104 140C96 142 88 136 84 118z',
		)
		.fill('water2', 'M84 182L66 240H44L70 186z', 'M156 182L174 240H196L170 186z')
}

export function avatarStudent3(scene: Scene) {
	backdrop(scene, 170)
	scene
		.fill(
			'ink',
			'M118 46C74 46 66 92 70 128C72 160 60 176 66 206C92 214 150 214 176 204C184 176 168 160 170 126C174 84 160 46 118 46z',
		)
		.fill('leaf2', torso)
	head(scene, fair)
	scene
		.fill('leaf2', 'M84 182Q120 214 156 182L162 190Q120 232 78 190z')
		.fill(
			'ink',
			'M82 124C78 84 92 62 116 60C146 58 160 84 158 122C152 106 146 92 132 78C122 94 96 100 82 124z',
		)
		.fill('ink', 'M82 112C72 150 86 170 74 204C92 200 100 180 94 156C88 142 84 128 82 112z')
		.dots('gold', 9, [155, 138])
		.stroke('gold', 3, 'M96 190Q120 208 144 190')
}

export function avatarConsultant1(scene: Scene) {
	backdrop(scene, 66)
	scene.fill('ink', torso)
	headscarf(scene, fair, 'water', 'water2', 'sail')
	// lapels of a jacket over the scarf
	scene
		.fill(
			'ink',
			'M14 240C18 206 42 194 66 190L92 240z',
			'M226 240C222 206 198 194 174 190L148 240z',
		)
		.fill('near', 'M66 190L92 240H74L52 206z', 'M174 190L148 240H166L188 206z')
		.fill('gold', star(182, 226, 8))
}

export function avatarConsultant2(scene: Scene) {
	backdrop(scene, 176)
	scene
		.fill('ink', torso)
		.fill('sail', 'M88 180L120 236L152 180L142 170H98z')
		.fill('hot', polygon([113, 200], [127, 200], [132, 240], [108, 240]))
		.fill('near', 'M86 180L112 240H92L64 200z', 'M154 180L128 240H148L176 200z')
	head(scene, olive)
	scene
		.fill(
			'ink',
			'M82 110C74 68 94 46 122 46C152 46 168 68 158 110C156 98 152 88 148 82C140 66 110 66 94 78C88 86 84 98 82 110z',
		)
		.stroke('ink', 4, `${circle(103, 114, 13)}${circle(137, 114, 13)}M116 112Q120 109 124 112`)
}

export function avatarConsultant3(scene: Scene) {
	backdrop(scene, 64)
	scene
		.fill('hot2', torso)
		.fill('gold', ...range(5).map((index) => star(28 + index * 46, 228, 9, 4, 0.42)))
	headscarf(scene, brown, 'leaf', 'leaf2', 'sail')
	scene.fill('gold', rebung(66, 214, 108, 9, 10), star(120, 178, 9))
}
