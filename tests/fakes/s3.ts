/** A real server that speaks S3, with one bucket. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { freePort } from '../services/free-port.ts'

export async function startS3() {
	const directory = mkdtempSync(join(tmpdir(), 'rihla-s3-'))
	const port = await freePort()
	const open = () =>
		new S3rver({
			port,
			address: '127.0.0.1',
			silent: true,
			directory,
			configureBuckets: [{ name: 'documents', configs: [] }],
		})
	let server = open()
	await server.run()
	return {
		env: {
			S3_BUCKET: 'documents',
			S3_ENDPOINT: `http://127.0.0.1:${port}`,
			S3_REGION: 'us-east-1',
			S3_ACCESS_KEY_ID: 'S3RVER',
			S3_SECRET_ACCESS_KEY: 'S3RVER',
		},
		/** Where it keeps its objects. */
		directory,
		stop: () => server.close(),
		async start() {
			server = open()
			await server.run()
		},
		async remove() {
			await server.close().catch(() => {})
			rmSync(directory, { recursive: true, force: true })
		},
	}
}
