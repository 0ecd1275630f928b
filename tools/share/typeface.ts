/**
 * Gives the text renderer the site's own typeface and nothing else, so that cards look the same on every machine.
 * It reads TrueType alone; the installed fonts are WOFF, which is TrueType with each table compressed.
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { root } from '#scripts/run.ts'

// The workspace that draws the pictures has the typeface installed.
const { resolve } = createRequire(join(root, 'art/package.json'))

export function fontFile(part: 'arabic-700' | 'latin-700'): string {
	return resolve(`@fontsource/reem-kufi/files/reem-kufi-${part}-normal.woff`)
}

export function unwrapWoff(woff: Buffer): Buffer {
	const count = woff.readUInt16BE(12)
	const header = Buffer.alloc(12 + count * 16)
	woff.copy(header, 0, 4, 8)
	header.writeUInt16BE(count, 4)
	const power = 2 ** Math.floor(Math.log2(count))
	header.writeUInt16BE(power * 16, 6)
	header.writeUInt16BE(Math.log2(power), 8)
	header.writeUInt16BE((count - power) * 16, 10)
	const tables: Buffer[] = []
	let end = header.length
	for (let index = 0; index < count; index += 1) {
		const from = 44 + index * 20
		const offset = woff.readUInt32BE(from + 4)
		const packed = woff.readUInt32BE(from + 8)
		const length = woff.readUInt32BE(from + 12)
		const checksum = woff.readUInt32BE(from + 16)
		const bytes = woff.subarray(offset, offset + packed)
		const table = Buffer.alloc(Math.ceil(length / 4) * 4)
		;(packed < length ? inflateSync(bytes) : bytes).copy(table)
		const to = 12 + index * 16
		woff.copy(header, to, from, from + 4)
		header.writeUInt32BE(checksum, to + 4)
		header.writeUInt32BE(end, to + 8)
		header.writeUInt32BE(length, to + 12)
		tables.push(table)
		end += table.length
	}
	return Buffer.concat([header, ...tables])
}

/** Must run before anything draws text: the renderer reads its configuration once. */
export function chooseOwnTypeface(): void {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-fonts-'))
	mkdirSync(join(folder, 'cache'))
	for (const part of ['arabic-700', 'latin-700'] as const) {
		writeFileSync(join(folder, `${part}.ttf`), unwrapWoff(readFileSync(fontFile(part))))
	}
	const configuration = join(folder, 'fonts.conf')
	writeFileSync(
		configuration,
		`<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
	)
	process.env.FONTCONFIG_FILE = configuration
}
