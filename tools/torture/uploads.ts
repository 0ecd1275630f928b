/**
 * `npm run torture:uploads`: fifty documents of 10 MB at once from fifty addresses into the built server, with documents as
 * files and then in an S3 store; then six costly ones from one address and a picture from another. Fails when one is lost
 * or changed, when the server's memory grows by 200 MB or more, or when the picture waits for 3 s.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { maxDocumentBytes } from '#domain/forms/document.ts'
import { formWith, png } from '#tests/factories/files.ts'
import { costlyPdf } from '#tests/factories/pdf.ts'
import { startS3 } from '#tests/fakes/s3.ts'
import { isKept, staffPassword } from './harness/account.ts'
import { call } from './harness/call.ts'
import { type Run, runCommand, secondsSince } from './harness/scenario.ts'
import type { ServerProcess } from './harness/server.ts'
import { addressIn, documentForm } from './harness/visitors.ts'
import { watchHealth } from './harness/watch-health.ts'

const uploads = 50
const mayGrow = 200

const post = ({ origin }: ServerProcess, visitor: number, type: string, body: Buffer) =>
	call(`${origin}/api/application-documents`, {
		method: 'POST',
		headers: { 'content-type': type },
		body,
		visitor,
		patience: 120_000,
	})

/** True when it was acknowledged and is kept as it was sent. */
async function upload(
	run: Run,
	server: ServerProcess,
	at: number,
): Promise<() => Promise<boolean>> {
	const { digest, type, body } = documentForm(maxDocumentBytes - 100)
	try {
		const reply = await post(server, at, type, body)
		if (reply.status === 201) return () => isKept(server.origin, addressIn(reply), digest)
		run.faults.push(`upload ${at}: ${reply.status} ${reply.body}`)
	} catch (error) {
		run.faults.push(`upload ${at}: ${error}`)
	}
	return async () => false
}

async function manyAtOnce(run: Run, name: string, store: Record<string, string>): Promise<void> {
	const env = { ...store, STAFF_PASSWORD: staffPassword }
	const server = await run.server({ env })
	// The first upload loads code, which is no growth.
	await upload(run, server, uploads)
	const before = server.memory()
	const watched = watchHealth(server)
	const begun = performance.now()
	const checks = await Promise.all(
		Array.from({ length: uploads }, (_, at) => upload(run, server, at)),
	)
	const seconds = secondsSince(begun)
	const { peak } = await watched.stop()
	let kept = 0
	for (const check of checks) if (await check()) kept += 1
	run.check(
		kept === uploads && peak - before < mayGrow,
		`${name}: ${uploads} uploads of 10 MB in ${seconds} s, ${kept} kept whole; ` +
			`memory ${before.toFixed(0)} MB, at most +${(peak - before).toFixed(0)}`,
	)
	await server.end('SIGTERM')
}

/** Six files that take all the time there is, and a second later the picture of a family. */
async function inTurns(run: Run): Promise<void> {
	const server = await run.server()
	const send = async (content: Uint8Array, name: string, visitor: number) => {
		const form = new Response(formWith(content, name))
		const type = form.headers.get('content-type') ?? ''
		const begun = performance.now()
		const { status } = await post(server, visitor, type, Buffer.from(await form.arrayBuffer()))
		return { status, seconds: secondsSince(begun) }
	}
	const costly = Array.from({ length: 6 }, () => send(costlyPdf(), 'a.pdf', 1001))
	await wait(1000)
	const picture = await send(await png(), 'a.png', 1002)
	const others = (await Promise.all(costly)).map(
		({ status, seconds }) => `${status} (${seconds} s)`,
	)
	run.check(
		picture.status === 201 && picture.seconds < 3,
		`turns: costly ${others.join(', ')}; picture ${picture.status} after ${picture.seconds} s`,
	)
	await server.end('SIGTERM')
}

await runCommand('uploads', async (run) => {
	const s3 = await run.part(startS3(), (one) => one.remove())
	await inTurns(run)
	await manyAtOnce(run, 'files', {})
	await manyAtOnce(run, 'S3', s3.env)
})
