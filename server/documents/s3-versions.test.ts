import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/services/free-port.ts'
import { eventually } from '#tests/services/server.ts'
import { setLogSink } from '../log.ts'
import { openS3Storage } from './s3.ts'

/** A store that deletes what it is told to, and answers the question for versions with an error. */
async function openStorage(status: number, code: string) {
	const lines: string[] = []
	setLogSink((line) => lines.push(line))
	const asked: string[] = []
	const server = createServer((request, response) => {
		asked.push(`${request.method} ${request.url}`)
		if (!request.url?.includes('versions')) return response.writeHead(204).end()
		response.writeHead(status, { 'content-type': 'application/xml' })
		return response.end(`<Error><Code>${code}</Code></Error>`)
	})
	const port = await freePort()
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
	onTestFinished(() => void server.close())
	const storage = await openS3Storage({
		bucket: 'documents',
		endpoint: `http://127.0.0.1:${port}`,
		region: 'us-east-1',
		accessKeyId: 'a',
		secretAccessKey: 'b',
	})
	return { storage, lines, asked }
}

test.each([
	[403, 'AccessDenied'],
	[503, 'SlowDown'],
	[500, 'InternalError'],
])(
	'%s %s to the question for old versions: the document is not removed yet',
	async (status, code) => {
		const { storage, lines } = await openStorage(status, code)
		await expect(storage.remove('a.pdf')).rejects.toThrow()
		await eventually(
			async () => lines.join(),
			(text) => text.includes('versions can not be listed'),
		)
	},
)

test.each([
	[501, 'NotImplemented'],
	[405, 'MethodNotAllowed'],
])('%s %s: a store without versions, which the log says at the start', async (status, code) => {
	const { storage, lines, asked } = await openStorage(status, code)
	await storage.remove('a.pdf')
	expect(asked.join()).toContain('DELETE /documents/a.pdf')
	await eventually(
		async () => lines.join(),
		(text) => text.includes('store lists no versions'),
	)
})
