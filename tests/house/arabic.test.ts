/** `docs/arabic.md` shows a newcomer where each of the twenty tests of good Arabic is; it must not promise what is gone. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const rows = [
	...readFileSync(join(root, 'docs/arabic.md'), 'utf8').matchAll(
		/^\| (\d+) \| .+? \| `([^`]+)` \| (.+?) \|$/gm,
	),
].map(([, number, file = '', name = '']) => ({ number: Number(number), file, name }))

test('all twenty are there', () => {
	expect([...new Set(rows.map(({ number }) => number))]).toEqual(
		Array.from({ length: 20 }, (_, index) => index + 1),
	)
})

test.each(rows)('$number: $file still has “$name”', ({ file, name }) => {
	const path = join(root, file)
	expect(existsSync(path), `${file} is gone`).toBe(true)
	const called = readFileSync(path, 'utf8').match(/(['"`])(?:(?!\1).)*\1/g) ?? []
	expect(called.some((text) => text.includes(name))).toBe(true)
})
