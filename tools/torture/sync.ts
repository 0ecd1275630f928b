/**
 * `npm run proof:sync`: one submission and one document under `strace`. A kill leaves what the system has in memory, a power
 * cut does not, so only the order of the system calls shows whether an acknowledged row or file was on the disk before
 * its answer left.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { formWith, pdf } from '#tests/factories/files.ts'
import { type Run, runCommand } from './harness/scenario.ts'
import { apiServer } from './harness/server.ts'

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

/** Whether everything that was written is synchronised before the answer, and the calls that show it, in the order in which they ended. */
function judge(calls: readonly string[], changes: readonly Change[]) {
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
		shown: shown.map((call) => call.slice(0, 150)),
		isSynchronised: end > 0 && changes.every(isSafe),
	}
}

const traced = 'fsync,fdatasync,pwrite64,write,writev,sendto,rename,renameat,renameat2'

export async function proveSync(run: Run): Promise<void> {
	const trace = join(run.folder, 'trace')
	const under = ['strace', '-f', '-y', '-s', '60', '-e', `trace=${traced}`, '-o', trace]
	const server = await run.server({ program: apiServer, under })

	async function during(what: string, changes: readonly Change[], path: string, init: RequestInit) {
		// What the start wrote is over, so that what follows belongs to the call.
		await wait(1500)
		const before = readFileSync(trace, 'utf8').length
		const { status } = await fetch(`${server.origin}/api${path}`, { method: 'POST', ...init })
		if (status !== 201) throw new Error(`${what}: ${status}`)
		await wait(500)
		const calls = endedCalls(readFileSync(trace, 'utf8').slice(before))
		const { shown, isSynchronised } = judge(calls, changes)
		const verdict = isSynchronised ? 'synchronised before its answer' : 'NOT SYNCHRONISED'
		run.check(isSynchronised, [`${what}: ${verdict}`, ...shown].join('\n  '))
	}

	await during('submission', [row], '/visa_consultations', {
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({
			name: 'Sara',
			email: 'sara@mail.example',
			phone: '+20 100',
			nationality: 'egypt',
		}),
	})
	await during('document', [bytes, name, row], '/application-documents', {
		body: formWith(pdf(), 'passport.pdf'),
	})
}

if (import.meta.main) await runCommand('sync', proveSync)
