/**
 * A real PostgreSQL, started from the system's own binaries in a folder of its own, and stoppable: what the server does while its
 * database is gone is tested on a database that is really gone.
 */
import {
	type ChildProcess,
	type ExecFileSyncOptions,
	execFileSync,
	spawn,
} from 'node:child_process'
import { randomBytes } from 'node:crypto'
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
const version = bin
	? Number(/\d+/.exec(`${execFileSync(join(bin, 'postgres'), ['--version'])}`)?.[0])
	: 0

if (!hasPostgres) {
	console.warn(
		'\n!!! NOT TESTED ON POSTGRESQL: no initdb in /usr/lib/postgresql/*/bin or on the path. Install the package `postgresql`. !!!\n',
	)
}

export type TestPostgres = {
	/** The address of a new, empty database. */
	newDatabase(): Promise<string>
	/** As an outage: connections break at once. */
	stop(): Promise<void>
	start(): Promise<void>
	/** Stops it for good and removes its folder. */
	remove(): Promise<void>
}

/** On the server that this address names. */
async function query(address: string, text: string): Promise<void> {
	const client = new pg.Client({ connectionString: address })
	// A connection that breaks fails its query; unheard, it would end the whole test run as well.
	client.on('error', () => {})
	await client.connect()
	await client.query(text).finally(() => client.end())
}

/** The address of a new database on the same server as this one. */
export async function createDatabase(address: string, template = 'template1'): Promise<string> {
	const name = `test_${randomBytes(8).toString('hex')}`
	// Since version 15 every page would go through the log instead, which takes four times as long.
	const strategy = version >= 15 ? 'strategy file_copy' : ''
	await query(
		new URL('/postgres', address).href,
		`create database ${name} template ${template} ${strategy}`,
	)
	return new URL(`/${name}`, address).href
}

/** A folder that PostgreSQL may write to, and how to run programs in it. */
async function newFolder() {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-postgres-'))
	const user = unprivileged()
	if (user) await chown(folder, user.uid, user.gid)
	const data = join(folder, 'data')
	return { folder, data, asUser: { ...(user ?? {}), cwd: folder, stdio: 'ignore' } as const }
}

function initialise(data: string, asUser: ExecFileSyncOptions): void {
	const options = ['-U', 'rihla', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C']
	execFileSync(join(bin ?? '', 'initdb'), ['-D', data, ...options], asUser)
}

/** Servers that are started later copy these files, which takes a sixth of the time of making them. */
export async function prepareCluster(): Promise<{ remove(): void }> {
	const { folder, data, asUser } = await newFolder()
	initialise(data, asUser)
	process.env.POSTGRES_CLUSTER = data
	return { remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const settings = [
	// What is written here need not outlive its test.
	...['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'],
	// Ten for each store, and every test file that runs at the moment opens several.
	'max_connections=300',
]

export async function startPostgres(): Promise<TestPostgres> {
	if (!bin) throw new Error('no PostgreSQL on this machine')
	const { folder, data, asUser } = await newFolder()
	const cluster = process.env.POSTGRES_CLUSTER
	if (cluster === undefined) initialise(data, asUser)
	else execFileSync('cp', ['-R', cluster, data], asUser)
	const port = await freePort()
	const address = `postgres://rihla@127.0.0.1:${port}/postgres`
	let server: ChildProcess | null = null

	async function start() {
		if (server) return
		const options = ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1']
		const given = settings.flatMap((setting) => ['-c', setting])
		server = spawn(join(bin ?? '', 'postgres'), [...options, ...given], asUser)
		for (let tries = 0; ; tries += 1) {
			try {
				return await query(address, 'select 1')
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
	return {
		start,
		stop,
		newDatabase: () => createDatabase(address),
		async remove() {
			await stop()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}
