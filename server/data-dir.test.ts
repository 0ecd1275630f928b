import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataDirFault } from './data-dir.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-data-dir-'))

test('a folder that is not there yet is made', () => {
	expect(dataDirFault(join(folder, 'a', 'b'))).toBeUndefined()
	expect(statSync(join(folder, 'a', 'b')).isDirectory()).toBe(true)
	expect(dataDirFault(join(folder, 'a', 'b'))).toBeUndefined()
})

test('a place where nothing can be kept stops the start with one line that names it', () => {
	const file = join(folder, 'file')
	writeFileSync(file, '')
	for (const wrong of [file, join(file, 'inside')]) {
		expect(dataDirFault(wrong)).toMatch(/^DATA_DIR must be a folder that can be written to: .*file/)
	}
})
