import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFolder } from './compress.ts'

test('text gets two compressed neighbours, pictures and tiny files none', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-'))
	mkdirSync(join(folder, 'assets'))
	const script = join(folder, 'assets', 'app.js')
	const text = 'export const rihla = 1\n'.repeat(50)
	writeFileSync(script, text)
	writeFileSync(join(folder, 'tiny.css'), 'a')
	writeFileSync(join(folder, 'font.woff2'), text)

	await compressFolder(folder)

	expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe(text)
	expect(gunzipSync(readFileSync(`${script}.gz`)).toString()).toBe(text)
	expect(existsSync(join(folder, 'tiny.css.br'))).toBe(false)
	expect(existsSync(join(folder, 'font.woff2.br'))).toBe(false)
	rmSync(folder, { recursive: true })
})
