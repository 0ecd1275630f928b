/** The store of the tests refuses what a real one refuses; otherwise a fault of ours would pass unseen. */
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openS3Storage } from '#server/documents/s3.ts'
import { temporaryFolder } from '../services/folder.ts'
import { startS3 } from './s3.ts'
import { signatureOf } from './s3-signature.ts'

let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
	s3 = await startS3()
})
afterAll(() => s3.remove())

const open = (more: { secretAccessKey?: string; endpoint?: string; region?: string } = {}) =>
	openS3Storage({
		bucket: s3.env.S3_BUCKET,
		endpoint: s3.env.S3_ENDPOINT,
		region: s3.env.S3_REGION,
		accessKeyId: s3.env.S3_ACCESS_KEY_ID,
		secretAccessKey: s3.env.S3_SECRET_ACCESS_KEY,
		...more,
	})

function fileWith(text: string): string {
	const path = join(temporaryFolder(), 'a.txt')
	writeFileSync(path, text)
	return path
}

type Sent = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

/** A request as our client signs it, caught before the store has seen it. */
async function signedRequest(): Promise<Sent> {
	const caught = Promise.withResolvers<Sent>()
	const server = createServer(async (incoming, response) => {
		const { method = '', url = '', headers } = incoming
		const body = Buffer.concat(await incoming.toArray()).toString()
		response.end()
		if (method === 'PUT') caught.resolve({ method, url, headers, body })
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => void server.close())
	const address = server.address()
	const port = typeof address === 'object' && address ? address.port : 0
	const storage = await open({ endpoint: `http://127.0.0.1:${port}` })
	await storage.put('caught name.txt', fileWith('what was signed'), 'text/plain')
	return caught.promise
}

function send({ method, url, headers, body }: Sent): Promise<string> {
	return new Promise((resolve, reject) => {
		const call = request(s3.env.S3_ENDPOINT + url, { method, headers }, async (response) => {
			const text = Buffer.concat(await response.toArray()).toString()
			resolve(`${response.statusCode} ${/<Code>(\w+)/.exec(text)?.[1] ?? ''}`.trim())
		})
		call.on('error', reject)
		call.end(body)
	})
}

test('the published example of a signature comes out', () => {
	const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
	const example = {
		method: 'GET',
		url: '/test.txt',
		headers: {
			host: 'examplebucket.s3.amazonaws.com',
			range: 'bytes=0-9',
			'x-amz-content-sha256': empty,
			'x-amz-date': '20130524T000000Z',
		},
	}
	const credentials = {
		accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
		secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
		region: 'us-east-1',
	}
	expect(signatureOf(example, credentials, 'host;range;x-amz-content-sha256;x-amz-date')).toBe(
		'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
	)
})

test('a request is taken as it was signed and in no other form', async () => {
	const sent = await signedRequest()
	const altered = (more: Partial<Sent>) => send({ ...sent, ...more })
	expect(await altered({ body: 'what was forged' })).toBe('400 XAmzContentSHA256Mismatch')
	expect(await altered({ url: sent.url.replace('caught', 'other') })).toBe(
		'403 SignatureDoesNotMatch',
	)
	expect(await altered({ url: `${sent.url}&acl` })).toBe('403 SignatureDoesNotMatch')
	const headers = { ...sent.headers, 'content-type': 'text/html' }
	expect(await altered({ headers })).toBe('403 SignatureDoesNotMatch')
	const old = { ...sent.headers, 'x-amz-date': '20200101T000000Z' }
	expect(await altered({ headers: old })).toBe('403 AuthorizationHeaderMalformed')
	const { authorization, ...unsigned } = sent.headers
	expect(await altered({ headers: unsigned })).toBe('403 AccessDenied')
	const yesterday = `${authorization}`.replace(/\/\d{8}\//, '/20200101/')
	expect(await altered({ headers: { ...old, authorization: yesterday } })).toBe(
		'403 RequestTimeTooSkewed',
	)
	expect(readdirSync(s3.directory)).toEqual([])
	expect(await send(sent)).toBe('200')
})

test('a wrong secret and a wrong region open nothing', async () => {
	for (const wrong of [{ secretAccessKey: 'guessed' }, { region: 'eu-west-1' }]) {
		const storage = await open(wrong)
		await expect(storage.put('b.txt', fileWith('b'), 'text/plain')).rejects.toThrow()
		await expect(storage.read('caught name.txt')).rejects.toThrow()
	}
})

test('what is put is read, listed over several pages, and gone once removed', async () => {
	const storage = await open()
	const names = Array.from({ length: 8 }, (_, at) => `list/ملف ${at} + (1)&.txt`)
	for (const name of names) await storage.put(name, fileWith(`in ${name}`), 'text/plain')
	expect(await storage.list('list/')).toEqual(names)
	const [first = ''] = names
	const read = await storage.read(first)
	expect(Buffer.concat((await read?.toArray()) ?? []).toString()).toBe(`in ${first}`)
	await storage.remove(first)
	expect(await storage.read(first)).toBeNull()
	expect(await storage.list('list/')).toEqual(names.slice(1))
})
