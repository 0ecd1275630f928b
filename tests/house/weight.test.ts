/** A page of the catalogue ships the text of its entry in one language, and no more than a phone fetches in a blink. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { languages } from '#domain/language.ts'
import { shippedSnapshot } from '#tests/services/snapshot.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.generated')
const kilobyte = 1024

// The whole run has generated them already; this file alone may be the first to ask.
beforeAll(() => {
	if (!existsSync(folder)) execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: root })
})

/** Most pages share some of their texts, and compressing is slow. */
const weighed = new Map<string, number>()

/** What these texts weigh as they travel, in bytes. */
function weight(...texts: string[]): number {
	return texts.reduce((sum, text) => {
		const bytes = weighed.get(text) ?? brotliCompressSync(text).length
		weighed.set(text, bytes)
		return sum + bytes
	}, 0)
}
const universityIds = shipped.universities.map(({ id }) => id)

describe.each(languages)('in %s', (language) => {
	const content = (name: string) => shippedSnapshot.read(language, name)?.json ?? ''
	const strings = (area: string) =>
		readFileSync(join(folder, `strings/${language}/${area}.json`), 'utf8')

	test.each(universityIds)('the page of %s is at most 8 KB of text', (id) => {
		const files = [content(`universities/${id}`), content('registration')]
		expect(weight(...files, strings('universities'), strings('parts'))).toBeLessThan(8 * kilobyte)
	})

	test('the list of universities is at most 10 KB of text', () => {
		const files = [content('universities'), content('places')]
		expect(weight(...files, strings('universities'), strings('parts'))).toBeLessThan(10 * kilobyte)
	})

	test('institutes are at most 10 KB, and one of them 8 KB', () => {
		expect(weight(content('institutes'))).toBeLessThan(10_000)
		for (const { id } of shipped.institutes)
			expect(weight(content(`institutes/${id}`))).toBeLessThan(8_000)
	})

	test('what the assistant knows and says is at most 36 KB of text, 12 of them the catalogue', () => {
		const catalogue = weight(content('assistant'))
		expect(catalogue).toBeLessThan(12 * kilobyte)
		const rest = weight(content('assistant-pages'), strings('assistant'))
		expect(catalogue + rest).toBeLessThan(36 * kilobyte)
	})

	test('the names of all texts, fetched with the first move, are at most 2.5 KB', () => {
		expect(weight(JSON.stringify(shippedSnapshot.names[language]))).toBeLessThan(2.5 * kilobyte)
	})

	test('nothing of the other language comes along', () => {
		const text = content('universities/university-of-malaya')
		expect(/\p{Script=Arabic}/u.test(text)).toBe(language === 'ar')
	})
})
