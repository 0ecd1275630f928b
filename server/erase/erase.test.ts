/** A canary: what it wrote is looked for in every file, every mail, every column and every object. */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportTables } from '#scripts/export.ts'
import type { Settings } from '#server/settings.ts'
import { formWith, pdf } from '#tests/factories/files.ts'
import { application } from '#tests/factories/forms.ts'
import { startS3 } from '#tests/fakes/s3.ts'
import { hitsInDatabase, hitsInFolder } from '#tests/services/canary.ts'
import { copyOf, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { hasPostgres } from '#tests/services/postgres.ts'
import { eventually, openTestApi, testSettings } from '#tests/services/server.ts'
import { openStorage } from '../documents/open-storage.ts'
import { createEraser } from './eraser.ts'
import { createTombstoneFiles } from './tombstone-files.ts'

const canary = { name: 'Zerzura', mail: 'zerzura@canary.example', passport: 'ZQX773190' }
const words = Object.values(canary)
const bystander = 'Bystander'

let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
	s3 = await startS3()
}, 30_000)
afterAll(() => s3.remove())

async function hits(settings: Settings, wanted: readonly string[]): Promise<string[]> {
	return [
		...(await hitsInDatabase(settings, wanted)),
		...hitsInFolder(settings.dataDir, wanted),
		...(settings.s3 ? hitsInFolder(s3.directory, wanted) : []),
	]
}

type Opened = Awaited<ReturnType<typeof openTestApi>>

async function send({ api, post, services }: Opened, name: string, mail: string, passport: string) {
	const upload = await api.request('/application-documents', {
		method: 'POST',
		body: formWith(Buffer.from(pdf().toString('latin1').replace('rihla', passport)), 'a.pdf'),
	})
	const { address }: { address: string } = await upload.json()
	const person = { ...application, first_name: name, email: mail, passport_number: passport }
	const applied = await post('/user_applications', { ...person, documents: [address] })
	expect(applied).toMatchObject({ status: 201 })
	const contact = { name, email: mail, message: `A message of ${name}, ${passport}.` }
	const key = `key-of-${name}`
	const wrote = await post('/contact_submissions', contact, { 'idempotency-key': key })
	const references = [applied, wrote].map(({ json }) => {
		const reference: unknown = Reflect.get(Object(json), 'reference')
		return typeof reference === 'string' ? reference : ''
	})
	const { store } = services
	for (const reference of references) {
		const [target] = await store.erasures.byReference(reference)
		const found = target && (await store.erasures.trace(target))
		const caseId = found?.ids[0] ?? ''
		await store.transaction((trx) =>
			store.outgoing.add(trx, [
				{
					eventId: reference,
					caseId,
					recipient: mail,
					template: 'greeting',
					params: { name, passport },
				},
			]),
		)
		// What the applicant did on the status page, and the office about it.
		const wanted = { email: `new-${mail}`, phone: passport }
		await store.cases.contactChanges.ask(caseId, wanted, `${name} moved`, {
			link: 'abc',
			origin: 'mail',
		})
		await store.cases.requests.ask(
			caseId,
			{ document: 'photos', note: `For ${passport}` },
			{ actor: 'sara' },
		)
		await store.cases.links.giveReadOnly(caseId, { actor: 'applicant' })
		// What colleagues typed to find this person again.
		await store.cases.views.add('sara', { name: `${name} urgent`, query: 'assignee=me' })
		await store.cases.views.add('sara', { name: 'Urgent', query: `q=${encodeURIComponent(mail)}` })
		await store.cases.note(caseId, `${name} called`, { actor: 'sara' })
		services.deliveries.poke()
		await eventually(
			() => store.outgoing.ofCase(caseId),
			(rows) => rows.some((row) => row.template === 'greeting' && row.sent_at !== null),
		)
	}
	await eventually(
		async () => {
			const [target] = await store.erasures.byReference(references[0] ?? '')
			return target ? store.deliveries.ofSubmission(target.id) : []
		},
		(rows) => rows.length > 0 && rows.every(({ delivered }) => delivered),
	)
	return references
}

const templates = {
	greeting: async ({ params }: { params: Record<string, unknown> }) => ({
		language: 'en' as const,
		subject: `Hello ${params.name}`,
		text: `${params.name} ${params.passport}`,
		html: `<p>${params.name}</p>`,
	}),
}

describe.each([
	['SQLite and files', true],
	['PostgreSQL and S3', hasPostgres],
])('on %s', (name, possible) => {
	const embedded = name === 'SQLite and files'

	test.runIf(possible)(
		'an erased submission leaves nothing, and a restored backup does not bring it back',
		async () => {
			const settings = testSettings(
				embedded ? {} : { DATABASE_URL: await newDatabase(), ...s3.env },
			)
			const first = await openTestApi(settings, { templates })
			const references = await send(first, canary.name, canary.mail, canary.passport)
			await send(first, bystander, 'by@stander.example', 'A0000001')
			await exportTables(first.services.store, join(settings.dataDir, 'export', '2026-11-16'))
			await first.close()
			// What a process that died over a message, and one that could not store it, leave behind.
			const waiting = join(settings.dataDir, 'waiting')
			mkdirSync(waiting, { recursive: true })
			const { waiting: digest } = await traceOf(settings, references[1] ?? '')
			for (const end of ['.broken', `.${crypto.randomUUID()}.part`])
				writeFileSync(join(waiting, `${digest}.json${end}`), JSON.stringify(canary))
			expect((await hits(settings, words)).length).toBeGreaterThan(8)

			const backup = temporaryFolder()
			cpSync(settings.dataDir, backup, { recursive: true })
			const objects = temporaryFolder()
			cpSync(s3.directory, objects, { recursive: true })
			const copy = settings.databaseUrl === null ? '' : await copyOf(settings.databaseUrl)

			const second = await openTestApi(settings, { templates })
			for (const reference of references) {
				const targets = await second.services.store.erasures.byReference(reference)
				await second.services.eraser.erase(targets, { by: 'test', reason: 'command' })
			}
			await second.close()
			expect(await hits(settings, words)).toEqual([])
			expect((await hits(settings, [bystander])).length).toBeGreaterThan(5)

			// Yesterday's backup: files over files, database in place of database. The tombstones are not in it.
			cpSync(backup, settings.dataDir, { recursive: true })
			if (embedded) {
				for (const end of ['-wal', '-shm'])
					await rm(join(settings.dataDir, `rihla.sqlite${end}`), { force: true })
			}
			cpSync(objects, s3.directory, { recursive: true })
			const restored = embedded ? settings : { ...settings, databaseUrl: copy }
			expect((await hits(restored, words)).length).toBeGreaterThan(8)
			const third = await openTestApi(restored, { templates })
			for (const reference of references)
				expect(await third.services.store.erasures.byReference(reference)).toEqual([])
			await eventually(
				() => hits(restored, words),
				(found) => found.length === 0,
			)
			await third.close()
			expect((await hits(restored, [bystander])).length).toBeGreaterThan(5)
		},
		60_000,
	)

	async function traceOf(settings: Settings, reference: string) {
		const opened = await openTestApi(settings, { templates })
		const [target] = await opened.services.store.erasures.byReference(reference)
		const found = target && (await opened.services.store.erasures.trace(target))
		await opened.close()
		if (!found) throw new Error('nothing to trace')
		return found
	}

	test.runIf(possible)('an erasure waits for its time and can be taken back', async () => {
		const settings = testSettings(embedded ? {} : { DATABASE_URL: await newDatabase() })
		const { services, post } = await openTestApi(settings)
		const { store, eraser } = services
		const contact = { name: 'Sara', email: 's@mail.example', message: 'A message of today.' }
		const { json } = await post('/contact_submissions', contact)
		const reference = `${Reflect.get(Object(json), 'reference')}`
		const [target] = await store.erasures.byReference(reference)
		if (!target) throw new Error('not stored')
		const ask = (dueAt: number) =>
			store.transaction((trx) =>
				store.erasures.request(
					trx,
					{ ...target, reference },
					{ by: 'staff', reason: 'command' },
					new Date(dueAt),
				),
			)
		expect(await ask(Date.now() + 60_000)).toBe(true)
		expect(await ask(Date.now() + 60_000)).toBe(false)
		await eraser.eraseDue()
		expect(await store.erasures.byReference(reference)).toHaveLength(1)
		expect(await store.erasures.dueAtOf(target)).not.toBeNull()
		const takeBack = () =>
			store.transaction((trx) => store.erasures.withdraw(trx, target, 'office'))
		expect(await takeBack()).toBe('done')
		expect(await takeBack()).toBe('none')
		expect(await ask(Date.now() - 1)).toBe(true)
		expect(await takeBack()).toBe('none')
		await eraser.eraseDue()
		expect(await store.erasures.byReference(reference)).toEqual([])
		expect(await store.erasures.due()).toEqual([])
	})
})

test('an object that can not be deleted blocks nothing, and is tried again', async () => {
	const settings = testSettings()
	const opened = await openTestApi(settings, { templates })
	const references = await send(opened, 'Omar', 'omar@mail.example', 'A1234567')
	await send(opened, 'Sara', 'sara@mail.example', 'A7654321')
	const { store } = opened.services
	const storage = await openStorage(settings)
	let isRefusing = true
	const eraser = createEraser(
		store,
		{
			...storage,
			async remove(name) {
				if (isRefusing) throw new Error('no')
				await storage.remove(name)
			},
		},
		createTombstoneFiles(storage, settings.dataDir),
		settings.dataDir,
	)
	const targets = (
		await Promise.all(references.map((reference) => store.erasures.byReference(reference)))
	).flat()
	const documents = () => readdirSync(join(settings.dataDir, 'documents')).length
	const before = documents()
	expect(await eraser.erase(targets, { by: 'test', reason: 'command' })).toBe(2)
	for (const reference of references)
		expect(await store.erasures.byReference(reference)).toEqual([])
	expect(hitsInFolder(join(settings.dataDir, 'spreadsheet'), ['omar@mail.example'])).toEqual([])
	// With the folder of tombstones there is one more; the document is still there, until it goes.
	expect(documents()).toBe(before + 1)
	isRefusing = false
	await eraser.eraseDue()
	expect(documents()).toBe(before)
	expect(await store.erasures.due()).toEqual([])
})
