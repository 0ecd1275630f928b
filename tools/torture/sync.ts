/**
 * `npm run proof:sync`: one submission and one document under `strace`. A kill leaves what the system has in memory, a power
 * cut does not, so only the order of the system calls shows whether an acknowledged row or file was on the disk before
 * its answer left.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '#scripts/run.ts'
import { formWith, pdf } from '#tests/factories/files.ts'
import { freePort } from '#tests/services/free-port.ts'

export type SyncProof = {
	what: string
	/** From the first byte written to the answer, in the order in which the calls ended. */
	calls: string[]
	/** Everything that was written is synchronised before the answer. */
	isSynchronised: boolean
}

/** The calls in the order in which they ended: one that another thread interrupts is written in two halves. */
function endedCalls(trace: string): string[] {
	const begun = new Map<string, string>()
	const ended: string[] = []
	for (const line of trace.split('\n')) {
		const [, pid = '', call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
		const half = / <unfinished \.\.\.>$/.exec(call)
		const rest = /^<\.\.\. \w+ resumed>(.*)$/.exec(call)
		if (half) begun.set(pid, call.slice(0, half.index))
		else if (rest) ended.push(`${pid} ${begun.get(pid) ?? ''}${rest[1]}`)
		else if (call) ended.push(`${pid} ${call}`)
	}
	return ended
}

const isAnswer = (call: string) => /"HTTP\/1\.1 201/.test(call)

type Change = { changed: RegExp; synchronised: RegExp }

const written = (path: string): Change => ({
	changed: new RegExp(`\\b(pwrite64|write|writev)\\(\\d+<[^>]*${path}>`),
	synchronised: new RegExp(`\\b(fsync|fdatasync)\\(\\d+<[^>]*${path}>\\) = 0`),
})
const row = written('/rihla\\.sqlite-wal')
const bytes = written('/documents/incoming/\\w+')
/** A file has its name for good when its folder is synchronised. */
const name: Change = {
	changed: /\brename\w*\(.*\/documents\//,
	synchronised: /\bfsync\(\d+<[^>]*\/documents>\) = 0/,
}

function judge(what: string, calls: readonly string[], changes: readonly Change[]): SyncProof {
	const end = calls.findIndex(isAnswer)
	const own = calls.slice(0, end)
	const isSafe = ({ changed, synchronised }: Change) => {
		const last = own.findLastIndex((call) => changed.test(call))
		return last >= 0 && own.slice(last).some((call) => synchronised.test(call))
	}
	const shown = calls.slice(0, end + 1).filter((call, at, all) => {
		const isRow = (one: string | undefined) => one !== undefined && row.changed.test(one)
		// Of many pages written one after the other, the first and the last.
		if (isRow(call) && isRow(all[at - 1]) && isRow(all[at + 1])) return false
		return (
			isAnswer(call) || changes.some((one) => one.changed.test(call) || one.synchronised.test(call))
		)
	})
	return {
		what,
		calls: shown.map((call) => call.slice(0, 150)),
		isSynchronised: end > 0 && changes.every(isSafe),
	}
}

export async function proveSync(): Promise<SyncProof[]> {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-sync-'))
	const port = await freePort()
	const trace = join(folder, 'trace')
	const names = 'fsync,fdatasync,pwrite64,write,writev,sendto,rename,renameat,renameat2'
	const server = spawn(
		'strace',
		['-f', '-y', '-s', '60', '-e', `trace=${names}`, '-o', trace].concat([
			process.execPath,
			join(root, 'tests/services/api-server.ts'),
		]),
		{
			env: { ...process.env, PORT: `${port}`, DATA_DIR: join(folder, 'data') },
			stdio: ['ignore', 'ignore', 'inherit'],
			// A group of its own, so that the server ends with the one that watches it, which would only let it go.
			detached: true,
		},
	)
	const address = `http://127.0.0.1:${port}/api`
	try {
		for (let tries = 0; ; tries += 1) {
			if (await fetch(`${address}/`).catch(() => null)) break
			if (tries > 300) throw new Error('the server does not start under strace')
			await wait(200)
		}
		async function during(
			what: string,
			changes: readonly Change[],
			path: string,
			init: RequestInit,
		) {
			// What the start wrote is over, so that what follows belongs to the call.
			await wait(1500)
			const before = readFileSync(trace, 'utf8').length
			const { status } = await fetch(address + path, { method: 'POST', ...init })
			if (status !== 201) throw new Error(`${what}: ${status}`)
			await wait(500)
			return judge(what, endedCalls(readFileSync(trace, 'utf8').slice(before)), changes)
		}
		return [
			await during('submission', [row], '/visa_consultations', {
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({
					name: 'Sara',
					email: 'sara@mail.example',
					phone: '+20 100',
					nationality: 'egypt',
				}),
			}),
			await during('document', [bytes, name, row], '/application-documents', {
				body: formWith(pdf(), 'passport.pdf'),
			}),
		]
	} finally {
		if (server.pid !== undefined && server.exitCode === null) {
			const gone = new Promise((resolve) => server.once('exit', resolve))
			process.kill(-server.pid, 'SIGKILL')
			await gone
		}
		rmSync(folder, { recursive: true, force: true })
	}
}

if (import.meta.main) {
	const proofs = await proveSync()
	for (const { what, calls, isSynchronised } of proofs) {
		console.log(
			`${what}: ${isSynchronised ? 'synchronised before its answer' : 'NOT SYNCHRONISED'}`,
		)
		for (const call of calls) console.log(`  ${call}`)
	}
	process.exit(proofs.every(({ isSynchronised }) => isSynchronised) ? 0 : 1)
}
