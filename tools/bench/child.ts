/** A server in a process of its own: started, waited for, stopped, and its processor time read. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '#scripts/run.ts'

export interface Child {
	address: string
	pid: number
	stop: () => Promise<void>
}

export async function startChild(
	script: string,
	env: Record<string, string>,
	ready: string,
): Promise<Child> {
	const port = await freePort()
	const address = `http://localhost:${port}`
	const child = spawn(process.execPath, [script], {
		cwd: root,
		env: { ...process.env, NODE_ENV: 'production', PORT: String(port), SITE_URL: address, ...env },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	await answering(`${address}${ready}`, child)
	const stop = async () => {
		if (child.exitCode !== null) return
		child.kill('SIGTERM')
		await once(child, 'exit')
	}
	return { address, pid: child.pid ?? 0, stop }
}

async function answering(url: string, child: ChildProcess) {
	for (let tries = 0; tries < 6000; tries++) {
		if (child.exitCode !== null) throw new Error(`${url} ended before it answered`)
		try {
			if ((await fetch(url)).ok) return
		} catch {
			// Not listening yet.
		}
		await wait(10)
	}
	child.kill('SIGKILL')
	throw new Error(`${url} did not answer within a minute`)
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer()
		server.once('error', reject)
		server.listen(0, () => {
			const address = server.address()
			const port = typeof address === 'object' && address ? address.port : 0
			server.close(() => resolve(port))
		})
	})
}

/**
 * Processor time of all threads in milliseconds, from the scheduler's own clock; undefined where there is none (not Linux).
 * On a machine with busy neighbours it moves far less than requests per second do.
 */
export function cpuTime(pid: number): number | undefined {
	try {
		const threads = readdirSync(`/proc/${pid}/task`)
		const nanoseconds = threads.map((thread) =>
			Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
		)
		return nanoseconds.reduce((sum, part) => sum + part, 0) / 1e6
	} catch {
		return undefined
	}
}
