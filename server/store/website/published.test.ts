import { describe, expect, onTestFinished, test } from 'vitest'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openDatabase } from '../database.ts'
import { openStore } from '../store.ts'

const sunway = { kind: 'university', id: 'sunway-university' }
const taylors = { kind: 'university', id: 'taylors-university' }
const moment = () => new Date().toISOString()

describe.each(databases)('on %s', (name, possible) => {
	test.runIf(possible)(
		'after a publication only the entries that it changed are read',
		async () => {
			const databaseUrl = name === 'SQLite' ? null : await newDatabase()
			const settings = { dataDir: temporaryFolder(), databaseUrl }
			const { website, close } = await openStore(settings)
			const database = await openDatabase(settings)
			onTestFinished(async () => {
				await close()
				await database.close()
			})
			let keys = 0
			const publish = (entry: typeof sunway, fee: number) => {
				keys += 1
				const document = JSON.stringify({ fee })
				const more = { state: 'shown' as const, draftVersion: null, shipped: null, codes: [] }
				return website.publish({
					entries: [{ ...entry, ...more, document }],
					...{ liveAt: null, note: '', actor: 'mona', key: `${keys}` },
					merge: (_, __, mine) => ({ merged: mine, clashes: [] }),
					isOfOtherShipped: () => false,
				})
			}
			await publish(sunway, 1)
			await publish(taylors, 1)
			const before = await website.published.at(moment())
			await publish(sunway, 2)
			const after = await website.published.at(moment(), before)
			expect(after.changed).toEqual([sunway])
			expect(after.versions).toHaveLength(2)
			expect(before.versions).toContain(after.versions.find((one) => one.entry_id === taylors.id))
			expect((await website.published.at(moment(), after)).changed).toEqual([])

			// A release from before versions had their revision publishes beside this one.
			await publish(taylors, 3)
			const db = await database.ready()
			await db.updateTable('content_versions').set({ revision: 0 }).execute()
			const all = await website.published.at(moment(), after)
			expect(all.changed).toBeNull()
			expect(all.versions.map(({ document }) => document)).toEqual([{ fee: 2 }, { fee: 3 }])
		},
	)
})
