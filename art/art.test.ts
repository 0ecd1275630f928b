import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalogue, formats } from './catalogue.ts'
import { drawnFiles } from './output.ts'
import { paletteOf, type Slot } from './palettes.ts'
import { drawScene } from './render.ts'

const root = join(import.meta.dirname, '..')
const files = drawnFiles()
const entries = Object.entries(catalogue)
const fileText = (name: string) => files.get(`public/scenes/${name}.svg`) ?? ''

test('drawing again gives the committed bytes', () => {
	for (const [path, content] of files)
		expect(readFileSync(join(root, path), 'utf8'), path).toBe(content)
	const committed = readdirSync(join(root, 'public/scenes')).map((name) => `public/scenes/${name}`)
	expect(committed.filter((path) => !files.has(path))).toEqual([])
})

test('every picture stays within its budget, also compressed', () => {
	for (const [name, { kind }] of entries) {
		const { maxBytes, maxGzip } = formats[kind]
		expect(Buffer.byteLength(fileText(name)), name).toBeLessThanOrEqual(maxBytes)
		expect(gzipSync(fileText(name)).length, `${name} compressed`).toBeLessThanOrEqual(maxGzip)
	}
})

test('pictures are flat, wordless and safe to inline twice', () => {
	for (const [path, content] of files) {
		if (!path.endsWith('.svg')) continue
		expect(content, path).not.toMatch(/gradient|<filter|<text|<title|<image|<clipPath|<mask/i)
		const ids = [...content.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
		expect(ids, path).toEqual(path.startsWith('public/scenes/') ? ['d'] : [])
	}
})

test('no picture is another one in other colours', async () => {
	// All are painted with one palette, so that only what is drawn can differ.
	const colours = paletteOf('duha').day
	const isSlot = (name: string): name is Slot => name in colours
	const raster = (svg: string) =>
		sharp(
			Buffer.from(
				svg.replace(/var\(--k-(\w+)\)/g, (_, slot: string) =>
					isSlot(slot) ? colours[slot] : slot,
				),
			),
		)
			.resize(48, 32, { fit: 'fill' })
			.flatten({ background: '#ffffff' })
			.removeAlpha()
			.raw()
			.toBuffer()
	const drawn = await Promise.all(
		entries.map(async ([name, entry]) => ({
			name,
			kind: entry.kind,
			pixels: await raster(drawScene(entry).inlineSvg()),
		})),
	)
	const twins: string[] = []
	for (const [index, one] of drawn.entries())
		for (const other of drawn.slice(index + 1)) {
			if (one.kind !== other.kind) continue
			const unlike = meanDifference(one.pixels, other.pixels)
			if (unlike < formats[one.kind].leastDifference)
				twins.push(`${one.name} ~ ${other.name}: ${unlike.toFixed(1)}`)
		}
	expect(twins).toEqual([])
}, 60_000)

function meanDifference(one: Buffer, other: Buffer) {
	let sum = 0
	for (let index = 0; index < one.length; index++)
		sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0))
	return sum / one.length
}
