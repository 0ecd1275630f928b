import { expect, test } from 'vitest'
import { repeat } from './repeat.ts'

test('work that repeats is asked to end, waited for, and never begun again', async () => {
	let rounds = 0
	let seen = 0
	const job = repeat(
		async (signal) => {
			rounds += 1
			while (!signal.aborted) {
				seen += 1
				await new Promise((resolve) => setImmediate(resolve))
			}
		},
		() => 0,
	)
	await new Promise((resolve) => setTimeout(resolve, 20))
	expect(seen).toBeGreaterThan(0)
	await Promise.all([job.stop(), job.stop()])
	const before = seen
	await new Promise((resolve) => setTimeout(resolve, 20))
	expect([rounds, seen]).toEqual([1, before])
})
