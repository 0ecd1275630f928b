/** Somebody on the website asks to be forgotten: looked for in every row, file, photo and page, and in a backup that is put back. */
import { cpSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { consultants } from '#content/consultants.ts'
import sunway from '#content/universities/sunway-university.ts'
import { openServices, type Services } from '#server/services.ts'
import type { Settings } from '#server/settings.ts'
import { hitsInDatabase, hitsInFolder } from '#tests/services/canary.ts'
import { copyOf, databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { testSettings } from '#tests/services/server.ts'
import { isOfOtherShipped, merge } from '../desk/website/entries.ts'
import type { EntryName } from '../store/website/documents.ts'
import { personDigest } from '../store/website/erased.ts'
import { createEraseFromWebsite } from './erase-from-website.ts'
import { createTombstoneFiles } from './tombstone-files.ts'

const canary = 'Zerzura'
const bystander = 'Bystander'
const team = { kind: 'company', id: 'consultants' }
const voices = { kind: 'page', id: 'testimonials' }
const far = '2099-01-01T00:00:00.000Z'
const both = (text: string) => ({ ar: text, en: text })

const hits = async (settings: Settings, word: string) => [
	...(await hitsInDatabase(settings, [word])),
	...hitsInFolder(settings.dataDir, [word]),
]

async function open(settings: Settings): Promise<Services> {
	const services = await openServices(settings)
	onTestFinished(() => services.close())
	return services
}

let keys = 0
function publish({ store }: Services, entry: EntryName, document: unknown, more: object = {}) {
	keys += 1
	return store.website.publish({
		entries: [
			{
				...{ ...entry, state: 'shown', document: JSON.stringify(document) },
				...{ draftVersion: null, shipped: null, codes: [] },
			},
		],
		...{ liveAt: null, note: `${canary} joins`, actor: 'mona', key: `${keys}` },
		...{ merge, isOfOtherShipped },
		...more,
	})
}

async function keepPhoto({ photos }: Services, folder: string, digest: string) {
	const path = join(folder, 'photo.jpg')
	const create = { width: 800, height: 600, channels: 3 as const, background: '#2a6f6a' }
	await writeFile(path, await sharp({ create }).jpeg().toBuffer())
	const kept = await photos.take(path, digest, 'mona')
	if (!kept || 'refusal' in kept) throw new Error('no photo')
	return { hash: kept.hash, width: 800, height: 600, focus: { x: 50, y: 50 } }
}

const [first] = consultants
const person = (id: string, name: string, photo?: object) => ({
	...first,
	id,
	name: both(name),
	picture: { ...first?.picture, ...(photo && { photo }) },
})

describe.each(databases)('on %s', (name, possible) => {
	const embedded = name === 'SQLite'
	const newSettings = async () =>
		testSettings(embedded ? {} : { DATABASE_URL: await newDatabase() })

	test.runIf(possible)(
		'an erased person is in no row, file or photo, and a restored backup does not bring them back',
		async () => {
			const settings = await newSettings()
			const before = await openServices(settings)
			const photo = await keepPhoto(before, temporaryFolder(), 'a'.repeat(64))
			const shared = await keepPhoto(before, temporaryFolder(), 'b'.repeat(64))
			const other = person('person-2', bystander, shared)
			const stays = { consultants: [other] }
			await publish(before, team, { consultants: [person('person-1', canary, photo), other] })
			// The same photo as the other's, and another spelling of the name.
			const spelled = { consultants: [person('person-1', `${canary} Qamar`, shared), other] }
			await publish(before, team, spelled)
			await publish(before, team, spelled, { liveAt: far })
			const text = JSON.stringify({ consultants: [other, person('person-1', canary, photo)] })
			const base = { number: 2, document: JSON.stringify(spelled) }
			await before.store.website.drafts.open(team, text, base, 'mona')
			await before.content.refresh()
			expect(JSON.stringify(before.content.current().documents)).toContain(canary)
			await before.close()
			const full = await hits(settings, canary)
			expect(full.join()).toMatch(/content_documents/)
			expect(full.join()).toMatch(/content\/[\w-]+\.json/)
			const backup = temporaryFolder()
			cpSync(settings.dataDir, backup, { recursive: true })
			const copy = settings.databaseUrl === null ? '' : await copyOf(settings.databaseUrl)

			const services = await openServices(settings)
			const text0 = services.content.current().read('ar', 'consultants')
			expect(text0?.json).toContain(canary)
			const id = 'erasure-1'
			const people = [personDigest('id person-1')]
			await services.eraseFromWebsite({
				...{ id, entry: team, people, by: 'huda', reason: 'phone_or_mail' },
			})
			const { website, cases } = services.store
			// At once for everybody, also under the address of the text from before.
			expect(services.content.current().read('ar', 'consultants')?.json).not.toContain(canary)
			expect(services.content.textUnder(text0?.hash ?? '')).toBeUndefined()
			expect(await services.content.showsPhoto(photo.hash)).toBe(false)
			expect(await services.photos.files(photo.hash)).toEqual([])
			expect((await services.photos.files(shared.hash)).length).toBeGreaterThan(2)
			const versions = await website.versions.of(team)
			expect(versions).toHaveLength(3)
			for (const { number, erased_at, note } of versions) {
				expect({ erased_at: erased_at !== null, note }).toEqual({ erased_at: true, note: '' })
				const kept = await website.versions.read(team, number)
				expect(JSON.parse(kept?.document ?? '')).toEqual(stays)
			}
			// A tab from before, and an import of an old export.
			const draft = await website.drafts.find(team)
			expect(draft).toMatchObject({ version: 2, base: JSON.stringify(stays) })
			await website.drafts.save(team, 2, text, 'mona')
			expect((await website.drafts.find(team))?.document).not.toContain(canary)
			await publish(services, team, spelled, { note: '' })
			const { events } = await cases.audit.page({})
			expect(events).toContainEqual(
				expect.objectContaining({ type: 'content_erased', actor: 'huda', data: team }),
			)
			await services.close()
			expect(await hits(settings, canary)).toEqual([])
			expect((await hits(settings, bystander)).length).toBeGreaterThan(1)

			// Yesterday's backup: files over files, database in place of database. The tombstone is not in it.
			cpSync(backup, settings.dataDir, { recursive: true })
			if (embedded)
				for (const end of ['-wal', '-shm'])
					await rm(join(settings.dataDir, `rihla.sqlite${end}`), { force: true })
			const restored = embedded ? settings : { ...settings, databaseUrl: copy }
			expect((await hits(restored, canary)).length).toBeGreaterThan(1)
			const after = await openServices(restored)
			expect(JSON.stringify(after.content.current().documents)).not.toContain(canary)
			expect(JSON.stringify(after.content.current().documents)).toContain(bystander)
			await after.photos.sweep()
			expect(await after.photos.files(photo.hash)).toEqual([])
			await after.store.erasures.overwrite()
			await after.close()
			expect(await hits(restored, canary)).toEqual([])
			// Another start finds nothing to do.
			const again = await open(restored)
			expect(await again.store.website.versions.of(team)).toHaveLength(3)
		},
		60_000,
	)

	test.runIf(possible).each([
		['a person', [personDigest('id person-1')]],
		['the entry', null],
	] as const)('a text that can not be parsed goes when %s is erased', async (_, people) => {
		const settings = await newSettings()
		const services = await open(settings)
		const photo = await keepPhoto(services, temporaryFolder(), 'a'.repeat(64))
		const text = { consultants: [person('person-1', canary, photo)] }
		await publish(services, team, { consultants: [person('person-2', bystander)] }, { note: '' })
		await publish(services, team, text)
		const draft = JSON.stringify(text).slice(0, -2)
		await services.store.website.drafts.open(team, draft, { number: 2, document: null }, 'mona')
		await services.store.transaction((trx) =>
			sql`update content_documents set document = substr(document, 1, length(document) - 1)
					where document like ${`%${canary}%`}`.execute(trx),
		)
		await services.eraseFromWebsite({
			...{ id: 'broken', entry: team, people: people && [...people], by: 'huda', reason: 'legal' },
		})
		expect(await hits(settings, canary)).toEqual([])
		expect(await services.photos.files(photo.hash)).toEqual([])
		const { pages } = services.content.current().documents
		expect(JSON.stringify(pages.consultants)).not.toContain(canary)
		const kept = await services.store.website.versions.read(team, 1)
		expect(kept?.document?.includes(bystander) ?? false).toBe(people !== null)
	})

	test.runIf(possible)('no other process has their photo in memory', async () => {
		const settings = await newSettings()
		const services = await open(settings)
		const other = await open(settings)
		const photo = await keepPhoto(services, temporaryFolder(), 'a'.repeat(64))
		const shown = [person('person-1', canary, photo), person('person-2', bystander)]
		await publish(services, team, { consultants: shown })
		await other.content.refresh()
		const seen = () => other.photos.read(photo.hash, 480, 'avif')
		expect(await seen()).not.toBeNull()
		const people = [personDigest('id person-1')]
		await services.eraseFromWebsite({
			...{ id: 'photo', entry: team, people, by: 'huda', reason: 'legal' },
		})
		await other.content.refresh()
		expect(await seen()).toBeNull()
	})

	test.runIf(possible)(
		'who came with the release is not shown any more, and stays away',
		async () => {
			const settings = await newSettings()
			const services = await open(settings)
			const namesNow = () =>
				services.content.current().documents.pages.testimonials.testimonials.map(({ id }) => id)
			expect(namesNow()).toHaveLength(3)
			await services.eraseFromWebsite({
				...{ id: 'one', entry: voices, people: [personDigest('id psychology-student')] },
				...{ by: 'huda', reason: 'legal' },
			})
			expect(namesNow()).toEqual(['computer-science-student', 'civil-engineering-student'])
			const second = await open(settings)
			expect(second.content.current().read('en', 'testimonials')?.json).not.toContain('Lara Haddad')
		},
	)

	test.runIf(possible)(
		'the tombstone stays when only the answer of the database was lost, and pressing again changes nothing',
		async () => {
			const settings = await newSettings()
			const services = await open(settings)
			await publish(services, team, { consultants: [person('person-1', canary)] })
			const { website, erasures } = services.store
			const files = createTombstoneFiles(services.documents.storage, settings.dataDir)
			const kept = async () => (await files.unknown(new Set())).flatMap((file) => file.website)
			const erasing = (erase: typeof website.erasures.erase) => {
				const store = {
					erasures,
					website: { ...website, erasures: { ...website.erasures, erase } },
				}
				return createEraseFromWebsite({ ...services, store }, files)
			}
			const asked = {
				...{ id: 'lost', entry: team, people: [personDigest('id person-1')] },
				...{ by: 'huda', reason: 'legal' as const },
			}
			const withoutAnswer = erasing(async (erasure) => {
				await website.erasures.erase(erasure)
				throw new Error('connection lost')
			})
			await withoutAnswer(asked)
			expect(await kept()).toMatchObject([{ id: 'lost' }])
			await services.eraseFromWebsite(asked)
			expect(await kept()).toMatchObject([{ id: 'lost' }])
			expect(await hitsInDatabase(settings, [canary])).toEqual([])

			// Nothing was erased, and nothing is to be erased by surprise later.
			const rolledBack = erasing(async () => {
				throw new Error('locked')
			})
			await expect(rolledBack({ ...asked, id: 'failed' })).rejects.toThrow('locked')
			expect(await kept()).toMatchObject([{ id: 'lost' }])
		},
	)

	test.runIf(possible)('of an erased entry only who did what when is left', async () => {
		const settings = await newSettings()
		const services = await open(settings)
		const home = { kind: 'university', id: 'zerzura-university' }
		const document = { ...sunway, id: home.id, code: 'zerzura', name: both(canary) }
		await publish(services, home, document)
		await publish(services, home, { ...document, established: 1999 }, { liveAt: far })
		await services.content.refresh()
		const shown = () => services.content.current()
		expect(shown().read('ar', `universities/${home.id}`)?.json).toContain(canary)
		const asked = { entry: home, people: null, by: 'huda', reason: 'legal' } as const
		await services.eraseFromWebsite({ id: 'two', ...asked })
		expect(shown().read('ar', `universities/${home.id}`)).toBeUndefined()
		expect(shown().deleted).toContain(`universities/${home.id}`)
		const { website } = services.store
		expect(await website.versions.of(home)).toMatchObject([
			{ number: 1, published_by: 'mona', document_hash: null, note: '' },
			{ number: 2, withdrawn_by: 'huda', document_hash: null },
			{ number: 3, state: 'deleted', published_by: 'huda' },
		])
		const opened = await website.drafts.open(
			...[home, JSON.stringify(document), { number: 0, document: null }, 'mona'],
		)
		expect(opened.result).toBe('gone')
		const rows = await hitsInDatabase(settings, [canary])
		expect(rows).toEqual([])
	})
})
