/**
 * A whole deployment on loopback, every part real: PostgreSQL, a store that speaks S3, a mail server, two processes of the
 * built site that share a data folder, and nginx in front of them with TLS.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startS3 } from '#tests/fakes/s3.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { freePort } from '#tests/services/free-port.ts'
import { startPostgres } from '#tests/services/postgres.ts'
import { startNginx } from './nginx.ts'
import { startServerProcess } from './server-process.ts'
import { startServiceManager } from './service-manager.ts'

export const staffPassword = 'torture-cluster'

export async function startCluster() {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-cluster-'))
	// In the order of starting; stopped from the end, also when a later part does not start.
	const stops: (() => Promise<unknown>)[] = []
	async function part<T>(start: Promise<T>, stop: (part: T) => Promise<unknown>): Promise<T> {
		const started = await start
		stops.push(() => stop(started))
		return started
	}
	async function stop() {
		for (const one of stops.splice(0).reverse()) await one()
	}

	async function start() {
		const postgres = await part(startPostgres(), (one) => one.remove())
		const s3 = await part(startS3(), (one) => one.remove())
		const smtp = await part(startSmtp(), (one) => one.stop())
		const databaseUrl = await postgres.newDatabase()
		const [http, https] = [await freePort(), await freePort()]
		const behind = [await freePort(), await freePort()] as const
		const siteUrl = `https://localhost:${https}`
		const env = {
			SITE_URL: siteUrl,
			DATABASE_URL: databaseUrl,
			DATA_DIR: join(folder, 'data'),
			SMTP_URL: smtp.url,
			CONFIRM_MAIL: 'off',
			SMTP_TLS: 'optional',
			CONTACT_EMAIL: 'office@company.example',
			STAFF_PASSWORD: staffPassword,
			TRUST_PROXY: '1',
			...s3.env,
		}
		// Side by side on purpose: both find an empty database and want to make its tables.
		const processes = await Promise.all(
			behind.map((port) =>
				part(startServerProcess(port, env, join(folder, `server-${port}.log`)), (one) =>
					one.end('SIGTERM'),
				),
			),
		)
		const nginx = await part(startNginx(join(folder, 'nginx'), { http, https, behind }), (one) =>
			one.stop(),
		)
		const { rollingRestart } = await part(
			startServiceManager(join(folder, 'bin'), processes),
			(one) => one.stop(),
		)
		return { siteUrl, databaseUrl, postgres, smtp, processes, nginx, rollingRestart }
	}

	// Whoever ends the run early leaves no server behind.
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.once(signal, () => void stop().finally(() => process.exit(1)))
	const { databaseUrl, ...parts } = await start().catch(async (error) => {
		await stop()
		throw error
	})
	return {
		...parts,
		folder,
		async query(text: string): Promise<Record<string, unknown>[]> {
			const client = new pg.Client({ connectionString: databaseUrl })
			// A connection that breaks fails its query; unheard, it would end the process as well.
			client.on('error', () => {})
			await client.connect()
			try {
				return (await client.query<Record<string, unknown>>(text)).rows
			} finally {
				await client.end()
			}
		},
		async stop({ keepLogs }: { keepLogs: boolean }) {
			await stop()
			if (!keepLogs) rmSync(folder, { recursive: true, force: true })
		},
	}
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>
