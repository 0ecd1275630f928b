import { expect, onTestFinished, test } from 'vitest'
import { startSilentProxy } from '#tests/fakes/silent-proxy.ts'
import { newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { hasPostgres } from '#tests/services/postgres.ts'
import { openStore } from './store.ts'

test.runIf(hasPostgres)(
	'a PostgreSQL that goes silent after connecting is given up once, not by everyone who comes after',
	async () => {
		const address = new URL(await newDatabase())
		const proxy = await startSilentProxy({ host: '127.0.0.1', port: Number(address.port) })
		address.port = `${proxy.port}`
		const store = await openStore({ databaseUrl: address.href, dataDir: temporaryFolder() })
		onTestFinished(async () => {
			await proxy.stop()
			await store.close()
		})
		await store.ping()
		proxy.fallSilent()
		await expect(store.ping()).rejects.toThrow()
		proxy.speak()
		// The old connection is silent for good: had the next call got it again, it would fail too.
		await store.ping()
	},
	30_000,
)
