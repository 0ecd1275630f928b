/**
 * How every torture command runs: a folder of its own, servers and services that are stopped however it ends, and one verdict.
 * Exit code 0: all of it held. 1: something failed. 2: it could not be decided, because other programs kept the machine busy.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildIfStale } from '#scripts/build.ts'
import { freePort } from '#tests/services/free-port.ts'
import { type ServerOptions, type ServerProcess, startServer } from './server.ts'

export interface Run {
	/** Removed at the end; kept, with the logs of all servers, when something failed. */
	folder: string
	/** Starts a part and sees to it that it is stopped, in the opposite order. */
	part<T>(starting: Promise<T>, stop: (part: T) => Promise<unknown>): Promise<T>
	/** A server process; the built site unless told otherwise. */
	server(options?: Partial<ServerOptions>): Promise<ServerProcess>
	say(line: string): void
	/** Says what was measured, and whether it is a fault. */
	check(isRight: boolean, line: string): void
	/** Found wrong. */
	faults: string[]
	/** Neither proof nor fault. */
	undecided: string[]
}

export interface Verdict<Result> {
	result: Result
	faults: string[]
	undecided: string[]
}

export async function runScenario<Result>(
	name: string,
	scenario: (run: Run) => Promise<Result>,
	say: (line: string) => void = () => {},
): Promise<Verdict<Result>> {
	const folder = mkdtempSync(join(tmpdir(), `rihla-${name}-`))
	const faults: string[] = []
	const undecided: string[] = []
	const stops: (() => Promise<unknown>)[] = []
	let built: Promise<void> | undefined
	async function stop() {
		for (const one of stops.splice(0).reverse()) await one()
	}
	async function part<T>(starting: Promise<T>, stopPart: (part: T) => Promise<unknown>) {
		const started = await starting
		stops.push(() => stopPart(started))
		return started
	}
	const onSignal = () => void stop().finally(() => process.exit(1))
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal)
	const run: Run = {
		folder,
		part,
		say,
		faults,
		undecided,
		async server({ env = {}, ...options } = {}) {
			// Servers that start side by side wait for one build.
			if (!options.program) {
				built ??= buildIfStale()
				await built
			}
			const port = options.port ?? (await freePort())
			const log = join(folder, `server-${port}.log`)
			const settings = { DATA_DIR: join(folder, `data-${port}`), ...env }
			return part(startServer({ ...options, port, log, env: settings }), (one) =>
				one.end('SIGTERM'),
			)
		},
		check(isRight, line) {
			say(line)
			if (!isRight) faults.push(line)
		},
	}
	let isWhole = false
	try {
		const result = await scenario(run)
		isWhole = faults.length + undecided.length === 0
		return { result, faults, undecided }
	} finally {
		await stop()
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal)
		if (isWhole) rmSync(folder, { recursive: true, force: true })
		else say(`Data and logs are in ${folder}`)
	}
}

/** Runs it as a command: says what happens, then the verdict, and ends the process with its code. */
export async function runCommand(name: string, scenario: (run: Run) => Promise<unknown>) {
	const { faults, undecided } = await runScenario(name, scenario, console.log)
	for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`)
	if (faults.length > 20) console.log(`FAULT … and ${faults.length - 20} more`)
	if (undecided.length > 0) {
		console.log(`UNDECIDED: ${undecided.length} times no answer in time while other programs`)
		console.log(`kept this machine busy, as ${undecided[0]}. Run it again when nothing else runs.`)
	}
	if (faults.length + undecided.length === 0) console.log('All of it held.')
	process.exit(faults.length > 0 ? 1 : undecided.length > 0 ? 2 : 0)
}

/** Until the condition holds, or so many milliseconds are over. */
export async function until(condition: () => unknown, patience: number): Promise<boolean> {
	for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
		if (await condition()) return true
	}
	return Boolean(await condition())
}

/** Seconds since a moment of `performance.now()`, with one decimal. */
export const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10
