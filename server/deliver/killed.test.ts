/**
 * A process is killed before, during and after it hands messages over, and another goes on. By WhatsApp nobody gets a message twice, and
 * where nobody knows whether it left, a person is asked; a mail may be handed over twice, under one Message-ID, which mail servers and
 * programs show once.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startJobs } from '#server/jobs.ts'
import { setLogSink } from '#server/log.ts'
import { openServices } from '#server/services.ts'
import { openDatabase } from '#server/store/database.ts'
import { openStore } from '#server/store/store.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import {
	type Fate,
	platformNumber,
	platformToken,
	startWhatsappPlatform,
} from '#tests/fakes/whatsapp-platform.ts'
import { eventually, testSettings } from '#tests/services/server.ts'

vi.setConfig({ testTimeout: 90_000 })

/** `npm test` kills at the moments that differ most: before anything left, and while nobody knows whether it did. */
const all = process.env.TEST_ALL === '1'
const families = 8

/** Messages that are due to this many families, in a data folder that no process works on. */
async function prepare(channel: 'wa' | 'email') {
	const smtp = await startSmtp()
	const platform = await startWhatsappPlatform()
	onTestFinished(async () => {
		await Promise.all([smtp.stop(), platform.stop()])
	})
	const env = {
		SMTP_URL: smtp.url,
		WHATSAPP_TOKEN: platformToken,
		WHATSAPP_NUMBER_ID: platformNumber,
		WHATSAPP_APP_SECRET: 'app secret',
		WHATSAPP_VERIFY_TOKEN: 'verify',
		WHATSAPP_API: platform.api,
	}
	const settings = testSettings(env)
	const store = await openStore(settings)
	const database = await openDatabase(settings)
	onTestFinished(async () => {
		await Promise.all([store.close(), database.close()])
	})
	const run = async (statement: ReturnType<typeof sql>) =>
		(await statement.execute(await database.ready())).rows
	const now = new Date().toISOString()
	for (let at = 0; at < families; at += 1) {
		const phone = `+96650111222${at}`
		const fields = { phone, email: `family${at}@mail.example` }
		const { submission } = await store.submissions.submit(
			newSubmission('contact_submissions', { fields, deliveries: [] }),
		)
		await run(sql`insert into contacts (id, case_id, kind, value, added_by, added_at, last_in_at)
			values (${`c${at}`}, ${submission.id}, 'phone', ${phone}, 'seen', ${now}, ${now})`)
		const message = { channel, language: 'en', body: 'Hello', subject: 'S' } as const
		await store.cases.send(submission.id, message, { actor: 'sara' })
	}
	await run(sql`update outgoing set next_attempt_at = ${now}`)

	/** Until so many messages are at the moment; then the process ends as if the machine had lost its power. */
	async function killAt(moment: string, isThere: (heard: number) => boolean) {
		const script = join(import.meta.dirname, '../../tests/services/send-until-killed.ts')
		const child = spawn(process.execPath, [script, channel === 'wa' ? 'wa' : 'mail', moment], {
			env: {
				...process.env,
				...env,
				DATA_DIR: settings.dataDir,
				SITE_URL: settings.siteUrl,
				CONTACT_EMAIL: settings.contactEmail,
				SMTP_TLS: 'optional',
			},
			stdio: ['ignore', 'pipe', 'inherit'],
		})
		onTestFinished(() => void child.kill('SIGKILL'))
		let heard = 0
		child.stdout.on('data', (chunk) => {
			heard += `${chunk}`.split('here').length - 1
		})
		await eventually(
			() => heard,
			(count) => isThere(count),
			60,
		)
		const ended = once(child, 'exit')
		child.kill('SIGKILL')
		expect(await ended).toEqual([null, 'SIGKILL'])
	}

	/** Another process of the site. */
	async function goOn() {
		setLogSink(() => {})
		const services = await openServices(settings)
		startJobs(services, settings)
		onTestFinished(() => services.close())
		services.deliveries.poke()
		return services
	}

	const rows = async () =>
		v.parse(
			v.array(
				v.object({
					id: v.string(),
					case_id: v.string(),
					message_id: v.string(),
					sent_at: v.nullable(v.string()),
					begun_at: v.nullable(v.string()),
					failure_reason: v.nullable(v.string()),
				}),
			),
			await run(sql`select * from outgoing order by id`),
		)
	return { smtp, platform, run, rows, killAt, goOn }
}

const counted = (list: readonly string[]) =>
	[...new Set(list)].map((one) => list.filter((other) => other === one).length)

test.each<{ moment: string; fate: Fate; onPhone: number; afterwards: 'sent' | 'perhaps' }>([
	{ moment: 'before', fate: 'taken', onPhone: 0, afterwards: 'sent' },
	{ moment: 'during', fate: 'held', onPhone: families, afterwards: 'perhaps' },
	...(all
		? [
				{ moment: 'during', fate: 'stuck', onPhone: 0, afterwards: 'perhaps' } as const,
				{ moment: 'after', fate: 'taken', onPhone: families, afterwards: 'perhaps' } as const,
			]
		: []),
])(
	'killed $moment the call ($fate), no WhatsApp message comes twice: $afterwards',
	async ({ moment, fate, onPhone, afterwards }) => {
		const { platform, run, rows, killAt, goOn } = await prepare('wa')
		platform.decide(() => fate)
		await killAt(moment, (heard) =>
			moment === 'during' ? platform.calls.length === families : heard === families,
		)
		expect(platform.phones).toHaveLength(onPhone)
		platform.decide(() => 'taken')
		const { store } = await goOn()
		if (afterwards === 'sent') {
			await eventually(rows, (all) => all.every(({ sent_at }) => sent_at !== null), 30)
			expect(counted(platform.phones.map(({ row }) => row))).toEqual(Array(families).fill(1))
			return
		}
		// Two minutes later nobody has reported them.
		const earlier = new Date(Date.now() - 3 * 60_000).toISOString()
		await run(sql`update outgoing set begun_at = ${earlier} where begun_at is not null`)
		const all = await eventually(
			rows,
			(list) => list.every(({ failure_reason }) => failure_reason === 'PERHAPS'),
			30,
		)
		expect(all).toHaveLength(families)
		expect(platform.phones).toHaveLength(onPhone)
		const { failing } = await store.cases.overview.read()
		expect(failing).toHaveLength(families)
		// A person has one sent again, and only that one leaves.
		const [first] = all
		if (!first) throw new Error('no row')
		const again = store.whatsappOutgoing.sendAgain(first.case_id, first.message_id, {
			actor: 'sara',
		})
		expect(await again).toBe(true)
		await eventually(rows, (list) => list.some(({ sent_at }) => sent_at !== null), 30)
		expect(platform.calls).toHaveLength(families + 1)
	},
)

test.each([
	{ moment: 'during', handedOver: 2 },
	...(all
		? [
				{ moment: 'before', handedOver: 1 },
				{ moment: 'after', handedOver: 2 },
			]
		: []),
])(
	'killed $moment its handing over, a mail leaves under one Message-ID',
	async ({ moment, handedOver }) => {
		const { smtp, rows, killAt, goOn } = await prepare('email')
		// Takes the mail, and never says so.
		if (moment === 'during') smtp.thinkFor(120_000)
		await killAt(moment, (heard) =>
			moment === 'during' ? smtp.mails.length > 0 : heard === families,
		)
		const before = smtp.mails.length
		smtp.thinkFor(0)
		await goOn()
		await eventually(rows, (all) => all.every(({ sent_at }) => sent_at !== null), 30)
		const ids = smtp.mails.map(
			({ source }) => /^Message-ID: <([^>@]+)@/im.exec(source)?.[1] ?? 'none',
		)
		const all = await rows()
		expect([...new Set(ids)].sort()).toEqual(all.map(({ id }) => id).sort())
		expect(smtp.mails).toHaveLength(before + families)
		if (moment !== 'during') expect(counted(ids)).toEqual(Array(families).fill(handedOver))
		expect(Math.max(...counted(ids))).toBe(handedOver)
	},
)
