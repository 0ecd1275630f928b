import { expect, test } from 'vitest'
import { runScenario } from './harness/scenario.ts'
import { tortureByKills } from './kills.ts'

test('200 submissions to two processes that are killed again and again: none lost, none twice', async () => {
	const { faults, result } = await runScenario('kills', (run) =>
		tortureByKills(run, 200, { maxKills: 4, maxLife: 1500 }),
	)
	expect(faults).toEqual([])
	expect(result).toMatchObject({ acknowledged: 200, stored: 200, documents: 25 })
	expect(result.kills).toBeGreaterThan(0)
}, 120_000)
