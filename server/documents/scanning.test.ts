import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formWith, pdf } from '#tests/factories/files.ts'
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
