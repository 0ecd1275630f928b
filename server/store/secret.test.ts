import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { hasPostgres } from '#tests/services/postgres.ts'
import { testSettings } from '#tests/services/server.ts'
import { openServices } from '../services.ts'
import { openStore } from './store.ts'

test('the secret that a data folder had becomes the one of its database', async () => {
	const dataDir = temporaryFolder()
	writeFileSync(join(dataDir, 'secret'), 'from before')
	const store = await openStore({ dataDir, databaseUrl: null })
	onTestFinished(() => store.close())
	expect(await store.ownSecret()).toBe('from before')
	writeFileSync(join(dataDir, 'secret'), 'another')
	const again = await openStore({ dataDir, databaseUrl: null })
	onTestFinished(() => again.close())
	expect(await again.ownSecret()).toBe('from before')
})

test.runIf(hasPostgres)(
	'machines with data folders of their own count the same guesses',
	async () => {
		const databaseUrl = await newDatabase()
		const open = async (dataDir: string) => {
			const store = await openStore({ dataDir, databaseUrl })
			onTestFinished(() => store.close())
			return store
		}
		const [one, other] = await Promise.all([open(temporaryFolder()), open(temporaryFolder())])
		const limit = { kind: 'test', points: 2, seconds: 60 }
		expect(await one.guesses.take('password of mona', limit)).toBeNull()
		expect(await other.guesses.take('password of mona', limit)).toBeNull()
		expect(await other.guesses.take('password of mona', limit)).not.toBeNull()
		expect(await one.guesses.take('password of mona', limit)).not.toBeNull()
	},
)

test.runIf(hasPostgres)('a data folder keeps a copy for a start without its database', async () => {
	const databaseUrl = await newDatabase()
	const first = await openServices(testSettings({ DATABASE_URL: databaseUrl }))
	onTestFinished(() => first.close())
	const settings = testSettings({ DATABASE_URL: databaseUrl, DATA_DIR: temporaryFolder() })
	const second = await openServices(settings)
	onTestFinished(() => second.close())
	expect(second.secret).toBe(first.secret)
	expect(readFileSync(join(settings.dataDir, 'secret'), 'utf8')).toBe(first.secret)
})
