import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { unwrapWoff } from './typeface.ts'

test('an unwrapped font is as long as the file says, and its tables stand where the directory says', () => {
	const woff = readFileSync(
		join(root, 'node_modules/@fontsource/reem-kufi/files/reem-kufi-arabic-700-normal.woff'),
	)
	const font = unwrapWoff(woff)
	expect(font.length).toBe(woff.readUInt32BE(16))
	expect(font.readUInt32BE(0)).toBe(0x00010000)
	const head = font.indexOf('head')
	const magic = font.readUInt32BE(font.readUInt32BE(head + 8) + 12)
	expect(magic).toBe(0x5f0f3cf5)
})
