/** A desk whose mailbox is a real Dovecot. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, onTestFinished } from 'vitest'
import { type MailboxTimes, mailboxName } from '#server/mailbox/mailbox-job.ts'
import { readMailboxState } from '#server/mailbox/mailbox-state.ts'
import { openCaseDesk } from './case-desk.ts'
import { startDovecot } from './dovecot.ts'
import { eventually } from './server.ts'

export const mailHost = 'rihla.example'

/** Dovecot says only after half a second that something came, and a reader that failed usually waits for seconds. */
export const quickTimes: MailboxTimes = {
	lease: 60_000,
	renew: 20_000,
	idle: 100,
	pause: 100,
	longestPause: 200,
	poll: 100,
}

const answered = v.object({
	case: v.looseObject({
		id: v.string(),
		waiting_on: v.string(),
		unread: v.boolean(),
		news: v.number(),
	}),
	messages: v.array(
		v.looseObject({
			direction: v.string(),
			channel: v.nullable(v.string()),
			body: v.string(),
			at: v.string(),
			sender: v.nullable(v.string()),
			proof: v.nullable(v.string()),
			quoted: v.nullable(v.string()),
			left_out: v.array(v.object({ name: v.string(), reason: v.string() })),
			failed_at: v.nullable(v.string()),
			failure_reason: v.nullable(v.string()),
		}),
	),
	documents: v.array(
		v.looseObject({ file_name: v.nullable(v.string()), label: v.nullable(v.string()) }),
	),
	events: v.array(v.looseObject({ type: v.string(), data: v.record(v.string(), v.unknown()) })),
})

/** What our mail server writes above a mail of which it is sure. */
export const proven = {
	'Authentication-Results': `mx.${mailHost}; dmarc=pass header.from=mail.example`,
}

/** `way`: where the desk finds the mailbox, if not directly. */
export async function openMailDesk(
	smtpUrl: string,
	env: Record<string, string> = {},
	way = async (port: number) => port,
	times = quickTimes,
) {
	const dovecot = await startDovecot()
	// After the desk, which is opened later.
	onTestFinished(() => dovecot.remove())
	const { port } = new URL(dovecot.url)
	const url = dovecot.url.replace(`:${port}/`, `:${await way(Number(port))}/`)
	const desk = await openCaseDesk(
		{
			SMTP_URL: smtpUrl,
			MAIL_FROM: `site@${mailHost}`,
			REPLY_ADDRESS: `office+*@${mailHost}`,
			MAILBOX_URL: url,
			MAILBOX_AUTHSERV: `mx.${mailHost}`,
			...env,
		},
		times,
	)
	const { store } = desk.services
	const state = async () => readMailboxState(await store.leases.read(mailboxName(url)))
	await eventually(state, ({ okAt }) => okAt !== null)
	const arrivals = () => desk.run(sql`select * from arrivals order by received_at, key`)
	let delivered = 0
	/** Until the mailbox is read to its end. */
	const deliver = async (source: Buffer, at?: Date) => {
		delivered += 1
		dovecot.deliver(source, at)
		await eventually(state, ({ lastUid, trying }) => lastUid === delivered && trying === null, 30)
	}
	const read = async (id: string) =>
		v.parse(answered, (await desk.ask(`GET /api/desk/cases/${id}`)).json)
	const write = async (id: string) => {
		const message = {
			language: 'en',
			body: 'Please send it.',
			channel: 'email',
			subject: 'Your file',
		}
		expect((await desk.ask(`POST /api/desk/cases/${id}/messages`, message)).status).toBe(202)
		const now = new Date().toISOString()
		await desk.run(sql`update outgoing set next_attempt_at = ${now} where case_id = ${id}`)
		desk.services.deliveries.poke()
		const sent = async () => {
			const rows = await desk.run(sql`select id, sent_at from outgoing where case_id = ${id}`)
			return rows.map((row) =>
				v.parse(v.object({ id: v.string(), sent_at: v.nullable(v.string()) }), row),
			)
		}
		const rows = await eventually(sent, (all) => all.length > 0 && all.every((row) => row.sent_at))
		return rows.at(-1)?.id ?? ''
	}
	const tagOf = async (id: string) => {
		const [row] = await desk.run(sql`select reply_tag from cases where id = ${id}`)
		return v.parse(v.object({ reply_tag: v.string() }), row).reply_tag
	}
	return { ...desk, dovecot, state, arrivals, deliver, read, write, tagOf }
}
