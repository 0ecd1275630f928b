/** Photos when something goes wrong in the middle: nothing is half, and nothing stays behind. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	utimesSync,
	writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openServices, type Services } from '#server/services.ts'
import { testedOn } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { testSettings } from '#tests/services/server.ts'
import { createPhotos } from './photos.ts'

// Each photo is encoded several times.
vi.setConfig({ testTimeout: 120_000 })

const program = fileURLToPath(
	new URL('../../tests/services/take-photos-forever.ts', import.meta.url),
)

/** The photos that it said were kept, before it was killed in the middle of the next. */
async function takeUntilKilled(dataDir: string, databaseUrl: string | null, name: string) {
	const child = spawn(process.execPath, [program, dataDir, databaseUrl ?? '', name])
	let said = ''
	child.stdout.on('data', (chunk: Buffer) => {
		said += `${chunk}`
		if (said.includes('\n')) child.kill('SIGKILL')
	})
	await once(child, 'close')
	return said.trim().split('\n')
}

async function open(env: Record<string, string>, dataDir: string): Promise<Services> {
	const services = await openServices({ ...testSettings(env), dataDir })
	onTestFinished(() => services.close())
	return services
}

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

describe.each(testedOn('PostgreSQL'))('on %s', (_, possible, place) => {
	test.runIf(possible)('two processes that are killed leave no half photo', async () => {
		const dataDir = temporaryFolder()
		const settings = { ...testSettings(await place()), dataDir }
		const { databaseUrl } = settings
		const { photos, documents, close } = await openServices(settings)
		onTestFinished(close)
		const said = await Promise.all(
			['a', 'b'].map((one) => takeUntilKilled(dataDir, databaseUrl, one)),
		)
		for (const hash of said.flat()) expect(await photos.files(hash)).toHaveLength(5)
		// A day later, without a text that names them.
		const incoming = join(dataDir, 'documents/incoming')
		const earlier = new Date(Date.now() - 2 * 3_600_000)
		for (const left of filesIn(incoming)) utimesSync(join(incoming, left), earlier, earlier)
		await documents.sweep()
		await photos.sweep(undefined, new Date(Date.now() + 1000))
		expect(filesIn(incoming)).toEqual([])
		expect(filesIn(join(dataDir, 'documents/photos'))).toEqual([])
	})
})

test('what a killed process was making goes with the next sweep', async () => {
	const dataDir = temporaryFolder()
	const { documents } = await open({}, dataDir)
	const left = `${await documents.incomingPath()}-sizes`
	mkdirSync(left)
	writeFileSync(join(left, '480.avif'), 'half')
	const earlier = new Date(Date.now() - 2 * 3_600_000)
	utimesSync(left, earlier, earlier)
	await documents.sweep()
	expect(filesIn(join(dataDir, 'documents/incoming'))).toEqual([])
})

test('an import that was ended in the middle is completed by the next', async () => {
	const dataDir = temporaryFolder()
	const { photos, documents, store } = await open({}, dataDir)
	const exported = temporaryFolder()
	const hash = 'e'.repeat(32)
	const ends = ['480.avif', '480.webp', '800.avif', '800.webp', 'original.webp']
	for (const end of ends) writeFileSync(join(exported, `${hash}-${end}`), end)
	const size = { hash, width: 800, height: 600 }
	await store.website.photos.add({ ...size, bytes: 9, widths: [480, 800], by: 'mona' })
	const aside = join(temporaryFolder(), 'first')
	copyFileSync(join(exported, `${hash}-480.avif`), aside)
	await documents.storage.put(`photos/${hash}-480.avif`, aside, 'image/avif')
	await photos.bring({ ...size, focus: { x: 50, y: 50 } }, exported, 'mona')
	expect(await photos.files(hash)).toHaveLength(5)
})

test('a photo that two ask for in the same moment counts once in the memory that photos may take', async () => {
	const megabyte = 1024 * 1024
	let reads = 0
	const storage = {
		async read() {
			reads += 1
			return Readable.from([Buffer.alloc(7 * megabyte)])
		},
	}
	const { documents, store } = await open({}, temporaryFolder())
	const photos = createPhotos(
		{ ...documents, storage: { ...documents.storage, ...storage } },
		store,
	)
	const read = (letter: string) => photos.read(letter.repeat(32), 480, 'avif')
	await Promise.all([read('a'), read('a')])
	await read('b')
	expect(reads).toBe(3)
	await read('a')
	await read('b')
	expect(reads).toBe(3)
})
