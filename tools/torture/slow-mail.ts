/**
 * `npm run torture:slow [seconds] [messages]`: a mail server that takes each mail and says so only after 13 seconds, which is
 * longer than a visitor waits. Every message is one mail, or the run fails.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { runCommand, until } from './harness/scenario.ts'
import { apiServer } from './harness/server.ts'
import { visit } from './harness/visitors.ts'

const seconds = Number(process.argv[2] ?? 13)
const messages = Number(process.argv[3] ?? 20)
const siteUrl = 'http://rihla.example'

await runCommand('slow-mail', async (run) => {
	const smtp = await run.part(startSmtp(), (one) => one.stop())
	smtp.thinkFor(seconds * 1000)
	const env = {
		SITE_URL: siteUrl,
		SMTP_URL: smtp.url,
		CONFIRM_MAIL: 'off',
		SMTP_TLS: 'optional',
		CONTACT_EMAIL: 'office@company.example',
	}
	const server = await run.server({ env, program: apiServer })
	let tries = 0
	const visiting = {
		siteUrl,
		site: () => server.origin,
		documentBytes: 0,
		async pause() {
			tries += 1
			if (tries > messages) throw new Error('messages are not acknowledged')
		},
	}
	await Promise.all(
		Array.from({ length: messages }, (_, at) => visit(visiting, 'contact_submissions', at)),
	)
	// Four at a time, and as long again for whatever would be sent twice.
	const rounds = Math.ceil(messages / 4) + 1
	await until(() => smtp.mails.length >= messages, rounds * 2 * seconds * 1000)
	await wait(seconds * 3000)
	const references = smtp.mails.map(({ source }) => /^Subject: \[([\w-]+)\]/m.exec(source)?.[1])
	const distinct = new Set(references).size
	run.check(
		smtp.mails.length === messages && distinct === messages,
		`${messages} messages acknowledged, ${smtp.mails.length} mails for ${distinct} of them`,
	)
})
