import { describe, expect, onTestFinished, test } from 'vitest'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openDatabase } from '../database.ts'
import { openStore } from '../store.ts'
import { personDigest, textWithout } from './erased.ts'

const about = { kind: 'page-about', id: 'about' }
const erased = [{ kind: about.kind, entry_id: about.id, people: [personDigest('somebody')] }]

test('of a text that nobody can read nothing is left where somebody was erased, and all where nobody was', () => {
	expect(textWithout(erased, about, '{"broken')).toBeNull()
	expect(textWithout(erased, { ...about, id: 'other' }, '{"broken')).toBe('{"broken')
})

describe.each(databases)('on %s', (name, possible) => {
	test.runIf(possible)(
		'an entry whose text is broken since somebody was erased from it can be drafted and hidden',
		async () => {
			const databaseUrl = name === 'SQLite' ? null : await newDatabase()
			const settings = { dataDir: temporaryFolder(), databaseUrl }
			const { website, close } = await openStore(settings)
			const database = await openDatabase(settings)
			onTestFinished(async () => {
				await close()
				await database.close()
			})
			const publish = (document: string | null, state: 'shown' | 'hidden') =>
				website.publish({
					entries: [{ ...about, state, document, draftVersion: null, shipped: null, codes: [] }],
					...{ liveAt: null, note: '', actor: 'mona', key: state },
					merge: (_, __, mine) => ({ merged: mine, clashes: [] }),
					isOfOtherShipped: () => false,
				})
			await publish('{"team":[]}', 'shown')
			await website.erasures.erase({
				id: 'erasure',
				kind: 'website',
				entry: about,
				people: erased[0]?.people ?? [],
				by: 'mona',
				reason: 'applicant',
				requestedAt: '2026-11-18T10:00:00.000Z',
			})
			const db = await database.ready()
			await db.updateTable('content_documents').set({ document: '{"broken' }).execute()
			const base = { number: 1, document: '{"broken' }
			expect(await website.drafts.open(about, '{"team":[]}', base, 'mona')).toMatchObject({
				result: 'saved',
			})
			expect(await publish(null, 'hidden')).toMatchObject({ result: 'published' })
			expect((await website.versions.of(about)).at(-1)).toMatchObject({
				...{ state: 'hidden', document_hash: null },
			})
		},
	)
})
