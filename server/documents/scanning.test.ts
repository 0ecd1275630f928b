import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { formWith, pdf } from '#tests/factories/files.ts'
import { startScanner } from '#tests/fakes/scanner.ts'
import { eicar, hasClamd, startClamd } from '#tests/services/clamd.ts'
import { addressIn, openDocumentApi, staff } from '#tests/services/document-api.ts'

const password = staff('سر-staff-password')
const infected = Buffer.concat([pdf(), Buffer.from(`%${eicar}\n%%EOF\n`)])

describe.runIf(hasClamd)('with a scanner', () => {
	let clamd: Awaited<ReturnType<typeof startClamd>>
	beforeAll(async () => {
		clamd = await startClamd()
	})
	afterAll(() => clamd?.remove())

	test('malware is refused before it is kept, anything else is kept and opens', async () => {
		const { upload, open, kept } = await openDocumentApi({ CLAMD_URL: clamd.url })
		expect(await upload(formWith(infected, 'a.pdf'))).toEqual({
			status: 415,
			json: { error: 'infected' },
		})
		expect(kept()).toEqual([])
		const { status, json } = await upload(formWith(pdf(), 'a.pdf'))
		expect(status).toBe(201)
		expect((await open(addressIn(json), password)).status).toBe(200)
	})

	test('what comes while the scanner is down is kept, and opens only after its scan', async () => {
		const { upload, open, services } = await openDocumentApi({ CLAMD_URL: clamd.url })
		await clamd.stop()
		const good = addressIn((await upload(formWith(pdf(), 'a.pdf'))).json)
		const bad = addressIn((await upload(formWith(infected, 'b.pdf'))).json)
		for (const address of [good, bad]) {
			const closed = await open(address, { ...password, cookie: 'language=en' })
			expect([closed.status, await closed.text()]).toEqual([
				503,
				expect.stringContaining('not been scanned'),
			])
		}
		expect(await services.scanning.scanWaiting()).toBe(0)

		await clamd.start()
		expect(await services.scanning.scanWaiting()).toBe(2)
		expect((await open(good, password)).status).toBe(200)
		const closed = await open(bad, password)
		expect([closed.status, await closed.text()]).toEqual([
			403,
			expect.stringContaining('برنامج ضار'),
		])
	})
})

test('one file that the scanner refuses keeps no other waiting, and is set aside after three tries', async () => {
	const scanner = await startScanner()
	onTestFinished(scanner.stop)
	const { upload, open, services, lines } = await openDocumentApi({ CLAMD_URL: scanner.url })
	scanner.be('refusing')
	const addresses: string[] = []
	for (const text of ['BAD', 'one', 'two', 'three']) {
		const file = Buffer.concat([pdf(), Buffer.from(`%${text}`)])
		addresses.push(addressIn((await upload(formWith(file, 'a.pdf'))).json))
	}
	scanner.be('choosy')
	expect(await services.scanning.scanWaiting()).toBe(3)
	const [bad = '', ...good] = addresses
	for (const address of good) expect((await open(address, password)).status).toBe(200)
	expect((await open(bad, password)).status).toBe(503)
	expect(await services.scanning.scanWaiting()).toBe(0)
	expect(await services.scanning.scanWaiting()).toBe(1)
	const closed = await open(bad, { ...password, cookie: 'language=en' })
	expect([closed.status, await closed.text()]).toEqual([403, expect.stringContaining('read')])
	expect(lines.join()).not.toContain('scanner is down')
	expect(await services.scanning.scanWaiting()).toBe(0)
})

test('a file that brings the scanner down comes last the next time', async () => {
	const scanner = await startScanner()
	onTestFinished(scanner.stop)
	const { upload, services } = await openDocumentApi({ CLAMD_URL: scanner.url })
	scanner.be('refusing')
	for (const text of ['BAD', 'one']) {
		await upload(formWith(Buffer.concat([pdf(), Buffer.from(`%${text}`)]), 'a.pdf'))
	}
	scanner.be('crashing')
	expect(await services.scanning.scanWaiting()).toBe(0)
	expect(await services.scanning.scanWaiting()).toBe(0)
	expect(await services.store.documents.waitingForScan()).toHaveLength(1)
})

test.each([0, 50])('whoever waits %i ms for a silent scanner has a file that waits', async (ms) => {
	const scanner = await startScanner()
	onTestFinished(scanner.stop)
	const { services } = await openDocumentApi({ CLAMD_URL: scanner.url })
	scanner.be('silent')
	const time = ms === 0 ? AbortSignal.abort() : AbortSignal.timeout(ms)
	const began = performance.now()
	expect(await services.scanning.scanFile(import.meta.filename, time)).toBe('waiting')
	expect(performance.now() - began).toBeLessThan(10_000)
})
