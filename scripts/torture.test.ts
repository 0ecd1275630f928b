import { expect, test } from 'vitest'
import { torture } from './torture.ts'

test('200 messages through a server that is killed again and again: none lost, none twice', async () => {
	const report = await torture(200, { maxKills: 4, maxLife: 1500 })
	expect(report).toMatchObject({ submissions: 200, missing: [], doubled: [], unmailed: [] })
	expect(report.kills).toBeGreaterThan(0)
}, 120_000)
