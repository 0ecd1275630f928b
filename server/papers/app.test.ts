import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { languages } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { openPages } from '#tests/services/pages.ts'
import { plain, planQuery, readWithPdfJs, sampleData } from '#tests/services/papers.ts'
import { eventually, testSettings } from '#tests/services/server.ts'
import { shippedContent } from '#tests/services/snapshot.ts'
import { openServices } from '../services.ts'
import { createPaperRoutes } from './app.ts'
import { createPapers } from './papers.ts'
import { printerBounds } from './printer.ts'

// The first paper takes seconds of processor, and other tests run beside it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const read = async (response: Response) => new Uint8Array(await response.arrayBuffer())

test('the downloads are made from the content, kept as files and known by their version', async () => {
	const { ask, settings } = await openPages()
	const all = process.env.TEST_ALL === '1'
	for (const language of languages) {
		const guide = paths.travelGuide(language)
		// The longer one in one language: `read-back.test.ts` reads every paper in both.
		for (const path of [
			paths.visaChecklist(language),
			...(all || language === 'en' ? [guide] : []),
		]) {
			const answer = await ask(path)
			expect([path, answer.status]).toEqual([path, 200])
			expect(answer.headers.get('content-type')).toBe('application/pdf')
			expect(answer.headers.get('cache-control')).toBe('no-cache')
			const tag = answer.headers.get('etag') ?? ''
			const bytes = await read(answer)
			expect((await readWithPdfJs(bytes)).language).toBe(language)
			const again = await ask(path, { headers: { 'if-none-match': tag } })
			expect(again.status).toBe(304)
			expect(Buffer.compare(await read(await ask(path)), bytes)).toBe(0)
		}
	}
	expect(readdirSync(join(settings.dataDir, 'papers'))).toHaveLength(all ? 4 : 3)
})

test('while a new file is made, the one before is served', async () => {
	const { ask, settings } = await openPages()
	const path = paths.visaChecklist('en')
	const current = (await ask(path)).headers.get('etag') ?? ''
	const folder = join(settings.dataDir, 'papers')
	const [name = ''] = readdirSync(folder)
	// As if the content had changed since.
	const before = '0'.repeat(32)
	renameSync(join(folder, name), join(folder, `visa-checklist-en-${before}.pdf`))
	writeFileSync(join(folder, `visa-checklist-en-${before}.pdf`), 'the one before')
	const old = await ask(path)
	expect(await old.text()).toBe('the one before')
	expect(old.headers.get('etag')).toBe(`"${before}"`)
	await eventually(
		async () => (await ask(path)).headers.get('etag'),
		(tag) => tag === current,
	)
})

test('a plan is a paper by the same address as its page, in the language asked for', async () => {
	const { ask } = await openPages()
	for (const language of languages) {
		const answer = await ask(`${paths.planPdf()}?${planQuery}&lang=${language}`)
		expect(answer.status).toBe(200)
		expect(answer.headers.get('content-disposition')).toContain(`rihla-plan-${language}.pdf`)
		expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
		expect(answer.headers.get('x-robots-tag')).toBe('noindex')
		const { language: written, pages } = await readWithPdfJs(await read(answer))
		expect([written, pages.length]).toEqual([language, 1])
		expect(plain(pages[0]?.text ?? '')).toContain('+60 10-000 0001')
	}
	const both = await ask(`${paths.comparePdf()}?u=apu&u=sunway&lang=en`)
	expect(both.status).toBe(200)
	expect(plain((await readWithPdfJs(await read(both))).pages[0]?.text ?? '')).toContain('Sunway')
})

test('an address without a plan leads to the page that says what is missing', async () => {
	const { ask } = await openPages()
	const empty = await ask(paths.planPdf())
	expect([empty.status, empty.headers.get('location')]).toEqual([302, '/plan'])
	const one = await ask(`${paths.comparePdf()}?u=apu`)
	expect([one.status, one.headers.get('location')]).toEqual([302, '/compare?u=apu'])
	const unknown = await ask('/downloads/other-ar.pdf')
	expect(unknown.headers.get('content-type')).not.toBe('application/pdf')
})

test('a thousand papers asked for by one address are bounded, and refused in the visitor’s language', async () => {
	const settings = testSettings()
	const services = await openServices(settings)
	onTestFinished(() => services.close())
	const papers = createPapers(settings.dataDir, shippedContent, {
		...printerBounds,
		waiting: 0,
		waitingEach: 0,
	})
	onTestFinished(() => papers.close())
	const app = createPaperRoutes({ ...services, papers }, settings)
	const ask = (number: number, from: string, language = 'ar') =>
		app.request(`${paths.planPdf()}?u=apu&max=${10_000 + number}&lang=${language}`, {
			headers: { 'x-forwarded-for': from },
		})
	const many = await Promise.all(Array.from({ length: 1000 }, (_, at) => ask(at, '10.0.0.1')))
	const count = (status: number) => many.filter((one) => one.status === status).length
	expect([count(200), count(503), count(429)]).toEqual([1, 59, 940])
	const busy = many.find(({ status }) => status === 503)
	expect(await busy?.text()).toMatch(/\p{Script=Arabic}/u)
	expect(busy?.headers.get('retry-after')).toBe('60')
	const often = await ask(1, '10.0.0.1', 'en')
	expect(await often.text()).toMatch(/^Many files/)
	// Somebody else is not kept out.
	expect((await ask(2, '10.0.0.2')).status).toBe(200)
})

test('the same plan asked for by many at once is made once', async () => {
	const settings = testSettings()
	const papers = createPapers(settings.dataDir, shippedContent, {
		...printerBounds,
		waiting: 0,
		waitingEach: 0,
	})
	onTestFinished(() => papers.close())
	const data = await sampleData('plan', 'en')
	const made = await Promise.all(
		['a', 'b', 'c'].map((source) => papers.makeShared('plan', data, source)),
	)
	expect(new Set(made.map(({ version }) => version)).size).toBe(1)
	expect((await papers.makeShared('plan', data, 'd')).bytes).toBe(made[0]?.bytes)
})

test('with an erasure no paper stays in memory, also none that was being made', async () => {
	let letGo = () => {}
	const content = {
		...shippedContent,
		onErasure(call: () => void) {
			letGo = call
		},
	}
	const papers = createPapers(testSettings().dataDir, content)
	onTestFinished(() => papers.close())
	const data = await sampleData('plan', 'en')
	const make = () => papers.makeShared('plan', data, 'a')
	const kept = await make()
	letGo()
	const making = make()
	letGo()
	const begunBefore = await making
	expect(begunBefore).not.toBe(kept)
	const last = await make()
	expect(last).not.toBe(begunBefore)
	expect(await make()).toBe(last)
})
