import { afterAll, beforeAll, expect, test } from 'vitest'
import { formWith, pdf } from '#tests/factories/files.ts'
import { startCuttingProxy } from '#tests/fakes/cutting-proxy.ts'
import { startS3 } from '#tests/fakes/s3.ts'
import { addressIn, openDocumentApi, staff } from '#tests/services/document-api.ts'
import { temporaryFolder } from '#tests/services/folder.ts'

const megabyte = 1024 * 1024
let s3: Awaited<ReturnType<typeof startS3>>
let proxy: Awaited<ReturnType<typeof startCuttingProxy>>
beforeAll(async () => {
	s3 = await startS3()
	proxy = await startCuttingProxy(Number(new URL(s3.env.S3_ENDPOINT).port))
})
afterAll(async () => {
	await proxy.stop()
	await s3.remove()
})

const openApi = (more: Record<string, string> = {}) =>
	openDocumentApi({ ...more, ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` })

test('a slow store is waited for', async () => {
	const { upload } = await openApi()
	proxy.be({ delay: 10 })
	expect((await upload(formWith(pdf(2 * megabyte), 'a.pdf'))).status).toBe(201)
})

test('a store that breaks off while it is written to keeps nothing, and the same key works later', async () => {
	const { upload, open } = await openApi()
	const content = pdf(2 * megabyte)
	proxy.be({ cutUpAfter: megabyte })
	expect((await upload(formWith(content, 'a.pdf'), 'half')).status).toBe(503)
	proxy.be({})
	const { status, json } = await upload(formWith(content, 'a.pdf'), 'half')
	expect(status).toBe(201)
	const opened = await open(addressIn(json), staff('سر-staff-password'))
	expect(Buffer.from(await opened.arrayBuffer()).equals(content)).toBe(true)
})

test('a key whose upload broke off takes another file, and the first one is swept', async () => {
	const { upload, services } = await openApi()
	proxy.be({ cutUpAfter: megabyte })
	expect((await upload(formWith(pdf(2 * megabyte), 'a.pdf'), 'other')).status).toBe(503)
	proxy.be({})
	expect((await upload(formWith(pdf(100), 'b.pdf'), 'other')).status).toBe(201)
	expect(await services.documents.sweep(-1000)).toBe(2)
})

test('an upload that fails leaves alone what another process acknowledged under the same key', async () => {
	const shared = { DATA_DIR: temporaryFolder() }
	const failing = await openApi(shared)
	const working = await openDocumentApi({ ...s3.env, ...shared })
	// Before the head is whole: the store of the tests, unlike a real one, would keep half a body.
	proxy.be({ delay: 20, cutUpAfter: 100 })
	const content = pdf(2 * megabyte)
	const [failed, stored] = await Promise.all([
		failing.upload(formWith(content, 'a.pdf'), 'shared'),
		working.upload(formWith(content, 'a.pdf'), 'shared'),
	])
	// Whoever comes second may find what the first one stored.
	expect([503, 201]).toContain(failed.status)
	expect(stored.status).toBe(201)
	const opened = await working.open(addressIn(stored.json), staff('سر-staff-password'))
	expect(Buffer.from(await opened.arrayBuffer()).equals(content)).toBe(true)
})

test('a store that breaks off while it is read breaks the answer, which must not look whole', async () => {
	const { upload, open } = await openApi()
	proxy.be({})
	const address = addressIn((await upload(formWith(pdf(4 * megabyte), 'a.pdf'))).json)
	proxy.be({ cutDownAfter: megabyte })
	const opened = await open(address, staff('سر-staff-password'))
	await expect(opened.arrayBuffer()).rejects.toThrow()
})
