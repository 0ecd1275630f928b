import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { together } from './together.ts'

test('what comes meanwhile is done together, and a group that fails leaves the next alone', async () => {
	const groups: number[][] = []
	const release: (() => void)[] = []
	const put = together(async (items: readonly number[]) => {
		groups.push([...items])
		await new Promise<void>((resolve) => release.push(resolve))
		if (items.includes(2)) throw new Error('full')
	})
	const first = put(1)
	const second = Promise.allSettled([put(2), put(3)])
	// Both stand in one line with the first until it has begun.
	await expect.poll(() => release.length).toBe(1)
	const fourth = put(4)
	release[0]?.()
	await expect.poll(() => release.length).toBe(2)
	release[1]?.()
	const settled = await Promise.allSettled([first, fourth])
	expect(groups).toEqual([[1, 2, 3], [4]])
	expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
	expect((await second).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('at most so many are done together', async () => {
	const groups: number[][] = []
	const put = together(
		async (items: readonly number[]) => {
			groups.push([...items])
		},
		{ most: 2 },
	)
	await Promise.all([1, 2, 3, 4, 5].map(put))
	expect(groups).toEqual([[1, 2], [3, 4], [5]])
})

test('what comes soon after the last began is gathered', async () => {
	const groups: number[][] = []
	const put = together(
		async (items: readonly number[]) => {
			groups.push([...items])
		},
		{ apart: 1000 },
	)
	await put(1)
	const second = put(2)
	await nextTurn()
	const third = put(3)
	await nextTurn()
	expect(groups).toEqual([[1]])
	await Promise.all([second, third])
	expect(groups).toEqual([[1], [2, 3]])
})
