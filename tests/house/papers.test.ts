/** Templates of papers hold no words and build no markup from texts; the fonts have what content says. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { type Language, languages, localize } from '#domain/language.ts'
import { papers } from '#server/papers/printer.ts'
import { root, sourcesUnder } from './sources.ts'

beforeAll(() => {
	if (existsSync(join(root, '.generated/papers'))) return
	execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: root })
})

const templates = sourcesUnder(['papers'], /\.typ$/)
const withoutComments = (text: string) =>
	text.replace(/^\s*\/\/.*$/gm, '').replace(/ \/\/ .*$/gm, '')

/** Strings are names of fonts, keys, colours and files; what people read has a space or an Arabic letter in it. */
function wordsIn(text: string): string[] {
	const strings = [...withoutComments(text).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(
		([, one = '']) => one,
	)
	return strings.filter(
		(one) =>
			/\p{Script=Arabic}/u.test(one) || (/[a-z] [a-z]/i.test(one) && !/^Rihla |[<='/]/.test(one)),
	)
}

/** What reads a text as markup or code, or markup written between brackets. */
function markupIn(text: string): string[] {
	return (
		withoutComments(text).match(
			/\beval\b|mode: "markup"|\bplugin\b|@preview|\[\s*\p{L}+ [^\]]*\]/gu,
		) ?? []
	)
}

test('every paper has its template, and every template its paper', () => {
	const names = templates.map(({ path }) => path.replace(/^papers\/|\.typ$/g, ''))
	expect(names.filter((name) => name !== 'shared').toSorted()).toEqual([...papers].toSorted())
})

test.each(templates)('$path holds no words and makes no markup of texts', ({ text }) => {
	expect(wordsIn(text)).toEqual([])
	expect(markupIn(text)).toEqual([])
})

test('words and markup in a template are found', () => {
	expect(wordsIn('#text("Our offices") "Rihla Sans" "brand"')).toEqual(['Our offices'])
	expect(wordsIn('#text("المكتب")')).toEqual(['المكتب'])
	expect(markupIn('#eval(data.title) #block[Hello there]')).toHaveLength(2)
})

/** The characters a font has a glyph for, by its table `cmap` (formats 4 and 12). */
function charactersOf(font: Buffer): Set<number> {
	const found = new Set<number>()
	const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16)
	const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
	const cmap = entry === undefined ? 0 : font.readUInt32BE(entry + 8)
	for (let at = 0; at < font.readUInt16BE(cmap + 2); at += 1) {
		const table = cmap + font.readUInt32BE(cmap + 8 + at * 8)
		if (font.readUInt16BE(table) !== 4) continue
		const count = font.readUInt16BE(table + 6) / 2
		for (let segment = 0; segment < count; segment += 1) {
			const last = font.readUInt16BE(table + 14 + segment * 2)
			const first = font.readUInt16BE(table + 16 + count * 2 + segment * 2)
			for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code)
		}
	}
	return found
}

const glyphsOf = (...files: string[]) =>
	new Set(
		files.flatMap((file) => [
			...charactersOf(readFileSync(join(root, '.generated/papers/fonts', file))),
		]),
	)

/** All that content and strings say in a language; papers take their texts from there. */
function shownIn(language: Language): string {
	const content = JSON.stringify(localize(JSON.parse(JSON.stringify(shipped)), language))
	const strings = sourcesUnder([`.generated/strings/${language}`], /\.json$/)
	return [content, ...strings.map(({ text }) => text)].join('')
}

const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]$/u

describe.each(languages)('in %s', (language) => {
	test.each([
		['text', ['rihla-sans-400.ttf']],
		['strong text', ['rihla-sans-600.ttf']],
		// What the display faces lack is taken from the text face.
		['headings', ['rihla-kufi-700.ttf', 'rihla-kufi-latin-700.ttf', 'rihla-sans-600.ttf']],
	])('every character of content has its glyph for %s', (_, files) => {
		const glyphs = glyphsOf(...files)
		const missing = [...new Set(shownIn(language).normalize('NFC'))].filter(
			(one) => !invisible.test(one) && !glyphs.has(one.codePointAt(0) ?? 0),
		)
		expect(missing).toEqual([])
	})
})
