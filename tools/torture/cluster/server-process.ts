/** One process of the built site, as a deployment runs it: started, stopped well, or killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverEntry } from '#scripts/build.ts'
import { root } from '#scripts/run.ts'
import { serverEnvironment } from '#scripts/server-command.ts'

export async function startServerProcess(
	port: number,
	env: Record<string, string>,
	logFile: string,
) {
	const origin = `http://127.0.0.1:${port}`
	const output = createWriteStream(logFile, { flags: 'a' })
	let child: ChildProcess | null = null

	/** The status of its readiness check, or null while nobody listens. */
	async function readiness(): Promise<number | null> {
		const response = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).catch(
			() => null,
		)
		await response?.body?.cancel()
		return response?.status ?? null
	}

	async function untilReady(patience = 60_000): Promise<void> {
		for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
			if ((await readiness()) === 200) return
			if (child?.exitCode !== null && child?.exitCode !== undefined) break
		}
		throw new Error(`the server on ${port} does not get ready, see ${logFile}`)
	}

	/** As systemd starts it: running, not yet ready. */
	function launch(): void {
		const started = spawn(process.execPath, [join(root, serverEntry)], {
			// Nothing of the tester's own settings reaches the server under test.
			env: {
				...serverEnvironment,
				PATH: process.env.PATH ?? '',
				NODE_ENV: 'production',
				HOST: '127.0.0.1',
				PORT: `${port}`,
				...env,
			},
			stdio: ['ignore', 'pipe', 'pipe'],
		})
		started.stdout.pipe(output, { end: false })
		started.stderr.pipe(output, { end: false })
		child = started
	}

	async function start(): Promise<void> {
		launch()
		await untilReady()
	}

	/** The exit code, and null after a kill. */
	async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
		const ending = child
		if (!ending || ending.exitCode !== null || ending.signalCode !== null) return null
		const ended = once(ending, 'exit')
		ending.kill(signal)
		await ended
		return ending.exitCode
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
		/** Which process it is; another after every restart. */
		pid: () => child?.pid ?? 0,
	}
}
export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>
