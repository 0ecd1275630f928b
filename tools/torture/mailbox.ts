/**
 * `npm run torture:mailbox [mails]`: mails of families, strangers and machines, in random order, some twice, some hostile, into a real
 * Dovecot that two processes read, which are killed with SIGKILL at random moments. At the end each mail is in the right case exactly once,
 * and nothing in the mailbox has changed; anything else is a fault.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
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
import { type Run, runCommand, until } from './harness/scenario.ts'
import { apiServer } from './harness/server.ts'

const host = 'rihla.example'
/** More mails of one case in an hour are a flood, which is another story. */
const mailsOfOne = 20

interface Family {
	id: string
	reference: string
	address: string
	/** Of the mail that it got, and where it answers to. */
	messageId: string
	replyTo: string
}

/** Where a mail must be: in this case, in one of its sender's own, or in none. */
type Place = { case: string } | { ownOf: string } | 'nowhere'
interface Sent {
	mark: string
	source: Buffer
	place: Place
}

/** At most so many strangers: beyond 60 an hour they are set aside, which is another story. */
const mostStrangers = 50

function drawMails(all: readonly Family[], count: number): Sent[] {
	const sent: Sent[] = []
	let strangers = 0
	const authentic = { 'Authentication-Results': `mx.${host}; dmarc=pass header.from=mail.example` }
	for (let at = 0; at < count; at += 1) {
		const family = all[at % all.length]
		if (!family) break
		const { id, address, messageId, replyTo, reference } = family
		const mark = `mark-${at}-${randomUUID()}`
		const text = `${mark}\r\nOn Mon, 16 Nov 2026 at 10:00, Rihla wrote:\r\n> a letter`
		// Each of a domain of its own: of one only so many are taken in an hour.
		const stranger = `stranger@mail${at}.example`
		const given = { subject: mark, text }
		const answer = { 'In-Reply-To': messageId }
		const forged = { References: `<${randomUUID()}@${host}>` }
		const inCase = { case: id }
		const kinds: [Parameters<typeof mail>[0], Place][] = [
			[{ ...given, from: address, headers: { ...authentic, ...answer } }, inCase],
			[{ ...given, from: `father${at}@mail.example`, headers: answer }, inCase],
			[{ ...given, from: `mother${at}@mail.example`, to: replyTo }, inCase],
			[{ ...given, from: address, headers: authentic }, inCase],
			[
				{ ...given, from: address, subject: `Re: ${reference} ${mark}`, headers: authentic },
				inCase,
			],
			[
				{ ...given, from: address, headers: { ...answer, 'Auto-Submitted': 'auto-replied' } },
				inCase,
			],
			[{ ...given, from: 'office@company.example', headers: answer }, 'nowhere'],
			[{ ...given, from: address, id: null, headers: answer }, inCase],
			// Hostile ones, which still say what they answer.
			[{ ...given, from: address, text: '<div>'.repeat(20_000), headers: answer }, inCase],
			[
				{
					...given,
					from: address,
					text: `${'\u0000'.repeat(500)}${'x'.repeat(300_000)}`,
					headers: answer,
				},
				inCase,
			],
			[
				{
					...given,
					from: address,
					headers: answer,
					files: Array.from({ length: 260 }, () => ({
						name: 'a.txt',
						type: 'text/plain',
						content: Buffer.from('x'),
					})),
				},
				inCase,
			],
		]
		if (strangers < mostStrangers && at % 4 === 3) {
			strangers += 1
			const wrong = [forged, {}, { 'Authentication-Results': `mx.${host}; dmarc=fail` }][
				strangers % 3
			]
			const subject = strangers % 2 === 0 ? `${reference} ${mark}` : mark
			const source = mail({ ...given, from: stranger, subject, headers: wrong ?? {} })
			sent.push({ mark, source, place: { ownOf: stranger } })
			continue
		}
		// The hostile ones are a twentieth.
		const [letter, place] = kinds[at % 20 === 0 ? 8 + randomInt(3) : randomInt(8)] ?? [
			given,
			'nowhere',
		]
		sent.push({ mark, source: mail(letter), place })
	}
	return sent
}

const shuffled = <T>(list: readonly T[]): T[] =>
	list
		.map((one) => ({ one, at: Math.random() }))
		.sort((a, b) => a.at - b.at)
		.map(({ one }) => one)

export async function tortureMailbox(run: Run, count: number, { maxLife = 3000 } = {}) {
	const smtp = await run.part(startSmtp(), (one) => one.stop())
	const dovecot = await run.part(startDovecot(), (one) => one.remove())
	const dataDir = join(run.folder, 'data')
	const settings = { databaseUrl: null, dataDir }
	const env = {
		DATA_DIR: dataDir,
		SITE_URL: `https://${host}`,
		SMTP_URL: smtp.url,
		SMTP_TLS: 'optional',
		CONTACT_EMAIL: 'office@company.example',
		MAIL_FROM: `site@${host}`,
		REPLY_ADDRESS: `office+*@${host}`,
		MAILBOX_URL: dovecot.url,
		MAILBOX_AUTHSERV: `mx.${host}`,
		NODE_COMPILE_CACHE: join(run.folder, 'compiled'),
	}
	const start = () => run.server({ env, program: apiServer })
	const servers = await Promise.all([start(), start()])
	const store = await run.part(
		openStore({
			...settings,
			confirmMail: true,
			mail: { kind: 'smtp', url: smtp.url, tls: 'optional' },
		}),
		(one) => one.close(),
	)
	const database = await run.part(openDatabase(settings), (one) => one.close())

	const all: Family[] = []
	const families = Math.max(12, Math.ceil(count / mailsOfOne))
	for (let at = 0; at < families; at += 1) {
		const address = `family${at}@mail.example`
		const { submission } = await store.submissions.submit(
			newSubmission('contact_submissions', { fields: { email: address }, deliveries: [] }),
		)
		const got = () => smtp.mails.find(({ to }) => to.includes(address))?.source
		await until(() => got() !== undefined, 60_000)
		const head = (got() ?? '').replaceAll(/\r\n[ \t]+/g, ' ')
		const header = (name: string) =>
			new RegExp(`^${name}: .*?([^\\s<]+@[^\\s>]+)`, 'im').exec(head)?.[1] ?? ''
		all.push({
			id: submission.id,
			reference: submission.reference,
			address,
			messageId: `<${header('Message-ID')}>`,
			replyTo: header('Reply-To'),
		})
	}
	const state = async () => readMailboxState(await store.leases.read(mailboxName(dovecot.url)))
	await until(async () => (await state()).okAt !== null, 60_000)

	const sent = drawMails(all, count)
	// An eighth twice, and some with other words under a Message-ID that is known.
	const twice = sent.filter((_, at) => at % 8 === 0)
	const sources = shuffled([...sent, ...twice].map(({ source }) => source))
	let isOver = false
	let kills = 0
	async function killNowAndThen() {
		while (!isOver) {
			await wait(200 + randomInt(maxLife))
			if (isOver) return
			const victim = servers[randomInt(servers.length)]
			await victim?.end('SIGKILL')
			kills += 1
			await victim?.start()
		}
	}
	const killing = killNowAndThen()
	const began = Date.now()
	for (const source of sources) {
		dovecot.deliver(source)
		if (Math.random() < 0.2) await wait(randomInt(50))
	}
	const isRead = async () => {
		const { lastUid, trying } = await state()
		return lastUid === sources.length && trying === null
	}
	await until(isRead, 60_000 + count * 500)
	const seconds = Math.round((Date.now() - began) / 1000)
	isOver = true
	await killing
	run.check(await isRead(), `read to the end: ${(await state()).lastUid} of ${sources.length}`)

	const { rows } = await sql`
		select messages.subject, messages.case_id, cases.email_key from messages
		join cases on cases.id = messages.case_id where messages.direction = 'in'`.execute(
		await database.ready(),
	)
	const kept = v.parse(
		v.array(v.object({ subject: v.string(), case_id: v.string(), email_key: v.string() })),
		rows,
	)
	for (const { mark, place } of sent) {
		const found = kept.filter(({ subject }) => subject.includes(mark))
		const wanted = place === 'nowhere' ? 0 : 1
		if (found.length !== wanted)
			run.faults.push(`${mark}: ${found.length} times instead of ${wanted}`)
		const [one] = found
		if (!one || place === 'nowhere') continue
		const isRight = 'case' in place ? one.case_id === place.case : one.email_key === place.ownOf
		if (!isRight) run.faults.push(`${mark}: in another case`)
	}
	const aside = await store.mailArrivals.overview('')
	const files = dovecot.files()
	run.check(files.length === sources.length, `${files.length} mails in the mailbox`)
	run.check(
		files.every((name) => !/,[A-Z]*[DFRST]/.test(name)),
		'no flag was set in the mailbox',
	)
	run.say(
		`${sent.length} mails, ${twice.length} of them twice, ${kills} kills, ${seconds} s; ${aside.aside.length} set aside`,
	)
	return { mails: sent.length, kept: kept.length, kills, seconds, aside: aside.aside.length }
}

if (import.meta.main) {
	const count = Number(process.argv[2] ?? 1000)
	await runCommand('mailbox', (run) => tortureMailbox(run, count))
}
