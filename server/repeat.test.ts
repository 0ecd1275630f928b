import { expect, test, vi } from 'vitest'
import { setLogSink } from './log.ts'
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

test('work that fails is said in the log and done again', async () => {
	const lines: string[] = []
	setLogSink((line) => lines.push(line))
	let rounds = 0
	const job = repeat(
		async () => {
			rounds += 1
			throw Object.assign(new Error('not for the log'), { code: 'EACCES' })
		},
		() => 0,
	)
	await vi.waitFor(() => expect(rounds).toBeGreaterThan(2))
	await job.stop()
	// Work that another file of tests has left behind may write a line of its own.
	const told = lines.filter((line) => line.includes('"event":"job failed","code":"EACCES"'))
	expect(told.length).toBe(rounds)
	expect(lines.join()).not.toContain('not for the log')
})
