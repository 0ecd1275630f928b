/**
 * A small server that speaks as much of S3 as documents need, with one bucket. It refuses what a real one refuses: a wrong
 * signature, a body that is not the signed one or breaks off. Like the smaller ones it keeps no versions.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { freePort } from '../services/free-port.ts'
import { signatureFault } from './s3-signature.ts'

const bucket = 'documents'
const own = { accessKeyId: 'rihla-tests', secretAccessKey: 'not/a+secret', region: 'us-east-1' }
/** So few that a list of any length has to be turned page by page. */
const namesOnPage = 3

const statusOf: Record<string, number> = {
	IncompleteBody: 400,
	NoSuchBucket: 404,
	NoSuchKey: 404,
	NotImplemented: 501,
	XAmzContentSHA256Mismatch: 400,
}

function refuse(response: ServerResponse, code: string) {
	response.writeHead(statusOf[code] ?? 403, { 'content-type': 'application/xml' })
	response.end(`<Error><Code>${code}</Code></Error>`)
}

export async function startS3() {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-s3-'))
	const directory = join(folder, 'objects')
	const incoming = join(folder, 'incoming')
	for (const path of [directory, incoming]) mkdirSync(path)
	const port = await freePort()
	let received = 0

	/** An object is there whole or not at all. */
	async function put(request: IncomingMessage, response: ServerResponse, path: string) {
		const given = `${request.headers['x-amz-content-sha256']}`
		// Bodies in signed chunks: what the server sends is in memory, so it has no use for them.
		if (given.startsWith('STREAMING')) return refuse(response, 'NotImplemented')
		received += 1
		const part = join(incoming, `${received}`)
		const digest = createHash('sha256')
		request.on('data', (chunk: Buffer) => digest.update(chunk))
		try {
			await pipeline(request, createWriteStream(part))
		} catch {
			await rm(part, { force: true })
			return refuse(response, 'IncompleteBody')
		}
		if (given !== 'UNSIGNED-PAYLOAD' && digest.digest('hex') !== given) {
			await rm(part)
			return refuse(response, 'XAmzContentSHA256Mismatch')
		}
		await rename(part, path)
		response.end()
	}

	async function list(response: ServerResponse, asked: URLSearchParams) {
		const prefix = asked.get('prefix') ?? ''
		const after = decodeURIComponent(asked.get('continuation-token') ?? '')
		const names = (await readdir(directory))
			.map(decodeURIComponent)
			.filter((name) => name.startsWith(prefix) && name > after)
			.sort()
		const page = names.slice(0, namesOnPage)
		const isMore = names.length > page.length
		response.setHeader('content-type', 'application/xml')
		response.end(
			`<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${page.map((name) => `<Contents><Key>${name.replaceAll('&', '&amp;')}</Key></Contents>`).join('')}` +
				`${isMore ? `<NextContinuationToken>${encodeURIComponent(page.at(-1) ?? '')}</NextContinuationToken>` : ''}</ListBucketResult>`,
		)
	}

	async function answer(request: IncomingMessage, response: ServerResponse) {
		const { method = '', url = '', headers } = request
		const fault = signatureFault({ method, url, headers }, own)
		if (fault) return refuse(response, fault)
		const { pathname, searchParams } = new URL(url, 'http://s3')
		const [, named, ...rest] = pathname.split('/')
		if (named !== bucket) return refuse(response, 'NoSuchBucket')
		const key = decodeURIComponent(rest.join('/'))
		if (key === '') {
			if (method === 'HEAD') return response.end()
			if (method === 'GET' && searchParams.has('list-type')) return list(response, searchParams)
			return refuse(response, 'NotImplemented')
		}
		const path = join(directory, encodeURIComponent(key))
		if (method === 'PUT') return put(request, response, path)
		if (method === 'DELETE') {
			await rm(path, { force: true })
			return response.writeHead(204).end()
		}
		if (method !== 'GET') return refuse(response, 'NotImplemented')
		const found = await stat(path).catch(() => null)
		if (!found) return refuse(response, 'NoSuchKey')
		response.setHeader('content-length', found.size)
		// A reader who has gone is no fault.
		return pipeline(createReadStream(path), response).catch(() => {})
	}

	let server: Server
	async function start() {
		server = createServer((request, response) => void answer(request, response))
		server.listen(port, '127.0.0.1')
		await once(server, 'listening')
	}
	async function stop() {
		if (!server.listening) return
		server.closeAllConnections()
		server.close()
		await once(server, 'close')
	}
	await start()
	return {
		env: {
			S3_BUCKET: bucket,
			S3_ENDPOINT: `http://127.0.0.1:${port}`,
			S3_REGION: own.region,
			S3_ACCESS_KEY_ID: own.accessKeyId,
			S3_SECRET_ACCESS_KEY: own.secretAccessKey,
		},
		/** Where it keeps its objects, one file each. */
		directory,
		start,
		stop,
		async remove() {
			await stop()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}
