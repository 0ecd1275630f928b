import { expect, test } from 'vitest'
import { bytes, callsIn, judge } from './trace.ts'

const file = '/data/documents/incoming/c81dbf4e'
const write = `23252 write(27<${file}>, "%PDF", 4)  = 4\n`
const sync = `23251 fsync(27<${file}>) = 0\n`
const answer = '23174 write(25<socket:[888912]>, "HTTP/1.1 201 Created\\r\\n"..., 374) = 374\n'
const halvesOf = (call: string): [string, string] => {
	const [, pid, name, begin, result] = /^(\d+) (\w+)(.*)\)\s+= (\d+)\n$/.exec(call) ?? []
	return [
		`${pid} ${name}${begin} <unfinished ...>\n`,
		`${pid} <... ${name} resumed>)              = ${result}\n`,
	]
}
const isSynchronised = (...lines: string[]) =>
	judge(callsIn(lines.join('')), [bytes]).isSynchronised

test('what is synchronised before its answer is seen, also where another thread divides the line', () => {
	const [begin, end] = halvesOf(sync)
	const other = '23254 write(19<anon_inode:[eventfd]>, "\\1", 8) = 8\n'
	expect(isSynchronised(write, sync, answer)).toBe(true)
	expect(isSynchronised(write, begin, other, end, answer)).toBe(true)
	expect(isSynchronised(write, sync, ...halvesOf(answer))).toBe(true)
})

test('an answer that does not wait is caught', () => {
	const [begin, end] = halvesOf(sync)
	const [writing, written] = halvesOf(write)
	const [answering, answered] = halvesOf(answer)
	expect(isSynchronised(write, answer)).toBe(false)
	expect(isSynchronised(sync, write, answer)).toBe(false)
	expect(isSynchronised(write, answer, sync)).toBe(false)
	expect(isSynchronised(write, begin, answer, end)).toBe(false)
	expect(isSynchronised(write, begin, answering, end, answered)).toBe(false)
	expect(isSynchronised(writing, begin, written, end, answer)).toBe(false)
	expect(isSynchronised(write, sync.replace('= 0', '= -1 EIO'), answer)).toBe(false)
})

test('nothing written proves nothing, and nor does a trace that is still being written', () => {
	expect(isSynchronised(answer)).toBe(false)
	expect(isSynchronised(write, sync)).toBe(false)
	expect(isSynchronised(write, sync, answer.trimEnd())).toBe(false)
})
