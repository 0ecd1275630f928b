/**
 * `npm run torture:slow [seconds] [messages]`: a mail server that takes each mail and says so only after 13 seconds, which is longer
 * than a visitor waits. Every message is one mail, or the run fails.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApi } from '#server/api/app.ts'
import { startJobs } from '#server/jobs.ts'
import { openServices } from '#server/services.ts'
import { parseSettings } from '#server/settings.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'

const seconds = Number(process.argv[2] ?? 13)
const messages = Number(process.argv[3] ?? 20)
const smtp = await startSmtp()
smtp.thinkFor(seconds * 1000)
const dataDir = mkdtempSync(join(tmpdir(), 'rihla-slow-'))
const parsed = parseSettings({
	DATA_DIR: dataDir,
	SMTP_URL: smtp.url,
	CONFIRM_MAIL: 'off',
	SMTP_TLS: 'optional',
	CONTACT_EMAIL: 'office@company.example',
	TRUST_PROXY: '1',
})
if ('faults' in parsed) throw new Error(parsed.faults.join('\n'))
const services = await openServices(parsed.settings)
startJobs(services, parsed.settings)
const api = createApi(services, parsed.settings)
const answers = await Promise.all(
	Array.from({ length: messages }, async (_, at) => {
		const response = await api.request('/contact_submissions', {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${at}` },
			body: JSON.stringify({
				name: `Visitor ${at}`,
				email: `visitor${at}@mail.example`,
				message: 'A message to a slow server.',
			}),
		})
		return response.status
	}),
)
async function open(): Promise<number> {
	let count = 0
	for await (const row of services.store.exportedTables.rowsOf('deliveries')) {
		if (row.includes('email') && row[8] === '') count += 1
	}
	return count
}
// Four at a time, and as long again for whatever would be sent twice.
const rounds = Math.ceil(messages / 4) + 1
for (
	const end = Date.now() + rounds * 2 * seconds * 1000;
	Date.now() < end && (await open()) > 0;
) {
	await wait(500)
}
await wait(seconds * 2000)
const references = smtp.mails.map(({ source }) => /^Subject: \[([\w-]+)\]/m.exec(source)?.[1])
console.log({
	acknowledged: answers.filter((status) => status === 201).length,
	mails: smtp.mails.length,
	messages: new Set(references).size,
	undelivered: await open(),
})
const isRight = smtp.mails.length === messages && new Set(references).size === messages
await services.close()
await smtp.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(isRight ? 0 : 1)
