import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/services/folder.ts'
import { memoryFolder } from './memory-folder.ts'

test('the folder is there while the process runs, and gone after it', () => {
	const place = temporaryFolder()
	const module = join(import.meta.dirname, 'memory-folder.ts')
	const code = `import { existsSync } from 'node:fs'; import { memoryFolder } from ${JSON.stringify(module)}
		const folder = memoryFolder(${JSON.stringify(place)}, 1); console.log(existsSync(folder) && folder)`
	const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
		encoding: 'utf8',
	}).trim()
	expect(said.startsWith(join(place, 'rihla-tests-'))).toBe(true)
	expect(existsSync(said)).toBe(false)
})

test('where there is no such place, or too little room, there is none', () => {
	const place = temporaryFolder()
	expect(memoryFolder(join(place, 'missing'), 1)).toBeNull()
	expect(memoryFolder(place, Number.MAX_SAFE_INTEGER)).toBeNull()
	expect(readdirSync(place)).toEqual([])
})
