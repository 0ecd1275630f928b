import { expect, test } from 'vitest'
import { faultsIn, torture } from './kills.ts'

test('200 submissions to two processes that are killed again and again: none lost, none twice', async () => {
	const report = await torture(200, { maxKills: 4, maxLife: 1500 })
	expect(faultsIn(report)).toEqual([])
	expect(report).toMatchObject({ submissions: 200, documents: 25 })
	expect(report.kills).toBeGreaterThan(0)
}, 120_000)
