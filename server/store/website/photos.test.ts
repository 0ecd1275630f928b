import { describe, expect, onTestFinished, test } from 'vitest'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openStore } from '../store.ts'

const entry = { kind: 'university', id: 'sunway-university' }
const size = { width: 1600, height: 900 }
const naming = (hash: string) =>
	JSON.stringify({ photo: { hash, ...size, focus: { x: 50, y: 50 } } })
const row = (hash: string) => ({ hash, ...size, bytes: 1, widths: [480], by: 'mona' })

describe.each(databases)('on %s', (name, possible) => {
	test.runIf(possible)(
		'a photo stays while a text or a draft names it, and no longer',
		async () => {
			const databaseUrl = name === 'SQLite' ? null : await newDatabase()
			const store = await openStore({ dataDir: temporaryFolder(), databaseUrl })
			onTestFinished(() => store.close())
			const { photos, drafts } = store.website
			const [kept, drafted, unnamed] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)]
			for (const hash of [kept, drafted, unnamed]) expect(await photos.add(row(hash))).toBe(true)
			await drafts.open(entry, naming(drafted), { number: 1, document: naming(kept) }, 'mona')
			expect(await photos.takeUnnamed(new Date(0).toISOString())).toEqual([])
			const later = new Date(Date.now() + 1000).toISOString()
			expect(await photos.takeUnnamed(later)).toEqual([unnamed])
			// While its bytes go it can't be taken again; afterwards it is a new one.
			expect(await photos.add(row(unnamed))).toBe(false)
			await photos.forget(unnamed, 'system')
			expect(await photos.hashes()).toEqual(new Set([kept, drafted]))
			expect((await photos.kept([kept, unnamed])).size).toBe(1)
			expect(await photos.add(row(unnamed))).toBe(true)
		},
	)

	test.runIf(possible)('a photo stays that a text names which can not be parsed', async () => {
		const databaseUrl = name === 'SQLite' ? null : await newDatabase()
		const store = await openStore({ dataDir: temporaryFolder(), databaseUrl })
		onTestFinished(() => store.close())
		const { photos, drafts } = store.website
		const [kept, drafted] = ['a'.repeat(32), 'b'.repeat(32)]
		for (const hash of [kept, drafted]) await photos.add(row(hash))
		const broken = (hash: string) => naming(hash).slice(0, -1)
		await drafts.open(entry, broken(drafted), { number: 1, document: broken(kept) }, 'mona')
		expect(await photos.takeUnnamed(new Date(Date.now() + 1000).toISOString())).toEqual([])
	})
})
