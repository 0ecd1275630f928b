import { expect, test } from 'vitest'
import { openTestApi, testSettings } from '#tests/services/server.ts'

const inTheMiddle = (lines: readonly string[]) =>
	lines.filter((line) => line.includes('stopped in the middle')).length

test('a job that does not end is waited for no longer than the bound, and the database is closed', async () => {
	const { services, lines, close } = await openTestApi(testSettings({}), { closingTime: 20 })
	let asked = 0
	services.jobs.push({
		stop() {
			asked += 1
			return new Promise(() => {})
		},
	})
	await close()
	expect([asked, inTheMiddle(lines)]).toEqual([1, 1])
	await expect(services.store.ping()).rejects.toThrow()
})

test('jobs that end in time are not said to be stopped in the middle', async () => {
	const { services, lines, close } = await openTestApi(testSettings({}))
	services.jobs.push({ stop: async () => {} })
	await close()
	expect(inTheMiddle(lines)).toBe(0)
})
