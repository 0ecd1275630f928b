import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { log, setLogSink } from './log.ts'
import { logPageError } from './pages/errors.ts'

const lines: string[] = []
setLogSink((line) => lines.push(line))
afterAll(() => setLogSink(() => {}))

test.each(['/faq', '/a"b\\c', '/\u2028\n', '/كوالالمبور'])(
	'the line of a request is one object on one line, whatever its path: %j',
	(path) => {
		log.info('request', { requestId: 'p-1', method: 'GET', path, status: 200, ms: 0.1 })
		const line = lines.at(-1) ?? ''
		expect(line).not.toContain('\n')
		const { time, ...rest } = JSON.parse(line)
		expect(new Date(time).toISOString()).toBe(time)
		expect(rest).toEqual({
			level: 'info',
			event: 'request',
			requestId: 'p-1',
			method: 'GET',
			path,
			status: 200,
			ms: 0.1,
		})
	},
)

test('any other line carries its event and its fields', () => {
	log.warn('database is down', { code: 'ECONNREFUSED' })
	expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
		level: 'warn',
		event: 'database is down',
		code: 'ECONNREFUSED',
	})
})

test.each(['/apply/secret/academic', '/status/secret', '/desk/welcome/secret', '/Apply/secret'])(
	'an address that opens something is never written, whoever writes the line: %s',
	(path) => {
		log.error('page_failed', { path, code: 'TypeError' })
		logPageError(new Error('broken'), { request: new Request(`http://localhost${path}?a=b`) })
		for (const line of lines.slice(-2)) {
			expect(line).toContain('page_failed')
			expect(line).not.toContain('secret')
		}
	},
)

describe('what a process writes', () => {
	const logFile = join(import.meta.dirname, 'log.ts')
	const written = (statements: string) => {
		const script = `import { log } from ${JSON.stringify(logFile)}; const now = (text) => process.stdout.write(text + '\\n'); ${statements}`
		const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
			encoding: 'utf8',
			maxBuffer: 10_000_000,
		})
		return stdout.trim().split('\n')
	}

	test('is every line, in its order, up to the end of the process', () => {
		const lines = written(
			"for (let i = 0; i < 2000; i++) log.info('request', { path: '/كوالالمبور/' + i })",
		)
		expect(lines.map((line) => JSON.parse(line).path)).toEqual(
			Array.from({ length: 2000 }, (_, i) => `/كوالالمبور/${i}`),
		)
	})

	test('is whole where one line is long', () => {
		const lines = written(
			"log.info('first'); log.info('long', { path: 'ا'.repeat(1_000_000) }); log.info('last')",
		).map((line) => JSON.parse(line))
		expect(lines.map(({ event }) => event)).toEqual(['first', 'long', 'last'])
		expect(lines[1].path).toHaveLength(1_000_000)
	})

	test('waits a moment, unless something is wrong', () => {
		const lines = written(
			"log.info('a'); now('after a'); log.error('b'); now('after b'); setTimeout(() => now('later'), 300); log.info('c')",
		)
		const events = lines.map((line) => (line.startsWith('{') ? JSON.parse(line).event : line))
		expect(events).toEqual(['after a', 'a', 'b', 'after b', 'c', 'later'])
	})
})
