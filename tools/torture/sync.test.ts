import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { runScenario } from './harness/scenario.ts'
import { proveSync } from './sync.ts'

/** Not every container lets one process watch another. */
const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0
if (!canTrace)
	console.warn(
		'\n!!! NOT TESTED: synchronisation before the answer (strace does not work here) !!!\n',
	)

test.runIf(canTrace)(
	'a row and a document are on the disk before their answer leaves',
	async () => {
		const { faults } = await runScenario('sync', proveSync)
		expect(faults).toEqual([])
	},
	120_000,
)
