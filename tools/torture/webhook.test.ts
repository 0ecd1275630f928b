import { expect, test } from 'vitest'
import { runScenario } from './harness/scenario.ts'
import { tortureWebhook } from './webhook.ts'

test('60 calls to processes that are killed, and 24 answers through a bad platform: each once', async () => {
	const { faults, result } = await runScenario('webhook', (run) => tortureWebhook(run, 60, 24))
	expect(faults).toEqual([])
	expect(result).toMatchObject({ calls: 60, kept: 60, answers: 24 })
}, 180_000)
