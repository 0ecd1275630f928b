/** The scripts of a deployment, run for real: a backup, what was ended since, and the backup put back. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openStore } from '#server/store/store.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { freePort } from '#tests/services/free-port.ts'
import { hasPostgres } from '#tests/services/postgres.ts'
import { root } from './run.ts'

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

type Place = { dataDir: string; databaseUrl: string | null }

function environment({ dataDir, databaseUrl }: Place, more: Record<string, string> = {}) {
	const address = databaseUrl === null ? null : new URL(databaseUrl)
	return {
		...process.env,
		DATA: dataDir,
		DATA_DIR: dataDir,
		PORTS: '',
		SETTINGS: '/none',
		...(address && {
			DATABASE_URL: databaseUrl ?? '',
			DATABASE: address.pathname.slice(1),
			AS_POSTGRES: '',
			PGHOST: address.hostname,
			PGPORT: address.port,
			PGUSER: 'rihla',
		}),
		...more,
	}
}

/** What `deploy/backup.sh` writes; its own PostgreSQL is the machine's. */
function backUp(place: Place): string {
	const to = temporaryFolder()
	const env = environment(place, { TO: to })
	if (place.databaseUrl === null) {
		execFileSync('sh', [join(root, 'deploy/backup.sh')], { env })
		return join(to, readdirSync(to)[0] ?? '')
	}
	const dump = execFileSync('pg_dump', ['--format=custom', env.DATABASE ?? ''], { env })
	writeFileSync(join(to, 'rihla.dump'), dump)
	execFileSync('tar', ['-C', place.dataDir, '-czf', join(to, 'data.tgz'), '.'])
	return to
}

function restore(place: Place, from: string, more: Record<string, string> = {}) {
	const script = join(root, 'deploy/restore.sh')
	const { status, stdout, stderr } = spawnSync('sh', [script, from], {
		env: environment(place, more),
		encoding: 'utf8',
	})
	return { status, said: `${stdout}${stderr}` }
}

describe.each([
	['SQLite', has('sqlite3')],
	['PostgreSQL', hasPostgres && has('pg_dump')],
])('putting a backup back on %s', (name, possible) => {
	async function open() {
		const databaseUrl = name === 'SQLite' ? null : await newDatabase()
		const place = { dataDir: temporaryFolder(), databaseUrl }
		const store = await openStore(place)
		const { submission } = await store.submissions.submit(newSubmission('user_applications'))
		const person = { email: 'sara@rihla.example', name: 'Sara', language: 'ar' } as const
		const id = (await store.staff.add({ ...person, role: 'consultant' })) ?? ''
		await store.staff.change(id, { state: 'active' })
		const secrets = {
			link: await store.cases.mintLink(submission.id, 'mail'),
			visit: await store.cases.visits.begin({
				caseId: submission.id,
				level: 'own',
				via: { link: null, origin: 'mail' },
			}),
			session: await store.sessions.begin(id, ''),
			welcome: await store.staffTokens.make(id, 'welcome', 3600),
		}
		return { place, store, submission, id, secrets }
	}

	test.runIf(possible)(
		'nothing that was ended since opens anything again',
		async () => {
			const { place, store, submission, id, secrets } = await open()
			const backup = backUp(place)
			await store.staff.change(id, { state: 'disabled' })
			await store.close()
			const { status, said } = restore(place, backup)
			expect([status, said]).toEqual([0, expect.stringContaining('Sara\tconsultant\tactive')])

			const restored = await openStore(place)
			expect(await restored.cases.visits.openLink(secrets.link)).toBeNull()
			expect(await restored.cases.visits.find(secrets.visit)).toBeNull()
			expect(await restored.sessions.find(secrets.session)).toBeNull()
			expect(await restored.staffTokens.holder(secrets.welcome, 'welcome')).toBeNull()
			// A link of a mail that leaves from now on works.
			const link = await restored.cases.mintLink(submission.id, 'mail')
			expect(await restored.cases.visits.openLink(link)).not.toBeNull()
			await restored.close()
			const left = readdirSync(place.dataDir).filter((file) => /restoring|before/.test(file))
			expect(left).toEqual([])
		},
		60_000,
	)

	test.runIf(possible)(
		'what is there stays when the site runs, or the backup is damaged',
		async () => {
			const { place, store, submission } = await open()
			const backup = backUp(place)
			const later = await store.submissions.submit(newSubmission('contact_submissions'))
			const running = restore(place, backup)
			expect([running.status, running.said]).toEqual([1, expect.stringContaining('stop')])
			await store.close()

			const port = await freePort()
			const site = createServer((_, response) => response.end('ok'))
			await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve))
			// Asked from a process of its own, which this one must be able to answer.
			const answered = await new Promise((resolve) => {
				const env = environment(place, { PORTS: `${port}` })
				spawn('sh', [join(root, 'deploy/restore.sh'), backup], { env, stdio: 'ignore' }).on(
					'exit',
					resolve,
				)
			})
			expect(answered).toBe(1)
			site.close()

			const file = ['rihla.sqlite', 'rihla.dump']
				.map((one) => join(backup, one))
				.find((one) => existsSync(one))
			if (!file) throw new Error('no backup')
			truncateSync(file, Math.floor(readFileSync(file).length / 2))
			const damaged = restore(place, backup)
			expect([damaged.status, damaged.said]).toEqual([
				1,
				expect.stringContaining('nothing was changed'),
			])
			const same = await openStore(place)
			for (const { kind, id } of [submission, later.submission]) {
				expect(await same.submissions.find(kind, id)).not.toBeNull()
			}
			await same.close()
		},
		60_000,
	)
})
