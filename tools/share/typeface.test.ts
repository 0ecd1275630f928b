import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFile, unwrapWoff } from './typeface.ts'

test('an unwrapped font is as long as the file says, and its tables stand where the directory says', () => {
	const woff = readFileSync(fontFile('arabic-700'))
	const font = unwrapWoff(woff)
	expect(font.length).toBe(woff.readUInt32BE(16))
	expect(font.readUInt32BE(0)).toBe(0x00010000)
	const head = font.indexOf('head')
	const magic = font.readUInt32BE(font.readUInt32BE(head + 8) + 12)
	expect(magic).toBe(0x5f0f3cf5)
})
