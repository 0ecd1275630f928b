/**
 * A real PostgreSQL for a test file, started from the system's own binaries in a folder of its own, and stoppable:
 * what the server does while its database is gone is tested on a database that is really gone.
 */
import {
	type ChildProcess,
	type ExecFileSyncOptions,
	execFileSync,
	spawn,
} from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

function binaries(): string | null {
	const root = '/usr/lib/postgresql'
	const versions = existsSync(root) ? readdirSync(root) : []
	const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
	const places = [
		...newestFirst.map((version) => join(root, version, 'bin')),
		...(process.env.PATH ?? '').split(delimiter),
	]
	return places.find((place) => existsSync(join(place, 'initdb'))) ?? null
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | null {
	if (process.getuid?.() !== 0) return null
	for (const name of ['postgres', 'nobody']) {
		try {
			const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
			return { uid: id('-u'), gid: id('-g') }
		} catch {
			// The next name may exist.
		}
	}
	return null
}

const bin = binaries()
export const hasPostgres = bin !== null

if (!hasPostgres) {
	console.warn(
		'\n!!! NOT TESTED ON POSTGRESQL: no initdb in /usr/lib/postgresql/*/bin or on the path. Install the package `postgresql`. !!!\n',
	)
}

export type TestPostgres = {
	/** The address of a new, empty database. */
	newDatabase(): Promise<string>
	/** The address of a copy, as a backup is; no connection to the original may be open. */
	copyOf(databaseUrl: string): Promise<string>
	/** As an outage: connections break at once. */
	stop(): Promise<void>
	start(): Promise<void>
	/** Stops it for good and removes its folder. */
	remove(): Promise<void>
}

/** A folder that PostgreSQL may write to, and how to run programs in it. */
async function newFolder() {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-postgres-'))
	const user = unprivileged()
	if (user) await chown(folder, user.uid, user.gid)
	return { folder, asUser: { ...(user ?? {}), cwd: folder, stdio: 'ignore' } as const }
}

/** Before all files of a run (`vitest.config.ts`): they copy one new cluster, which takes a sixth of the time of making one. */
export async function setup(): Promise<(() => void) | undefined> {
	if (!bin) return undefined
	const { folder, asUser } = await newFolder()
	initialise(bin, join(folder, 'data'), asUser)
	process.env.POSTGRES_TEMPLATE = join(folder, 'data')
	return () => rmSync(folder, { recursive: true, force: true })
}

function initialise(programs: string, data: string, asUser: ExecFileSyncOptions): void {
	const options = ['-U', 'rihla', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C']
	execFileSync(join(programs, 'initdb'), ['-D', data, ...options], asUser)
}

/** What is written here need not outlive its test. */
const carefree = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0']

export async function startPostgres(): Promise<TestPostgres> {
	if (!bin) throw new Error('no PostgreSQL on this machine')
	const { folder, asUser } = await newFolder()
	const data = join(folder, 'data')
	const template = process.env.POSTGRES_TEMPLATE
	if (template === undefined) initialise(bin, data, asUser)
	else execFileSync('cp', ['-R', template, data], asUser)
	const port = await freePort()
	const address = (name: string) => `postgres://rihla@127.0.0.1:${port}/${name}`
	let server: ChildProcess | null = null

	async function query(text: string) {
		const client = new pg.Client({ connectionString: address('postgres') })
		// A connection that breaks fails its query; unheard, it would end the whole test run as well.
		client.on('error', () => {})
		await client.connect()
		await client.query(text).finally(() => client.end())
	}

	async function start() {
		if (server) return
		const options = ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1']
		const settings = carefree.flatMap((setting) => ['-c', setting])
		server = spawn(join(bin ?? '', 'postgres'), [...options, ...settings], asUser)
		for (let tries = 0; ; tries += 1) {
			try {
				return await query('select 1')
			} catch (error) {
				if (tries > 200) throw error
				await wait(50)
			}
		}
	}

	async function stop() {
		const running = server
		server = null
		if (!running || running.exitCode !== null) return
		const ended = new Promise((resolve) => running.once('exit', resolve))
		// Immediate shutdown: clients see a broken connection, as they would in an outage.
		running.kill('SIGQUIT')
		await ended
	}

	await start()
	let databases = 0
	return {
		start,
		stop,
		async copyOf(databaseUrl) {
			databases += 1
			const name = `test_${databases}`
			await query(`create database ${name} template ${new URL(databaseUrl).pathname.slice(1)}`)
			return address(name)
		},
		async newDatabase() {
			databases += 1
			const name = `test_${databases}`
			await query(`create database ${name}`)
			return address(name)
		},
		async remove() {
			await stop()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}
