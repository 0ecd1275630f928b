import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { setLogSink } from '#server/log.ts'
import { listen } from '#tests/services/listener.ts'
import { eventually } from '#tests/services/server.ts'
import { streamed } from './streamed.ts'

afterEach(() => void vi.restoreAllMocks())

async function serve(pieces: () => AsyncGenerator<string>) {
	const lines: string[] = []
	setLogSink((line) => lines.push(line))
	const app = new Hono().get('/', (c) => c.body(streamed(c, 'sample', pieces())))
	return { ...(await listen(app.fetch)), lines }
}

test('what fails in the middle breaks the connection and is told in our log alone', async () => {
	const said = vi.spyOn(console, 'error').mockImplementation(() => {})
	const { origin, lines } = await serve(async function* () {
		yield 'the first half\n'
		await new Promise((resolve) => setTimeout(resolve, 100))
		throw new Error('Fatima from Jeddah')
	})
	const response = await fetch(origin)
	expect(response.status).toBe(200)
	await expect(response.text()).rejects.toThrow()
	expect(lines.join()).toContain('"event":"answer broken off","kind":"sample"')
	expect(lines.join()).not.toContain('Fatima')
	expect(said).not.toHaveBeenCalled()
})

test('what nobody takes any more is no longer made', async () => {
	let made = 0
	let isOver = false
	const { origin } = await serve(async function* () {
		try {
			for (;;) {
				made += 1
				yield 'a'.repeat(100_000)
			}
		} finally {
			isOver = true
		}
	})
	const reader = (await fetch(origin)).body?.getReader()
	await reader?.read()
	await reader?.cancel()
	await eventually(() => isOver, Boolean)
	const before = made
	await new Promise((resolve) => setTimeout(resolve, 50))
	expect(made).toBe(before)
})

test('what is whole arrives whole', async () => {
	const { origin, lines } = await serve(async function* () {
		yield 'one '
		yield 'two'
	})
	expect(await (await fetch(origin)).text()).toBe('one two')
	expect(lines).toEqual([])
})
