import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcon, icons } from './icons.ts'

const entries = Object.entries(icons)
const committed = (name: string) => readFileSync(join(import.meta.dirname, '../public', name))

/** Red, green, blue and alpha of every pixel, row by row. */
const pixelsOf = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer()

test('the committed icons are the ones the sign gives today; otherwise run `npm run art`', async () => {
	for (const [name, icon] of entries) {
		const [kept, drawn] = await Promise.all([
			pixelsOf(committed(name)),
			drawIcon(icon).then(pixelsOf),
		])
		expect(kept.equals(drawn), name).toBe(true)
	}
})

test('an icon is a square PNG of the size in its name, and light', async () => {
	for (const [name, { size }] of entries) {
		const { format, width, height } = await sharp(committed(name)).metadata()
		expect({ format, width, height }, name).toEqual({ format: 'png', width: size, height: size })
		const named = /\d+/.exec(name)?.[0]
		if (named) expect(Number(named), name).toBe(size)
		expect(committed(name).length, name).toBeLessThanOrEqual(size > 192 ? 8192 : 4096)
	}
})

test('a tile may be cut to any shape: full to its corners, its sign within the safe circle', async () => {
	for (const [name, { size, use }] of entries) {
		if (use !== 'tile') continue
		const pixels = await pixelsOf(committed(name))
		const field = pixels.subarray(0, 4)
		expect(field[3], name).toBe(255)
		let furthest = 0
		for (let index = 0; index < size * size; index++) {
			if (pixels.subarray(index * 4, index * 4 + 4).equals(field)) continue
			const x = (index % size) + 0.5 - size / 2
			const y = Math.floor(index / size) + 0.5 - size / 2
			furthest = Math.max(furthest, Math.hypot(x, y))
		}
		// Maskable icons keep a circle of two fifths of the width, whatever shape the system cuts.
		expect(furthest / size, name).toBeLessThanOrEqual(0.4)
		expect(furthest / size, `${name} is not lost in its tile`).toBeGreaterThanOrEqual(0.25)
	}
})
