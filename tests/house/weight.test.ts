/** A page of the catalogue ships the text of its entry in one language, and no more than a phone fetches in a blink. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { universityIds } from '#content/catalogue.ts'
import { languages } from '#domain/language.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.generated')
const kilobyte = 1024

// The whole run has generated them already; this file alone may be the first to ask.
beforeAll(() => {
	if (!existsSync(folder)) execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: root })
})

/** What these files weigh as they travel, in bytes. */
function weight(...files: string[]): number {
	return files
		.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length)
		.reduce((sum, bytes) => sum + bytes, 0)
}

describe.each(languages)('in %s', (language) => {
	const content = (name: string) => `content/${language}/${name}.json`
	const strings = (area: string) => `strings/${language}/${area}.json`

	test.each(universityIds)('the page of %s is at most 8 KB of text', (id) => {
		const files = [content(`universities/${id}`), content('registration')]
		expect(weight(...files, strings('universities'), strings('parts'))).toBeLessThan(8 * kilobyte)
	})

	test('the list of universities is at most 10 KB of text', () => {
		const files = [content('universities'), content('places')]
		expect(weight(...files, strings('universities'), strings('parts'))).toBeLessThan(10 * kilobyte)
	})

	test('what the assistant knows and says is at most 36 KB of text', () => {
		const knows = weight(`assistant/${language}.json`, strings('assistant'))
		expect(knows).toBeLessThan(36 * kilobyte)
	})

	test('every entry is a file of its own', () => {
		const names = readdirSync(join(folder, 'content', language, 'universities'))
		expect(names.sort()).toEqual(universityIds.map((id) => `${id}.json`).sort())
	})

	test('nothing of the other language comes along', () => {
		const text = readFileSync(join(folder, content('universities/university-of-malaya')), 'utf8')
		expect(/\p{Script=Arabic}/u.test(text)).toBe(language === 'ar')
	})
})
