/** A new entry gets another address while colleagues write in the drafts that name it. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openStore } from '../store.ts'

describe.each(databases)('on %s', (name, possible) => {
	test.runIf(possible)('what is saved meanwhile is not written over', async () => {
		const databaseUrl = name === 'SQLite' ? null : await newDatabase()
		const settings = { dataDir: temporaryFolder(), databaseUrl }
		const [store, other] = [await openStore(settings), await openStore(settings)]
		onTestFinished(async () => {
			await store.close()
			await other.close()
		})
		const { drafts } = store.website
		const nothing = { number: 0, document: null }
		const home = (id: string) => ({ kind: 'home', id })
		await drafts.open(home('vista'), '{}', nothing, 'mona')
		// Many, so that the saving comes while they are pointed anew.
		const ids = Array.from({ length: 40 }, (_, at) => `home-${at}`)
		for (const id of ids) await drafts.open(home(id), '{"related":["vista"]}', nothing, 'mona')
		const last = home('home-39')
		const words = '{"related":["vista"],"name":"of a colleague"}'
		let saving: ReturnType<typeof drafts.save> | undefined
		const to = { to: 'vista-kl', code: 'vista', version: 1, document: '{}' }
		const result = await drafts.rename(home('vista'), to, 'mona', (_, text) => {
			saving ??= other.website.drafts.save(last, 1, words, 'ali')
			return text.replace('vista', 'vista-kl')
		})
		expect(result).toBe('renamed')
		expect(await saving).toMatchObject({
			...{ result: 'conflict', draft: { version: 2, document: '{"related":["vista-kl"]}' } },
		})
	})
})
