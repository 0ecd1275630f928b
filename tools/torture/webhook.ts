/**
 * `npm run torture:webhook [calls] [--short]`: calls of the WhatsApp platform out of order, a fifth of them twice, to two processes that are
 * killed at random moments; then answers through a platform that refuses a tenth and hangs up on a twelfth. At the end each message is
 * in the right case exactly once, every unknown person has one case, and nobody has got an answer twice; anything else is a fault.
 */
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import * as v from 'valibot'
import { openDatabase } from '#server/store/database.ts'
import { openStore } from '#server/store/store.ts'
import { signatureOf } from '#server/whatsapp/webhook.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { type Person, waCall, waText } from '#tests/factories/whatsapp.ts'
import {
	platformNumber,
	platformToken,
	startWhatsappPlatform,
} from '#tests/fakes/whatsapp-platform.ts'
import { type Run, runCommand, until } from './harness/scenario.ts'
import { apiServer } from './harness/server.ts'

const families = 12
const strangers = 40
const appSecret = 'app secret'

const shuffled = <T>(list: readonly T[]): T[] =>
	list
		.map((one) => ({ one, at: Math.random() }))
		.sort((a, b) => a.at - b.at)
		.map(({ one }) => one)

const between = (times: readonly number[], part: number) =>
	[...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0

export async function tortureWebhook(run: Run, count: number, answers = 100) {
	const platform = await run.part(startWhatsappPlatform(), (one) => one.stop())
	const dataDir = join(run.folder, 'data')
	const env = {
		DATA_DIR: dataDir,
		SITE_URL: 'https://rihla.example',
		WHATSAPP_TOKEN: platformToken,
		WHATSAPP_NUMBER_ID: platformNumber,
		WHATSAPP_APP_SECRET: appSecret,
		WHATSAPP_VERIFY_TOKEN: 'verify',
		WHATSAPP_API: platform.api,
		NODE_COMPILE_CACHE: join(run.folder, 'compiled'),
	}
	const start = () => run.server({ env, program: apiServer })
	const servers = [await start(), await start()]
	const store = await run.part(openStore({ databaseUrl: null, dataDir }), (one) => one.close())
	const database = await run.part(openDatabase({ databaseUrl: null, dataDir }), (one) =>
		one.close(),
	)
	const rows = async (query: ReturnType<typeof sql>) =>
		(await query.execute(await database.ready())).rows

	const known: { person: Person; id: string }[] = []
	for (let at = 0; at < families; at += 1) {
		const number = `96650111${`${at}`.padStart(4, '0')}`
		const { submission } = await store.submissions.submit(
			newSubmission('contact_submissions', { fields: { phone: `+${number}` }, deliveries: [] }),
		)
		known.push({ person: { number, userId: `SA.${at}` }, id: submission.id })
	}
	const unknown = Array.from(
		{ length: strangers },
		(_, at): Person => ({ number: `2010022${`${at}`.padStart(5, '0')}`, userId: `EG.${at}` }),
	)

	const began = Date.now()
	const sent = Array.from({ length: count }, (_, at) => {
		const mark = `mark-${at}-`
		const family = at % 3 === 0 ? undefined : known[Math.floor(at / 3) % known.length]
		const from = family?.person ?? unknown[at % unknown.length]
		const time = new Date(began - (count - at) * 1000)
		const given = { at: time, ...(from ? { from } : {}) }
		return {
			mark,
			family: family?.id,
			from: from?.number ?? '',
			call: waCall([waText(mark, given)]),
		}
	})
	const calls = shuffled([...sent, ...sent.filter((_, at) => at % 5 === 0)])

	let isOver = false
	let kills = 0
	async function killNowAndThen() {
		while (!isOver) {
			await wait(300 + randomInt(3000))
			if (isOver) return
			const victim = servers[randomInt(servers.length)]
			await victim?.end('SIGKILL')
			kills += 1
			await victim?.start()
		}
	}
	const times: number[] = []
	/** As the platform does: until it is taken. */
	async function deliver(body: string) {
		const signature = signatureOf(Buffer.from(body), appSecret)
		for (;;) {
			const server = servers[randomInt(servers.length)]
			const at = Date.now()
			const response = await fetch(`${server?.origin}/api/whatsapp`, {
				method: 'POST',
				headers: { 'x-hub-signature-256': signature, connection: 'close' },
				body,
			}).catch(() => null)
			await response?.body?.cancel()
			if (response?.status === 200) {
				times.push(Date.now() - at)
				return
			}
			await wait(100)
		}
	}
	const killing = killNowAndThen()
	const waiting = [...calls]
	await Promise.all(
		Array.from({ length: 4 }, async () => {
			for (let next = waiting.pop(); next; next = waiting.pop()) await deliver(next.call)
		}),
	)
	const isWorkedOff = async () =>
		(await rows(sql`select key from arrivals where state = 'waiting' limit 1`)).length === 0
	await until(isWorkedOff, 60_000 + count * 200)
	isOver = true
	await killing
	const seconds = Math.round((Date.now() - began) / 1000)
	run.check(await isWorkedOff(), 'everything is worked off')

	const kept = v.parse(
		v.array(v.object({ body: v.string(), case_id: v.string(), sender: v.string() })),
		await rows(sql`select body, case_id, sender from messages where direction = 'in'`),
	)
	const casesOf = new Map<string, Set<string>>()
	for (const { mark, family, from } of sent) {
		const found = kept.filter(({ body }) => body === mark)
		if (found.length !== 1) run.faults.push(`${mark}: ${found.length} times`)
		const [one] = found
		if (!one) continue
		if (family !== undefined && one.case_id !== family) run.faults.push(`${mark}: in another case`)
		casesOf.set(from, (casesOf.get(from) ?? new Set()).add(one.case_id))
	}
	for (const [number, ids] of casesOf)
		if (ids.size !== 1) run.faults.push(`${number}: ${ids.size} cases`)
	run.say(
		`${sent.length} calls, ${calls.length - sent.length} of them twice, ${kills} kills, ${seconds} s; answered p50 ${between(times, 0.5)} ms, p99 ${between(times, 0.99)} ms`,
	)

	const answered = await tortureAnswers(answers)

	async function tortureAnswers(many: number) {
		platform.decide((call) => {
			if (call % 10 === 0) return { code: 130429 }
			if (call % 12 === 0) return call % 24 === 0 ? 'cut' : 'lost'
			return 'taken'
		})
		for (let at = 0; at < many; at += 1) {
			const id = known[at % known.length]?.id ?? ''
			const answer = { channel: 'wa', language: 'en', body: `answer ${at}` } as const
			await store.cases.send(id, answer, { actor: 'torture', key: `answer ${at}` })
		}
		await rows(sql`update outgoing set next_attempt_at = ${new Date().toISOString()}`)
		isOver = false
		const kills2 = kills
		const killingOn = killNowAndThen()
		const open = sql`select id from outgoing where sent_at is null and failed_at is null
			and begun_at is null and cancelled_at is null limit 1`
		// A message that nobody knows of holds up the next to the same person for two minutes.
		await until(async () => {
			const longAgo = new Date(Date.now() - 3 * 60_000).toISOString()
			await rows(sql`update outgoing set begun_at = ${longAgo}
				where sent_at is null and failed_at is null and attempts > 0 and begun_at is not null and claimed_by is null`)
			return (await rows(open)).length === 0
		}, 240_000)
		isOver = true
		await killingOn
		const all = v.parse(
			v.array(
				v.object({
					id: v.string(),
					sent_at: v.nullable(v.string()),
					begun_at: v.nullable(v.string()),
				}),
			),
			await rows(sql`select id, sent_at, begun_at from outgoing`),
		)
		const perhaps = all.filter(({ sent_at }) => sent_at === null).length
		for (const { id, sent_at, begun_at } of all) {
			if (sent_at === null && begun_at === null) run.faults.push(`${id}: never tried`)
			const got = platform.phones.filter(({ row }) => row === id).length
			if (got > 1) run.faults.push(`${id}: ${got} times on the phone`)
			if (got === 0 && sent_at !== null) run.faults.push(`${id}: sent, and nowhere`)
		}
		run.check(platform.faults.length === 0, `malformed calls: ${platform.faults.length}`)
		run.say(
			`${all.length} answers, ${platform.phones.length} on phones, ${perhaps} perhaps sent, ${kills - kills2} kills`,
		)
		return { answers: all.length, perhaps }
	}
	return { calls: sent.length, kept: kept.length, kills, ...answered }
}

if (import.meta.main) {
	const isShort = process.argv.includes('--short')
	const count = Number(
		process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? (isShort ? 120 : 1000),
	)
	await runCommand('webhook', (run) => tortureWebhook(run, count, isShort ? 24 : 100))
}
