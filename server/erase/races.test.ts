/** What happens to a case in the very moment of its erasure: nothing of it stays, and nothing that is open goes. */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { openTestApi, testSettings } from '#tests/services/server.ts'
import { openStorage } from '../documents/open-storage.ts'
import { createBackfill } from '../store/cases/backfill-cases.ts'
import { openDatabase } from '../store/database.ts'
import { createEraser } from './eraser.ts'
import { purge } from './retention.ts'
import { createTombstoneFiles } from './tombstone-files.ts'

const byMail = { link: null, origin: 'mail' } as const

const asked = { by: 'test', reason: 'test' } as const
const long = '2020-01-01T00:00:00.000Z'

describe.each(databases)('on %s', (name, possible) => {
	/** `meanwhile` happens while the tombstone is put away: after the submission was looked at, before its rows go. */
	async function open() {
		const DATABASE_URL = name === 'SQLite' ? '' : await newDatabase()
		const settings = testSettings({ DATABASE_URL })
		const { services } = await openTestApi(settings)
		const { store, documents } = services
		const database = await openDatabase(settings)
		onTestFinished(() => database.close())
		const run = async (statement: ReturnType<typeof sql>) =>
			(await statement.execute(await database.ready())).rows
		const storage = await openStorage(settings)
		let meanwhile = async () => {}
		const slow = {
			...storage,
			async put(...given: Parameters<typeof storage.put>) {
				await storage.put(...given)
				const now = meanwhile
				meanwhile = async () => {}
				await now()
			},
		}
		const tombstones = createTombstoneFiles(slow, settings.dataDir)
		const eraser = createEraser(store, storage, tombstones, settings.dataDir)
		const { submission } = await store.submissions.submit(newSubmission('user_applications'))
		const { id } = submission
		const upload = async () => {
			const path = await documents.incomingPath()
			writeFileSync(path, 'a passport')
			const key = crypto.randomUUID()
			const given = {
				path,
				size: 10,
				key,
				fingerprint: key,
				source: 'x',
				scan: null,
				fileName: 'p.pdf',
			}
			return (await documents.keep({ ...given, extension: 'pdf' })) ?? ''
		}
		const request = await store.cases.requests.ask(id, { document: 'photos' }, { actor: 'sara' })
		const attach = async () =>
			store.cases.fromApplicant.attach(id, request ?? '', await upload(), byMail)
		const bytes = () =>
			readdirSync(join(settings.dataDir, 'documents')).filter((file) => file.endsWith('.pdf'))
		const during = (work: () => Promise<void>) => {
			meanwhile = work
		}
		const target = { kind: 'user_applications', id } as const
		return {
			settings,
			services,
			store,
			database,
			eraser,
			tombstones,
			run,
			target,
			attach,
			bytes,
			during,
		}
	}

	test.runIf(possible)('a document that comes while its case is erased goes too', async () => {
		const { store, eraser, tombstones, run, target, attach, bytes, during } = await open()
		during(async () => {
			expect(await attach()).toBe('attached')
			expect(bytes()).toHaveLength(1)
			// A version from before the desk sweeps away what names no application.
			expect(await run(sql`select application_id from documents`)).toEqual([
				{ application_id: target.id },
			])
		})
		expect(await eraser.erase([target], asked)).toBe(1)
		expect(bytes()).toEqual([])
		expect(await run(sql`select name from documents`)).toEqual([])
		// One tombstone is left, and it names the document.
		const [file, ...more] = await tombstones.unknown(new Set())
		expect(more).toEqual([])
		expect(file?.tombstones[0]?.traces.documents).toHaveLength(1)
		expect(await store.erasures.knownTombstoneFiles()).toEqual(new Set([file?.name]))
	})

	test.runIf(possible)('one that comes a moment later is refused, and swept away', async () => {
		const { services, eraser, run, target, attach, bytes } = await open()
		await eraser.erase([target], asked)
		expect(await attach()).toBe('settled')
		expect(await services.documents.sweep(-1000)).toBe(1)
		expect([bytes(), await run(sql`select name from documents`)]).toEqual([[], []])
	})

	test.runIf(possible)(
		'what a call under way wrote about the case goes a minute later',
		async () => {
			const { eraser, run, target, attach, bytes } = await open()
			await eraser.erase([target], asked)
			await run(sql`
			insert into requests (id, case_id, document, note, asked_by, asked_at, state)
			values ('late', ${target.id}, 'photos', 'For Omar', 'sara', ${long}, 'open')`)
			await attach()
			await run(sql`update documents set case_id = ${target.id}, application_id = ${target.id}`)
			expect(bytes()).toHaveLength(1)
			await eraser.eraseDue()
			expect(bytes()).toEqual([])
			for (const table of ['requests', 'documents'])
				expect(await run(sql`select * from ${sql.table(table)}`)).toEqual([])
		},
	)

	test.runIf(possible)('a row that is erased while cases are made does not come back', async () => {
		const { eraser, database, run, target } = await open()
		await run(sql`delete from cases`)
		// Erased in the last moment before cases are written.
		let erased = 0
		const fill = createBackfill({
			...database,
			async transaction(work) {
				if (erased === 0) erased = await eraser.erase([target], asked)
				return database.transaction(work)
			},
		})
		expect([await fill(), erased]).toEqual([0, 1])
		expect(await run(sql`select id from cases`)).toEqual([])
	})

	test.runIf(possible)(
		'what is not to go any more gets no tombstone, not even for a moment',
		async () => {
			const { store, eraser, target, during } = await open()
			let written = 0
			during(async () => {
				written += 1
			})
			expect(await eraser.erase([target], asked, async () => false)).toBe(0)
			expect(written).toBe(0)
			expect(await store.cases.find(target.id)).not.toBeNull()
		},
	)

	test.runIf(possible)('a closed case that is opened again is not taken by its age', async () => {
		const { settings, store, eraser, tombstones, run, target, during } = await open()
		const close = () => run(sql`update cases set closed_at = ${long}, outcome = 'done'`)
		await close()
		during(async () => {
			await store.cases.fromApplicant.write(target.id, 'Is my visa ready?', byMail)
		})
		expect(await purge({ store, eraser }, settings.dataDir, 30)).toBe(0)
		expect(await store.cases.find(target.id)).toMatchObject({ closed_at: null, unread: true })
		// No tombstone is left either: it would erase the case at the next start.
		expect(await tombstones.unknown(new Set())).toEqual([])
		await close()
		expect(await purge({ store, eraser }, settings.dataDir, 30)).toBe(1)
	})
})
