/**
 * `npm run torture:mailbox-size [mails]`: a real Dovecot with so many old mails in it before the reader first starts, then as many new ones
 * at once. Says how long each takes and how much memory the reader has. Fails when an old mail is read, a new one is lost or doubled, a
 * flag is set, the reader holds more than 30 MB more afterwards or has more than 250 MB more meanwhile, or `/healthz` takes more than a
 * second beside it.
 */
import { join } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'
import { mailboxName } from '#server/mailbox/mailbox-job.ts'
import { readMailboxState } from '#server/mailbox/mailbox-state.ts'
import { openDatabase } from '#server/store/database.ts'
import { openStore } from '#server/store/store.ts'
import { mail } from '#tests/factories/mails.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { startDovecot } from '#tests/services/dovecot.ts'
import { freePort } from '#tests/services/free-port.ts'
import { inspectedOn, restingMemory } from './harness/resting-memory.ts'
import { type Run, runCommand, secondsSince, until } from './harness/scenario.ts'
import { apiServer } from './harness/server.ts'
import { watchHealth } from './harness/watch-health.ts'

const host = 'rihla.example'
/** Of one family only a hundred a day are taken. */
const perFamily = 80
/** Held after a collection. */
const mostHeld = 30
/**
 * Resident at any moment. Much of it nobody holds: V8 collects its old generation once that has grown threefold, so that thousands of mails in
 * a row bring the heap from 50 to 130 MB and back to 45.
 */
const mostGrowth = 250
const counted = v.array(v.object({ messages: v.number(), cases: v.number() }))

const addressOf = (at: number) => `family${Math.floor(at / perFamily)}@mail.example`
const authentic = { 'Authentication-Results': `mx.${host}; dmarc=pass header.from=mail.example` }
/** Every tenth has a page of text, and every twentieth a picture that is too small to be kept. */
const letter = (at: number, what: string) =>
	mail({
		from: addressOf(at),
		subject: `${what} ${at}`,
		headers: authentic,
		text: `${what} ${at}\r\n${at % 10 === 0 ? 'A line of a long letter.\r\n'.repeat(80) : ''}`,
		...(at % 20 === 0
			? {
					files: [
						{ name: 'logo.png', type: 'image/png', content: Buffer.alloc(20_000), isInline: true },
					],
				}
			: {}),
	})

export async function measureMailbox(run: Run, count: number) {
	const smtp = await run.part(startSmtp(), (one) => one.stop())
	const dovecot = await run.part(startDovecot(), (one) => one.remove())
	const dataDir = join(run.folder, 'data')
	const settings = { databaseUrl: null, dataDir }
	const store = await run.part(openStore(settings), (one) => one.close())
	const database = await run.part(openDatabase(settings), (one) => one.close())
	for (let at = 0; at < count; at += perFamily) {
		const fields = { email: addressOf(at) }
		await store.submissions.submit(newSubmission('contact_submissions', { fields, deliveries: [] }))
	}
	for (let at = 0; at < count; at += 1) dovecot.deliver(letter(at, 'Old'))
	const inspector = await freePort()
	const server = await run.server({
		env: {
			DATA_DIR: dataDir,
			SITE_URL: `https://${host}`,
			SMTP_URL: smtp.url,
			SMTP_TLS: 'optional',
			CONTACT_EMAIL: 'office@company.example',
			MAIL_FROM: `site@${host}`,
			REPLY_ADDRESS: `office+*@${host}`,
			MAILBOX_URL: dovecot.url,
			MAILBOX_AUTHSERV: `mx.${host}`,
			...inspectedOn(inspector),
		},
		program: apiServer,
	})
	const state = async () => readMailboxState(await store.leases.read(mailboxName(dovecot.url)))
	const began = performance.now()
	await until(async () => (await state()).okAt !== null, 120_000)
	const before = server.memory()
	run.say(`${count} old mails: ready after ${secondsSince(began)} s, ${before.toFixed(0)} MB`)

	const read = async (place: number) => {
		const { lastUid, trying } = await state()
		return lastUid === place && trying === null
	}
	const first = performance.now()
	dovecot.deliver(letter(0, 'First'))
	await until(() => read(count + 1), 60_000)
	run.say(`a new mail among them was read after ${secondsSince(first)} s`)

	const resting = await restingMemory(server, inspector)
	const health = watchHealth(server)
	const all = performance.now()
	for (let at = 0; at < count; at += 1) dovecot.deliver(letter(at, 'New'))
	await until(() => read(count * 2 + 1), 60_000 + count * 200)
	const seconds = secondsSince(all)
	const { peak, slowest } = await health.stop()
	const growth = Math.round(peak - before)
	run.say(`${count} new mails: ${seconds.toFixed(0)} s, ${(count / seconds).toFixed(0)} a second`)
	run.check(growth <= mostGrowth, `memory at most ${peak.toFixed(0)} MB, ${growth} MB more`)
	const after = await restingMemory(server, inspector)
	const held = Math.round(after.held - resting.held)
	run.check(held <= mostHeld, `${after.held.toFixed(0)} MB held after it, ${held} MB more`)
	run.check(slowest < 1000, `/healthz at most ${slowest.toFixed(0)} ms`)

	const { rows } = await sql`select
		(select count(*) from messages where direction = 'in') as messages,
		(select count(*) from cases) as cases`.execute(await database.ready())
	const [found] = v.parse(counted, rows)
	run.check(found?.messages === count + 1, `${found?.messages} messages of ${count + 1} new mails`)
	const families = Math.ceil(count / perFamily)
	run.check(found?.cases === families, `${found?.cases} cases of ${families} families`)
	const files = dovecot.files()
	run.check(files.length === count * 2 + 1, `${files.length} mails in the mailbox`)
	run.check(
		files.every((name) => !/,[A-Z]*[DFRST]/.test(name)),
		'no flag was set in the mailbox',
	)
	return { seconds, growth, ...found }
}

if (import.meta.main) {
	const count = Number(process.argv[2] ?? 10_000)
	await runCommand('mailbox-size', (run) => measureMailbox(run, count))
}
