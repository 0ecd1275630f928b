/**
 * `npm run torture:hostile-mail [rounds]`: mails that are built to hurt their reader, each from a real Dovecot, some rounds of all of them.
 * Fails when the reader stops or needs more than 80 MB more than for an ordinary mail, when one of them is neither a message nor said
 * on the overview, when an ordinary mail behind them is not read, when one mail with twenty costly files holds up those behind it for
 * longer than 25 s or says nothing of a file that was not looked at, or when anything changes in the mailbox.
 */
import { join } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'
import { mailboxName } from '#server/mailbox/mailbox-job.ts'
import { readMailboxState } from '#server/mailbox/mailbox-state.ts'
import { openDatabase } from '#server/store/database.ts'
import { openStore } from '#server/store/store.ts'
import { hostileMails } from '#tests/factories/hostile-mails.ts'
import { mail } from '#tests/factories/mails.ts'
import { slowPdf } from '#tests/factories/pdf.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { startDovecot } from '#tests/services/dovecot.ts'
import { type Run, runCommand, secondsSince, until } from './harness/scenario.ts'
import { apiServer } from './harness/server.ts'
import { watchHealth } from './harness/watch-health.ts'

const host = 'rihla.example'
const mostGrowth = 80
const costlyFiles = 20
const mostHeldUp = 25
const arrived = v.object({
	kind: v.string(),
	state: v.string(),
	reason: v.nullable(v.string()),
	place: v.string(),
})
const leftOut = v.array(v.object({ reason: v.string() }))

export async function tortureHostileMail(run: Run, rounds: number) {
	const smtp = await run.part(startSmtp(), (one) => one.stop())
	const dovecot = await run.part(startDovecot(), (one) => one.remove())
	const dataDir = join(run.folder, 'data')
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
		},
		program: apiServer,
	})
	const place = { databaseUrl: null, dataDir }
	const store = await run.part(openStore(place), (one) => one.close())
	const database = await run.part(openDatabase(place), (one) => one.close())
	const state = async () => readMailboxState(await store.leases.read(mailboxName(dovecot.url)))
	await until(async () => (await state()).okAt !== null, 60_000)
	let delivered = 0
	const deliver = async (source: Buffer) => {
		dovecot.deliver(source)
		delivered += 1
		const isRead = async () => {
			const { lastUid, trying } = await state()
			return lastUid === delivered && trying === null
		}
		return until(isRead, 180_000)
	}
	// Ordinary ones first: the thread and what it needs are there.
	for (let at = 0; at < 3; at += 1)
		await deliver(mail({ from: `ordinary${at}@mail.example`, text: 'A letter. '.repeat(1000) }))
	await server.atRest()
	const before = server.memory()
	const process = server.pid()

	const health = watchHealth(server)
	const names = new Map<number, string>()
	const began = performance.now()
	for (let round = 0; round < rounds; round += 1) {
		for (const [name, make] of Object.entries(hostileMails)) {
			const source = make()
			// Of another sender each time: too many of one are a flood, which is another story.
			const from = `omar${round}x${names.size}@mail${names.size % 7}.example`
			const own = source.replace('omar@mail.example', from)
			names.set(delivered + 1, name)
			const isRead = await deliver(Buffer.from(own, 'latin1'))
			if (!isRead) run.faults.push(`${name}: not read in three minutes`)
		}
	}
	const seconds = secondsSince(began)
	const files = Array.from({ length: costlyFiles }, (_, at) => ({
		...{ name: `${at}.pdf`, type: 'application/pdf', content: slowPdf(at) },
	}))
	const costly = mail({ from: 'costly@mail.example', text: 'With costly files', files })
	const held = performance.now()
	dovecot.deliver(costly)
	delivered += 1
	await deliver(mail({ from: 'after@mail.example', text: 'After all of them' }))
	const heldUp = secondsSince(held)
	const { peak, slowest } = await health.stop()
	const growth = Math.round(peak - before)
	run.say(`${names.size} hostile mails, ${Object.keys(hostileMails).length} forms, ${seconds} s`)
	run.check(growth <= mostGrowth, `memory at most ${peak.toFixed(0)} MB, ${growth} MB more`)
	run.check(server.pid() === process, 'the process is the same as before')
	run.say(`/healthz at most ${slowest.toFixed(0)} ms`)

	const { rows } = await sql`select kind, state, reason, place from arrivals`.execute(
		await database.ready(),
	)
	const all = rows.map((row) => v.parse(arrived, row))
	const { asideCount } = await store.mailArrivals.overview('')
	let aside = 0
	for (const [uid, name] of names) {
		const found = all.find((one) => one.place.endsWith(`:${uid}`))
		// The same bytes twice are one arrival.
		if (!found && uid <= Object.keys(hostileMails).length + 3) run.faults.push(`${name}: nowhere`)
		if (found?.state === 'aside') aside += 1
		if (found && uid <= Object.keys(hostileMails).length + 3)
			run.say(`  ${name}: ${found.state === 'aside' ? `set aside, ${found.reason}` : found.kind}`)
	}
	run.check(asideCount === aside, `${asideCount} on the overview, ${aside} set aside`)
	const { rows: behind } =
		await sql`select id from messages where body = 'After all of them'`.execute(
			await database.ready(),
		)
	run.check(behind.length === 1, `${behind.length} ordinary mail behind them`)
	const [message] = v.parse(
		v.tuple([v.object({ id: v.string(), left_out: v.pipe(v.string(), v.parseJson(), leftOut) })]),
		(
			await sql`select id, left_out from messages where body = 'With costly files'`.execute(
				await database.ready(),
			)
		).rows,
	)
	const { rows: kept } =
		await sql`select name from documents where message_id = ${message.id}`.execute(
			await database.ready(),
		)
	const named = message.left_out.length
	const unseen = message.left_out.filter(({ reason }) => reason === 'not_checked').length
	run.check(
		heldUp <= mostHeldUp,
		`${costlyFiles} costly files held up the mail behind for ${heldUp} s`,
	)
	run.check(
		kept.length + named === costlyFiles && unseen > 0,
		`of them ${kept.length} kept, ${named} named, ${unseen} of those not looked at`,
	)
	const inMailbox = dovecot.files()
	run.check(inMailbox.length === delivered, `${inMailbox.length} mails in the mailbox`)
	run.check(
		inMailbox.every((file) => !/,[A-Z]*[DFRST]/.test(file)),
		'no flag was set in the mailbox',
	)
	return { growth, aside }
}

if (import.meta.main) {
	const rounds = Number(process.argv[2] ?? 2)
	await runCommand('hostile-mail', (run) => tortureHostileMail(run, rounds))
}
