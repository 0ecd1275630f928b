// Monogram crests: our own badges, never an official seal. The initials are outlines, so no font is needed.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import type { Scene } from './scene.ts'
import {
	circle,
	keelArch,
	lattice,
	type Point,
	polygon,
	range,
	rebung,
	ripple,
	star,
} from './shapes.ts'

const fontFile = createRequire(import.meta.url).resolve(
	'@fontsource/reem-kufi/files/reem-kufi-latin-700-normal.woff',
)
const fontBytes = readFileSync(fontFile)
const font = opentype.parse(
	fontBytes.buffer.slice(fontBytes.byteOffset, fontBytes.byteOffset + fontBytes.byteLength),
)

const centre = 120

/** Initials centred at y, as large as `size` and no wider than `maxWidth`. */
export function initials(letters: string, y: number, size: number, maxWidth: number) {
	const fitted = Math.min(size, (size * maxWidth) / font.getAdvanceWidth(letters, size))
	const start = centre - font.getAdvanceWidth(letters, fitted) / 2
	return font.getPath(letters, start, y + fitted * 0.33, fitted).toPathData(1)
}

export function starCrest(scene: Scene, letters: string) {
	scene
		.stroke('sail', 8, star(centre, centre, 110), { round: true })
		.fill('ink', star(centre, centre, 110))
		.stroke('gold', 3, star(centre, centre, 101))
		.fill('near', star(centre, centre, 92))
		.stroke('gold', 1.6, lattice(centre, centre, 88, 16, 7), { opacity: 0.4 })
		.fill('ink', circle(centre, centre, 58))
		.stroke('gold', 3, circle(centre, centre, 58))
		.fill('sail', initials(letters, centre, 58, 96))
}

export function rosetteCrest(scene: Scene, letters: string) {
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
		.fill('sail', initials(letters, centre, 58, 98))
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
		.fill('sail', initials(letters, 86, 60, 128))
}

export function keelCrest(scene: Scene, letters: string) {
	scene
		.stroke('sail', 8, keelArch(34, 8, 172, 224, 112), { round: true })
		.fill('ink', keelArch(34, 8, 172, 224, 112))
		.stroke('gold', 3, keelArch(43, 22, 154, 201, 102))
		.fill('near', keelArch(51, 34, 138, 182, 94))
		.stroke('gold', 2, ripple(51, 184, 138, 6, 8) + ripple(51, 197, 138, 6, 8))
		.fill('gold', star(centre, 74, 16))
		.fill('sail', initials(letters, 140, 54, 118))
}

export function hexagonCrest(scene: Scene, letters: string) {
	const hexagon = (radius: number) => star(centre, centre, radius, 6, Math.cos(Math.PI / 6))
	scene
		.stroke('sail', 8, hexagon(110), { round: true })
		.fill('ink', hexagon(110))
		.stroke('gold', 3, hexagon(100))
		.fill('near', hexagon(90))
		.stroke('gold', 1.8, lattice(centre, centre, 88, 12, 5), { opacity: 0.5 })
		.fill('ink', hexagon(64))
		.stroke('gold', 3, hexagon(64))
		.fill('sail', initials(letters, centre, 56, 92))
}

export function medallionCrest(scene: Scene, letters: string) {
	const shoots = range(24).map((shoot) => {
		const angle = (shoot * Math.PI) / 12
		const to = (radius: number, turn: number): Point => [
			centre + radius * Math.cos(angle + turn),
			centre + radius * Math.sin(angle + turn),
		]
		return polygon(to(98, 0), to(76, 0.11), to(76, -0.11))
	})
	scene
		.fill('sail', circle(centre, centre, 114))
		.fill('ink', circle(centre, centre, 110))
		.stroke('gold', 3, circle(centre, centre, 103))
		.fill('gold', ...shoots)
		.fill('hot', circle(centre, centre, 74))
		.stroke('gold', 3, circle(centre, centre, 66))
		.fill('sail', initials(letters, centre, 60, 108))
}

/** The crest of a university that nobody has drawn one for: the page writes its letters into the empty field. */
export function crestFrame(scene: Scene) {
	const octagon = (radius: number) =>
		star(centre, centre, radius, 8, Math.cos(Math.PI / 8), Math.PI / 8)
	scene
		.stroke('sail', 8, octagon(112), { round: true })
		.fill('ink', octagon(112))
		.stroke('gold', 3, octagon(103))
		.fill('near', octagon(95))
		.stroke('gold', 1.8, lattice(centre, centre, 92, 16, 3), { opacity: 0.7 })
		.fill('ink', circle(centre, centre, 74))
		.stroke('gold', 3, circle(centre, centre, 74))
}

export function lozengeCrest(scene: Scene, letters: string) {
	const lozenge = (radius: number) =>
		`M${centre} ${centre - radius}Q${centre + radius * 0.36} ${centre - radius * 0.36} ${centre + radius} ${centre}` +
		`Q${centre + radius * 0.36} ${centre + radius * 0.36} ${centre} ${centre + radius}` +
		`Q${centre - radius * 0.36} ${centre + radius * 0.36} ${centre - radius} ${centre}` +
		`Q${centre - radius * 0.36} ${centre - radius * 0.36} ${centre} ${centre - radius}z`
	const square = (half: number) =>
		polygon(
			[centre - half, centre - half],
			[centre + half, centre - half],
			[centre + half, centre + half],
			[centre - half, centre + half],
		)
	scene
		.stroke('sail', 8, lozenge(112) + square(74), { round: true })
		.fill('ink', lozenge(112), square(74))
		.stroke('gold', 3, square(66))
		.fill('water2', square(58))
		.fill(
			'gold',
			star(centre, 34, 11),
			star(centre, 206, 11),
			star(34, centre, 11),
			star(206, centre, 11),
		)
		.stroke('gold', 2, ripple(62, 160, 116, 6, 8))
		.fill('sail', initials(letters, centre, 56, 100))
}
