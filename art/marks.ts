// Plaques of the language institutes: signs one might see over a door. Like the crests, our own drawings.
import { initials } from './crest.ts'
import type { Scene } from './scene.ts'
import { circle, line, range, rebung, rect, roundRect, star } from './shapes.ts'

/** Speech: a bubble with a songket hem. */
export function bubbleMark(scene: Scene, letters: string) {
	const bubble =
		'M48 22H192A26 26 0 0 1 218 48V150A26 26 0 0 1 192 176H124L78 222V176H48A26 26 0 0 1 22 150V48A26 26 0 0 1 48 22z'
	scene
		.stroke('sail', 8, bubble, { round: true })
		.fill('hot', bubble)
		.fill('hot2', 'M22 136H218V150A26 26 0 0 1 192 176H124L78 222V176H48A26 26 0 0 1 22 150z')
		.fill('gold', rebung(22, 137, 196, 10, 18))
		.fill('sail', initials(letters, 84, 62, 160))
}

/** Reading: an open book under the initials. */
export function bookMark(scene: Scene, letters: string) {
	scene
		.fill('sail', roundRect(18, 18, 204, 204, 44))
		.fill('ink', roundRect(22, 22, 196, 196, 40))
		.stroke('gold', 3, roundRect(32, 32, 176, 176, 32))
		.fill('sail', initials(letters, 90, 74, 150))
		.fill(
			'gold',
			'M120 152C100 138 74 136 54 142V190C76 184 100 186 120 198C140 186 164 184 186 190V142C166 136 140 138 120 152z',
		)
		.stroke('ink', 4, 'M120 152V196')
		.stroke(
			'ink',
			2.5,
			'M68 154Q90 152 108 162M68 168Q90 166 108 176M172 154Q150 152 132 162M172 168Q150 166 132 176',
		)
}

/** Time: a clock face, twelve gold hours around the initials. */
export function clockMark(scene: Scene, letters: string) {
	const hours = range(12).map((hour) => {
		const angle = (hour * Math.PI) / 6
		const inner = hour % 3 ? 82 : 76
		return line(
			120 + inner * Math.cos(angle),
			120 + inner * Math.sin(angle),
			120 + 92 * Math.cos(angle),
			120 + 92 * Math.sin(angle),
		)
	})
	scene
		.fill('sail', circle(120, 120, 112))
		.fill('ink', circle(120, 120, 108))
		.stroke('gold', 4, circle(120, 120, 100))
		.stroke('gold', 6, hours.join(''))
		.fill('water2', circle(120, 120, 70))
		.stroke('gold', 2, circle(120, 120, 70))
		.fill('sail', initials(letters, 120, 52, 112))
		.fill('hot', circle(120, 158, 7))
}

/** Place: an arcade of three keel arches carrying the initials. */
export function arcadeMark(scene: Scene, letters: string) {
	const arches = [44, 98, 152].map(
		(x) =>
			`M${x} 204V166C${x} 150 ${x + 16} 146 ${x + 22} 136C${x + 28} 146 ${x + 44} 150 ${x + 44} 166V204z`,
	)
	scene
		.fill('sail', roundRect(18, 18, 204, 204, 14))
		.fill('leaf2', roundRect(23, 23, 194, 194, 10))
		.fill('leaf', rect(23, 112, 194, 92))
		.fill('gold', rect(23, 112, 194, 5), rect(23, 204, 194, 5))
		.fill('ink', ...arches)
		.fill('sail', initials(letters, 72, 62, 170))
}

/** Writing: a quill across a shield. */
export function quillMark(scene: Scene, letters: string) {
	const shield = 'M30 30H210V128C210 178 168 208 120 226C72 208 30 178 30 128z'
	scene
		.stroke('sail', 8, shield, { round: true })
		.fill('water2', shield)
		.fill('ink', 'M30 30H210V112H30z')
		.stroke('gold', 3, 'M40 40H200V126C200 170 162 198 120 214C78 198 40 170 40 126z')
		.fill('sail', initials(letters, 78, 60, 150))
		.fill('gold', 'M158 122C122 120 94 144 88 182L80 198L86 200L94 188C132 188 154 162 158 122z')
		.stroke('water2', 3, 'M86 196C104 168 126 146 146 134')
		.fill('hot', star(120, 30, 14))
}

/** The sign of an institute that nobody has drawn one for: the page writes its letters between the two hems. */
export function markFrame(scene: Scene) {
	scene
		.fill('sail', roundRect(14, 30, 212, 180, 34))
		.fill('water2', roundRect(19, 35, 202, 170, 29))
		.fill('ink', rect(19, 74, 202, 92))
		.fill('gold', rebung(19, 74, 202, 10, 20), rect(19, 164, 202, 4), rect(19, 72, 202, 4))
		.fill('gold', rebung(19, 188, 202, 10, 20))
}
