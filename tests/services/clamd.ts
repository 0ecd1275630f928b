/** Debian's ClamAV daemon with a signature of our own: the test file that every scanner knows. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { eventually } from './server.ts'

const program = '/usr/sbin/clamd'
export const hasClamd = existsSync(program)
if (!hasClamd) console.warn('NOT TESTED: the scan for malware (clamav-daemon is not installed)')

/** In two halves, so that no scanner minds this file. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`

const answers = (port: number) =>
	new Promise<boolean>((resolve) => {
		const socket = connect({ port, host: '127.0.0.1' })
		socket.once('connect', () => resolve(true))
		socket.once('error', () => resolve(false))
		socket.once('close', () => resolve(false))
		socket.once('connect', () => socket.destroy())
	})

export async function startClamd() {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-clamd-'))
	const signatures = join(folder, 'signatures')
	mkdirSync(signatures)
	writeFileSync(
		join(signatures, 'own.ndb'),
		`Test.File:0:*:${Buffer.from(eicar).toString('hex')}\n`,
	)
	const port = await freePort()
	const settings = join(folder, 'clamd.conf')
	const lines = [
		`DatabaseDirectory ${signatures}`,
		`TCPSocket ${port}`,
		'TCPAddr 127.0.0.1',
		`TemporaryDirectory ${folder}`,
		'Foreground yes',
		'User root',
	]
	// Who is not root runs it as who they are.
	if (process.getuid?.() !== 0) lines.pop()
	writeFileSync(settings, `${lines.join('\n')}\n`)

	let daemon: ChildProcess | null = null
	async function start() {
		daemon = spawn(program, ['-c', settings], { stdio: 'ignore' })
		await eventually(() => answers(port), Boolean, 30)
	}
	async function stop() {
		const stopping = daemon
		daemon = null
		if (!stopping || stopping.exitCode !== null) return
		const ended = new Promise((resolve) => stopping.once('exit', resolve))
		stopping.kill('SIGKILL')
		await ended
	}
	await start()
	return {
		url: `tcp://127.0.0.1:${port}`,
		start,
		stop,
		async remove() {
			await stop()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}
