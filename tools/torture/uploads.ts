/**
 * `npm run torture:uploads`: fifty documents of 10 MB at once from fifty addresses into the built server, with documents as
 * files and then in an S3 store; then six costly ones from one address and a picture from another. Fails when one is lost
 * or changed, when the server's memory grows by 200 MB or more, or when the picture waits for 3 s.
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { maxDocumentBytes } from '#domain/forms/document.ts'
import { buildIfStale } from '#scripts/build.ts'
import { formWith, png } from '#tests/factories/files.ts'
import { costlyPdf } from '#tests/factories/pdf.ts'
import { startS3 } from '#tests/fakes/s3.ts'
import { freePort } from '#tests/services/free-port.ts'
import { type ServerProcess, startServerProcess } from './cluster/server-process.ts'

const uploads = 50
const mayGrow = 200
const uploadAnswer = v.object({ address: v.string() })

const shared = randomBytes(maxDocumentBytes - 100)
const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

function fileOf(at: number): Buffer {
	return Buffer.concat([Buffer.from(`%PDF-1.7\n${at}\n`), shared, Buffer.from('\n%%EOF\n')])
}

const post = (server: ServerProcess, body: FormData, address: string) =>
	fetch(`${server.origin}/api/application-documents`, {
		method: 'POST',
		headers: { 'x-forwarded-for': address },
		body,
	})

/** The address under which it is kept, or what went wrong. */
async function upload(server: ServerProcess, at: number): Promise<string | null> {
	const body = new FormData()
	body.append('file', new File([new Uint8Array(fileOf(at))], `document-${at}.pdf`))
	const response = await post(server, body, `10.1.0.${at}`)
	const text = await response.text()
	if (response.status === 201) return v.parse(uploadAnswer, JSON.parse(text)).address
	console.log(`FAULT upload ${at}: ${response.status} ${text}`)
	return null
}

async function isKept(server: ServerProcess, address: string | null, at: number): Promise<boolean> {
	if (address === null) return false
	const response = await fetch(`${server.origin}${new URL(address).pathname}`, {
		headers: { authorization: `Basic ${Buffer.from('a:torture-uploads').toString('base64')}` },
	})
	return response.ok && digestOf(await response.bytes()) === digestOf(fileOf(at))
}

/** True when all is well. */
async function torture(name: string, env: Record<string, string>): Promise<boolean> {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-uploads-'))
	const settings = { ...env, DATA_DIR: folder, STAFF_PASSWORD: 'torture-uploads', TRUST_PROXY: '1' }
	const server = await startServerProcess(await freePort(), settings, join(folder, 'server.log'))
	try {
		// What is loaded with the first upload is no growth.
		await upload(server, uploads)
		const before = server.memory()
		let peak = before
		const watch = setInterval(() => {
			peak = Math.max(peak, server.memory())
		}, 20)
		const begun = performance.now()
		const addresses = await Promise.all(
			Array.from({ length: uploads }, (_, at) =>
				upload(server, at).catch((error) => {
					console.log(`FAULT upload ${at}: ${error}`)
					return null
				}),
			),
		)
		clearInterval(watch)
		const seconds = Math.round((performance.now() - begun) / 100) / 10
		let kept = 0
		for (const [at, address] of addresses.entries()) {
			if (await isKept(server, address, at)) kept += 1
		}
		const growth = Math.round(peak - before)
		console.log(
			`${name}: ${uploads} uploads of 10 MB in ${seconds} s, ${kept} kept whole; ` +
				`memory ${Math.round(before)} MB, at most ${Math.round(peak)} MB (+${growth})`,
		)
		return kept === uploads && growth < mayGrow
	} finally {
		await server.end('SIGTERM')
		rmSync(folder, { recursive: true, force: true })
	}
}

/** Six files that take all the time there is, and a second later the picture of a family. True when that was stored in time. */
async function turns(): Promise<boolean> {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-turns-'))
	const settings = { DATA_DIR: folder, TRUST_PROXY: '1' }
	const server = await startServerProcess(await freePort(), settings, join(folder, 'server.log'))
	const begun = performance.now()
	const send = async (content: Uint8Array, name: string, address: string) => {
		const sent = performance.now()
		const { status } = await post(server, formWith(content, name), address)
		return { status, seconds: Math.round((performance.now() - sent) / 100) / 10 }
	}
	try {
		const costly = Array.from({ length: 6 }, () => send(costlyPdf(), 'a.pdf', '10.2.0.1'))
		await wait(Math.max(0, begun + 1000 - performance.now()))
		const picture = await send(await png(), 'a.png', '10.2.0.2')
		const others = (await Promise.all(costly)).map(
			({ status, seconds }) => `${status} (${seconds} s)`,
		)
		console.log(
			`turns: costly ${others.join(', ')}; picture ${picture.status} after ${picture.seconds} s`,
		)
		return picture.status === 201 && picture.seconds < 3
	} finally {
		await server.end('SIGTERM')
		rmSync(folder, { recursive: true, force: true })
	}
}

await buildIfStale()
const s3 = await startS3()
const results = [await turns(), await torture('files', {}), await torture('S3', s3.env)]
await s3.remove()
process.exit(results.every(Boolean) ? 0 : 1)
