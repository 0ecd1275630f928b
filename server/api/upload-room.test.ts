import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { formWith, pdf } from '#tests/factories/files.ts'
import { openDocumentApi } from '#tests/services/document-api.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { createLimits } from './limits.ts'

const megabyte = 1024 * 1024
const message = { name: 'Sara', email: 'sara@example.com', message: 'Is there room for me?' }
// Nothing says here how long a body is, so each is taken for one of 10 MB until it has arrived.
const noRoom = { status: 503, json: { error: 'no_room' } }

test('one address may not leave more than its share, and others still may', async () => {
	const { upload, post } = await openDocumentApi({ UNCLAIMED_MB_PER_ADDRESS: '12' })
	const send = (from: string) =>
		upload(formWith(pdf(megabyte), 'a.pdf'), undefined, { 'x-forwarded-for': from })
	expect((await send('10.0.0.1')).status).toBe(201)
	expect((await send('10.0.0.1')).status).toBe(201)
	expect(await send('10.0.0.1')).toEqual(noRoom)
	expect((await send('10.0.0.2')).status).toBe(201)
	expect((await post('/contact_submissions', message)).status).toBe(201)
})

test('many at once see each other', async () => {
	const { upload } = await openDocumentApi({ UNCLAIMED_MB_PER_ADDRESS: '12' })
	const answers = await Promise.all(
		Array.from({ length: 8 }, () => upload(formWith(pdf(megabyte), 'a.pdf'))),
	)
	const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
	expect([count(201), count(503)]).toEqual([1, 7])
})

test('all together may not leave more than there is room for; a sweep makes room again', async () => {
	const { upload, services } = await openDocumentApi({ UNCLAIMED_MB: '10' })
	const send = (from: string) =>
		upload(formWith(pdf(megabyte), 'a.pdf'), undefined, { 'x-forwarded-for': from })
	expect((await send('10.0.0.1')).status).toBe(201)
	expect(await send('10.0.0.2')).toEqual(noRoom)
	expect(await services.documents.sweep(-1000)).toBe(1)
	expect((await send('10.0.0.2')).status).toBe(201)
})

test('a disk that is almost full takes no upload, and forms go on', async () => {
	const { upload, post } = await openDocumentApi({ FREE_MB: '900000000' })
	expect(await upload(formWith(pdf(), 'a.pdf'))).toEqual(noRoom)
	expect((await post('/contact_submissions', message)).status).toBe(201)
})

/** A disk of its own for `DATA_DIR/documents`. */
function smallDisk(dataDir: string, size: string): boolean {
	const folder = join(dataDir, 'documents')
	mkdirSync(folder)
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], {
			stdio: 'ignore',
		})
	} catch {
		console.warn('NOT TESTED: an upload onto a full disk (mounting needs root)')
		return false
	}
	onTestFinished(() => void execFileSync('umount', ['-l', folder]))
	return true
}

test('a disk that is full in the middle of an upload ends it with 503', async ({ skip }) => {
	const dataDir = temporaryFolder()
	if (!smallDisk(dataDir, '2m')) return skip()
	const { upload, post, left } = await openDocumentApi({ DATA_DIR: dataDir, FREE_MB: '0' })
	// Told that it is small: a disk can fill up behind any check.
	const small = { 'content-length': '1000' }
	expect(await upload(formWith(pdf(5 * megabyte), 'a.pdf'), 'k', small)).toEqual(noRoom)
	expect(left()).toEqual([])
	expect((await upload(formWith(pdf(megabyte / 2), 'a.pdf'), 'l', small)).status).toBe(201)
	expect((await post('/contact_submissions', message)).status).toBe(201)
})

test('a multipart body without a boundary is no fault of the server', async () => {
	const { api } = await openDocumentApi()
	const response = await api.request('/application-documents', {
		method: 'POST',
		headers: { 'content-type': 'multipart/form-data; charset=utf-8' },
		body: 'nonsense',
	})
	expect([response.status, await response.json()]).toEqual([422, { errors: { file: 'required' } }])
})

test('a network of IPv6 has one share', async () => {
	const { upload } = await openDocumentApi({ UNCLAIMED_MB_PER_ADDRESS: '12' })
	const send = (from: string) =>
		upload(formWith(pdf(megabyte), 'a.pdf'), undefined, { 'x-forwarded-for': from })
	expect((await send('2001:db8:7:1::1')).status).toBe(201)
	expect((await send('2001:db8:7:2::1')).status).toBe(201)
	expect(await send('2001:db8:7:3::1')).toEqual(noRoom)
	expect((await send('2001:db8:8:1::1')).status).toBe(201)
})

test('while half the room is taken, what nobody claims goes after two hours', async () => {
	const { upload, services } = await openDocumentApi({ UNCLAIMED_MB: '40' })
	const send = async (size: number) => {
		vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * 60 * 60 * 1000 })
		const { status } = await upload(formWith(pdf(size), 'a.pdf'))
		vi.useRealTimers()
		return status
	}
	onTestFinished(() => void vi.useRealTimers())
	expect(await send(9 * megabyte)).toBe(201)
	expect(await services.documents.sweep()).toBe(0)
	expect(await send(9 * megabyte)).toBe(201)
	expect(await send(3 * megabyte)).toBe(201)
	expect(await services.documents.sweep()).toBe(3)
})

test('what one sender may store in a day is counted in megabytes', async () => {
	const limits = createLimits(null, 'salt')
	const take = (address: string, megabytes: number) =>
		limits.take('bytes', 'documents', address, megabytes)
	expect(await take('10.0.0.1', 2990)).toBeNull()
	expect(await take('10.0.0.1', 11)).toBeGreaterThan(3600)
	expect(await take('10.0.0.2', 11)).toBeNull()
	expect(await take('2001:db8:1:1', 2990)).toBeNull()
	expect(await take('2001:db8:1:2', 11)).toBeGreaterThan(3600)
})
