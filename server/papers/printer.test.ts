/** What papers refuse, and that hostile data comes out as it was written. */
import { afterAll, expect, test, vi } from 'vitest'
import { readWithPdfJs, sampleData, someone, unspaced } from '#tests/services/papers.ts'
import { shippedSnapshot } from '#tests/services/snapshot.ts'
import { compile } from './compile.ts'
import { readPaperContent } from './content.ts'
import { coverSheet } from './data/cover-sheet.ts'
import { withMemoryLimit } from './limited.ts'
import { createPrinter, PaperRefused, printerBounds } from './printer.ts'
import { readSupplies } from './supplies.ts'

// The first paper takes seconds of processor, and other tests run beside it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const printer = createPrinter()
afterAll(() => printer.close())

async function coverSheetOf(name: string) {
	const content = await readPaperContent(shippedSnapshot, 'en')
	return JSON.stringify(coverSheet(content, { ...someone, name }))
}

test('what takes too long, says too much or finds no place in the line is refused, and the next paper is made', async () => {
	const data = JSON.stringify(await sampleData('cover-sheet', 'en'))
	const strict = createPrinter({ ...printerBounds, time: 1, length: 100_000, waiting: 1, idle: 1 })
	await expect(strict.print('cover-sheet', data, 'a')).rejects.toThrow('not made within 1 ms')
	const long = await strict.print('plan', 'x'.repeat(100_001), 'a').catch((error) => error)
	expect(long).toBeInstanceOf(PaperRefused)
	expect(long).toHaveProperty('reason', 'too_long')
	const [first, second, third] = ['a', 'b', 'c'].map((source) =>
		strict.print('cover-sheet', data, source).catch((error: unknown) => error),
	)
	expect(await third).toHaveProperty('reason', 'busy')
	expect(await first).toHaveProperty('message', 'cover-sheet: not made within 1 ms')
	expect(await second).toHaveProperty('message', 'cover-sheet: not made within 1 ms')
	await strict.close()
	expect((await printer.print('cover-sheet', data, 'a')).bytes.length).toBeGreaterThan(1000)
})

test('whoever asks for many waits behind the own ones', async () => {
	const data = JSON.stringify(await sampleData('cover-sheet', 'en'))
	const few = createPrinter({ ...printerBounds, waitingEach: 2 })
	const done: string[] = []
	const ask = async (source: string) => {
		await few.print('cover-sheet', data, source)
		done.push(source)
	}
	// One is being made and two wait.
	const many = [ask('many'), ask('many'), ask('many')]
	await expect(ask('many')).rejects.toThrow(PaperRefused)
	await Promise.all([...many, ask('one')])
	expect(done.indexOf('one')).toBeLessThan(3)
})

test.each([
	['markup', 'Sara #[*x*] \\ $y$ @z `code` = head // no'],
	['an import', '#import "/etc/passwd": *'],
	['quotes and brackets', '"]}) + read("/data.json") + ({["'],
	['direction marks', 'Sa\u202era\u2066 \u200fKhatib'],
	['controls and half characters', 'Sa\u0000ra\ud800 Kh\u0007atib'],
	['signs heaped on a letter', `Sara${'\u0301'.repeat(10_000)}`],
	['Arabic and Latin', 'سارة (Sara) الخطيب 12–15'],
])('%s in a name is on the sheet as it was written', async (_, name) => {
	const { bytes } = await printer.print('cover-sheet', await coverSheetOf(name), 'a')
	const { pages } = await readWithPdfJs(bytes)
	const bare = (text: string) =>
		unspaced(text)
			.normalize('NFD')
			.replace(/[\p{M}\p{Cc}\p{Cs}]/gu, '')
	const sheet = bare(pages.map(({ text }) => text).join(''))
	// Arabic lines come out in another order; every sign of the name must be there.
	const parts = /\p{Script=Arabic}/u.test(name) ? [...bare(name)] : [bare(name)]
	expect(parts.filter((part) => !sheet.includes(part))).toEqual([])
})

test('ten thousand letters in one word stay within the page', async () => {
	const { bytes } = await printer.print('cover-sheet', await coverSheetOf('x'.repeat(10_000)), 'a')
	const { pages } = await readWithPdfJs(bytes)
	expect(pages.length).toBeGreaterThan(1)
	const letters = pages.map(({ text }) => text.match(/x/g)?.length ?? 0)
	expect(letters.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(10_000)
})

test('data that lacks a part is an error that names the place, not a file', async () => {
	const data = JSON.stringify({ language: 'en', title: 'x' })
	await expect(printer.print('plan', data, 'a')).rejects.toThrow(/\/papers\/\w+\.typ/)
})

test('a template reaches no file, package, plugin or address outside', async () => {
	const supplies = await readSupplies(printerBounds.memory)
	const attempt = (source: string) =>
		compile(
			{ ...supplies, files: [['/papers/x.typ', new TextEncoder().encode(source)]] },
			'x',
			'{}',
		)
	for (const source of [
		'#read("/etc/passwd")',
		'#read("../../../../etc/passwd")',
		'#import "@preview/cetz:0.3.0": *',
		'#image("https://rihla.example/x.svg")',
		'#plugin("/x.wasm")',
		'#include "/papers/plan.typ"',
	]) {
		await expect(attempt(source)).rejects.toThrow()
	}
	expect((await attempt('plain')).bytes.length).toBeGreaterThan(0)
})

test('a module without a bound gets one, and one that is no module is refused', () => {
	// The head of a module and one memory of two pages, without a largest number.
	const module = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 2])
	const limited = withMemoryLimit(module, 300 * 65536)
	expect([...limited.subarray(8)]).toEqual([5, 5, 1, 1, 2, 172, 2])
	expect(WebAssembly.validate(limited)).toBe(true)
	expect(() => withMemoryLimit(module.subarray(0, 8), 1)).toThrow('no memory')
})
