/**
 * A whole deployment on loopback: PostgreSQL, a store that speaks S3, a mail server, two processes of the built site that
 * share a data folder, and nginx in front of them with TLS.
 */
import { join } from 'node:path'
import { startS3 } from '#tests/fakes/s3.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { freePort } from '#tests/services/free-port.ts'
import { startPostgres } from '#tests/services/postgres.ts'
import { staffPassword } from '../harness/account.ts'
import type { Run } from '../harness/scenario.ts'
import { startNginx } from './nginx.ts'
import { startServiceManager } from './service-manager.ts'

export async function startDeployment({ folder, part, server }: Run) {
	const postgres = await part(startPostgres(), (one) => one.remove())
	const s3 = await part(startS3(), (one) => one.remove())
	const smtp = await part(startSmtp(), (one) => one.stop())
	const databaseUrl = await postgres.newDatabase()
	const dataDir = join(folder, 'data')
	const [http, https] = [await freePort(), await freePort()]
	const behind = [await freePort(), await freePort()] as const
	const siteUrl = `https://localhost:${https}`
	const env = {
		SITE_URL: siteUrl,
		DATABASE_URL: databaseUrl,
		DATA_DIR: dataDir,
		SMTP_URL: smtp.url,
		CONFIRM_MAIL: 'off',
		SMTP_TLS: 'optional',
		CONTACT_EMAIL: 'office@company.example',
		STAFF_PASSWORD: staffPassword,
		TRUST_PROXY: '1',
		...s3.env,
	}
	// Side by side on purpose: both find an empty database and want to make its tables.
	const processes = await Promise.all(behind.map((port) => server({ port, env })))
	const ports = { http, https, behind }
	const nginx = await part(startNginx(join(folder, 'nginx'), ports), (one) => one.stop())
	const manager = startServiceManager(join(folder, 'bin'), processes)
	const { rollingRestart } = await part(manager, (one) => one.stop())
	return { siteUrl, databaseUrl, dataDir, postgres, smtp, processes, nginx, rollingRestart }
}
