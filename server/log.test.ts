import { afterAll, expect, test } from 'vitest'
import { log, setLogSink } from './log.ts'

const lines: string[] = []
setLogSink((line) => lines.push(line))
afterAll(() => setLogSink(() => {}))

test.each(['/faq', '/a"b\\c', '/\u2028\n', '/كوالالمبور'])(
	'the line of a request is one object on one line, whatever its path: %j',
	(path) => {
		log.request('p-1', 'GET', path, 200, 0.1)
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
