import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { docx, formWith, jpeg, pdf, png } from '#tests/factories/files.ts'
import { packedPdf } from '#tests/factories/pdf.ts'
import { flatWebp } from '#tests/factories/pictures.ts'
import { endlessDoc } from '#tests/factories/word.ts'
import { openDocumentApi } from '#tests/services/document-api.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { freePort } from '#tests/services/free-port.ts'

const timed = async <T>(work: () => Promise<T>) => {
	const begun = performance.now()
	const value = await work()
	return { value, ms: Math.round(performance.now() - begun) }
}

test('the server answers while it looks at a file that never ends', async () => {
	const { api, upload } = await openDocumentApi()
	const app = new Hono().get('/healthz', (c) => c.text('ok')).route('/api', api)
	const port = await freePort()
	const server = createServer(getRequestListener(app.fetch)).listen(port, '127.0.0.1')
	onTestFinished(() => void server.close())
	const ask = () => timed(() => fetch(`http://127.0.0.1:${port}/healthz`).then((r) => r.text()))
	await ask()

	let running = true
	const answers: number[] = []
	const asking = (async () => {
		while (running) {
			answers.push((await ask()).ms)
			await wait(5)
		}
	})()
	const alone = await timed(() => upload(formWith(endlessDoc(), 'a.doc')))
	const many = await Promise.all(
		Array.from({ length: 6 }, (_, at) =>
			upload(formWith(endlessDoc(), 'a.doc'), undefined, { 'x-forwarded-for': `10.0.1.${at}` }),
		),
	)
	running = false
	await asking

	expect(alone.value).toEqual({ status: 415, json: { error: 'damaged' } })
	expect(many.map(({ status }) => status)).toEqual(Array(6).fill(415))
	const slowest = Math.max(...answers)
	console.log(
		`a .doc that never ends: refused after ${alone.ms} ms; of ${answers.length} answers meanwhile the slowest took ${slowest} ms`,
	)
	// On a quiet machine 200 and 20; this leaves room for a busy one. It took 9 s before, with the server silent.
	expect(alone.ms).toBeLessThan(5000)
	expect(slowest).toBeLessThan(1000)
})

const run = promisify(execFile)
const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#842' } })

test.each([
	[
		'a packed Word document',
		'docx',
		docx,
		() => docx([{ name: 'b', content: Buffer.alloc(99e6) }]),
	],
	[
		'a packed PDF',
		'pdf',
		pdf,
		() =>
			Buffer.concat(
				Array.from({ length: 4 }, () => packedPdf({ objects: [`<< >>${' '.repeat(15e6)}`] })),
			),
	],
	[
		'a PDF of keys',
		'pdf',
		pdf,
		() =>
			Buffer.from(
				`%PDF-1.7\n1 0 obj<<${Array.from({ length: 600_000 }, (_, at) => `/T/a${at}`).join('')}`,
			),
	],
	[
		'a Word document of much text',
		'docx',
		docx,
		() =>
			docx([{ name: 'word/h.xml', content: Buffer.from(`<a>${'<b/>'.repeat(2_900_000)}</a>`) }]),
	],
	['a large scan', 'png', png, () => plain(10_000, 7900).png().toBuffer()],
	[
		'a photo in passes',
		'jpg',
		jpeg,
		() => plain(3800, 3800).jpeg({ progressive: true }).toBuffer(),
	],
	['a WebP of forty bytes', 'webp', () => flatWebp(40, 30), () => flatWebp(8900, 8900)],
])('%s takes no more than 64 MB', async (what, extension, small, large) => {
	const folder = temporaryFolder()
	const path = join(folder, 'large')
	const before = join(folder, 'small')
	const content = await large()
	writeFileSync(path, content)
	writeFileSync(before, await small())
	const script = join(import.meta.dirname, '../../tests/services/inspect-memory.ts')
	const { stdout } = await run(process.execPath, [script, path, extension, before])
	const { megabytes } = JSON.parse(stdout)
	console.log(`${what}: ${stdout}`)
	expect(megabytes).toBeLessThan(64 + content.length / 1024 / 1024)
})
