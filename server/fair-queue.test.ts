import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const bounds = { running: 2, runningEach: 1, waiting: 8, waitingEach: 3 }

/** A queue whose work ends when the test says so. */
function openQueue() {
	const { run } = createFairQueue(bounds)
	const started: string[] = []
	const ends = new Map<string, () => void>()
	const add = (source: string, name: string) =>
		run(
			source,
			() =>
				new Promise<string>((resolve) => {
					started.push(name)
					ends.set(name, () => {
						ends.delete(name)
						resolve(name)
					})
				}),
		)
	/** Lets everything that can start do so. */
	const settle = () => new Promise((resolve) => setImmediate(resolve))
	async function end(name: string) {
		ends.get(name)?.()
		await settle()
	}
	return { add, end, settle, started, running: () => [...ends.keys()] }
}

test('one that comes after six of another starts at once, and before those that wait', async () => {
	const { add, end, settle, started, running } = openQueue()
	const six = [1, 2, 3, 4, 5, 6].map((at) => add('flood', `flood ${at}`))
	expect(six.map((one) => one === null)).toEqual([false, false, false, false, true, true])
	void add('family', 'family 1')
	await settle()
	expect(running()).toEqual(['flood 1', 'family 1'])
	void add('family', 'family 2')
	void add('school', 'school 1')
	await end('flood 1')
	expect(running()).toEqual(['family 1', 'school 1'])
	await end('school 1')
	await end('family 1')
	expect(started).toEqual(['flood 1', 'family 1', 'school 1', 'flood 2', 'family 2'])
})

test('however many sources there are, only so many wait, and one that ends makes a place again', async () => {
	const { add, end, settle } = openQueue()
	const many = Array.from({ length: 14 }, (_, at) => add(`source ${at}`, `file ${at}`))
	expect(many.filter((one) => one !== null)).toHaveLength(bounds.running + bounds.waiting)
	await settle()
	expect(add('late', 'late 1')).toBeNull()
	await end('file 0')
	expect(add('late', 'late 2')).not.toBeNull()
})

test('work that fails frees its place', async () => {
	const { run } = createFairQueue(bounds)
	const failing = run('a', () => Promise.reject(new Error('no')))
	await expect(failing).rejects.toThrow('no')
	expect(await run('a', async () => 'yes')).toBe('yes')
})

test('whatever comes and ends: bounds hold, nothing is lost, and a turn passes to every source before it comes back', async () => {
	const steps = fc.array(
		fc.oneof(
			fc.record({ add: fc.constantFrom('a', 'b', 'c', 'd') }),
			fc.record({ end: fc.nat(1) }),
		),
		{ maxLength: 60 },
	)
	await fc.assert(
		fc.asyncProperty(steps, async (story) => {
			const { add, end, settle, started, running } = openQueue()
			const accepted: string[] = []
			const sourceOf = (name: string) => name.slice(0, 1)
			for (const [at, step] of story.entries()) {
				if ('add' in step) {
					const name = `${step.add}${at}`
					if (add(step.add, name) !== null) accepted.push(name)
				} else {
					const name = running()[step.end]
					const waiting = accepted.filter((one) => !started.includes(one))
					const before = started.length
					if (name) await end(name)
					// Who waits and does not run comes before another one of the source that has just ended.
					const next = started[before]
					const others = waiting.filter(
						(one) => !running().some((busy) => busy !== next && sourceOf(busy) === sourceOf(one)),
					)
					const isSame =
						next !== undefined && name !== undefined && sourceOf(next) === sourceOf(name)
					if (isSame) expect(new Set(others.map(sourceOf))).toEqual(new Set([sourceOf(next)]))
				}
				await settle()
				expect(running().length).toBeLessThanOrEqual(bounds.running)
				for (const source of ['a', 'b', 'c', 'd']) {
					const isOf = (name: string) => sourceOf(name) === source
					expect(running().filter(isOf).length).toBeLessThanOrEqual(1)
					const waiting = accepted.filter((one) => isOf(one) && !started.includes(one))
					expect(waiting.length).toBeLessThanOrEqual(bounds.waitingEach)
				}
			}
			while (running().length > 0) await end(running()[0] ?? '')
			expect([...started].sort()).toEqual([...accepted].sort())
		}),
		{ numRuns: 200 },
	)
})
