/**
 * A canary that wrote by mail and WhatsApp, spoke a voice note, was answered both ways and is in a pack for a university: once erased it
 * is in no column, file or line of the log, and neither the mailbox, the platform nor yesterday's backup brings it back.
 */
import { cpSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { mailboxName } from '#server/mailbox/mailbox-job.ts'
import { readMailboxState } from '#server/mailbox/mailbox-state.ts'
import type { Settings } from '#server/settings.ts'
import { openDatabase } from '#server/store/database.ts'
import { createWhatsappRoutes, signatureOf } from '#server/whatsapp/webhook.ts'
import { mail } from '#tests/factories/mails.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { type Person, waCall, waMessage, waText } from '#tests/factories/whatsapp.ts'
import { type SmtpSink, startSmtp } from '#tests/fakes/smtp.ts'
import {
	platformNumber,
	platformToken,
	startWhatsappPlatform,
} from '#tests/fakes/whatsapp-platform.ts'
import { hitsInDatabase, hitsInFolder } from '#tests/services/canary.ts'
import { copyOf, testedOn } from '#tests/services/databases.ts'
import { hasDovecot, startDovecot } from '#tests/services/dovecot.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { addDocument, pdfSaying } from '#tests/services/packs.ts'
import { eventually, openTestApi, testSettings } from '#tests/services/server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const host = 'rihla.example'
const secret = 'app secret'
const canary = { name: 'Zerzura', number: '966505557731', userId: 'SA.zerzura9' }
const words = ['Zerzura', 'zerzura', 'ZERZURA', '505557731']
const bystander = { name: 'Hassan', number: '966505550002', userId: 'SA.hassan9' }

let smtp: SmtpSink
beforeAll(async () => {
	smtp = await startSmtp()
})
afterAll(() => smtp.stop())

type Site = Awaited<ReturnType<typeof openTestApi>>

/** One person's conversation, by every way there is. */
async function converse(
	{ services }: Site,
	settings: Settings,
	{ name, number, userId }: Required<Person>,
	{ dovecot, platform }: Outside,
) {
	const { store } = services
	const address = `${name.toLowerCase()}@mail.example`
	const said = (what: string) => `${name} says this by ${what}`
	const { submission } = await store.submissions.submit(
		newSubmission('user_applications', {
			fields: { first_name: name, email: address, phone: `+${number}` },
			deliveries: [],
		}),
	)
	const { id } = submission
	const mails = [
		mail({
			from: `${name} <${address}>`,
			subject: said('subject'),
			headers: { 'Authentication-Results': `mx.${host}; dmarc=pass header.from=mail.example` },
			text: said('mail'),
			files: [
				{
					name: `${name}.pdf`,
					type: 'application/pdf',
					content: Buffer.concat([
						Buffer.from(await pdfSaying(said('file'))),
						Buffer.from(`\n%${name}\n`),
					]),
				},
			],
		}),
	]
	const voice = Buffer.concat([
		Buffer.from('4f67675300020000000000000000000000000000000000000000011e4f70757348656164', 'hex'),
		Buffer.from(name.repeat(100)),
	])
	platform.files.set(`voice${userId}`, { bytes: voice, type: 'audio/ogg' })
	const audio = { id: `voice${userId}`, mime_type: 'audio/ogg', voice: true }
	const from = { name, number, userId }
	const call = [waText(said('WhatsApp'), { from }), waMessage({ type: 'audio', audio }, { from })]
	for (const one of mails) dovecot.deliver(one)
	await bring({ services, settings }, call)
	await eventually(
		() => store.cases.messages(id),
		(all) => all.length === 3,
		60,
	)
	await eventually(
		async () => [await store.cases.attachments.ofCase(id), await store.cases.documents.ofCase(id)],
		([waiting, kept]) => waiting?.length === 0 && kept?.length === 2,
		60,
	)
	for (const channel of ['email', 'wa'] as const) {
		const message = { channel, language: 'en', subject: 'S', body: `Dear ${name}` } as const
		await store.cases.send(id, message, { actor: 'sara' })
	}
	await store.transaction((trx) =>
		trx
			.updateTable('outgoing')
			.set({ next_attempt_at: new Date().toISOString() })
			.where('case_id', '=', id)
			.execute(),
	)
	services.deliveries.poke()
	await eventually(
		() => store.outgoing.ofCase(id),
		(rows) => rows.length === 2 && rows.every(({ sent_at }) => sent_at !== null),
		60,
	)
	await addDocument(services, id, { content: await pdfSaying('Passport'), extension: 'pdf' })
	await store.cases.packs.ask(
		id,
		{
			university: 'utm',
			short: 'UTM',
			programme: `Studies of ${name}`,
			name_in_passport: name.toUpperCase(),
			intake: '2027-09',
			limit_mb: 10,
		},
		{ actor: 'sara' },
	)
	services.packs.poke()
	await eventually(
		() => store.cases.packs.ofCase(id),
		([pack]) => pack?.made_at !== null,
		120,
	)
	return { id, mails, call }
}

type Outside = {
	dovecot: Awaited<ReturnType<typeof startDovecot>>
	platform: Awaited<ReturnType<typeof startWhatsappPlatform>>
}

async function bring(
	{ services, settings }: { services: Site['services']; settings: Settings },
	call: readonly object[],
) {
	const body = waCall(call)
	const routes = createWhatsappRoutes(services, settings.whatsapp)
	const answer = await routes.request('/api/whatsapp', {
		method: 'POST',
		headers: { 'x-hub-signature-256': signatureOf(Buffer.from(body), secret) },
		body,
	})
	expect(answer.status).toBe(200)
}

const filesOf = ({ dataDir }: Settings) =>
	readdirSync(join(dataDir, 'documents')).filter((name) => /\.[a-z]+$|^pack-/.test(name))

describe.skipIf(!hasDovecot).each(testedOn('SQLite'))('on %s', (_, possible, place) => {
	test.runIf(possible)(
		'a conversation that is erased is nowhere, and nothing brings it back',
		async () => {
			const dovecot = await startDovecot()
			const platform = await startWhatsappPlatform()
			onTestFinished(async () => {
				await platform.stop()
				await dovecot.remove()
			})
			const settings = testSettings({
				...(await place()),
				SMTP_URL: smtp.url,
				MAIL_FROM: `site@${host}`,
				REPLY_ADDRESS: `office+*@${host}`,
				MAILBOX_URL: dovecot.url,
				MAILBOX_AUTHSERV: `mx.${host}`,
				WHATSAPP_TOKEN: platformToken,
				WHATSAPP_NUMBER_ID: platformNumber,
				WHATSAPP_APP_SECRET: secret,
				WHATSAPP_VERIFY_TOKEN: 'verify',
				WHATSAPP_API: platform.api,
			})
			const lines: string[] = []
			const open = async (place: Settings) => {
				const site = await openTestApi(place)
				const read = async () =>
					readMailboxState(await site.services.store.leases.read(mailboxName(dovecot.url)))
				await eventually(read, ({ okAt }) => okAt !== null, 30)
				const close = async () => {
					await site.close()
					lines.push(...site.lines)
				}
				return { ...site, read, close }
			}
			const hits = async (place: Settings) => [
				...(await hitsInDatabase(place, words)),
				...hitsInFolder(place.dataDir, words),
			]
			/** The position in the mailbox is lost, and the platform calls again. */
			async function comeAgain(place: Settings, call: readonly object[], mails: number) {
				const database = await openDatabase(place)
				await sql`update leases set data = ${JSON.stringify({ uidValidity: null, lastUid: null, okAt: new Date(0).toISOString() })}
					where name like 'mailbox %'`.execute(await database.ready())
				await database.close()
				const site = await open(place)
				await bring({ services: site.services, settings: place }, call)
				await eventually(
					site.read,
					({ lastUid, trying }) => lastUid === mails && trying === null,
					60,
				)
				await eventually(
					() => hitsInDatabase(place, words),
					(found) => found.length === 0,
					60,
				)
				// What was deleted leaves the log of the embedded database at the latest when that is closed.
				await site.close()
				await eventually(
					() => hits(place),
					(found) => found.length === 0,
				)
			}

			const first = await open(settings)
			const outside = { dovecot, platform }
			await converse(first, settings, bystander, outside)
			const others = filesOf(settings)
			const { id, call, mails } = await converse(first, settings, canary, outside)
			await first.close()
			const found = await hits(settings)
			for (const table of ['messages', 'contacts', 'outgoing', 'packs', 'documents', 'cases'])
				expect(found).toContain(table)
			expect(filesOf(settings).length).toBe(others.length * 2)

			const ofOthers = await hitsInDatabase(settings, [bystander.name])
			expect(ofOthers).toContain('messages')
			const backup = temporaryFolder()
			cpSync(settings.dataDir, backup, { recursive: true })
			const copy = settings.databaseUrl === null ? null : await copyOf(settings.databaseUrl)

			const second = await open(settings)
			const target = [{ kind: 'user_applications', id }] as const
			await second.services.eraser.erase(target, { by: 'test', reason: 'command' })
			await second.close()
			expect(await hits(settings)).toEqual([])
			expect(filesOf(settings).toSorted()).toEqual(others.toSorted())

			// The mailbox is read again from its beginning, and the platform repeats its calls.
			dovecot.deliver(mails[0] ?? Buffer.alloc(0))
			await comeAgain(settings, call, 3)

			// Yesterday's backup: files over files, database in place of database. The tombstones are not in it.
			cpSync(backup, settings.dataDir, { recursive: true })
			for (const end of ['-wal', '-shm'])
				await rm(join(settings.dataDir, `rihla.sqlite${end}`), { force: true })
			const restored = { ...settings, databaseUrl: copy }
			expect((await hits(restored)).length).toBeGreaterThan(5)
			await comeAgain(restored, call, 3)
			expect(filesOf(settings).toSorted()).toEqual(others.toSorted())
			expect(await hitsInDatabase(restored, [bystander.name])).toEqual(ofOthers)
			expect(lines.length).toBeGreaterThan(5)
			expect(lines.filter((line) => words.some((word) => line.includes(word)))).toEqual([])
		},
	)
})
