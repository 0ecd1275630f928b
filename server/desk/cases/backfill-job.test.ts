import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLogSink } from '../../log.ts'
import { startBackfillJob } from './backfill-job.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('rows get their cases at start, each minute for an hour, then each hour, whatever fails', async () => {
	setLogSink(() => {})
	let calls = 0
	const filling = startBackfillJob(async () => {
		calls += 1
		if (calls % 7 === 0) throw new Error('the database is down')
		return 0
	})
	await vi.advanceTimersByTimeAsync(0)
	expect(calls).toBe(1)
	await vi.advanceTimersByTimeAsync(60 * 60_000)
	expect(calls).toBe(61)
	await vi.advanceTimersByTimeAsync(3 * 60 * 60_000)
	expect(calls).toBe(64)
	await filling.stop()
	await vi.advanceTimersByTimeAsync(3 * 60 * 60_000)
	expect(calls).toBe(64)
})
