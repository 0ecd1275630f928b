/** One server process, as a deployment runs it: started, stopped well, or killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverEntry } from '#scripts/build.ts'
import { root } from '#scripts/run.ts'
import { serverEnvironment } from '#scripts/server-command.ts'
import { compileCacheEnv } from '#server/compile-cache.ts'

export interface ServerOptions {
	port: number
	env: Record<string, string>
	log: string
	/** From the root of the project; the built site when nothing is said. */
	program?: string
	/** A program that starts it and watches it, with its arguments. */
	under?: readonly string[]
}

/** The API without pages; needs no build. */
export const apiServer = 'tests/services/api-server.ts'

export async function startServer({ port, env, log, program, under = [] }: ServerOptions) {
	const origin = `http://127.0.0.1:${port}`
	const output = createWriteStream(log, { flags: 'a' })
	let child: ChildProcess | null = null

	/** The status of its readiness check, or null while nobody listens. */
	async function readiness(): Promise<number | null> {
		const headers = { connection: 'close' }
		const response = await fetch(`${origin}/readyz`, { headers }).catch(() => null)
		await response?.body?.cancel()
		return response?.status ?? null
	}

	/** As systemd starts it: running, not yet ready. */
	function launch(): void {
		const [command = '', ...args] = [
			...under,
			...[process.execPath, join(root, program ?? serverEntry)],
		]
		child = spawn(command, args, {
			// Nothing of the tester's own settings reaches the server under test.
			env: {
				...serverEnvironment,
				...compileCacheEnv(),
				PATH: process.env.PATH ?? '',
				NODE_ENV: 'production',
				HOST: '127.0.0.1',
				PORT: `${port}`,
				...env,
			},
			stdio: ['ignore', 'pipe', 'pipe'],
			// A group of its own, because a watcher that is killed lets its server go on.
			detached: under.length > 0,
		})
		for (const stream of [child.stdout, child.stderr]) stream?.pipe(output, { end: false })
	}

	async function start(): Promise<void> {
		launch()
		for (const end = Date.now() + 60_000; Date.now() < end; await wait(20)) {
			if ((await readiness()) === 200) return
			if (typeof child?.exitCode === 'number') break
		}
		throw new Error(`the server on ${port} does not get ready, see ${log}`)
	}

	/** The exit code, and null after a kill. */
	async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
		const ending = child
		if (!ending?.pid || ending.exitCode !== null || ending.signalCode !== null) return null
		const ended = once(ending, 'exit')
		process.kill(under.length > 0 ? -ending.pid : ending.pid, signal)
		await ended
		return ending.exitCode
	}

	/**
	 * Processor time of all threads in milliseconds, from the scheduler's own clock: on a machine with busy neighbours it moves
	 * far less than requests per second do.
	 */
	function cpu(): number {
		const tasks = `/proc/${child?.pid}/task`
		const spent = readdirSync(tasks).map((thread) => {
			const [nanoseconds] = readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ')
			return Number(nanoseconds) / 1e6
		})
		return spent.reduce((sum, one) => sum + one, 0)
	}

	await start()
	return {
		port,
		origin,
		launch,
		start,
		end,
		readiness,
		/** Resident memory in megabytes, as Linux counts it. */
		memory(): number {
			const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8')
			return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
		},
		cpu,
		/**
		 * Resolves once it does nothing on its own. After a start it makes the papers for everybody, after a page it compresses it hard:
		 * that would be counted with what comes next.
		 */
		async atRest(): Promise<void> {
			for (;;) {
				const before = cpu()
				await wait(500)
				if (cpu() - before < 25) return
			}
		},
		/** Which process it is; another after every restart. */
		pid: () => child?.pid ?? 0,
	}
}
export type ServerProcess = Awaited<ReturnType<typeof startServer>>
