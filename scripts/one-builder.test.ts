import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asOneBuilder } from './one-builder.ts'

test('a second builder waits for the first, and takes over when the first is killed', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-'))
	const built = join(folder, 'build')
	mkdirSync(built)
	// A build begins with an empty folder.
	const program = `
		const { rmSync } = await import('node:fs')
		const { asOneBuilder } = await import(${JSON.stringify(join(import.meta.dirname, 'one-builder.ts'))})
		await asOneBuilder(${JSON.stringify(folder)}, () => {}, async () => {
			rmSync(${JSON.stringify(built)}, { recursive: true })
			console.log('building')
			await new Promise((resolve) => setTimeout(resolve, 60_000))
		})`
	const first = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	try {
		await once(first.stdout, 'data')
		const told: string[] = []
		const second = asOneBuilder(
			folder,
			() => {
				told.push('waits')
				first.kill('SIGKILL')
			},
			async () => {
				told.push('builds')
				return 'built'
			},
		)
		expect(await second).toBe('built')
		expect(told).toEqual(['waits', 'builds'])
	} finally {
		first.kill('SIGKILL')
		rmSync(folder, { recursive: true, force: true })
	}
})
