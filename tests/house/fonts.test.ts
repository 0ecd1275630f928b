/** The fonts the site serves: small, with stand-ins that take the same room, and with a glyph for every character shown. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { type Language, languages, localize } from '#domain/language.ts'
import { faces, facesCss, familiesOf, missingGlyphs, standIns } from './fonts.ts'
import { isTest, root, sourcesUnder } from './sources.ts'

// The whole run has generated them already; this file alone may be the first to ask.
beforeAll(() => {
	if (existsSync(join(root, '.generated'))) return
	execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: root })
})

const arabic = faces.filter(({ family }) => family.endsWith('Arabic'))

test.each(arabic)('the Arabic file $file is at most 50 KB', ({ bytes }) => {
	expect(bytes).toBeLessThanOrEqual(50 * 1024)
})

test('no font keeps its text hidden while it travels', () => {
	const asked = facesCss.match(/url\(/g)?.length
	expect(facesCss.match(/font-display: swap/g)).toHaveLength(asked ?? 0)
})

test.each(standIns)('$family takes the room of the font it stands in for', (standIn) => {
	const script = standIn.family.replace('Stand-in', 'Arabic')
	const [face] = faces.filter(({ family }) => family === script)
	expect(standIn.ascent).toBeCloseTo(face?.ascent ?? 0, 1.5)
	expect(standIn.descent).toBeCloseTo(face?.descent ?? 0, 1.5)
})

/** Every role and weight text is set in: a word of any text may become a heading or a bold one. */
const roles = [
	['body', 400],
	['body', 600],
	['display', 700],
] as const

describe.each(languages)('in %s', (language) => {
	const families = (role: string) => familiesOf(language, role)

	test.each(roles)('every character of %s %d has its glyph', (role, weight) => {
		expect(missingGlyphs(shownIn(language), families(role), weight)).toEqual([])
	})
})

test('a character that no file holds is found, also one that its range leaves out', () => {
	const families = familiesOf('ar', 'body')
	expect(missingGlyphs('سعر 5 ₪', families, 400)).toEqual(['₪'])
	const narrowed = faces.map((face) => ({ ...face, isFor: () => false }))
	expect(missingGlyphs('س', families, 400, narrowed)).toEqual(['س'])
})

/** All words of a language as pages and mails get them, and the signs that stand in the code itself. */
function shownIn(language: Language): string {
	const texts = sourcesUnder([`.generated/strings/${language}`], /\.json$/)
	const countries = sourcesUnder(['.generated'], new RegExp(`countries\\.${language}\\.json$`))
	const code = sourcesUnder(['app'], /\.tsx$|\.css$/)
		.filter(({ path }) => !isTest(path))
		.map(({ text }) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
	const content = JSON.stringify(localize(JSON.parse(JSON.stringify(shipped)), language))
	return [content, ...[...texts, ...countries].map(({ text }) => text), ...code].join('\n')
}
