import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docx, formWith, jpeg, pdf, png, scriptBehindPicture, zip } from '#tests/factories/files.ts'
import { compoundFile, doc } from '#tests/factories/word.ts'
import { startS3 } from '#tests/fakes/s3.ts'
import { addressIn, openDocumentApi, staff } from '#tests/services/document-api.ts'

let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
	s3 = await startS3()
})
afterAll(() => s3.remove())

describe.each([
	['files', () => ({})],
	['an S3 store', () => s3.env],
])('documents in %s', (_name, env) => {
	test('every kind is kept byte by byte, and opens with the password only', async () => {
		const { upload, open, lines } = await openDocumentApi(env())
		const files: [string, Buffer][] = [
			['شهادة.pdf', pdf()],
			['photo.JPG', await jpeg()],
			['photo.jpeg', await jpeg()],
			['scan.png', await png()],
			['letter.doc', doc()],
			['letter.docx', docx()],
		]
		for (const [name, content] of files) {
			const { status, json } = await upload(formWith(content, name))
			expect([name, status]).toEqual([name, 201])
			const address = addressIn(json)
			expect(address).toMatch(
				/^https:\/\/rihla\.example\/api\/application-documents\/\d{13}-[0-9a-f]{32}\.\w+$/,
			)
			for (const headers of [{}, staff('guess'), { authorization: 'Basic !' }]) {
				const closed = await open(address, headers)
				expect([closed.status, await closed.text()]).toEqual([404, ''])
			}
			const opened = await open(address, staff('سر-staff-password'))
			expect(opened.status).toBe(200)
			expect(opened.headers.get('content-disposition')).toMatch(/^attachment;/)
			expect(opened.headers.get('cache-control')).toBe('no-store')
			expect(Buffer.from(await opened.arrayBuffer()).equals(content)).toBe(true)
		}
		expect(lines.filter((line) => line.includes('document opened'))).toHaveLength(files.length)
	})

	test('the same key again is the same document', async () => {
		const { upload } = await openDocumentApi(env())
		const all = await Promise.all(
			Array.from({ length: 20 }, () => upload(formWith(pdf(), 'a.pdf'), 'one')),
		)
		expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1)
		expect((await upload(formWith(pdf(), 'a.pdf'), 'one')).json).toEqual(all[0]?.json)
		expect(await upload(formWith(pdf(9), 'a.pdf'), 'one')).toMatchObject({ status: 422 })
	})
})

describe('files that are not what they say', () => {
	const bomb = () =>
		docx([{ name: 'word/media/bomb.bin', content: Buffer.alloc(120 * 1024 * 1024) }])

	const corpus: [string, string, () => Buffer | Promise<Buffer>, number, string][] = [
		[
			'a program renamed',
			'cv.pdf',
			() => Buffer.from('MZ\u0090\0\u0003'.repeat(50)),
			415,
			'wrong_kind',
		],
		['a picture renamed', 'cv.pdf', () => png(), 415, 'wrong_kind'],
		['a script behind a picture', 'me.jpg', () => scriptBehindPicture, 415, 'damaged'],
		['half a picture', 'me.png', async () => (await png(400, 400)).subarray(0, 90), 415, 'damaged'],
		['a huge picture', 'me.png', () => png(21_000, 10), 415, 'too_complex'],
		[
			'a .doc without its stream',
			'a.doc',
			() => compoundFile({ name: 'Workbook', content: Buffer.from('x') }),
			415,
			'damaged',
		],
		['a .doc cut short', 'a.doc', () => doc().subarray(0, 600), 415, 'damaged'],
		[
			'a zip as .docx',
			'a.docx',
			() => zip([{ name: 'x', content: Buffer.from('x') }]),
			415,
			'wrong_kind',
		],
		['a bomb as .docx', 'a.docx', bomb, 415, 'too_complex'],
		[
			'a bomb that lies about its size',
			'a.docx',
			() => docx([{ name: 'b', content: Buffer.alloc(30_000_000), claims: 10 }]),
			415,
			'damaged',
		],
		[
			'macros',
			'a.docx',
			() => docx([{ name: 'word/vbaProject.bin', content: Buffer.from('x') }]),
			415,
			'macros',
		],
		[
			'an svg',
			'a.svg',
			() => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
			415,
			'wrong_kind',
		],
		[
			'an svg as png',
			'a.png',
			() => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
			415,
			'wrong_kind',
		],
		['html', 'a.html', () => Buffer.from('<html></html>'), 415, 'wrong_kind'],
		['html as pdf', 'a.pdf', () => Buffer.from('<html></html>'), 415, 'wrong_kind'],
		['nothing', 'a.pdf', () => Buffer.alloc(0), 422, 'empty_file'],
		['10 MB and one byte', 'a.pdf', () => pdf(10 * 1024 * 1024 + 1 - 16), 413, 'too_large'],
		['40 MB', 'a.pdf', () => pdf(40 * 1024 * 1024), 413, 'too_large'],
		['a name of 300', `${'a'.repeat(296)}.pdf`, () => pdf(), 422, 'bad_name'],
		['a reordered name', 'cv\u202efdp.exe.pdf', () => pdf(), 422, 'bad_name'],
		['no ending', 'cv', () => pdf(), 415, 'wrong_kind'],
	]

	test.each(corpus)('%s is refused and not kept', async (_what, name, make, status, reason) => {
		const { upload, kept, left } = await openDocumentApi()
		const answer = await upload(formWith(await make(), name))
		expect(answer.status).toBe(status)
		expect(JSON.stringify(answer.json)).toContain(`"${reason}"`)
		expect(kept()).toEqual([])
		expect(left()).toEqual([])
	})

	test('exactly 10 MB is kept', async () => {
		const { upload } = await openDocumentApi()
		const content = pdf(10 * 1024 * 1024 - 16)
		expect(content.length).toBe(10 * 1024 * 1024)
		expect((await upload(formWith(content, 'a.pdf'))).status).toBe(201)
	})

	test('a call without a file says so', async () => {
		const { api, upload } = await openDocumentApi()
		expect(await upload(formWith(pdf(), 'a.pdf', 'other'))).toMatchObject({
			status: 422,
			json: { errors: { file: 'required' } },
		})
		for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain']) {
			const response = await api.request('/application-documents', {
				method: 'POST',
				headers: { 'content-type': type },
				body: 'nonsense',
			})
			expect([type, response.status]).toEqual([type, 422])
		}
	})
})

test('an S3 store that is down answers 503, and the same key works when it is back', async () => {
	const { upload, services } = await openDocumentApi(s3.env)
	expect(await services.down()).toEqual([])
	await s3.stop()
	expect((await upload(formWith(pdf(), 'a.pdf'), 'k')).status).toBe(503)
	expect(await services.down()).toEqual(['documents'])
	await s3.start()
	expect((await upload(formWith(pdf(), 'a.pdf'), 'k')).status).toBe(201)
	expect(await services.down()).toEqual([])
}, 30_000)

test('an upload that breaks off is refused in time', async () => {
	const { api, kept, left } = await openDocumentApi()
	const head =
		'--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n' +
		'content-type: application/pdf\r\n\r\n'
	for (const body of [head, `${head}%PDF-1.7 and no end`, `${head}%PDF-1.7\r\n--x`]) {
		const response = await api.request('/application-documents', {
			method: 'POST',
			headers: { 'content-type': 'multipart/form-data; boundary=x' },
			body,
		})
		expect(response.status).toBe(422)
	}
	const broken = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(new TextEncoder().encode(`${head}%PDF-1.7`)),
		pull: (controller) => controller.error(new Error('gone')),
	})
	const request = {
		method: 'POST',
		headers: { 'content-type': 'multipart/form-data; boundary=x' },
		body: broken,
		duplex: 'half',
	}
	const response = await api.request('/application-documents', request)
	expect(response.status).toBe(422)
	expect(kept()).toEqual([])
	expect(left()).toEqual([])
})
