/** A program that runs beside the journeys, with everything it starts itself. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Program {
	/** Waits until it says so, and gives back the part in brackets; fails with its last words if it ends before. */
	says: (words: RegExp) => Promise<string>
	stop: () => Promise<void>
}

export function startProgram(
	command: string,
	args: readonly string[],
	env: Record<string, string> = {},
): Program {
	// A group of its own: browsers leave processes behind that only the group's end takes along.
	const child = spawn(command, args, {
		detached: true,
		// One more than usual: Xvfb writes the number of its screen there.
		stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
		env: { ...process.env, ...env },
	})
	const ended = once(child, 'exit').catch(() => undefined)
	const hearers = new Set<() => void>()
	let said = ''
	for (const stream of child.stdio.slice(1))
		stream?.on('data', (chunk: Buffer) => {
			said = (said + chunk).slice(-4000)
			for (const hear of hearers) hear()
		})
	return {
		says: (words) =>
			new Promise((resolve, reject) => {
				const hear = () => {
					const found = words.exec(said)
					if (found) resolve(found[1] ?? '')
				}
				hearers.add(hear)
				hear()
				const fail = (why: string) => reject(new Error(`${command} ${why}: ${said}`))
				setTimeout(fail, 180_000, 'took longer than three minutes').unref()
				void ended.then(() => fail('ended early'))
			}),
		stop: async () => {
			if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
			process.kill(-child.pid, 'SIGKILL')
			await ended
		},
	}
}
