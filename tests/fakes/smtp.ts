/** A real SMTP server that keeps what it gets, can be stopped and started, and can refuse. */
import { SMTPServer } from 'smtp-server'
import { freePort } from '../services/free-port.ts'

export async function startSmtp() {
	const port = await freePort()
	const mails: { from: string; to: string[]; source: string; envelopeId: string | null }[] = []
	let refusal: number | null = null
	let strangers: number | null = null
	let thinks = 0
	let server: SMTPServer | null = null

	async function start() {
		if (server) return
		server = new SMTPServer({
			authOptional: true,
			hideDSN: false,
			disabledCommands: ['STARTTLS'],
			onRcptTo({ address }, _session, done) {
				if (strangers === null || address.endsWith('@company.example')) return done()
				done(Object.assign(new Error('no such mailbox'), { responseCode: strangers }))
			},
			onData(stream, session, done) {
				const chunks: Buffer[] = []
				stream.on('data', (chunk) => chunks.push(chunk))
				stream.on('end', () => {
					if (refusal) {
						return done(Object.assign(new Error('refused'), { responseCode: refusal }))
					}
					const to = session.envelope.rcptTo.map(({ address }) => address)
					const { mailFrom, dsn } = session.envelope
					mails.push({
						from: mailFrom ? mailFrom.address : '',
						to,
						source: Buffer.concat(chunks).toString('utf8'),
						envelopeId: dsn?.envid ?? null,
					})
					setTimeout(done, thinks)
				})
			},
		})
		server.on('error', () => {})
		const starting = server
		await new Promise<void>((resolve) => {
			starting.listen(port, '127.0.0.1', () => resolve())
		})
	}

	async function stop() {
		const stopping = server
		server = null
		if (stopping) await new Promise<void>((resolve) => stopping.close(() => resolve()))
	}

	await start()
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		start,
		stop,
		refuseWith(code: number | null) {
			refusal = code
		},
		/** Refuses everybody but the company. */
		refuseStrangersWith(code: number | null) {
			strangers = code
		},
		/** Takes the mail and says so only after this many milliseconds. */
		thinkFor(ms: number) {
			thinks = ms
		},
	}
}
export type SmtpSink = Awaited<ReturnType<typeof startSmtp>>
