/** Tombstones of what was erased, on a store that answers slowly: how many questions a start asks, and how many at once. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { freePort } from '#tests/services/free-port.ts'
import { eventually, testSettings } from '#tests/services/server.ts'
import { openStorage } from '../documents/open-storage.ts'
import { openDatabase } from '../store/database.ts'
import { writeDurably } from '../store/durable-file.ts'
import { reasonCode } from '../store/tombstone-rows.ts'
import { openStoreWithErasures } from './open-store-with-erasures.ts'
import { createTombstoneFiles } from './tombstone-files.ts'

/** A store of tombstones that speaks as much S3 as reading needs, answers after 25 ms, and counts. */
async function startSlowStore() {
	const port = await freePort()
	const files = new Map<string, string>()
	const seen = { requests: 0, most: 0 }
	let running = 0
	const server = createServer(async ({ url }, answer) => {
		// Whether it lists versions is asked once by every start, beside the tombstones.
		if (url?.includes('versions')) return answer.writeHead(501).end('<Code>NotImplemented</Code>')
		running += 1
		seen.requests += 1
		seen.most = Math.max(seen.most, running)
		await wait(25)
		running -= 1
		const name = decodeURIComponent(new URL(url ?? '', 'http://s3').pathname).slice(
			'/tombstones/'.length,
		)
		const names = [...files.keys()].map((key) => `<Contents><Key>erased/${key}</Key></Contents>`)
		const list = `<ListBucketResult><IsTruncated>false</IsTruncated>${names.join('')}</ListBucketResult>`
		answer.end(files.get(name.replace('erased/', '')) ?? list)
	})
	await new Promise<void>((resolve) => {
		server.listen(port, '127.0.0.1', () => resolve())
	})
	onTestFinished(() => void server.close())
	const env = {
		S3_BUCKET: 'tombstones',
		S3_ENDPOINT: `http://127.0.0.1:${port}`,
		S3_REGION: 'us-east-1',
		S3_ACCESS_KEY_ID: 'sample',
		S3_SECRET_ACCESS_KEY: 'sample',
	}
	const reset = () => Object.assign(seen, { requests: 0, most: 0 })
	return { env, files, seen, reset }
}

/** As it stands in a file: before there were codes, its reason was in free words. */
const tombstoneOf = (id: string, reason: string) => ({
	id: crypto.randomUUID(),
	kind: 'contact_submissions' as const,
	submissionId: id,
	reference: id,
	line: '',
	traces: { ids: [id], documents: [], createdAt: '', mails: [], waiting: '' },
	by: 'test',
	reason,
	requestedAt: new Date().toISOString(),
})

test('a start reads what its database does not know, eight at a time, and nothing twice', async () => {
	const { env, files, seen, reset } = await startSlowStore()
	const settings = testSettings(env)
	/** Opened when it answers its first question. */
	async function open() {
		reset()
		const { store } = await openStoreWithErasures(settings)
		await eventually(
			() =>
				store.ping().then(
					() => true,
					() => false,
				),
			(isUp) => isUp,
			40,
		)
		return store
	}
	const first = await open()
	const { submission } = await first.submissions.submit(newSubmission('contact_submissions'))
	await first.close()
	const ids = [submission.id, ...Array.from({ length: 299 }, (_, at) => `${at}`)]
	for (const id of ids)
		files.set(`2026-11-17-${id}.json`, JSON.stringify([tombstoneOf(id, 'other')]))

	// This database is older than the tombstones, as a restored one is: it reads each once, before its first answer.
	const second = await open()
	expect(await second.submissions.find('contact_submissions', submission.id)).toBeNull()
	expect(seen).toEqual({ requests: 301, most: 8 })
	await second.close()

	const third = await open()
	expect(seen).toEqual({ requests: 1, most: 1 })
	await third.close()
}, 60_000)

test('free words and tombstones older than every backup go', async () => {
	const settings = testSettings()
	const tombstones = createTombstoneFiles(await openStorage(settings), settings.dataDir)
	const folder = join(settings.dataDir, 'documents/erased')
	await writeDurably(
		join(folder, '2026-11-17-typed.json'),
		JSON.stringify([tombstoneOf('typed', 'Fatima asked by phone')]),
	)
	const { store, eraser } = await openStoreWithErasures(settings)
	await store.ping()
	const old = JSON.stringify([tombstoneOf('old', 'other')])
	await writeDurably(join(folder, '2020-01-01-old.json'), old)
	await eraser.eraseAgain()
	const left = await tombstones.unknown(new Set())
	expect(left).toMatchObject([
		{ tombstones: [{ submissionId: 'typed', reason: 'other' }], isTyped: false },
	])
	expect(await store.erasures.knownTombstoneFiles()).toEqual(new Set(left.map(({ name }) => name)))
	const database = await openDatabase(settings)
	const { rows } = await sql`select reason, traces from erasures`.execute(await database.ready())
	expect(JSON.stringify(rows)).not.toContain('Fatima')
	await database.close()
	await store.close()
})

test('a reason is a code, whatever was typed', () => {
	expect(reasonCode('request')).toBe('command')
	for (const typed of ['constructor', 'toString', '__proto__', 'Fatima asked by phone']) {
		expect(reasonCode(typed)).toBe('other')
	}
})
