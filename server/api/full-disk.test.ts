import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openTestApi, testSettings } from '#tests/services/server.ts'

const message = { name: 'Sara', email: 'sara@example.com', message: 'Is there room for me?' }

/** The whole data folder on a disk of its own: database, mails, documents and all. */
function smallDisk(): string | null {
	const folder = temporaryFolder()
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder], { stdio: 'ignore' })
	} catch {
		console.warn('NOT TESTED: forms on a full disk (mounting needs root)')
		return null
	}
	onTestFinished(() => void execFileSync('umount', ['-l', folder]))
	return folder
}

/** Takes all the room there is until it is given back. */
function fill(folder: string): () => void {
	const ballast = join(folder, 'ballast')
	const { bavail, bsize } = statfsSync(folder)
	writeFileSync(ballast, Buffer.alloc(bavail * bsize))
	return () => rmSync(ballast)
}

test('a form on a full disk is told so, and goes through once there is room again', async ({
	skip,
}) => {
	const dataDir = smallDisk()
	if (!dataDir) return skip()
	const { post, services } = await openTestApi(testSettings({ DATA_DIR: dataDir }))
	const send = (key: string) =>
		post('/contact_submissions', message, { 'idempotency-key': `full-disk-${key}` })
	expect((await send('before')).status).toBe(201)

	const makeRoom = fill(dataDir)
	const refused = await send('during')
	expect(refused.status).toBe(502)
	expect(refused.json).toMatchObject({
		channels: { database: 'failed', email: 'failed', spreadsheet: 'failed' },
	})
	makeRoom()

	const stored = await send('during')
	expect(stored.status).toBe(201)
	expect(stored.json).toMatchObject({ reference: Reflect.get(Object(refused.json), 'reference') })
	expect((await send('during')).json).toMatchObject({
		reference: Reflect.get(Object(stored.json), 'reference'),
	})
	const rows: string[][] = []
	for await (const row of services.store.exportedTables.rowsOf('contact_submissions'))
		rows.push(row)
	// The first line names the columns.
	expect(rows).toHaveLength(3)
	expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(2)
	expect(
		readFileSync(join(dataDir, 'spreadsheet/contact.csv'), 'utf8').trim().split('\n'),
	).toHaveLength(3)
})
