/** Debian's Dovecot with one mailbox in a folder of its own. Mails are put there as a mail server does, by moving files into it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { eventually } from './server.ts'

const program = '/usr/sbin/dovecot'
// It changes into users of its own, which only root may.
export const hasDovecot = existsSync(program) && process.getuid?.() === 0
if (!hasDovecot) {
	console.warn(
		'NOT TESTED: that mail comes into its case (dovecot-imapd is not installed, or not as root)',
	)
}

const answers = (port: number) =>
	new Promise<boolean>((resolve) => {
		const socket = connect({ port, host: '127.0.0.1' })
		socket.once('data', () => resolve(true))
		socket.once('error', () => resolve(false))
		socket.once('close', () => resolve(false))
		socket.setTimeout(500, () => socket.destroy())
		socket.once('data', () => socket.destroy())
	})

export async function startDovecot() {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-dovecot-'))
	const port = await freePort()
	const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']))
	const [uid, gid] = [id('-u'), id('-g')]
	const mails = join(folder, 'office')
	for (const name of ['', 'new', 'cur', 'tmp']) {
		mkdirSync(join(mails, name), { recursive: true })
		chownSync(join(mails, name), uid, gid)
	}
	execFileSync('chmod', ['755', folder])
	const settings = join(folder, 'dovecot.conf')
	writeFileSync(
		settings,
		`
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/%u
mail_max_userip_connections = 50
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/home
}
`,
	)
	let daemon: ChildProcess | null = null
	async function start() {
		daemon = spawn(program, ['-F', '-c', settings], { stdio: 'ignore', detached: true })
		await eventually(() => answers(port), Boolean, 30)
	}
	async function stop() {
		const stopping = daemon
		daemon = null
		if (!stopping?.pid || stopping.exitCode !== null) return
		const ended = new Promise((resolve) => stopping.once('exit', resolve))
		// All its processes: one that holds a connection would keep it for half a minute more.
		process.kill(-stopping.pid, 'SIGKILL')
		await ended
	}
	let count = 0
	await start()
	return {
		url: `imap://office:secret@127.0.0.1:${port}/INBOX`,
		start,
		stop,
		/** Puts a mail into the mailbox; `at` is when the server took it. */
		deliver(source: string | Uint8Array, at = new Date()) {
			count += 1
			const name = `${1_700_000_000 + count}.M${count}.test`
			const path = join(mails, 'tmp', name)
			writeFileSync(path, source)
			chownSync(path, uid, gid)
			utimesSync(path, at, at)
			renameSync(path, join(mails, 'new', name))
		},
		/** The mails with the flags that somebody has set: in Maildir they are in the names. */
		files: () => ['new', 'cur'].flatMap((name) => readdirSync(join(mails, name))).sort(),
		async remove() {
			await stop()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}
