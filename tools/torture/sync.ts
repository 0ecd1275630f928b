/**
 * `npm run proof:sync`: one submission and one document under `strace`. A kill leaves what the system has in memory, a power
 * cut does not, so only the order of the system calls shows whether an acknowledged row or file was on the disk before
 * its answer left.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formWith, pdf } from '#tests/factories/files.ts'
import { type Run, runCommand, until } from './harness/scenario.ts'
import { apiServer } from './harness/server.ts'
import { bytes, callsIn, isAnswer, judge, name, row } from './sync/trace.ts'

const traced = 'fsync,fdatasync,pwrite64,write,writev,sendto,rename,renameat,renameat2'

export async function proveSync(run: Run): Promise<void> {
	const trace = join(run.folder, 'trace')
	const under = ['strace', '-f', '-y', '-s', '60', '-e', `trace=${traced}`, '-o', trace]
	const server = await run.server({ program: apiServer, under })

	async function during(
		what: string,
		changes: Parameters<typeof judge>[1],
		path: string,
		init: RequestInit,
	) {
		// What the start wrote is over, so that what follows belongs to the call.
		await server.atRest()
		const calls = () => callsIn(readFileSync(trace, 'utf8'))
		const before = calls().length
		const own = () => calls().slice(before)
		const { status } = await fetch(`${server.origin}/api${path}`, { method: 'POST', ...init })
		if (status !== 201) throw new Error(`${what}: ${status}`)
		// An answer may be here before strace has written its line.
		if (!(await until(() => own().some(isAnswer), 30_000)))
			throw new Error(`${what}: the trace does not hold its answer`)
		const { shown, isSynchronised } = judge(own(), changes)
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
