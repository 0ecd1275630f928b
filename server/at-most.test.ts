import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('never more at once than allowed, also when one comes in the moment another ends', async () => {
	const gate = atMost(1)
	let running = 0
	let most = 0
	const one = () =>
		gate(async () => {
			running += 1
			most = Math.max(most, running)
			await new Promise((resolve) => setTimeout(resolve, 1))
			running -= 1
		})
	const first = one()
	const second = one()
	// Runs between the end of the first and the start of the one that waited for it.
	const third = first.then(() => one())
	const fourth = gate(async () => {}).then(() => one())
	await Promise.all([first, second, third, fourth, one()])
	expect(most).toBe(1)
})

test('a failure frees its place', async () => {
	const gate = atMost(1)
	await expect(
		gate(async () => {
			throw new Error('no')
		}),
	).rejects.toThrow('no')
	expect(await gate(async () => 'yes')).toBe('yes')
})
