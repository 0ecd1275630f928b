/** The faces of `app/styles/fonts.css` with what their files hold, and which of them a page falls back through. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources.ts'
import { type Font, readFont } from './woff2.ts'

export interface Face extends Font {
	family: string
	weight: number
	file: string
	bytes: number
	/** What the browser may use the file for; a character outside is taken from the next family. */
	isFor: (character: number) => boolean
}

export const facesCss = readFileSync(join(root, 'app/styles/fonts.css'), 'utf8')
const rules = [...facesCss.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = '']) => rule)

export const faces: Face[] = rules
	.filter((rule) => rule.includes('url('))
	.map((rule) => {
		const file = /fonts\/([\w-]+\.woff2)/.exec(rule)?.[1] ?? ''
		const bytes = readFileSync(join(root, 'app/fonts', file))
		const ranges = [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
			([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
		)
		return {
			...readFont(bytes),
			family: declared(rule, 'font-family'),
			weight: Number(declared(rule, 'font-weight')),
			file,
			bytes: bytes.length,
			isFor: (character) =>
				ranges.some(([first = 0, last = 0]) => character >= first && character <= last),
		}
	})

export interface StandIn {
	family: string
	ascent: number
	descent: number
}

/** The browser scales what is overridden by `size-adjust`, too. */
export const standIns: StandIn[] = rules
	.filter((rule) => !rule.includes('url('))
	.map((rule) => {
		const share = (name: string) => Number.parseFloat(declared(rule, name)) / 100
		return {
			family: declared(rule, 'font-family'),
			ascent: share('ascent-override') * share('size-adjust'),
			descent: share('descent-override') * share('size-adjust'),
		}
	})

function declared(rule: string, name: string): string {
	return new RegExp(`${name}:\\s*"?([^";]+)"?`).exec(rule)?.[1] ?? ''
}

/** Families of a role (`body`, `display`) in the order a page of the language asks them. */
export function familiesOf(language: string, role: string): string[] {
	const tokens = readFileSync(join(root, 'app/styles/tokens.css'), 'utf8')
	const [own = '', english = ''] = tokens.split('html[lang="en"]')
	const stack = new RegExp(`--${role}:([^;]+);`).exec(language === 'en' ? english : own)?.[1] ?? ''
	return [...stack.matchAll(/"([^"]+)"/g)].map(([, family = '']) => family)
}

/** Drawn by nothing: spaces of all kinds and the marks that steer direction. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]$/u

export function missingGlyphs(
	text: string,
	families: readonly string[],
	weight: number,
	drawing: readonly Face[] = faces,
): string[] {
	return [...new Set(text.normalize('NFC'))].filter((character) => {
		const code = character.codePointAt(0) ?? 0
		if (invisible.test(character)) return false
		return !families.some((family) => {
			const own = drawing.filter((face) => face.family === family)
			// Where a weight is not there, the browser takes the nearest below.
			const nearest = Math.max(
				...own.map((face) => face.weight).filter((offered) => offered <= weight),
			)
			return own.some(
				(face) => face.weight === nearest && face.isFor(code) && face.characters.has(code),
			)
		})
	})
}
