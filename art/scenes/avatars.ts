import type { Scene } from '../scene.ts'
import { circle, ellipse, lattice, polygon, rect, star } from '../shapes.ts'

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

/** The face as a headscarf frames it; `brow` is the top of its opening. */
function framedFace(scene: Scene, { lit, shaded }: Skin) {
	scene
		.fill(lit, 'M88 108C92 88 104 76 120 76S148 88 152 108C154 136 138 158 120 158S86 136 88 108z')
		.fill(shaded, 'M120 158C138 158 154 136 152 108C149 94 144 86 137 81C146 104 144 136 120 158z')
}

/** A long scarf wrapped once, its end over the shoulder. */
export function avatarStudent1(scene: Scene) {
	backdrop(scene, 176)
	scene
		.fill('water', torso)
		.fill(
			'hot',
			'M120 44C76 44 62 80 66 116C68 146 60 164 40 188C64 214 96 226 124 226S184 212 202 186C180 164 172 146 174 116C178 80 164 44 120 44z',
		)
		.fill(
			'hot2',
			'M174 116C178 86 168 60 146 49C164 74 160 120 150 150C140 178 108 196 60 206C82 220 104 226 124 226C152 226 184 212 202 186C180 164 172 146 174 116z',
			'M86 108C84 76 98 62 120 62S156 76 154 108C146 88 134 80 120 80S94 88 86 108z',
		)
	framedFace(scene, olive)
	scene
		.stroke('hot2', 4, 'M76 150C92 178 116 186 146 172M68 178C92 200 124 204 156 190', {
			round: true,
		})
		// strap of a satchel
		.stroke('gold', 11, 'M188 192L150 240')
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

/** Wavy hair, parted at the side, one lock over the shoulder. */
export function avatarStudent3(scene: Scene) {
	backdrop(scene, 172)
	scene
		.fill(
			'ink',
			'M118 38C82 36 62 64 64 100C66 126 54 140 54 164C54 184 64 198 82 204H160C180 200 190 184 187 164C185 142 174 128 176 100C178 64 156 40 118 38z',
		)
		.fill('leaf', torso)
	head(scene, fair)
	scene
		.fill('sail', 'M88 180Q120 214 152 180L158 188Q120 230 82 188z')
		.fill(
			'ink',
			// the sweep from the parting, the short side, and the lock that falls forward
			'M98 54C116 44 148 46 162 70C172 90 168 112 160 124C158 100 146 84 126 78C112 74 102 66 98 54z',
			'M102 50C100 70 92 84 86 98C82 108 82 118 80 126C70 108 68 82 80 64C86 54 94 50 102 50z',
			'M82 96C66 124 86 146 70 172C58 192 60 212 72 228C92 222 108 206 103 180C100 158 98 140 84 122z',
		)
		.stroke(
			'near',
			3.5,
			'M108 56C132 60 154 74 160 104M80 134C90 152 76 170 78 198M168 132C166 148 178 158 176 178M88 62C80 72 76 84 76 94',
			{ round: true },
		)
		.dots('gold', 9, [157, 142])
}

/** A scarf tucked into the collar of a jacket. */
export function avatarConsultant1(scene: Scene) {
	backdrop(scene, 66)
	scene
		.fill('ink', torso)
		.fill(
			'mid',
			'M120 46C80 46 66 80 69 114C71 138 78 154 88 166L80 240H160L152 166C162 154 169 138 171 114C174 80 160 46 120 46z',
		)
		.fill(
			'near',
			'M171 114C174 86 164 60 144 51C160 78 158 120 146 148C136 172 108 180 88 178L86 206C112 214 140 210 156 200L152 166C162 154 169 138 171 114z',
		)
		.fill('sail', 'M87 106C86 78 100 66 120 66S154 78 153 106C145 88 134 81 120 81S95 88 87 106z')
	framedFace(scene, fair)
	scene
		.stroke('near', 4, 'M84 156C96 176 118 180 140 168', { round: true })
		.fill(
			'ink',
			'M14 240C18 206 46 192 84 182L108 240z',
			'M226 240C222 206 194 192 156 182L132 240z',
		)
		.fill('water2', 'M84 182L108 240H90L58 204L72 200z', 'M156 182L132 240H150L182 204L168 200z')
		.fill('gold', star(184, 222, 9))
}

export function avatarConsultant2(scene: Scene) {
	backdrop(scene, 176)
	scene
		.fill('near', torso)
		.fill('sail', 'M88 180L120 236L152 180L142 170H98z')
		.fill('hot', polygon([113, 200], [127, 200], [132, 240], [108, 240]))
		.fill('ink', 'M86 180L112 240H92L64 200z', 'M154 180L128 240H148L176 200z')
	head(scene, olive)
	scene
		.fill(
			'ink',
			'M82 110C74 68 94 46 122 46C152 46 168 68 158 110C156 98 152 88 148 82C140 66 110 66 94 78C88 86 84 98 82 110z',
		)
		.stroke('ink', 4, `${circle(103, 114, 13)}${circle(137, 114, 13)}M116 112Q120 109 124 112`)
}

/** A Malay tudung: a peak over the brow, pinned under the chin, its two sides falling to a point. */
export function avatarConsultant3(scene: Scene) {
	backdrop(scene, 64)
	scene
		.fill('hot2', torso)
		.fill('gold', ...[32, 208].map((x) => star(x, 224, 10, 4, 0.42)))
		.fill(
			'leaf',
			'M120 38C82 38 58 70 62 112C64 140 54 160 38 186L120 240L202 186C186 160 176 140 178 112C182 70 158 38 120 38z',
		)
		.fill(
			'leaf2',
			'M178 112C181 80 168 52 146 42C166 76 160 126 120 166V240L202 186C186 160 176 140 178 112z',
		)
		.fill('sail', 'M38 186L120 240L202 186L194 174L120 222L46 174z')
	framedFace(scene, brown)
	scene
		.fill(
			'leaf',
			'M82 112C84 84 100 70 120 62C140 70 156 84 158 112C152 94 138 88 120 80C102 88 88 94 82 112z',
		)
		.stroke('leaf2', 3, 'M84 108C90 94 104 88 120 80C136 88 150 94 156 108', { round: true })
		.stroke('leaf2', 4, 'M74 134C84 158 100 168 114 172M62 172C84 190 104 198 118 206', {
			round: true,
		})
		.fill('gold', star(120, 172, 10))
}
