/**
 * `npm run torture:versions [seconds] [commit]`: a version from before mail and WhatsApp came into cases runs beside this one on the same
 * data, as during an update. Families write by mail and WhatsApp, forms come to both, colleagues answer by both ways, and the older one
 * erases a case. Fails when something is lost, doubled, sent by the wrong version, shown by the older one, or left of the erased case.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import * as v from 'valibot'
import { root } from '#scripts/run.ts'
import { serverEnvironment } from '#scripts/server-command.ts'
import { mailboxName } from '#server/mailbox/mailbox-job.ts'
import { readMailboxState } from '#server/mailbox/mailbox-state.ts'
import { openDatabase } from '#server/store/database.ts'
import { openStore } from '#server/store/store.ts'
import { signatureOf } from '#server/whatsapp/webhook.ts'
import { mail } from '#tests/factories/mails.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { waCall, waText } from '#tests/factories/whatsapp.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import {
	platformNumber,
	platformToken,
	startWhatsappPlatform,
} from '#tests/fakes/whatsapp-platform.ts'
import { startDovecot } from '#tests/services/dovecot.ts'
import { type Run, runCommand, until } from './harness/scenario.ts'
import { apiServer } from './harness/server.ts'

/** The last one whose database knew nothing of packs, mail and WhatsApp. */
const lastBefore = 'dadb2cd7^'
const host = 'rihla.example'
const secret = 'app secret'
const families = 60
/** A family may write a hundred mails a day into its case; what comes beyond is set aside. */
const mailsPerFamily = 90
const canary = { name: 'Zerzura', address: 'zerzura@mail.example', number: '966505557731' }

/** What the older version's own page of a family shows, asked of that version. */
const lookAtStatus = `
import { openStore } from '#server/store/store.ts'
import { createStatusView } from '#server/status/status-view.ts'
import { settingsOrExit } from '#scripts/settings-or-exit.ts'
const store = await openStore(settingsOrExit())
const view = createStatusView(store, 'https://${host}')
const shown = []
for (const caseId of process.argv.slice(2))
	shown.push(...((await view({ caseId, level: 'own' }))?.own?.messages ?? []).map(({ body }) => body))
await store.close()
console.log(JSON.stringify(shown))
`

/** The sources of that version, with the packages of this one. */
function unpack(commit: string, folder: string): string {
	mkdirSync(folder)
	const tar = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 })
	execFileSync('tar', ['-x', '-C', folder], { input: tar })
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: folder, stdio: 'ignore' })
	writeFileSync(join(folder, 'look.ts'), lookAtStatus)
	return folder
}

export async function tortureVersions(run: Run, seconds: number, commit = lastBefore) {
	const older = unpack(commit, join(run.folder, 'older'))
	const smtp = await run.part(startSmtp(), (one) => one.stop())
	const dovecot = await run.part(startDovecot(), (one) => one.remove())
	const platform = await run.part(startWhatsappPlatform(), (one) => one.stop())
	const dataDir = join(run.folder, 'data')
	const env = {
		DATA_DIR: dataDir,
		SITE_URL: `https://${host}`,
		TRUST_PROXY: '1',
		SMTP_URL: smtp.url,
		SMTP_TLS: 'optional',
		CONTACT_EMAIL: 'office@company.example',
		CONFIRM_MAIL: 'off',
		MAIL_FROM: `site@${host}`,
		REPLY_ADDRESS: `office+*@${host}`,
		MAILBOX_URL: dovecot.url,
		MAILBOX_AUTHSERV: `mx.${host}`,
		WHATSAPP_TOKEN: platformToken,
		WHATSAPP_NUMBER_ID: platformNumber,
		WHATSAPP_APP_SECRET: secret,
		WHATSAPP_VERIFY_TOKEN: 'verify',
		WHATSAPP_API: platform.api,
	}
	const ofOlder = (script: string, ...args: string[]) =>
		execFileSync(process.execPath, [join(older, script), ...args], {
			cwd: older,
			encoding: 'utf8',
			env: { ...serverEnvironment, ...env, PATH: process.env.PATH ?? '' },
		})
	// The older one ran first, as it does before an update.
	const before = await run.server({ env, program: relative(root, join(older, apiServer)) })
	const now = await run.server({ env, program: apiServer })
	const place = { databaseUrl: null, dataDir }
	const store = await run.part(openStore(place), (one) => one.close())
	const database = await run.part(openDatabase(place), (one) => one.close())
	const rows = async (query: ReturnType<typeof sql>) =>
		(await query.execute(await database.ready())).rows

	const known: { id: string; address: string; number: string }[] = []
	const enter = async (address: string, number: string, name = 'Sample') => {
		const fields = { name, email: address, phone: `+${number}` }
		const { submission } = await store.submissions.submit(
			newSubmission('contact_submissions', { fields, deliveries: [] }),
		)
		return submission
	}
	for (let at = 0; at < families; at += 1) {
		const address = `family${at}@mail.example`
		const number = `96650111${`${at}`.padStart(4, '0')}`
		known.push({ id: (await enter(address, number)).id, address, number })
	}
	const erased = await enter(canary.address, canary.number, canary.name)
	const state = async () => readMailboxState(await store.leases.read(mailboxName(dovecot.url)))
	await until(async () => (await state()).okAt !== null, 60_000)

	let mails = 0
	const headers = { 'Authentication-Results': `mx.${host}; dmarc=pass header.from=mail.example` }
	const deliver = (source: Buffer) => {
		mails += 1
		dovecot.deliver(source)
	}
	const write = (address: string, mark: string) =>
		deliver(mail({ from: address, subject: mark, text: mark, headers }))
	const ofCanary = mail({ from: canary.address, subject: canary.name, text: canary.name, headers })
	const say = async (number: string, mark: string) => {
		const from = { number, userId: `SA.${number}`, name: 'Sample' }
		const body = waCall([waText(mark, { from })])
		const signature = signatureOf(Buffer.from(body), secret)
		const answer = await fetch(`${now.origin}/api/whatsapp`, {
			method: 'POST',
			headers: { 'x-hub-signature-256': signature },
			body,
		})
		if (answer.status !== 200) run.faults.push(`the webhook answered ${answer.status}`)
	}
	const isWorkedOff = async () =>
		(await rows(sql`select key from arrivals where state = 'waiting' limit 1`)).length === 0

	const wanted: { mark: string; id: string }[] = []
	const answers: { body: string; channel: 'email' | 'wa' }[] = []
	let forms = 0
	let round = 0
	const pause = Math.max(50, (seconds * 1000) / (families * mailsPerFamily))
	for (const end = Date.now() + seconds * 1000; Date.now() < end; round += 1) {
		const family = known[round % families]
		if (!family) break
		write(family.address, `mail ${round}.`)
		await say(family.number, `wa ${round}.`)
		wanted.push({ mark: `mail ${round}.`, id: family.id }, { mark: `wa ${round}.`, id: family.id })
		const site = round % 2 === 0 ? before : now
		const form = await fetch(`${site.origin}/api/contact_submissions`, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				'x-forwarded-for': `10.1.${round >> 8}.${round & 255}`,
			},
			body: JSON.stringify({
				name: 'Sample',
				email: `form${round}@forms.example`,
				message: 'A question by the form.',
			}),
		})
		if (form.status === 201) forms += 1
		else run.faults.push(`a form was answered ${form.status}`)
		if (round >= families) {
			const channel = round % 2 === 0 ? 'wa' : 'email'
			const body = `answer ${round}.`
			const message = { channel, language: 'en', subject: 'S', body } as const
			await store.cases.send(family.id, message, { actor: 'torture', key: body })
			await rows(sql`update outgoing set next_attempt_at = ${new Date().toISOString()}
				where sent_at is null and failed_at is null and attempts = 0`)
			answers.push({ body, channel })
		}
		if (round === families) {
			deliver(ofCanary)
			await say(canary.number, `${canary.name} by WhatsApp`)
		}
		await wait(pause)
	}
	await until(async () => {
		const { lastUid, trying } = await state()
		return lastUid === mails && trying === null && (await isWorkedOff())
	}, 120_000)
	const openRows = sql`select id from outgoing
		where sent_at is null and failed_at is null and cancelled_at is null limit 1`
	await until(async () => (await rows(openRows)).length === 0, 120_000)

	const kept = v.parse(
		v.array(v.object({ body: v.string(), case_id: v.string() })),
		await rows(sql`select body, case_id from messages where direction = 'in'`),
	)
	for (const { mark, id } of wanted) {
		const found = kept.filter(({ body }) => body === mark)
		if (found.length !== 1) run.faults.push(`${mark} ${found.length} times`)
		if (found[0] && found[0].case_id !== id) run.faults.push(`${mark} in another case`)
	}
	run.say(`${wanted.length} messages by mail and WhatsApp, ${forms} forms in ${seconds} s`)
	for (const { body, channel } of answers) {
		const left =
			channel === 'wa'
				? platform.phones.filter(({ said }) => said === body).length
				: smtp.mails.filter(({ source }) => source.includes(body)).length
		if (left !== 1) run.faults.push(`${body} (${channel}) left ${left} times`)
	}
	run.say(`${answers.length} answers`)
	const [cases] = v.parse(
		v.array(v.object({ n: v.number() })),
		await rows(sql`select count(*) as n from cases`),
	)
	run.check(cases?.n === families + 1 + forms, `${cases?.n} cases of ${families + 1 + forms}`)

	// A message is shown once it can no longer be taken back.
	await wait(21_000)
	const shown = v.parse(
		v.pipe(v.string(), v.parseJson(), v.array(v.nullable(v.string()))),
		ofOlder('look.ts', ...known.map(({ id }) => id)),
	)
	const ofOthers = shown.filter(
		(body) => body === null || /^(mail|wa) |answer \d*[02468]\./.test(body),
	)
	run.check(ofOthers.length === 0, `the older page shows ${ofOthers.length} of the new ways`)
	run.check(
		shown.length === answers.filter(({ channel }) => channel === 'email').length,
		`the older page shows ${shown.length} mails of ours`,
	)

	ofOlder('scripts/erase.ts', erased.reference)
	const hits = async () => {
		const found: string[] = []
		const tables = v.parse(
			v.array(v.object({ name: v.string() })),
			await rows(sql`select name from sqlite_master where type = 'table'`),
		)
		for (const { name } of tables) {
			const text = JSON.stringify(await rows(sql`select * from ${sql.table(name)}`))
			if ([canary.name, canary.address, canary.number].some((word) => text.includes(word)))
				found.push(name)
		}
		return found
	}
	const atOnce = await hits()
	await until(async () => (await hits()).length === 0, 150_000)
	// The mailbox brings the same mail once more.
	deliver(ofCanary)
	await until(async () => (await state()).lastUid === mails, 60_000)
	const left = await hits()
	run.check(left.length === 0, `erased by the older one; left at once: ${atOnce}; then: ${left}`)

	const errors = readFileSync(join(run.folder, `server-${before.port}.log`), 'utf8')
		.split('\n')
		.filter((line) => line.includes('"level":"error"'))
	run.check(errors.length === 0, `errors of the older one: ${errors.slice(0, 3).join(' ')}`)
	return { messages: wanted.length, answers: answers.length, forms }
}

if (import.meta.main) {
	const [seconds = '60', commit] = process.argv.slice(2)
	await runCommand('versions', (run) => tortureVersions(run, Number(seconds), commit))
}
