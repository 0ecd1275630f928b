// Monogram crests: our own badges, never an official seal. The initials are outlines, so no font is needed.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import type { Scene } from './scene.ts'
import { circle, keelArch, lattice, type Point, range, rebung, ripple, star } from './shapes.ts'

const fontFile = createRequire(import.meta.url).resolve(
	'@fontsource/reem-kufi/files/reem-kufi-latin-700-normal.woff',
)
const fontBytes = readFileSync(fontFile)
const font = opentype.parse(
	fontBytes.buffer.slice(fontBytes.byteOffset, fontBytes.byteOffset + fontBytes.byteLength),
)

const centre = 120

/** Initials centred on the crest, their feet on the baseline. */
export function initials(letters: string, size: number, baseline: number) {
	const start = centre - font.getAdvanceWidth(letters, size) / 2
	return font.getPath(letters, start, baseline, size).toPathData(1)
}

function sizeFor(letters: string, two: number, three: number, four: number) {
	if (letters.length > 3) return four
	return letters.length > 2 ? three : two
}

export function starCrest(scene: Scene, letters: string) {
	const size = sizeFor(letters, 58, 43, 36)
	scene
		.stroke('sail', 8, star(centre, centre, 110), { round: true })
		.fill('ink', star(centre, centre, 110))
		.stroke('gold', 3, star(centre, centre, 101))
		.fill('near', star(centre, centre, 92))
		.stroke('gold', 1.6, lattice(centre, centre, 88, 16, 7), { opacity: 0.4 })
		.fill('ink', circle(centre, centre, 58))
		.stroke('gold', 3, circle(centre, centre, 58))
		.fill('sail', initials(letters, size, centre + size * 0.33))
}

export function rosetteCrest(scene: Scene, letters: string) {
	const size = sizeFor(letters, 58, 43, 36)
	const petals = range(14).map((petal): Point => {
		const angle = (petal * Math.PI) / 7
		return [centre + 98 * Math.cos(angle), centre + 98 * Math.sin(angle)]
	})
	scene
		.dots('sail', 38, ...petals)
		.dots('ink', 30, ...petals)
		.fill('ink', circle(centre, centre, 100))
		.stroke('gold', 3, circle(centre, centre, 92))
		.stroke('gold', 1.6, lattice(centre, centre, 88), { opacity: 0.55 })
		.fill('near', circle(centre, centre, 60))
		.stroke('gold', 3, circle(centre, centre, 60))
		.fill('sail', initials(letters, size, centre + size * 0.33))
}

const shield = (inset: number) => {
	const edge = 30 + inset
	const far = 210 - inset
	return (
		`M${edge} ${34 + inset}Q${centre} ${14 + inset * 1.3} ${far} ${34 + inset}V120` +
		`C${far} ${178 - inset * 0.6} ${162 - inset * 0.4} ${208 - inset} ${centre} ${228 - inset * 1.3}` +
		`C${78 + inset * 0.4} ${208 - inset} ${edge} ${178 - inset * 0.6} ${edge} 120z`
	)
}

export function shieldCrest(scene: Scene, letters: string) {
	const openBook =
		'M120 158C106 148 88 147 76 151V180C90 176 106 178 120 187C134 178 150 176 164 180V151C152 147 134 148 120 158z'
	scene
		.stroke('sail', 8, shield(0), { round: true })
		.fill('ink', shield(0))
		.stroke('gold', 3, shield(9))
		.fill('hot', shield(16))
		.fill('ink', 'M46 132H194C192 168 156 196 120 212C84 196 48 168 46 132z')
		.fill('gold', rebung(46, 133, 148, 8, 22))
		.fill('hot2', rebung(46, 133, 148, 8, 11))
		.fill('gold', openBook)
		.stroke('ink', 3, 'M120 158V187')
		.fill('sail', initials(letters, sizeFor(letters, 62, 62, 50), 106))
}

export function keelCrest(scene: Scene, letters: string) {
	scene
		.stroke('sail', 8, keelArch(34, 8, 172, 224, 112), { round: true })
		.fill('ink', keelArch(34, 8, 172, 224, 112))
		.stroke('gold', 3, keelArch(43, 22, 154, 201, 102))
		.fill('near', keelArch(51, 34, 138, 182, 94))
		.stroke('gold', 2, ripple(51, 184, 138, 6, 8) + ripple(51, 197, 138, 6, 8))
		.fill('gold', star(centre, 74, 16))
		.fill('sail', initials(letters, sizeFor(letters, 54, 54, 39), 158))
}
