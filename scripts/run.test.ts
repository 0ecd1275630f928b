import { expect, test } from 'vitest'
import { run } from './run.ts'

test.each([
	['process.exit(3)', 'said\nnode ended with code 3'],
	["process.kill(process.pid, 'SIGKILL')", 'said\nnode was ended from outside by SIGKILL'],
])('a program that does not end well says why: %s', async (end, output) => {
	const program = `process.stdout.write('said', () => ${end})`
	expect(await run('node', ['-e', program])).toEqual({ ok: false, output })
})

test('a program that ends well says nothing more, and one that is not there is named', async () => {
	expect(await run('node', ['-e', "console.log('said')"])).toEqual({ ok: true, output: 'said' })
	const { ok, output } = await run('no-such-program', [])
	expect([ok, output]).toEqual([false, expect.stringContaining('no-such-program')])
})
